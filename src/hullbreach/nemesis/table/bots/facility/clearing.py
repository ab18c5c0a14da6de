"""The value of acting from afar against intruders in a room: to drive them out, lure, wound or shut them in."""

from __future__ import annotations

from collections.abc import Callable

from .....bots.bot import Offered
from ....sites.facility.shapes import FacilityRoom
from ..assessment.danger import ends_with
from ..assessment.situation import has_door
from ..evaluation.doors import closing
from ..evaluation.fighting import CONTAMINATION
from ..evaluation.sealed_rooms import worth_of_sealing
from .mind import FacilityMind

CLEARED = 0.4
"""The share of what an intruder keeps the bot from that counts when it is driven off from afar."""
DREADED = 12.0
"""The cost of bringing intruders or wounds upon oneself or a friend."""
DOOMED = 6.0
"""The value of bringing them upon a character who must not survive."""
GONE, NEXT_DOOR = 1.0, 1.5
"""The value of an intruder being off the board, and of its not being next door any more."""


def _room_of(option: Offered, mind: FacilityMind) -> FacilityRoom:
    return mind.now.rooms[f"room:{option.named('room')}"]


def _freed(room: FacilityRoom, mind: FacilityMind) -> float:
    """The value of what the bot wants in a room and could have if it were empty."""
    return CLEARED * mind.barred.get(room.ref, 0.0)


def _befalls(room: FacilityRoom, mind: FacilityMind) -> float:
    """The cost of intruders coming into a room: by who is there, and by what the bot wants there."""
    wanted = max((goal.worth for goal in mind.wishes if goal.room == room.ref), default=0.0)
    hated = sum(mind.is_target(who) for who in room.crew)
    return DREADED * (len(room.crew) - hated) - DOOMED * hated + CLEARED * wanted


def _clear(option: Offered, mind: FacilityMind) -> float:
    """The value of driving everything out of a room from afar, and putting its fire out."""
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
    """Intruders next to the alarm run there: out of the bot's way, or at somebody's throat."""
    room = _room_of(option, mind)
    around = [mind.now.rooms[way.to] for way in room.exits if way.to]
    roused = [near for near in around if near.intruders and not near.crew]
    return sum(_freed(near, mind) for near in roused) - _befalls(room, mind) if roused else -2.0


def _command(option: Offered, mind: FacilityMind) -> float:
    """An intruder goes where it is ordered: away from what the bot wants, or into the technical corridors."""
    foe, way = f"intruder:{option.named('intruder')}", option.about[1]
    room = next(room for room in mind.now.view.rooms if any(one.ref == foe for one in room.intruders))
    to = next((exit.to for exit in room.exits if exit.corridor == way), None)
    near = NEXT_DOOR * (mind.now.here in mind.ways.neighbours[room.ref])
    return _freed(room, mind) + near - CONTAMINATION - (_befalls(mind.now.rooms[to], mind) if to else -GONE)


def _vent(option: Offered, mind: FacilityMind) -> float:
    return worth_of_sealing(_room_of(option, mind), mind.now, mind.aim)


def _quarantine(option: Offered, mind: FacilityMind) -> float:
    """Shutting a room is worth what is gained at each of its doors."""
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
"""By verb: the function that values an option."""
