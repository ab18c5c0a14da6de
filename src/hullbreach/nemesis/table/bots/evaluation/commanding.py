"""The value of sending somebody else into another room."""

from __future__ import annotations

from .....bots.bot import Offered
from ..assessment.danger import cost_of_wounds
from .mind import Mind

STRIKE = 6.0
"""The value of a character who must not survive meeting an intruder."""
SCOUTED = 2.0
"""The value of a character who has passed exploring a room."""


def ordering(option: Offered, mind: Mind) -> float:
    """Send friends away from fire and intruders, idle ones ahead into unknown rooms, and enemies to the intruders."""
    other = mind.now.crew[int(option.named("seat"))]
    here = mind.now.rooms[other.room or ""]
    there = mind.now.rooms[f"room:{option.named('room')}"]
    if mind.is_target(other.ref):
        return STRIKE * bool(there.intruders) - 0.5
    if there.intruders or there.fire or there.airlock:
        return -3.0
    if other.passed and (here.fire or here.airlock):
        return 1.5 * cost_of_wounds(mind.now, 1)
    return SCOUTED * (other.passed and not there.explored) - 0.5
