"""The differences between two views of one seat, in words."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from ...view.shapes import Corridor
from . import board, rooms

if TYPE_CHECKING:
    from .family import FamilyWording

SIGNS: dict[str, Callable[[Corridor], bool]] = {
    "noise": lambda corridor: corridor.noise,
    "closed": lambda corridor: corridor.door == "closed",
    "destroyed": lambda corridor: corridor.door == "destroyed",
}
"""The states of a corridor that are compared."""


def changes(now: FamilyWording, before: FamilyWording) -> Iterator[str]:
    """A line for every change: clocks, people, rooms, corridors, and what concerns everybody."""
    clocks = now.clocks()
    if clocks != before.clocks():
        yield clocks
    for seat in range(len(now.view.crew)):
        status = now.status(seat)
        if status != before.status(seat):
            yield status
    was = {room.ref: rooms.line(before, room) for room in before.view.rooms}
    for room in now.view.rooms:
        line = rooms.line(now, room)
        if line != was.get(room.ref):
            yield line
    yield from _corridors(now, before)
    known = set(board.concerns_all(before))
    yield from (line for line in board.concerns_all(now) if line not in known)


def _corridors(now: FamilyWording, before: FamilyWording) -> Iterator[str]:
    for sign, has in SIGNS.items():
        then = {corridor.ref for corridor in before.view.corridors if has(corridor)}
        there = {corridor.ref for corridor in now.view.corridors if has(corridor)}
        for word, refs in ((f"changed-{sign}", there - then), (f"changed-{sign}-gone", then - there)):
            if refs:
                in_order = (corridor.ref for corridor in now.view.corridors if corridor.ref in refs)
                yield now.say(word, corridors=now.names(in_order))
