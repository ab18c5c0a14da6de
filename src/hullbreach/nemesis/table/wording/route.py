"""The surroundings of a room, and the way to another one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from heapq import heappop, heappush
from typing import TYPE_CHECKING

from ....rulebook.search import has_words, words
from ...view.shapes import Exit
from . import rooms

if TYPE_CHECKING:
    from .family import FamilyWording

DOOR = 100
"""A closed door counts as this many steps: a detour is the better way, if there is one."""


def near(said: FamilyWording, here: str) -> Iterator[str]:
    """A room with its exits, then every room behind them in short."""
    found = {room.ref: room for room in said.view.rooms}
    behind = dict.fromkeys(exit.to for exit in found[here].exits if exit.to)
    yield rooms.room(said, here)
    yield from (rooms.line(said, found[ref]) for ref in behind if ref in found)


def named(said: FamilyWording, asked: str) -> list[str]:
    """The room of this number, or those whose name, as far as the viewer knows it, contains these words."""
    refs = [room.ref for room in said.view.rooms]
    if asked.isdecimal():
        return [ref for ref in refs if ref == f"room:{int(asked)}"]
    wanted = words(asked)
    return [ref for ref in refs if wanted and has_words(words(said.name(ref)), wanted)]


def path(said: FamilyWording, here: str, goal: str) -> Iterator[str]:
    """The shortest way by corridors, step by step, with doors, noise and what is there."""
    if here == goal:
        yield said.say("path-here", room=said.name(goal))
        return
    steps = _way(said, here, goal)
    if steps is None:
        yield said.say("path-none", room=said.name(goal))
        return
    yield said.say("path-steps", room=said.name(goal), count=len(steps))
    yield from (said.say("path-step", way=rooms.exit(said, step)) for step in steps)
    if doors := sum(_is_closed(said, step) for step in steps):
        yield said.say("path-doors", count=doors)


def _way(said: FamilyWording, here: str, goal: str) -> Sequence[Exit] | None:
    exits = {room.ref: room.exits for room in said.view.rooms}
    reached: set[str] = set()
    waiting: list[tuple[int, int, str, tuple[Exit, ...]]] = [(0, 0, here, ())]
    turn = 0  # of ways that cost the same, the one found first
    while waiting:
        cost, _, room, steps = heappop(waiting)
        if room == goal:
            return steps
        if room in reached:
            continue
        reached.add(room)
        for exit in exits.get(room, ()):
            if exit.to and exit.to not in reached:
                turn += 1
                more = DOOR if _is_closed(said, exit) else 1
                heappush(waiting, (cost + more, turn, exit.to, (*steps, exit)))
    return None


def _is_closed(said: FamilyWording, exit: Exit) -> bool:
    return any(corridor.ref == exit.corridor and corridor.door == "closed" for corridor in said.view.corridors)
