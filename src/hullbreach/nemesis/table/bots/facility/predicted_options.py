"""Predicted options of the facility's cards and items."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ..evaluation.predicted_options import bottle, crawls, doors, looks
from .computing import cheated, computed, looks_at_css, swaps
from .mind import FacilityMind
from .power import powered
from .predicted_options_on_others import OTHERS, quarantines
from .ways import LIFT

Offers = Callable[[FacilityMind], Iterator[str]]


def _where_it_computes(offers: Offers) -> Offers:
    """The same offers, but only next to a computer. Power is not needed."""

    def offered(mind: FacilityMind) -> Iterator[str]:
        room = mind.now.room
        return offers(mind) if room and mind.now.has_computer(room) else iter(())

    return offered


def _bypasses(mind: FacilityMind) -> Iterator[str]:
    here = mind.now.room.section if mind.now.room else None
    return (f"bypass/{place.ref}" for place in mind.now.view.power if here and place.ref != here)


def _cables(mind: FacilityMind) -> Iterator[str]:
    here = mind.now.room.section if mind.now.room else None
    return (swap for swap in swaps(mind) if here and here in swap.split("/"))


def _rooms_elsewhere(mind: FacilityMind) -> Iterator[str]:
    """Computer rooms with power whose action works from afar."""
    for ref, room in mind.now.rooms.items():
        if ref != mind.now.here and mind.now.computes(room):
            yield f"room-action/{ref}"


def _ways_behind_a_door(mind: FacilityMind) -> Iterator[str]:
    return (f"shut-behind/{room}" for room in mind.ways.neighbours.get(mind.now.here, ()))


def _night_ways(mind: FacilityMind) -> Iterator[str]:
    near = mind.ways.neighbours.get(mind.now.here, ())
    return (f"move/{room}" for room in near if mind.now.rooms[room].dark)


def _hushing(mind: FacilityMind) -> Iterator[str]:
    for way in mind.now.room.exits if mind.now.room else ():
        if mind.now.corridors[way.corridor].noise:
            yield f"hush/{way.corridor}"


def _power_cell(mind: FacilityMind) -> Iterator[str]:
    yield "power-section"
    if mind.now.room and str(mind.now.room.kind).startswith("elevator-"):
        yield from () if powered(mind.now)[LIFT] else ("power-elevator",)


def _rides(mind: FacilityMind) -> Iterator[str]:
    """The predicted rides from one lift room to the others, without power."""
    lifts = [ref for ref, room in mind.now.rooms.items() if str(room.kind).startswith("elevator-")]
    return (f"ride/{ref}" for ref in lifts if mind.now.here in lifts and ref != mind.now.here)


def _waste(mind: FacilityMind) -> Iterator[str]:
    for item in mind.now.items:
        yield from (f"sort-waste/item:{item}/deck:{deck}" for deck in ("red", "yellow", "green"))
        yield from (f"sort-nails/item:{item}" for held in mind.now.me.hands if held.item == "nailgun" != item)


def _gate(mind: FacilityMind) -> Iterator[str]:
    room = mind.now.room
    if room and not mind.outlook.gate_open and mind.now.opens_gate(room):
        yield "open-gate"


def _key(mind: FacilityMind) -> Iterator[str]:
    if not mind.outlook.doomed:
        yield "stop-autodestruction" if mind.outlook.ticking else "start-autodestruction"


def _specimens(mind: FacilityMind) -> Iterator[str]:
    return (f"analyse/object:{kind}" for kind in sorted(mind.specimens_here))


def _neighbouring_looks(mind: FacilityMind) -> Iterator[str]:
    near = mind.ways.neighbours.get(mind.now.here, ())
    return (look for look in looks(mind) if look.partition("/")[2] in near)


OFFERS: dict[str, Offers] = {
    **OTHERS,
    "computer": computed,
    "portable-terminal": computed,
    "backdoor": _where_it_computes(computed),
    "remote-access": _where_it_computes(_rooms_elsewhere),
    "cheat-codes": _where_it_computes(cheated),
    "bypass": _bypasses,
    "jumper-cables": _cables,
    "power-cell": _power_cell,
    "service-lift": _rides,
    "elevator-crank": _rides,
    "mind-the-door": _ways_behind_a_door,
    "night-shift": _night_ways,
    "sensitive-hearing": _hushing,
    "sound-damper": _hushing,
    "wail": lambda mind: iter(("hush-section",)),
    "quarantine": _where_it_computes(quarantines),
    "defense-plan": looks,
    "cave-plans": crawls,
    "thermite-charge": bottle,
    "waste-sorting": _waste,
    "gate-override": _gate,
    "autodestruction-key": _where_it_computes(_key),
    "launch-codes": _where_it_computes(looks_at_css),
    "flight-plan": _where_it_computes(looks_at_css),
    "flashlight-facility": _neighbouring_looks,
    "analyze-toolset": _specimens,
    "toolbelt": doors,
}
"""Predicted option ids of cards, items and rooms that are valued by their best use."""
