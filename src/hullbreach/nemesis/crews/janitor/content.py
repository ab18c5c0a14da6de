"""The Janitor's cards and items: he gets everywhere unnoticed and has a use for everything."""

from __future__ import annotations

from ....kernel import Back, Effect, Effects, Seat
from ...box import DECK_OF_COLOUR
from ...content.functions import Functions, Uses
from ...content.weapons import Weapon
from ...position import Position
from ...refs import SEAT
from ...rules.ammunition import Reload
from ...rules.doors import CloseDoor
from ...rules.hazards import RemoveFire, RemoveMalfunction
from ...rules.items import DiscardItem, DrawItems
from ...rules.movement import SILENT, Enter, Escape, LoseSlime, open_ways
from ...rules.noise import NoiseAround
from ...sites.facility.elevator import ride_uses
from ...sites.facility.position import FacilityPosition

content = Functions()


class Nails(Weapon):
    """A nail never does more than one injury, whatever adds to it: no card, no face, no weakness."""

    most = 1


content.weapon("nailgun", Nails())


@content.action_card("clean-up", rule="lockdown/action/card-or")
def clean_up(g: FacilityPosition, who: Seat) -> Uses:
    room = g.room[who]
    if g.is_malfunctioning(room):
        yield "remove-malfunction", [RemoveMalfunction(room)]
    if g.is_burning(room):
        yield "remove-fire", [RemoveFire(room)]


@content.action_card("service-lift", rule="lockdown/room/elevator-use")
def service_lift(g: FacilityPosition, who: Seat) -> Uses:
    room = g.room[who]
    return ride_uses(g, who, room) if room in g.site.landings else ()


@content.action_card("waste-sorting", rule="lockdown/action/card-play", secret=True)
def waste_sorting(g: FacilityPosition, who: Seat) -> Uses:
    nailgun = g.held(who, "nailgun")
    empty = nailgun >= 0 and g.ammo_in(nailgun) < g.capacity(nailgun)
    for back in g.carried_items(who):
        waste, item = DiscardItem(who, back, "lockdown/action/card-play"), g.box.item_ref[g.face[back]]
        for colour, deck in DECK_OF_COLOUR.items():
            yield f"sort-waste/{item}/deck:{colour}", [waste, DrawItems(who, deck)]
        if empty and back != nailgun:
            yield f"sort-nails/{item}", [waste, Reload(nailgun, g.capacity(nailgun))]


@content.action_card("mind-the-door", rule="lockdown/door/closed-blocks")
def mind_the_door(g: Position, who: Seat) -> Uses:
    """Move through any way without a closed door. Out of a room with an intruder this is an escape."""
    fighting = g.in_combat(who)
    for corridor, room in open_ways(g, g.room_of(who)):
        leave = [EscapeAndShut(who, room, corridor)] if fighting else shutting(who, room, corridor)
        yield f"shut-behind/{g.board.way_id(room, corridor)}", leave


def shutting(who: Seat, room: int, corridor: int) -> list[Effect]:
    """Close the door on arrival, unless it is destroyed or there is no token for it."""
    return [CloseDoor(corridor, who), Enter(who, room, corridor)]


class EscapeAndShut(Escape, tag="lockdown/escape-and-shut"):
    """Every intruder in the room attacks once; a survivor then moves on and closes the door on them."""

    rule = "lockdown/movement/by-card"

    def survivor_moves(self, g: Position) -> Effects:
        return shutting(self.who, self.to, self.via)


@content.action_card("night-shift", rule="lockdown/power/darkness")
def night_shift(g: FacilityPosition, who: Seat) -> Uses:
    for corridor, room in open_ways(g, g.room_of(who)):
        if g.is_dark(room):
            yield f"move/{g.board.way_id(room, corridor)}", [Enter(who, room, corridor, SILENT)]


@content.item_action("pressure-washer", rule="lockdown/action/card-or")
def pressure_washer(g: FacilityPosition, who: Seat, back: Back) -> Uses:
    room = g.room[who]
    if g.is_burning(room):
        yield "remove-fire", [RemoveFire(room)]
    for dirty in g.crew_in(room):
        if g.is_slimed(dirty):
            yield f"wash-off/{SEAT[dirty]}", [LoseSlime(dirty)]
    for foe in g.foes_with(who) if g.is_powered(room) else ():
        yield f"hose/{g.foe_id(foe)}", [*g.species.retreat(g, foe), NoiseAround(room, "lockdown/item/shown-when-used")]
