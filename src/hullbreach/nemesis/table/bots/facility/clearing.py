"""What it is worth to do something from afar about whatever prowls in a room: to drive, lure, wound or shut it in."""

from __future__ import annotations

from collections.abc import Callable

from .....bots.bot import Offered
from ....sites.facility.shapes import FacilityRoom
from ..knowing.danger import ends_with
from ..knowing.situation import has_door
from ..valuing.doors import closing
from ..valuing.fighting import CONTAMINATION
from ..valuing.sealed_rooms import worth_of_sealing
from .mind import FacilityMind

CLEARED = 0.4
"""How much of what an intruder bars counts when it is driven off from afar."""
DREADED = 12.0
"""What it costs to bring intruders or wounds upon oneself or somebody of the crew."""
DOOMED = 6.0
"""What it is worth to bring them upon somebody who must not survive."""
GONE, NEXT_DOOR = 1.0, 1.5
"""What it is worth that an intruder is off the board, and that it is no longer next door."""


def _room_of(option: Offered, mind: FacilityMind) -> FacilityRoom:
    return mind.now.rooms[f"room:{option.named('room')}"]


def _freed(room: FacilityRoom, mind: FacilityMind) -> float:
    """What one wants in a room and could have if what is in it were gone."""
    return CLEARED * mind.barred.get(room.ref, 0.0)


def _befalls(room: FacilityRoom, mind: FacilityMind) -> float:
    """What it costs that intruders come into a room: by who is there, and by what one wants there."""
    wanted = max((goal.worth for goal in mind.wishes if goal.room == room.ref), default=0.0)
    hated = sum(mind.is_target(who) for who in room.crew)
    return DREADED * (len(room.crew) - hated) - DOOMED * hated + CLEARED * wanted


def _clear(option: Offered, mind: FacilityMind) -> float:
    """To drive everything out of a room from afar, and put its fire out."""
    room = _room_of(option, mind)
    freed = _freed(room, mind) if room.intruders else 0.0
    return freed + 1.5 * bool(room.fire and room.ref == mind.now.here) + 0.3 * bool(room.fire)


def _exterminate(option: Offered, mind: FacilityMind) -> float:
    """Everything in a room is wounded, friends too."""
    room = _room_of(option, mind)
    hated = sum(mind.is_target(who) for who in room.crew)
    ends = [ends_with(foe.kind, foe.injuries + 1) for foe in room.intruders]
    gain = _freed(room, mind) * min(ends, default=0.0) + sum(ends) + DOOMED * hated
    return gain - 1.0 - (option.verb == "exterminate-with-overload") - DREADED * (len(room.crew) - hated)


def _alarm(option: Offered, mind: FacilityMind) -> float:
    """Whatever prowls next door to where it rings runs there: out of one's way, or at somebody's throat."""
    room = _room_of(option, mind)
    around = [mind.now.rooms[way.to] for way in room.exits if way.to]
    roused = [near for near in around if near.intruders and not near.crew]
    return sum(_freed(near, mind) for near in roused) - _befalls(room, mind) if roused else -2.0


def _command(option: Offered, mind: FacilityMind) -> float:
    """An intruder goes where one will: away from what one wants, or into the technical corridors."""
    foe, way = f"intruder:{option.named('intruder')}", option.about[1]
    room = next(room for room in mind.now.view.rooms if any(one.ref == foe for one in room.intruders))
    to = next((exit.to for exit in room.exits if exit.corridor == way), None)
    near = NEXT_DOOR * (mind.now.here in mind.ways.neighbours[room.ref])
    return _freed(room, mind) + near - CONTAMINATION - (_befalls(mind.now.rooms[to], mind) if to else -GONE)


def _vent(option: Offered, mind: FacilityMind) -> float:
    return worth_of_sealing(_room_of(option, mind), mind.now, mind.aim)


def _quarantine(option: Offered, mind: FacilityMind) -> float:
    """To shut a room: worth what is gained at each of its doors."""
    shut = [way.corridor for way in _room_of(option, mind).exits if has_door(way)]
    return sum(
        max(0.0, closing(Offered(f"close-door/{way}"), mind)) for way in shut if not mind.now.corridors[way].door
    )


CLEARING: dict[str, Callable[[Offered, FacilityMind], float]] = {
    "clear-room": _clear,
    "exterminate-with-stock": _exterminate,
    "exterminate-with-overload": _exterminate,
    "alarm": _alarm,
    "command": _command,
    "vent": _vent,
    "quarantine": _quarantine,
}
"""Who values what."""
