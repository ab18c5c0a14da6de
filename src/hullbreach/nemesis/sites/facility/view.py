"""The parts of a view that only the facility has."""

from __future__ import annotations

from typing import Any

from ....kernel import EVERYONE
from ...box import CONTINGENCY, CSS, OUT, SURFACE, WEAKNESS_SLOTS
from ...kinds import SLOT_NAMES
from ...refs import ROOM, SEAT
from ...view.crew import known
from ...view.shapes import Known
from .css import CARGO, POD_REF
from .position import OFF, FacilityPosition
from .power import PLACE, PLACES
from .probe_arm import broken_of
from .shapes import (
    Area,
    Bunker,
    Contingencies,
    CssPod,
    CssSpace,
    FacilityClocks,
    LaboratorySlot,
    Launch,
    Power,
    Surface,
    Thresholds,
)
from .zones import (
    ACTIVE_CONTINGENCY,
    COMPUTER_DECK,
    CONTINGENCY_POOL,
    SHOWN_CONTINGENCIES,
    SURFACE_DECK,
    SURFACE_DISCARD,
)

FATES = ("standing", "purged", "destroyed")


def view_of(g: FacilityPosition) -> dict[str, Any]:
    """The fields of `FacilityView` that are the facility's own."""
    return {
        "facility": FATES[g.fate],
        "clocks": clocks_of(g),
        "power": [Power(PLACE[place], g.power_at[place], g.has_power(place)) for place in PLACES],
        "css": css_of(g),
        "launches": launches_of(g),
        "pods": pods_of(g),
        "elevator": PLACE[g.elevator],
        "rover": ROOM[g.rover] if g.rover else None,
        "gate": "open" if g.gate_open else "closed",
        **outside_of(g),
        **computer_of(g),
        "contingencies": contingencies_of(g),
        "laboratory": laboratory_of(g),
    }


def outside_of(g: FacilityPosition) -> dict[str, Any]:
    """The bunker and from where one walks to it, the rooms the rover drives to, the areas, and the deck, if any."""
    side, board = g.site.printed, g.board
    return {
        "bunker": Bunker(side.bunker.x, side.bunker.y, [ROOM[room] for room in side.bunker.joined]),
        "exit_rooms": [ROOM[room] for room in side.exits],
        "areas": [
            Area(board.spot_ids[spot], area.x, area.y) for spot, area in zip(board.areas, side.area, strict=True)
        ],
        "surface": surface_of(g) if side.area else None,
    }


def surface_of(g: FacilityPosition) -> Surface:
    """The deck of the surface."""
    names = g.box.faces[SURFACE]
    discarded = [names[g.face[back]] for back in g.zones[SURFACE_DISCARD]]
    return Surface(len(g.zones[SURFACE_DECK]), discarded)


def clocks_of(g: FacilityPosition) -> FacilityClocks:
    """The time track and what lies on it."""
    return FacilityClocks(
        time=g.time,
        powered=g.time_on,
        isolation=g.isolation_open,
        autodestruction=None if g.autodestruct == OFF else g.autodestruct,
        autodestruction_red=g.autodestruct_red,
        alert=None if g.alert == OFF else g.alert,
        thresholds=thresholds_of(g),
    )


def thresholds_of(g: FacilityPosition) -> Thresholds:
    """The spaces that cost power."""
    printed = g.box.tables.facility_tracks.time
    return Thresholds(list(printed.red), list(printed.blue))


def css_of(g: FacilityPosition) -> list[CssSpace]:
    """The CSS tokens on the time track, the first to be reached first."""
    names = g.box.faces[CSS]
    return [
        CssSpace(space, names[g.face[back]] or None) for space, back in reversed(list(enumerate(g.css_at))) if back >= 0
    ]


def launches_of(g: FacilityPosition) -> list[Launch]:
    """The CSS tokens that all have seen turned over, in that order."""
    tokens, gone = g.box.css_token, g.zones[OUT]
    revealed = [back for back in g.box.backs[CSS] if g.seen[back] == EVERYONE and back not in g.css_at]
    spaces = [None] * (len(revealed) - len(g.turned_over)) + list(g.turned_over)  # an old save may lack some
    return [
        Launch(space, token.id, [f"csspod:{pod}" for pod in token.pods])
        for space, back in zip(spaces, sorted(revealed, key=gone.index), strict=True)
        if (token := tokens[g.face[back]])
    ]


def pods_of(g: FacilityPosition) -> list[CssPod]:
    """The CSS pods."""
    return [
        CssPod(
            ref=POD_REF[pod],
            room=ROOM[room] if (room := g.find_room(g.box.room_kind[CARGO[pod]])) else None,
            crew=[SEAT[who] for who, at in enumerate(g.pod) if at == pod],
        )
        for pod in (1, 2, 3)
    ]


def computer_of(g: FacilityPosition) -> dict[str, Any]:
    """The open card, and those below it from the top: all remember what has been shown since the last shuffle."""
    *below, card = [g.box.computer_cards[g.face[back]] or None for back in g.zones[COMPUTER_DECK]]
    return {"computer": card, "computer_deck": below[::-1]}


def contingencies_of(g: FacilityPosition) -> Contingencies:
    """What the viewer knows of the contingencies."""
    names = g.box.faces[CONTINGENCY]
    active, pool = g.zones[ACTIVE_CONTINGENCY], g.zones[CONTINGENCY_POOL]
    seen = {g.face[back] for back in g.box.backs[CONTINGENCY] if back not in active}
    for heap in g.heaps:
        if heap.family == CONTINGENCY and heap.least == heap.faces.bit_count():
            seen |= {face for face in range(1, len(names)) if heap.faces >> face & 1}
    return Contingencies(
        active=(names[g.face[active[0]]] or None) if active else None,
        pool=Known(len(pool), known(g, pool, names)),
        shown=known(g, g.zones[SHOWN_CONTINGENCIES], names),
        not_active=sorted(names[face] for face in seen if face),
    )


def laboratory_of(g: FacilityPosition) -> list[LaboratorySlot]:
    """The weakness slots from the left."""
    levels = g.box.tables.facility_tracks.knowledge.weaknesses
    return [
        LaboratorySlot(
            level=level,
            object=f"object:{SLOT_NAMES[sort - 1]}" if sort else None,
            weakness=g.box.weaknesses[g.face[back]] or None,
        )
        for level, sort, back in zip(levels, g.laboratory, g.zones[WEAKNESS_SLOTS], strict=False)
    ]


def person_of(g: FacilityPosition, who: int) -> dict[str, Any]:
    """What a character knows, whether its token is active, and its contingencies, named for those who know them."""
    held = g.contingencies(who)
    return {
        "knowledge": g.knowledge[who],
        "knowledge_active": g.has_read_the_archive(who),
        "contingencies": Known(len(held), known(g, held, g.box.faces[CONTINGENCY])),
        "broken": broken_of(g, who),
    }


def place_of(g: FacilityPosition, room: int) -> dict[str, Any]:
    """The section of a room, none for a staircase, whether it is dark there, and whether it lies outside."""
    slot = g.board.slots[room]
    assert slot is not None
    return {
        "section": PLACE[slot.section] or None,
        "dark": g.is_dark(room),
        "outside": "crossroads" if slot.where == "surface" else slot.where,
    }
