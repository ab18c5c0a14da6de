"""The Sentry's cards and weapon: doors, order, escort."""

from __future__ import annotations

from itertools import product

from ....kernel import Seat
from ...content.functions import Functions, Uses
from ...content.weapons import Weapon
from ...position.place import bits_of
from ...refs import ROOM, SEAT
from ...rules.cards import DiscardHand
from ...rules.doors import may_close
from ...rules.items import DiscardItem
from ...rules.peeking import PeekAtAnother, PeekAtRoom, unexplored_rooms
from ...rules.room_use import free_room_uses
from ...sites.facility.doors import SealDoor
from ...sites.facility.position import FacilityPosition
from ...sites.facility.where import at_a_computer
from .tour import tour_uses

content = Functions()


class Spraying(Weapon):
    """One more ammunition lets the shot be rolled again, once."""

    sprays = True


content.weapon("smg", Spraying())

STUNNED = 3
"""The most cards in hand with which a character can be stunned."""


@content.action_card("quarantine", rule="lockdown/room/computer")
def quarantine(g: FacilityPosition, who: Seat) -> Uses:
    for room in g.board.rooms if at_a_computer(g, who) else ():
        doors = g.board.door_mask[room]  # no door token of this room may be used for another of its doors
        if closing := [SealDoor(corridor, spared=doors) for corridor in bits_of(doors) if may_close(g, corridor)]:
            yield f"quarantine/{ROOM[room]}", closing


@content.action_card("stun", rule="lockdown/action/card-or")
def stun(g: FacilityPosition, who: Seat) -> Uses:
    for other in g.others_with(who):
        if 0 < len(g.hand(other)) <= STUNNED:
            yield f"stun/{SEAT[other]}", [DiscardHand(other)]
    for back, foe in product(sorted(g.weapons(who), key=g.ammo_in), g.foes_with(who)):  # of alike ones the emptiest
        given_up = DiscardItem(who, back, "lockdown/action/card-play")
        yield f"give-up-weapon/item:{g.item_name(back)}/{g.foe_id(foe)}", [given_up, *g.species.retreat(g, foe)]


@content.action_card("defense-plan", rule="lockdown/action/card-or")
def defense_plan(g: FacilityPosition, who: Seat) -> Uses:
    here = g.room[who]
    if g.is_explored(here) and g.colour_of(here) in ("white", "red"):
        yield from free_room_uses(g, who, here)
    for room in unexplored_rooms(g):
        yield f"look-at/{ROOM[room]}", [PeekAtRoom(who, room, "lockdown/action/card-or"), PeekAtAnother(who, room)]


@content.action_card("facility-tour", rule="lockdown/movement/by-card")
def facility_tour(g: FacilityPosition, who: Seat) -> Uses:
    return tour_uses(g, who)
