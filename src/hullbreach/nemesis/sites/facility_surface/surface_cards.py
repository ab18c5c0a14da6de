"""What each card of the surface of Mars does: to the unprotected its upper part, to the protected its lower part."""

from __future__ import annotations

from ....kernel import Effects, Seat
from ...content.functions import Functions
from ...rules.contamination import Contaminate
from ...rules.hazards import PlaceMalfunction, may_malfunction
from ...rules.items import DropObject
from ...rules.losses import give_up_item
from ...rules.movement import GetSlimed
from ...rules.noise import NoiseAround, RemoveNoise
from ...rules.wounds import LightWound, SeriousWound
from ..facility.position import FacilityPosition
from .deck import LOWER, UPPER
from .losses import Dig, Freeze, LoseChargeOfChoice, LoseCharges, LoseInTheSand, LoseToTheStorm

content = Functions()


@content.surface_card("radioactive-dust")
def radioactive_dust(g: FacilityPosition, who: Seat, sheltered: bool) -> Effects:
    return [Contaminate(who)] if sheltered else [Contaminate(who), GetSlimed(who)]


def the_wind_drowns_all(g: FacilityPosition) -> Effects:
    """In a storm nothing is heard in any area."""
    return [RemoveNoise(sum(1 << area for area in g.board.areas), UPPER)]


@content.surface_card("dust-storm", the_wind_drowns_all)
def dust_storm(g: FacilityPosition, who: Seat, sheltered: bool) -> Effects:
    return [LoseToTheStorm(who, 1 if sheltered else 2)]


@content.surface_card("deep-freeze")
def deep_freeze(g: FacilityPosition, who: Seat, sheltered: bool) -> Effects:
    return [Freeze(who)] if sheltered else [LightWound(who)] * 2


@content.surface_card("static-discharge")
def static_discharge(g: FacilityPosition, who: Seat, sheltered: bool) -> Effects:
    return [LoseChargeOfChoice(who)] if sheltered else [LightWound(who), LoseCharges(who)]


@content.surface_card("meteorite")
def meteorite(g: FacilityPosition, who: Seat, sheltered: bool) -> Effects:
    if not sheltered:
        return [SeriousWound(who)]
    room = g.room[who]
    return [PlaceMalfunction(room) if may_malfunction(g, room) else LightWound(who)]


@content.surface_card("tracks-in-the-sand")
def tracks_in_the_sand(g: FacilityPosition, who: Seat, sheltered: bool) -> Effects:
    return [NoiseAround(g.room[who], LOWER)] if sheltered else g.species.encounter(g, who)


@content.surface_card("loose-ground")
def loose_ground(g: FacilityPosition, who: Seat, sheltered: bool) -> Effects:
    dropped = [DropObject(who, thing) for thing in g.objects_of(who)]
    return dropped if sheltered else [*dropped, *give_up_item(g, LoseInTheSand(who))]


@content.surface_card("buried-cache")
def buried_cache(g: FacilityPosition, who: Seat, sheltered: bool) -> Effects:
    return [Dig(who, sheltered)]
