"""What it is worth to look: at rooms nobody has seen, and at what others are after."""

from __future__ import annotations

from .....bots.bot import Offered
from .mind import Mind

LOOK = 1.3
MISSED = 0.6
"""What it is worth more for every kind of room one is looking for."""
NEXT_DOOR = 0.6
"""What it is worth more to know the room one may walk into next."""
SECRET = 2.4
"""What it is worth to know what somebody else wants."""


def looking(option: Offered, mind: Mind) -> float:
    """To look at an unexplored room in secret, the nearest first."""
    room = f"room:{option.named('room')}"
    if mind.now.rooms[room].kind:
        return -1.0
    near = room in mind.ways.neighbours.get(mind.now.here, ())
    return LOOK + MISSED * len(mind.missed_rooms) + NEXT_DOOR * near


def spying(option: Offered, mind: Mind) -> float:
    """To see what somebody else works for, if one has not seen it yet."""
    other = mind.now.crew[int(option.named("seat"))]
    return SECRET if other.objectives.count > len(other.objectives.known) else -1.0
