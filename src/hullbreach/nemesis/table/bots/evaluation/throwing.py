"""The value of throwing a grenade, a burning bottle or a decoy."""

from __future__ import annotations

from .....bots.bot import Offered
from ....view.shapes import Room
from ..assessment.danger import cost_of_attack, cost_of_wounds, ends_with
from .fighting import ROOM_TO_BREATHE, onslaught
from .mind import Mind

SPARED_CREW = 9.0
"""The cost of wounding somebody else seriously."""
WAY_CLEARED = 0.3
"""The share of the goals in a room that counts when its intruders are dealt with."""
FLAMES = 1.5
"""What another fire costs."""
EGGS = 6.0
"""The value of destroying an egg for a bot that wants them gone."""


def throwing(option: Offered, mind: Mind) -> float:
    """A grenade is aimed at one intruder, or at eggs; a bottle sets fire to a room."""
    if option.named("object"):
        return EGGS if mind.aim.wants_nest_gone else -2.0
    ref = f"intruder:{option.named('intruder')}"
    if option.named("intruder"):
        room = next(room for room in mind.now.view.rooms if any(foe.ref == ref for foe in room.intruders))
        return _blast(room, mind, ref)
    room = mind.now.rooms[f"room:{option.named('room')}"]
    return _blast(room, mind) - FLAMES - 6.0 * mind.outlook.tinder


def _blast(room: Room, mind: Mind, target: str = "") -> float:
    """The value of the intruders killed, less the wounds of friends there."""
    gain, all_end = 0.0, 1.0
    for foe in room.intruders:
        injuries = 2 if foe.ref == target or not target else 1  # flames burn once more in the event phase
        ends = ends_with(foe.kind, foe.injuries + injuries)
        gain += ends * (cost_of_attack(mind.now, foe.kind) + ROOM_TO_BREATHE) + 0.4 * injuries
        all_end *= ends
    gain += WAY_CLEARED * all_end * mind.barred.get(room.ref, 0.0)
    if room.ref == mind.now.here:
        gain += onslaught(mind) - cost_of_wounds(mind.now, 3)
    others = [who for who in room.crew if who != mind.now.me.ref]
    return gain - sum(-SPARED_CREW if mind.is_target(who) else SPARED_CREW for who in others)


def luring(option: Offered, mind: Mind) -> float:
    """A decoy draws intruders out of the bot's room, after an attack each, or out of its way."""
    room = f"room:{option.named('room')}"
    around = {way.to for way in mind.now.rooms[room].exits if way.to}
    if mind.now.here in around and mind.now.foes:
        return (mind.stuck - 1) * onslaught(mind)
    cleared = max((worth for place, worth in mind.barred.items() if place in around), default=0.0)
    return WAY_CLEARED * cleared - 1.0 - 5.0 * bool(mind.now.rooms[room].crew)
