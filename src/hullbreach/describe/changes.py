"""What is different between two views of one seat."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from . import board, people, place
from .phrases import Phrases
from .references import Names, View


def changes(phrases: Phrases, before: View, now: View) -> list[str]:
    """A line for whatever is not as it was: clocks, people, rooms, corridors, and what concerns all."""
    return list(_lines(phrases, before, now))


def _lines(phrases: Phrases, before: View, now: View) -> Iterator[str]:
    old, new = Names(phrases, before), Names(phrases, now)
    clocks = people.clocks(phrases, new, now)
    if clocks != people.clocks(phrases, old, before):
        yield clocks
    for seat in range(len(now["crew"])):
        status = people.status(phrases, new, now, seat)
        if status != people.status(phrases, old, before, seat):
            yield status
    was = {room["ref"]: place.line(phrases, old, before, room) for room in before["rooms"]}
    for room in now["rooms"]:
        line = place.line(phrases, new, now, room)
        if line != was.get(room["ref"]):
            yield line
    yield from _corridors(phrases, new, before, now)
    known = set(board.concerns_all(phrases, old, before))
    yield from (line for line in board.concerns_all(phrases, new, now) if line not in known)


def _corridors(phrases: Phrases, names: Names, before: View, now: View) -> Iterator[str]:
    signs: dict[str, Callable[[View], bool]] = {
        "noise": lambda corridor: bool(corridor["noise"]),
        "closed": lambda corridor: corridor["door"] == "closed",
        "destroyed": lambda corridor: corridor["door"] == "destroyed",
    }
    for sign, has in signs.items():
        then = {corridor["ref"] for corridor in before["corridors"] if has(corridor)}
        there = {corridor["ref"] for corridor in now["corridors"] if has(corridor)}
        for word, refs in ((f"changed-{sign}", there - then), (f"changed-{sign}-gone", then - there)):
            if refs:
                named = [names.name(corridor["ref"]) for corridor in now["corridors"] if corridor["ref"] in refs]
                yield phrases.say(word, corridors=phrases.listed(named))
