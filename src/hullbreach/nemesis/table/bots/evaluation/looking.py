"""The value of looking at unexplored rooms, and at others' objectives."""

from __future__ import annotations

from .....bots.bot import Offered
from .mind import Mind

LOOK = 1.3
MISSED = 0.6
"""How much more for every kind of room the bot is looking for."""
NEXT_DOOR = 0.6
"""How much more for a neighbouring room."""
SECRET = 2.4
"""The value of knowing another's objective."""


def looking(option: Offered, mind: Mind) -> float:
    """The value of looking at an unexplored room in secret, the nearest first."""
    room = f"room:{option.named('room')}"
    if mind.now.rooms[room].kind:
        return -1.0
    near = room in mind.ways.neighbours.get(mind.now.here, ())
    return LOOK + MISSED * len(mind.missed_rooms) + NEXT_DOOR * near


def spying(option: Offered, mind: Mind) -> float:
    """The value of seeing another's objective, if the bot has not seen it yet."""
    other = mind.now.crew[int(option.named("seat"))]
    return SECRET if other.objectives.count > len(other.objectives.known) else -1.0
