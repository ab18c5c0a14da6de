"""What it is worth to send somebody else into another room."""

from __future__ import annotations

from .....bots.bot import Offered
from ..knowing.danger import cost_of_wounds
from .mind import Mind

STRIKE = 6.0
"""What it is worth that whoever must not survive meets an intruder."""
SCOUTED = 2.0
"""What it is worth that somebody who has passed sees a new room."""


def ordering(option: Offered, mind: Mind) -> float:
    """Away from fire and intruders; the idle ahead into the dark; and whoever must die into their arms."""
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
