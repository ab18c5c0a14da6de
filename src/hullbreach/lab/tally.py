"""Rows of simulated games added up: shares with their intervals, by whatever matters."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import NamedTuple

from .simulate import Row
from .wilson import Share, share

CONTINGENCY_KILLS = "lockdown/victory/contingency"
"""The rule by which a contingency kills."""


class Section(NamedTuple):
    """One question put to all games, and its answers."""

    title: str
    of: str
    """What is counted: seats, survivors, games."""
    lines: list[tuple[str, Share]]


class Group(NamedTuple):
    """Seats that have something in common, and how they fared."""

    name: str
    survived: Share
    won: Share


class Contingency(NamedTuple):
    """How often one was revealed, and in how many of those games it killed somebody."""

    name: str
    revealed: Share
    killed: Share


class Ends(NamedTuple):
    """How and when games ended."""

    rounds: range
    routes: dict[str, list[int]]
    """By what ended them, the most frequent first: how many games, round by round."""


def sections(rows: Sequence[Row]) -> list[Section]:
    """What became of everybody, what they died of, how they left, and how and when the games ended."""
    games = _games(rows)
    living = [row for row in rows if row.survived]
    everybody = everyone(rows)
    return [
        Section("fate", "seats", [("won", everybody.won), ("survived", everybody.survived)]),
        Section("cause", "seats", causes(rows)),
        Section("way-out", "survivors", _counted((row.way_out for row in living), len(living))),
        Section("ending", "games", endings(rows)),
        *_judged(rows),
        Section("round", "games", sorted(_counted((f"{row.rounds:2}" for row in games), len(games)))),
    ]


def _judged(rows: Sequence[Row]) -> Iterator[Section]:
    found = contingencies(rows)
    if found:
        yield Section("contingency", "games", [(each.name, each.revealed) for each in found])
        yield Section("contingency-kills", "games", [(each.name, each.killed) for each in found])


def contingencies(rows: Sequence[Row]) -> list[Contingency]:
    """Which were revealed, the most frequent first, and how often each killed somebody; none in most games."""
    games = _games(rows)
    revealed = Counter(row.contingency for row in games if row.contingency)
    killing = {(row.game, row.contingency) for row in rows if row.cause == CONTINGENCY_KILLS}
    killed = Counter(name for _, name in killing)
    return [
        Contingency(name, share(hits, len(games)), share(killed[name], hits)) for name, hits in revealed.most_common()
    ]


def everyone(rows: Sequence[Row]) -> Group:
    """All seats together."""
    return _group("", rows)


def causes(rows: Sequence[Row]) -> list[tuple[str, Share]]:
    """What killed, as shares of all seats."""
    return _counted((row.cause for row in rows if row.cause), len(rows))


def ways_out(rows: Sequence[Row]) -> list[tuple[str, Share]]:
    """How survivors left, as shares of all seats."""
    return _counted((row.way_out for row in rows if row.survived), len(rows))


def endings(rows: Sequence[Row]) -> list[tuple[str, Share]]:
    """By which routes games ended."""
    games = _games(rows)
    return _counted((row.ending for row in games), len(games))


def ends(rows: Sequence[Row]) -> Ends:
    """The ends of all games by route and round."""
    games = _games(rows)
    numbers = [row.rounds for row in games]
    rounds = range(min(numbers, default=1), max(numbers, default=0) + 1)
    found = Counter((row.ending, row.rounds) for row in games)
    routes = [route for route, _ in Counter(row.ending for row in games).most_common()]
    return Ends(rounds, {route: [found[route, number] for number in rounds] for route in routes})


def _games(rows: Sequence[Row]) -> list[Row]:
    """One row of every game."""
    return [row for row in rows if row.seat == 0]


def _counted(names: Iterable[str], of: int) -> list[tuple[str, Share]]:
    return [(name, share(hits, of)) for name, hits in Counter(names).most_common()]


GROUPINGS: dict[str, Callable[[Row], list[str]]] = {
    "character": lambda row: [row.character],
    "seat": lambda row: [str(row.seat)],
    "objective": lambda row: row.common.split() or [row.objective],
}
"""By what seats are compared; one that shares several objectives with its crew counts for each of them."""


def groups(rows: Sequence[Row], by: str) -> list[Group]:
    """Who survived and won, by character, seat or objective."""
    names_of = GROUPINGS[by]
    found: dict[str, list[Row]] = {}
    for row in rows:
        for name in names_of(row):
            found.setdefault(name, []).append(row)
    return [_group(name, of) for name, of in sorted(found.items())]


def _group(name: str, rows: Sequence[Row]) -> Group:
    return Group(
        name, share(sum(row.survived for row in rows), len(rows)), share(sum(row.won for row in rows), len(rows))
    )


def mean_rounds(rows: Sequence[Row]) -> float:
    """How many rounds a game lasted."""
    games = [row.rounds for row in _games(rows)]
    return sum(games) / len(games) if games else 0.0
