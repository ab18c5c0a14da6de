"""The surroundings of a room, and the way to another one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from heapq import heappop, heappush
from typing import Any

from . import place
from .phrases import Phrases
from .references import Names, View

DOOR = 100
"""A closed door counts as this many steps: round about it is the better way, if there is one."""
Exit = Mapping[str, Any]


def near(phrases: Phrases, names: Names, view: View, here: str) -> list[str]:
    """A room with its exits, then every room behind them in short."""
    rooms = {room["ref"]: room for room in view["rooms"]}
    behind = dict.fromkeys(exit["to"] for exit in rooms[here]["exits"] if exit["to"])
    return [
        place.room(phrases, names, view, here),
        *(place.line(phrases, names, view, rooms[ref]) for ref in behind if ref in rooms),
    ]


def path(phrases: Phrases, names: Names, view: View, here: str, goal: str) -> list[str]:
    """The shortest way by corridors, step by step, with doors, noise and what is there."""
    if here == goal:
        return [phrases.say("path-here", room=names.name(goal))]
    steps = _way(view, here, goal)
    if steps is None:
        return [phrases.say("path-none", room=names.name(goal))]
    doors = sum(_is_closed(view, step) for step in steps)
    said = [phrases.say("path-steps", room=names.name(goal), count=len(steps))]
    said += [phrases.say("path-step", way=place.exit(phrases, names, view, step)) for step in steps]
    return [*said, phrases.say("path-doors", count=doors)] if doors else said


def _way(view: View, here: str, goal: str) -> Sequence[Exit] | None:
    exits = {room["ref"]: room["exits"] for room in view["rooms"]}
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
            if exit["to"] and exit["to"] not in reached:
                turn += 1
                more = DOOR if _is_closed(view, exit) else 1
                heappush(waiting, (cost + more, turn, exit["to"], (*steps, exit)))
    return None


def _is_closed(view: View, exit: Exit) -> bool:
    return any(corridor["ref"] == exit["corridor"] and corridor["door"] == "closed" for corridor in view["corridors"])
