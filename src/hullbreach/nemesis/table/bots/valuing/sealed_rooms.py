"""Sealed rooms: whom the airlock or a vent would kill, and whether that is wanted."""

from __future__ import annotations

from ....view.shapes import Room
from ..knowing.aims import Aim
from ..knowing.danger import cost_of_attack
from ..knowing.situation import Situation

QUEEN = 25.0
"""What it is worth to kill the queen if that is all one needs."""
STRIKE = 15.0
"""What it is worth to kill a character who must not survive."""
FIRE = 2.5


def worth_of_sealing(room: Room, now: Situation, aim: Aim) -> float:
    """What it is worth that everything in a room dies at the end of the player phase."""
    if any(now.corridors[way.corridor].door == "destroyed" for way in room.exits):
        return -1.0
    others = [who for who in room.crew if not aim.target or who != aim.target.ref]
    if others:
        return -20.0
    worth: float = FIRE * room.fire + STRIKE * bool(room.crew)
    for foe in room.intruders:
        worth += 1.0 + cost_of_attack(now, foe.kind)
        worth += QUEEN * (foe.kind == "queen" and aim.wants_queen_dead)
    return worth
