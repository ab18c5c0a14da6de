"""The stages in which the end of a game is revealed, and which events and rules belong to each."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec


class Stage(msgspec.Struct, frozen=True):
    """One part of the end, shown before the next. Anything that no stage claims belongs to the first."""

    id: str
    rules: tuple[str, ...] = ()
    """Prefixes of the rules that decide at this stage, without the name of the game."""
    reveals: tuple[str, ...] = ()
    """Kinds of events of the final check that say more than the lines of the outcome, and lines by their names."""
    by_seat: bool = False
    """Whether seats are shown one by one."""

    def claims(self, kind: str, rule: str) -> bool:
        """Whether an event or a line of the outcome belongs here."""
        return kind in self.reveals or rule.partition("/")[2].startswith(self.rules)


def stage_of(stages: Sequence[Stage], kind: str, rule: str) -> Stage:
    """The first stage that claims an event or a line of the outcome."""
    return next((stage for stage in stages if stage.claims(kind, rule)), stages[0])
