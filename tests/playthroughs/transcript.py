"""A game as readable text: one line an answer, and below it the events, with what only some seats learned."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from random import Random
from types import MappingProxyType
from typing import Any, NamedTuple

import hullbreach
from hullbreach.kernel import Event, workbench
from hullbreach.lab.properties import random_answers


class Played(NamedTuple):
    """A game that is kept: random answers of this seed, up to the end of this many rounds."""

    game: str
    players: int
    seed: int
    rounds: int
    options: Mapping[str, str] = MappingProxyType({})

    @property
    def file(self) -> Path:
        """Where its text is kept."""
        name = "-".join([self.game, *self.options.values(), str(self.players), "seats"])
        return Path(__file__).parent / f"{name}.txt"


KEPT = (
    Played("nemesis", 2, 67, 99),
    Played("nemesis", 4, 3, 2),
    Played("nemesis", 5, 10, 1),
    Played("lockdown", 2, 121, 99),
    Played("lockdown", 4, 3, 2),
    Played("lockdown", 3, 5, 3, {"site": "facility-surface", "mode": "coop"}),
    Played("lockdown", 5, 10, 1, {"crew": "with-original", "species": "intruders"}),
    Played("aliens", 1, 4, 99, {"mission": "newt"}),
    Played("aliens", 3, 7, 99, {"mission": "mess-call", "swarms": "models"}),
    Played("aliens", 4, 3, 6, {"mission": "survive"}),
    Played("aliens", 6, 2, 6, {"mission": "escape"}),
)


def transcript(played: Played) -> str:
    """The game as text."""
    return "".join(f"{line}\n" for line in _lines(played))


def _lines(played: Played) -> Iterator[str]:
    game = hullbreach.new(played.game, played.players, played.seed, dict(played.options))
    which = ", ".join([played.game, *played.options.values(), f"{played.players} seats", f"seed {played.seed}"])
    yield f"{which}, random answers, {played.rounds} rounds"
    yield from map(_told, game._log)
    for option_id, seat in random_answers(game, Random(played.seed)):
        before = len(game._log)
        yield f"{seat} {option_id}"
        game.answer(option_id, seat)
        yield from map(_told, game._log[before:])
        if workbench.clock(game) > played.rounds:
            break
    else:
        yield from _ended(game.outcome)
    yield f"digest {game.digest()}"


def _ended(outcome: Mapping[str, Any]) -> Iterator[str]:
    place = [f"{name}={outcome[name]}" for name in ("ship", "facility") if name in outcome]
    yield " ".join(["outcome", *place, f"survivors={outcome['survivors']} winners={outcome['winners']}"])
    for line in outcome["lines"]:
        yield f"    {line['line']} seat={line['seat']} [{line['rule']}]"


def _told(event: Event) -> str:
    words = ["   ", event.kind, *_arguments(event.public)]
    if event.secret:
        seats = ",".join(str(seat) for seat in range(8) if event.audience >> seat & 1)
        words += [f"({seats}:", *_arguments(event.secret)]
        words[-1] += ")"
    return " ".join([*words, f"[{event.rule}]"])


def _arguments(arguments: Mapping[str, Any]) -> Iterator[str]:
    for name, value in arguments.items():
        several = isinstance(value, list | tuple)
        yield f"{name}={','.join(map(str, value)) if several else value}"
