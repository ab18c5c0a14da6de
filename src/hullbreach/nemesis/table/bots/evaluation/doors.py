"""The value of opening a door, to get somewhere, and of closing one, to keep intruders out."""

from __future__ import annotations

from .....bots.bot import Offered
from ..assessment.danger import LIFE, cost_of_attack
from ..assessment.situation import has_door
from .mind import Mind

COMES_THROUGH = 0.4
"""How likely an intruder next door comes in during the next event phase."""
FOR_OTHERS = 0.3
"""How much the shelter of others counts."""
DELAY = 1.5
"""The cost of opening a door before walking through."""
FRUGAL = 0.5
"""The cost of using up something that might be needed later."""


def opening(option: Offered, mind: Mind) -> float:
    """Opening or breaking a door is worth as much as the way behind it, unless there is one as good."""
    here = mind.now.here
    ends = _ends(option, mind)
    if any(mind.now.rooms[end].airlock for end in ends):
        return _rescue(ends, mind)
    beyond = next((end for end in ends if end != here), "")
    if here not in ends or not beyond:
        return -1.0
    through = mind.step_to(beyond) - DELAY
    return through if through > mind.best_step else -1.0


def closing(option: Offered, mind: Mind) -> float:
    """Closing a door is worth the attacks of the intruders that would have come through it."""
    now = mind.now
    one, other = _ends(option, mind)
    worth = -FRUGAL
    for threat, shelter in ((one, other), (other, one)):
        foes = now.rooms[threat].intruders
        crew = now.rooms[shelter].crew
        if foes and crew and not now.rooms[shelter].intruders:
            sheltered = 1.0 if shelter == now.here else FOR_OTHERS
            worth += COMES_THROUGH * sheltered * sum(2.0 + cost_of_attack(now, foe.kind) for foe in foes)
    return worth


def operating(option: Offered, mind: Mind) -> float:
    """Operating all doors of a room is worth what is gained at each."""
    room = mind.now.rooms[f"room:{option.named('room')}"]
    total = 0.0
    for way in room.exits:
        door = mind.now.corridors[way.corridor].door
        if has_door(way) and door != "destroyed":
            value = opening if door == "closed" else closing
            total += max(0.0, value(Offered(f"door/{way.corridor}"), mind))
    return total - FRUGAL


def _rescue(ends: list[str], mind: Mind) -> float:
    """An open door ends the airlock procedure, which saves the bot's life or that of others."""
    inside = next(end for end in ends if mind.now.rooms[end].airlock)
    if inside == mind.now.here:
        return LIFE
    return 4.0 if any(not mind.is_target(who) for who in mind.now.rooms[inside].crew) else -1.0


def _ends(option: Offered, mind: Mind) -> list[str]:
    ends: list[str] = mind.now.corridors[f"corridor:{option.named('corridor')}"].ends
    return ends
