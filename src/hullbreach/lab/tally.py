"""Rows of simulated games added up: shares with their intervals, by whatever matters."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from .simulate import Row
from .wilson import Share, share


class Section(NamedTuple):
    """One question put to all games, and its answers."""

    title: str
    of: str
    """What is counted: seats, survivors, the dead, games."""
    lines: list[tuple[str, Share]]


class Group(NamedTuple):
    """Seats that have something in common, and how they fared."""

    name: str
    survived: Share
    won: Share


def sections(rows: Sequence[Row]) -> list[Section]:
    """What became of everybody, what they died of, how they left, and how and when the games ended."""
    games = [row for row in rows if row.seat == 0]
    living = [row for row in rows if row.survived]
    fates = [("won", sum(row.won for row in rows)), ("survived", len(living))]
    return [
        Section("everybody", "seats", [(name, share(hits, len(rows))) for name, hits in fates]),
        Section("causes of death", "seats", _counted((row.cause for row in rows if row.cause), len(rows))),
        Section("ways out", "survivors", _counted((row.way_out for row in living), len(living))),
        Section("endings", "games", _counted((row.ending for row in games), len(games))),
        Section("length in rounds", "games", sorted(_counted((f"{row.rounds:2}" for row in games), len(games)))),
    ]


def _counted(names: Iterable[str], of: int) -> list[tuple[str, Share]]:
    return [(name, share(hits, of)) for name, hits in Counter(names).most_common()]


GROUPINGS: dict[str, Callable[[Row], str]] = {
    "character": lambda row: row.character,
    "seat": lambda row: str(row.seat),
    "objective": lambda row: row.objective or "not chosen",
}
"""By what seats are compared."""


def groups(rows: Sequence[Row], by: str) -> list[Group]:
    """Who survived and won, by character, seat or objective."""
    name_of = GROUPINGS[by]
    found: dict[str, list[Row]] = {}
    for row in rows:
        found.setdefault(name_of(row), []).append(row)
    return [
        Group(name, share(sum(r.survived for r in of), len(of)), share(sum(r.won for r in of), len(of)))
        for name, of in sorted(found.items())
    ]


def mean_rounds(rows: Sequence[Row]) -> float:
    """How many rounds a game lasted."""
    games = [row.rounds for row in rows if row.seat == 0]
    return sum(games) / len(games) if games else 0.0
