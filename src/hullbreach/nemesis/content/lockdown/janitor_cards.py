"""The Janitor's own cards: everywhere, unnoticed, with a use for everything."""

from __future__ import annotations

from ....kernel import Seat
from ...box import DECK_OF_COLOUR
from ...rules.ammunition import Reload
from ...rules.hazards import RemoveFire, RemoveMalfunction
from ...rules.items import DiscardItem, DrawItems
from ...rules.movement import SILENT, Enter, open_ways
from ...rules.shutting import shut_behind_uses
from ...sites.facility.elevator import ride_uses
from ...sites.facility.position import FacilityPosition
from ..functions import LOCKDOWN, Uses


@LOCKDOWN.action_card("clean-up", rule="lockdown/action/card-or")
def clean_up(g: FacilityPosition, who: Seat) -> Uses:
    room = g.room[who]
    if g.is_malfunctioning(room):
        yield "remove-malfunction", [RemoveMalfunction(room)]
    if g.is_burning(room):
        yield "remove-fire", [RemoveFire(room)]


@LOCKDOWN.action_card("service-lift", rule="lockdown/room/elevator-use")
def service_lift(g: FacilityPosition, who: Seat) -> Uses:
    room = g.room[who]
    return ride_uses(g, who, room) if room in g.site.landings else ()


@LOCKDOWN.action_card("waste-sorting", rule="lockdown/action/card-play", secret=True)
def waste_sorting(g: FacilityPosition, who: Seat) -> Uses:
    nailgun = g.held(who, "nailgun")
    empty = nailgun >= 0 and g.ammo_in(nailgun) < g.capacity(nailgun)
    for back in g.carried_items(who):
        waste, item = DiscardItem(who, back, "lockdown/action/card-play"), g.box.item_ref[g.face[back]]
        for colour, deck in DECK_OF_COLOUR.items():
            yield f"sort-waste/{item}/deck:{colour}", [waste, DrawItems(who, deck)]
        if empty and back != nailgun:
            yield f"sort-nails/{item}", [waste, Reload(nailgun, g.capacity(nailgun))]


@LOCKDOWN.action_card("mind-the-door", rule="lockdown/door/closed-blocks")
def mind_the_door(g: FacilityPosition, who: Seat) -> Uses:
    return shut_behind_uses(g, who)


@LOCKDOWN.action_card("night-shift", rule="lockdown/power/darkness")
def night_shift(g: FacilityPosition, who: Seat) -> Uses:
    for corridor, room in open_ways(g, g.room_of(who)):
        if g.is_dark(room):
            yield f"move/{g.board.way_id(room, corridor)}", [Enter(who, room, corridor, SILENT)]
