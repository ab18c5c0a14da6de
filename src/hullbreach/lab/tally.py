"""Rows of simulated games added up: shares with their intervals, by whatever matters."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple, TypeVar

from .row import Row
from .wilson import Share, share

R = TypeVar("R", bound=Row)


class Section(NamedTuple):
    """One question put to all games, and its answers."""

    title: str
    of: str
    """What is counted: seats, games …"""
    lines: list[tuple[str, Share]]


class Group(NamedTuple):
    """Seats that have something in common, and how they fared."""

    name: str
    seats: int
    fates: Mapping[str, Share]


class Ends(NamedTuple):
    """How and when games ended."""

    rounds: range
    routes: dict[str, list[int]]
    """By what ended them, the most frequent first: how many games, round by round."""


def everyone(rows: Sequence[Row], fates: Iterable[str]) -> Group:
    """All seats together."""
    return _group("", rows, fates)


def groups(rows: Sequence[R], names_of: Callable[[R], Iterable[str]], fates: Sequence[str]) -> list[Group]:
    """How seats fared, by the groups that each belongs to."""
    found: dict[str, list[R]] = {}
    for row in rows:
        for name in names_of(row):
            found.setdefault(name, []).append(row)
    return [_group(name, of, fates) for name, of in sorted(found.items())]


def _group(name: str, rows: Sequence[Row], fates: Iterable[str]) -> Group:
    return Group(name, len(rows), {fate: share(sum(getattr(row, fate) for row in rows), len(rows)) for fate in fates})


def ends_of_games(rows: Sequence[Row]) -> Iterator[Section]:
    """How the games ended and how long they lasted, as far as anybody counts that."""
    if any(row.ending for row in rows):
        yield Section("ending", "games", endings(rows))
    if any(row.rounds for row in rows):
        yield rounds(rows)


def endings(rows: Sequence[Row]) -> list[tuple[str, Share]]:
    """By which routes games ended."""
    games = one_a_game(rows)
    return counted((row.ending for row in games), len(games))


def rounds(rows: Sequence[Row]) -> Section:
    """How many rounds the games lasted."""
    games = one_a_game(rows)
    return Section("round", "games", sorted(counted((f"{row.rounds:2}" for row in games), len(games))))


def ends(rows: Sequence[Row]) -> Ends:
    """The ends of all games by route and round."""
    games = one_a_game(rows)
    numbers = [row.rounds for row in games]
    lasted = range(min(numbers, default=1), max(numbers, default=0) + 1)
    found = Counter((row.ending, row.rounds) for row in games)
    routes = [route for route, _ in Counter(row.ending for row in games).most_common()]
    return Ends(lasted, {route: [found[route, number] for number in lasted] for route in routes})


def mean_rounds(rows: Sequence[Row]) -> float:
    """How many rounds a game lasted."""
    games = [row.rounds for row in one_a_game(rows)]
    return sum(games) / len(games) if games else 0.0


def one_a_game(rows: Sequence[R]) -> list[R]:
    """One row of every game."""
    return [row for row in rows if row.seat == 0]


def counted(names: Iterable[str], of: int) -> list[tuple[str, Share]]:
    """How often each name occurs, as a share of all, the most frequent first."""
    return [(name, share(hits, of)) for name, hits in Counter(names).most_common()]
