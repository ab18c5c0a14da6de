"""With intruders in the room: shoot, strike, run, or let it come."""

from __future__ import annotations

from ..asking import Offered
from .mind import Mind

KIND = {"larva": 8.5, "creeper": 7.5, "adult": 6.5, "breeder": 5.5, "queen": 5.0}
"""What it is worth to shoot at an intruder, the easy ones first."""
MELEE = {"larva": 4.5, "creeper": 2.0, "adult": -3.0, "breeder": -8.0, "queen": -9.0}
"""A blow that misses is answered with a serious wound."""
RUN = 5.0
"""To get away is worth an attack from each intruder here, if one is not shooting them."""


def kind_of(option: Offered) -> str:
    """What sort of intruder an option is about: `adult` of `intruder:adult-2`."""
    return option.named("intruder").rpartition("-")[0]


def shot(option: Offered, mind: Mind) -> float:
    """To shoot at an intruder; one already hurt is nearly down."""
    kind = kind_of(option)
    if not kind:  # an egg
        return 5.0 if mind.aim.needs_end_of_brood else -1.0
    foe = next((foe for foe in mind.now.foes if foe["ref"] == f"intruder:{option.named('intruder')}"), None)
    return KIND.get(kind, 3.0) + 0.7 * (foe["injuries"] if foe else 0)


def blow(option: Offered, mind: Mind) -> float:
    """To strike with bare hands: for larvae, and for those who can neither shoot nor run."""
    kind = kind_of(option)
    if not kind:
        return -2.0
    return MELEE.get(kind, -3.0) - 3.0 * (mind.now.serious >= 2)


def flight(room: str, mind: Mind) -> float:
    """To run into another room while intruders strike at one's back."""
    worth = RUN + 0.4 * mind.reach.get(room, -5.0) - mind.ways.steps[room]
    if mind.now.serious >= 3:
        worth -= 4.0
    return worth - 1.0 * (len(mind.now.foes) - 1)
