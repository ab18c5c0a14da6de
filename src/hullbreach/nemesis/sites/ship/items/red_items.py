"""What the military items do."""

from __future__ import annotations

from .....kernel import Back, Effect, Effects, Seat
from ....content.functions import Functions, Uses
from ....crews.soldier.auto_loader import AUTO_LOADER
from ....event_kinds import DECOY_THROWN
from ....position import Position
from ....refs import ROOM, SEAT
from ....rules.ammunition import Reload, is_energy_weapon, not_full
from ....rules.attachments import Attach, attached_to
from ....rules.cards import DiscardActionCard
from ....rules.doors import door_uses
from ....rules.movement import Enter, open_ways
from ....rules.peeking import look_uses
from ....rules.spying import spy_uses
from ....rules.throwing import grenade_uses
from ..pods import lock_uses
from ..position import ShipPosition
from ..tracks import self_destruct_uses

content = Functions()

MAGAZINE = 2
"""How much an Extended Magazine adds to the ammunition and to the capacity."""


@content.item_action("energy-charge", rule="nemesis/item/weapon-classes")
def energy_charge(g: Position, who: Seat, back: Back) -> Uses:
    for weapon in not_full(g, who):
        if is_energy_weapon(g, weapon) and not attached_to(g, weapon, AUTO_LOADER):
            yield f"reload/item:{g.item_name(weapon)}", [Reload(weapon, g.capacity(weapon))]
    yield from door_uses(g, g.room_of(who))


@content.item_action("grenade", rule="nemesis/egg/destroy-grenade")
def grenade(g: Position, who: Seat, back: Back) -> Uses:
    return grenade_uses(g, who)


@content.item_action("smoke-grenade", rule="nemesis/door/closed-blocks")
def smoke_grenade(g: Position, who: Seat, back: Back) -> Uses:
    coughing = [DiscardActionCard(other) for other in g.others_with(who)]
    for corridor, room in open_ways(g, g.room_of(who)):
        yield f"slip-away/{g.board.way_id(room, corridor)}", [*coughing, Enter(who, room, corridor)]


@content.item_action("recon-drone", rule="nemesis/room/monitoring")
def recon_drone(g: Position, who: Seat, back: Back) -> Uses:
    return look_uses(g, who, token=True)


def decoy_uses(g: Position, who: Seat) -> Uses:
    """Choose a neighbouring room that has intruders in the rooms around it."""
    for room in g.board.neighbours[g.room_of(who)]:
        if any(other in g.foe_room for other in g.board.neighbours[room]):
            yield f"lure/{ROOM[room]}", [Lure(who, room)]


class Lure(Effect, tag="nemesis/lure"):
    """Every intruder next to the room moves there; those in combat attack once before leaving."""

    rule = "nemesis/attack/occasions"
    who: Seat
    room: int

    def those_in_combat_attack(self, g: Position) -> Effects:
        g.tell(DECOY_THROWN, self.rule, who=SEAT[self.who], room=ROOM[self.room])
        around = [other for other in g.board.neighbours[self.room] if g.crew_in(other)]
        return [effect for other in around for foe in g.foes_in(other) for effect in g.species.strike(g, foe)]

    def all_move_there(self, g: Position) -> Effects:
        room = self.room
        around = g.board.neighbours[room]
        moves = [(foe, g.corridor_towards(other, room)) for other in around for foe in g.foes_in(other)]
        return g.species.move(g, moves, self.rule) if moves else None


@content.item_action("decoy", rule="nemesis/attack/occasions")
def decoy(g: Position, who: Seat, back: Back) -> Uses:
    return decoy_uses(g, who)


@content.item_action("extended-magazine", rule="nemesis/item/weapon-classes")
def extended_magazine(g: Position, who: Seat, back: Back) -> Uses:
    for weapon in g.weapons(who):
        if is_energy_weapon(g, weapon):
            yield f"attach/item:{g.item_name(weapon)}", [Attach(who, back, weapon, MAGAZINE)]


@content.item_action("comms-key", rule="nemesis/room/computer-uses")
def comms_key(g: Position, who: Seat, back: Back) -> Uses:
    if g.has_computer(g.room_of(who)):
        yield from spy_uses(g, who, signalled=True)


@content.item_action("evacuation-key", rule="nemesis/pod/unlock-manual")
def evacuation_key(g: ShipPosition, who: Seat, back: Back) -> Uses:
    section = g.site.section_of(g, g.room_of(who))
    if section:
        yield from lock_uses(g, (section,))


@content.item_action("self-destruct-key", rule="nemesis/room/computer-uses")
def self_destruct_key(g: ShipPosition, who: Seat, back: Back) -> Uses:
    if g.has_computer(g.room_of(who)):
        yield from self_destruct_uses(g)
