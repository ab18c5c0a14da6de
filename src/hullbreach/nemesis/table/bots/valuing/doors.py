"""What it is worth to open a door, and to close one: a way to what one wants, or a wall against what comes."""

from __future__ import annotations

from .....bots.bot import Offered
from ..knowing.danger import LIFE, cost_of_attack
from ..knowing.situation import has_door
from .mind import Mind

COMES_THROUGH = 0.4
"""How likely an intruder next door comes in during the next event phase."""
FOR_OTHERS = 0.3
"""How much it counts that somebody else is sheltered."""
DELAY = 1.5
"""What it costs to open a door before one walks through."""
FRUGAL = 0.5
"""What it costs to use up a means that might be needed later."""


def opening(option: Offered, mind: Mind) -> float:
    """To open or to break a door: worth as much as the way behind it, if there is none as good."""
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
    """To close a door: worth the attacks of those who would have come through it, for whoever is behind it."""
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
    """To operate all doors of a room: worth whatever is gained at each."""
    room = mind.now.rooms[f"room:{option.named('room')}"]
    total = 0.0
    for way in room.exits:
        door = mind.now.corridors[way.corridor].door
        if has_door(way) and door != "destroyed":
            value = opening if door == "closed" else closing
            total += max(0.0, value(Offered(f"door/{way.corridor}"), mind))
    return total - FRUGAL


def _rescue(ends: list[str], mind: Mind) -> float:
    """An open door ends the airlock procedure: one's own life, or that of others."""
    inside = next(end for end in ends if mind.now.rooms[end].airlock)
    if inside == mind.now.here:
        return LIFE
    return 4.0 if any(not mind.is_target(who) for who in mind.now.rooms[inside].crew) else -1.0


def _ends(option: Offered, mind: Mind) -> list[str]:
    ends: list[str] = mind.now.corridors[f"corridor:{option.named('corridor')}"].ends
    return ends
