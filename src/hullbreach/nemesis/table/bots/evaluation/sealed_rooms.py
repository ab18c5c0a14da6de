"""Sealed rooms: whom the airlock or a vent would kill, and whether that is wanted."""

from __future__ import annotations

from ....view.shapes import Room
from ..assessment.aims import Aim
from ..assessment.danger import cost_of_attack
from ..assessment.situation import Situation

QUEEN = 25.0
"""The value of killing the queen if that is all the bot needs."""
STRIKE = 15.0
"""The value of killing a character who must not survive."""
FIRE = 2.5


def worth_of_sealing(room: Room, now: Situation, aim: Aim) -> float:
    """The value of everything in a room dying at the end of the player phase."""
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
