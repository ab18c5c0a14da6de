"""Predicted options of the facility's cards, items and rooms that affect the crew or intruders."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ....sites.facility.shapes import FacilityPerson
from .mind import FacilityMind

Offers = Callable[[FacilityMind], Iterator[str]]

STUNNED = 3
"""The most cards in hand with which a character can be stunned."""
OBEYED_BY_QUEENS = 7
"""The knowledge needed to command the queen."""


def _company(mind: FacilityMind) -> list[FacilityPerson]:
    """The others in the bot's room."""
    return [one for one in mind.now.crew if one.room == mind.now.here and one.seat != mind.now.seat]


def _each_foe(verb: str) -> Offers:
    """One option for every intruder here."""
    return lambda mind: (f"{verb}/{foe.ref}" for foe in mind.now.foes)


def _leads(mind: FacilityMind) -> Iterator[str]:
    """The options to take somebody along to a neighbouring room."""
    near = mind.ways.neighbours.get(mind.now.here, ())
    return (f"lead/{one.ref}/{room}" for one in _company(mind) if not one.pod for room in near)


def _stuns(mind: FacilityMind) -> Iterator[str]:
    """The options to make somebody with few cards lose them, or to give up a weapon for an intruder's retreat."""
    yield from (f"stun/{one.ref}" for one in _company(mind) if 0 < one.hand.count <= STUNNED)
    for held in mind.now.me.hands:
        if held.weapon:
            yield from (f"give-up-weapon/item:{held.item}/{foe.ref}" for foe in mind.now.foes)


def _alarms(mind: FacilityMind) -> Iterator[str]:
    return (f"alarm/{ref}" for ref, room in mind.now.rooms.items() if mind.now.computes(room))


def _commands(mind: FacilityMind) -> Iterator[str]:
    """The options to command intruders in the bot's section that are not in combat."""
    section = mind.now.room.section if mind.now.room else None
    for room in mind.now.view.rooms:
        if section and room.section == section and not room.crew:
            for foe in room.intruders:
                if foe.kind != "queen" or mind.now.knowledge >= OBEYED_BY_QUEENS:
                    yield from (f"command/{foe.ref}/{way.corridor}" for way in room.exits)


def quarantines(mind: FacilityMind) -> Iterator[str]:
    """The options to quarantine a room with somebody or something in it."""
    return (f"quarantine/{ref}" for ref, room in mind.now.rooms.items() if room.crew or room.intruders)


def _peeks(mind: FacilityMind) -> Iterator[str]:
    if mind.now.view.contingencies.pool.count:
        yield "see-pool"
    for one in mind.now.crew:
        if one.seat != mind.now.seat and one.contingencies.count:
            yield f"see-contingency/{one.ref}"


def _distractions(mind: FacilityMind) -> Iterator[str]:
    for item in mind.now.items:
        for room in mind.ways.neighbours.get(mind.now.here, ()):
            yield f"distract/item:{item}/{room}"


def _exterminations(mind: FacilityMind) -> Iterator[str]:
    """Rooms with something in them, paid for with the stock here or, in another room, with a malfunction here."""
    stock = bool(mind.now.room and mind.now.room.items)
    for ref, room in mind.now.rooms.items():
        if room.intruders and room.explored and not room.malfunction:
            if stock:
                yield f"exterminate-with-stock/{ref}"
            elif ref != mind.now.here:
                yield f"exterminate-with-overload/{ref}"


OTHERS: dict[str, Offers] = {
    "desperate-attack": _each_foe("strike-desperately"),
    "vivisection": _each_foe("vivisect"),
    "combat-knife": _each_foe("stab"),
    "scalpel": _each_foe("stab"),
    "distraction": _distractions,
    "facility-tour": _leads,
    "stun": _stuns,
    "false-alarm": _alarms,
    "overmind": _commands,
    "sealed-orders": _peeks,
    "defense-control": _exterminations,
}
"""Predicted option ids of cards, items and rooms that are valued by their best use."""
