"""What the technical items do."""

from __future__ import annotations

from .....kernel import Back, Seat
from ....content.functions import Functions, Uses
from ....position import Position
from ....refs import ROOM
from ....rules.ammunition import Reload, not_full
from ....rules.attachments import tape_uses
from ....rules.cards import DiscardActionCards
from ....rules.doors import door_uses
from ....rules.hazards import RemoveFire
from ....rules.movement import Enter, LoseSlime
from ....rules.peeking import PeekAtAnother, PeekAtRoom, unexplored_rooms
from ....rules.repairs import repair_uses
from ....rules.wounds import dress_uses

content = Functions()


@content.item_action("chemicals", rule="nemesis/item/weapon-classes")
def chemicals(g: Position, who: Seat, back: Back) -> Uses:
    for weapon in not_full(g, who):
        if g.item_name(weapon) == "flamethrower":
            yield "reload/item:flamethrower", [Reload(weapon, g.capacity(weapon))]


@content.item_action("tools", rule="nemesis/room/engine-repair")
def tools(g: Position, who: Seat, back: Back) -> Uses:
    yield from repair_uses(g, who)
    yield from door_uses(g, g.room_of(who))


@content.item_action("duct-tape", rule="nemesis/item/duct-tape")
def duct_tape(g: Position, who: Seat, back: Back) -> Uses:
    yield from repair_uses(g, who)
    yield from tape_uses(g, who, back)


@content.item_action("fire-extinguisher", rule="nemesis/fire/one-per-room")
def fire_extinguisher(g: Position, who: Seat, back: Back) -> Uses:
    room = g.room_of(who)
    if g.is_burning(room):
        yield "remove-fire", [RemoveFire(room)]
    for foe in g.foes_with(who):
        yield f"foam/{g.foe_id(foe)}", g.species.foam(g, foe)


@content.item_action("clothes", rule="nemesis/slime/removal")
def clothes(g: Position, who: Seat, back: Back) -> Uses:
    if g.is_slimed(who):
        yield "remove-slime", [LoseSlime(who)]
    yield from dress_uses(g, who)


@content.item_action("technical-corridors-plans", rule="nemesis/movement/no-technical-corridors")
def technical_corridors_plans(g: Position, who: Seat, back: Back) -> Uses:
    for room in g.board.crawls[g.room_of(who)]:
        yield f"crawl/{ROOM[room]}", [Enter(who, room, -1)]


@content.item_action("space-suit", rule="nemesis/movement/by-card")
def space_suit(g: Position, who: Seat, back: Back) -> Uses:
    here = g.room_of(who)
    for room in g.rooms_in(g.explored) if g.colour_of(here) == "yellow" else ():
        if room != here and g.colour_of(room) == "yellow":
            yield f"spacewalk/{ROOM[room]}", [DiscardActionCards(who), Enter(who, room, -1)]


@content.item_action("nemesis-plans", rule="nemesis/room/monitoring")
def nemesis_plans(g: Position, who: Seat, back: Back) -> Uses:
    for room in unexplored_rooms(g):
        peek = PeekAtRoom(who, room, "nemesis/item/shown-when-used")
        yield f"look-at/{ROOM[room]}", [peek, PeekAtAnother(who, room)]
