"""Chance at a scenario's table: what has been scripted, what was used, and what nobody had scripted."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from ...kernel import Back, Game, Refused, workbench
from ...rulebook.near_names import near
from .source import BadScenario

Faces = Mapping[str, Iterable[str]]
"""By the name of a source: what it can give."""


class Chance:
    """Watches a table's chance. A card that was laid on a deck and not mixed since is not left to chance."""

    def __init__(self) -> None:
        self.strict = False
        """Whether chance that is not scripted is refused."""
        self.unscripted: list[str] = []
        self._laid: set[Back] = set()
        self._spare: list[tuple[str, str, int]] = []

    def __call__(self, source: str, backs: Sequence[Back], results: Mapping[str, int]) -> None:
        if len(backs) > 1:
            self._laid.difference_update(backs)
        elif not self._laid.issuperset(backs) or not backs:
            if self.strict:
                raise Refused("fate-not-scripted", source=source)
            self.unscripted.append(source)

    def laid(self, backs: Iterable[Back]) -> None:
        """Somebody has put these where they are."""
        self._laid.update(backs)

    def script(self, game: Game, results: Mapping[str, Sequence[str]], faces: Faces | None) -> None:
        """Fix the next results of sources; where all of them are known, only those there are."""
        for source, values in results.items():
            if faces is not None and source not in faces:
                raise BadScenario(
                    "fate-source-unknown", source=source, sources=list(faces), near=near(source, list(faces))
                )
            for value in values:
                if faces is not None and value not in (known := list(dict.fromkeys(faces[source]))):
                    raise BadScenario(
                        "fate-value-unknown", source=source, wanted=value, values=known, near=near(value, known)
                    )
        workbench.script(game, results)

    def spare(self, source: str, value: str, until: int) -> None:
        """A result that has just been scripted may go unused; from this round on it is scripted no longer."""
        self._spare.append((source, value, until))

    def take_back(self, game: Game, now: int) -> None:
        """What was to spare and has had its time is scripted no longer."""
        over = [spare for spare in self._spare if spare[2] <= now]
        if over:
            self._spare = [spare for spare in self._spare if spare[2] > now]
            g = workbench.position(game)
            g.script = _without(g.script, over)

    def unused(self, game: Game) -> dict[str, tuple[str, ...]]:
        """What was scripted, was not to spare and has not been used."""
        return _without(workbench.position(game).script, self._spare)


def _without(
    script: Mapping[str, tuple[str, ...]], spare: Iterable[tuple[str, str, int]]
) -> dict[str, tuple[str, ...]]:
    left = {source: list(values) for source, values in script.items()}
    for source, value, _ in spare:
        if value in left.get(source, ()):
            left[source].remove(value)
    return {source: tuple(values) for source, values in left.items() if values}
