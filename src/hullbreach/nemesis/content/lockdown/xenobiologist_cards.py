"""The Xenobiologist's own cards: what the others flee she studies, and knowledge makes her strong."""

from __future__ import annotations

from ....kernel import Effect, Seat
from ...kinds import BREEDER, QUEEN
from ...rules.room_use import free_room_uses
from ...rules.wounds import dress_uses
from ...sites.facility.position import FacilityPosition
from ...sites.facility.studying import Study, is_something_to_study
from ..functions import LOCKDOWN, Uses

DRIVES_ONE_OFF, DRIVES_ALL_OFF = 3, 6
"""The knowledge it takes."""


@LOCKDOWN.action_card("vivisection", rule="lockdown/action/in-combat-only")
def vivisection(g: FacilityPosition, who: Seat) -> Uses:
    for foe in g.foes_with(who):
        yield f"vivisect/{g.foe_id(foe)}", g.species.injury(g, foe, 1 + g.knowledge[who] // 2)


@LOCKDOWN.action_card("field-experience", rule="lockdown/knowledge/other")
def field_experience(g: FacilityPosition, who: Seat) -> Uses:
    if not g.knows(who, g.box.tables.facility_tracks.knowledge.most) and is_something_to_study(g, who):
        large = any(g.kind_of(foe) in (BREEDER, QUEEN) for foe in g.foes_with(who))
        yield "study", [Study(who, 2 if large else 1)]


@LOCKDOWN.action_card("pheromones", rule="lockdown/action/card-or")
def pheromones(g: FacilityPosition, who: Seat) -> Uses:
    foes = g.foes_with(who) if g.knows(who, DRIVES_ONE_OFF) else []
    for foe in foes:
        yield f"drive-off/{g.foe_id(foe)}", g.species.retreat(g, foe)
    if foes and g.knows(who, DRIVES_ALL_OFF):
        fleeing: list[Effect] = [effect for foe in foes for effect in g.species.retreat(g, foe)]
        yield "drive-all-off", fleeing


@LOCKDOWN.action_card("lab-routine", rule="lockdown/action/card-or")
def lab_routine(g: FacilityPosition, who: Seat) -> Uses:
    here = g.room[who]
    if g.is_explored(here) and g.colour_of(here) == "green":
        yield from free_room_uses(g, who, here)
    for patient in g.crew_in(here):
        yield from dress_uses(g, patient)
