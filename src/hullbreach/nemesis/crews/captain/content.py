"""The Captain's cards and items. Some of his cards reach further with the Intercom."""

from __future__ import annotations

from ....kernel import Back, Seat
from ...content.functions import Functions, Uses
from ...content.weapons import MoreOnDouble
from ...position import Position
from ...refs import SEAT
from ...rules.ammunition import Reload, is_energy_weapon, not_full
from ...rules.cards import Draw
from ...rules.movement import open_ways, walk
from ...rules.spying import spy_uses
from ...rules.withdrawal import withdraw_uses
from ...sites.facility.position import FacilityPosition

content, ship, facility = Functions(), Functions(), Functions()
ship.weapon("revolver", MoreOnDouble())


def _within_earshot(g: Position, who: Seat) -> list[Seat]:
    """Everyone in the Captain's room, and with the Intercom everyone in a room with a working computer."""
    here = g.room[who]
    if g.held(who, "intercom") < 0:
        return g.crew_in(here)
    rooms = {here, *(room for room in g.board.rooms if g.has_computer(room))}
    return [seat for seat in g.aboard() if g.room[seat] in rooms and not g.pod[seat]]


@ship.action_card("reload", rule="nemesis/item/ammo-capacity")
def reload(g: Position, who: Seat) -> Uses:
    revolver = g.held(who, "revolver")
    if revolver >= 0 and g.ammo_in(revolver) < g.capacity(revolver):
        yield "reload/item:revolver", [Reload(revolver, 1)]


@content.action_card("order", rule="nemesis/movement/by-card")
def order(g: Position, who: Seat) -> Uses:
    for other in _within_earshot(g, who):
        if other != who:
            for corridor, room in open_ways(g, g.room_of(other)):
                way = g.board.way_id(room, corridor)
                yield f"order/{SEAT[other]}/{way}", walk(g, other, room, corridor)


@content.action_card("motivation", rule="nemesis/action/card-play")
def motivation(g: Position, who: Seat) -> Uses:
    yield "motivate", [Draw(other, 1) for other in _within_earshot(g, who)]


@facility.action_card("reload-facility", rule="lockdown/item/weapon-classes")
def reload_facility(g: FacilityPosition, who: Seat) -> Uses:
    for weapon in not_full(g, who):
        if is_energy_weapon(g, weapon):
            yield f"reload/item:{g.item_name(weapon)}", [Reload(weapon, 1)]


@content.action_card("suppressive-fire", rule="nemesis/movement/by-card")
def suppressive_fire(g: Position, who: Seat) -> Uses:
    """The Scout has it too."""
    return withdraw_uses(g, who, most=1)


@ship.item_action("ship-log", rule="nemesis/room/computer-uses")
def ship_log(g: Position, who: Seat, back: Back) -> Uses:
    if g.has_computer(g.room_of(who)):
        yield from spy_uses(g, who, signalled=False)
