"""What one sees of what only the facility has."""

from __future__ import annotations

from typing import Any

from ....kernel import EVERYONE
from ...box import CONTINGENCY, CSS, OUT, SURFACE, WEAKNESS_SLOTS
from ...kinds import SLOT_NAMES
from ...refs import ROOM, SEAT
from ...view.crew import known
from .css import CARGO, POD_REF
from .position import OFF, FacilityPosition
from .power import PLACE, PLACES
from .probe_arm import broken_of
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
    """Everything about the facility itself."""
    return {
        "facility": FATES[g.fate],
        "clocks": clocks_of(g),
        "power": [{"ref": PLACE[place], "number": g.power_at[place], "on": g.has_power(place)} for place in PLACES],
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
        "bunker": {"x": side.bunker.x, "y": side.bunker.y, "from": [ROOM[room] for room in side.bunker.joined]},
        "exit_rooms": [ROOM[room] for room in side.exits],
        "areas": [
            {"ref": board.spot_ids[spot], "x": area.x, "y": area.y}
            for spot, area in zip(board.areas, side.area, strict=True)
        ],
        "surface": surface_of(g) if side.area else None,
    }


def surface_of(g: FacilityPosition) -> dict[str, Any]:
    """How many cards the deck of the surface has, and the discarded ones, the top last."""
    names = g.box.faces[SURFACE]
    discarded = [names[g.face[back]] for back in g.zones[SURFACE_DISCARD]]
    return {"deck": len(g.zones[SURFACE_DECK]), "discarded": discarded}


def clocks_of(g: FacilityPosition) -> dict[str, Any]:
    """The time track and what lies on it."""
    return {
        "time": g.time,
        "powered": g.time_on,
        "isolation": g.isolation_open,
        "autodestruction": None if g.autodestruct == OFF else g.autodestruct,
        "autodestruction_red": g.autodestruct_red,
        "alert": None if g.alert == OFF else g.alert,
        "thresholds": thresholds_of(g),
    }


def thresholds_of(g: FacilityPosition) -> dict[str, list[int]]:
    """The spaces that cost power when time enters them: blue ones always, red ones while backup power is off."""
    printed = g.box.tables.facility_tracks.time
    return {"red": list(printed.red), "blue": list(printed.blue)}


def css_of(g: FacilityPosition) -> list[dict[str, Any]]:
    """The CSS tokens on the time track, the first to be reached first, with their faces for those who know them."""
    names = g.box.faces[CSS]
    return [
        {"number": space, "css": names[g.face[back]] or None}
        for space, back in reversed(list(enumerate(g.css_at)))
        if back >= 0
    ]


def launches_of(g: FacilityPosition) -> list[dict[str, Any]]:
    """The CSS tokens that all have seen turned over, in that order: where each lay, and the pods it has launched."""
    tokens, gone = g.box.css_token, g.zones[OUT]
    revealed = [back for back in g.box.backs[CSS] if g.seen[back] == EVERYONE and back not in g.css_at]
    spaces = [None] * (len(revealed) - len(g.turned_over)) + list(g.turned_over)  # an old save does not tell of all
    return [
        {"number": space, "css": token.id, "pods": [f"csspod:{pod}" for pod in token.pods]}
        for space, back in zip(spaces, sorted(revealed, key=gone.index), strict=True)
        if (token := tokens[g.face[back]])
    ]


def pods_of(g: FacilityPosition) -> list[dict[str, Any]]:
    """The CSS pods: the room each leaves from, if it has been found, and who is on it, if anybody."""
    return [
        {
            "ref": POD_REF[pod],
            "room": ROOM[room] if (room := g.find_room(g.box.room_kind[CARGO[pod]])) else None,
            "crew": [SEAT[who] for who, at in enumerate(g.pod) if at == pod],
        }
        for pod in (1, 2, 3)
    ]


def computer_of(g: FacilityPosition) -> dict[str, Any]:
    """The open card, and those below it from the top: all remember what has been shown since the last shuffle."""
    *below, card = [g.box.computer_cards[g.face[back]] or None for back in g.zones[COMPUTER_DECK]]
    return {"computer": card, "computer_deck": below[::-1]}


def contingencies_of(g: FacilityPosition) -> dict[str, Any]:
    """The pool, those that lie open, the active one once it is revealed, and all that one knows not to be active."""
    names = g.box.faces[CONTINGENCY]
    active, pool = g.zones[ACTIVE_CONTINGENCY], g.zones[CONTINGENCY_POOL]
    seen = {g.face[back] for back in g.box.backs[CONTINGENCY] if back not in active}
    for heap in g.heaps:
        if heap.family == CONTINGENCY and heap.least == heap.faces.bit_count():
            seen |= {face for face in range(1, len(names)) if heap.faces >> face & 1}
    return {
        "active": (names[g.face[active[0]]] or None) if active else None,
        "pool": {"count": len(pool), "known": known(g, pool, names)},
        "shown": known(g, g.zones[SHOWN_CONTINGENCIES], names),
        "not_active": sorted(names[face] for face in seen if face),
    }


def laboratory_of(g: FacilityPosition) -> list[dict[str, Any]]:
    """The weakness slots from the left: the knowledge each asks for, what lies on it, and what has been discovered."""
    levels = g.box.tables.facility_tracks.knowledge.weaknesses
    return [
        {
            "level": level,
            "object": f"object:{SLOT_NAMES[sort - 1]}" if sort else None,
            "weakness": g.box.weaknesses[g.face[back]] or None,
        }
        for level, sort, back in zip(levels, g.laboratory, g.zones[WEAKNESS_SLOTS], strict=False)
    ]


def person_of(g: FacilityPosition, who: int) -> dict[str, Any]:
    """What a character knows, whether its token is active, and its contingencies, named for those who know them."""
    held = g.contingencies(who)
    return {
        "knowledge": g.knowledge[who],
        "knowledge_active": g.has_read_the_archive(who),
        "contingencies": {"count": len(held), "known": known(g, held, g.box.faces[CONTINGENCY])},
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
