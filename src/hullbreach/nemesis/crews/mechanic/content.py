"""The Mechanic's cards and items."""

from __future__ import annotations

from ....kernel import Back, Seat
from ...content.functions import Functions, Uses
from ...content.weapons import HitIsDouble
from ...position import Position
from ...refs import ROOM
from ...rules.crafting import craft_uses
from ...rules.doors import RestoreDoor, door_uses
from ...rules.hazards import PlaceFire, RemoveFire
from ...rules.items import DiscardItem
from ...rules.movement import Enter
from ...rules.repairs import repair_uses
from ...rules.search import search_uses
from ...rules.turn import Pass

content, ship, facility = Functions(), Functions(), Functions()
ship.weapon("sawed-off-shotgun", HitIsDouble())
facility.action_card("quick-repairs-facility", rule="nemesis/action/repairs")(repair_uses)


@ship.action_card("inventive", rule="nemesis/action/repairs", secret=True)
@facility.action_card("inventive-facility", rule="nemesis/action/repairs", secret=True)
def inventive(g: Position, who: Seat) -> Uses:
    yield from repair_uses(g, who)
    yield from craft_uses(g, who, wild_tool=True)


@content.action_card("pyrotechnics", rule="nemesis/action/card-or")
def pyrotechnics(g: Position, who: Seat) -> Uses:
    room = g.room_of(who)
    if g.is_burning(room):
        yield "remove-fire", [RemoveFire(room)]
        return
    for back in g.carried_items(who):
        burn = DiscardItem(who, back, "nemesis/action/card-play")
        yield f"place-fire/item:{g.item_name(back)}", [burn, PlaceFire(room)]


@content.action_card("technical-corridors", rule="nemesis/movement/no-technical-corridors")
def technical_corridors(g: Position, who: Seat) -> Uses:
    for room in g.board.crawls[g.room_of(who)]:
        yield f"crawl/{ROOM[room]}", [Enter(who, room, -1), Pass(who)]


@ship.item_action("plasma-torch", rule="nemesis/door/destroyed")
def plasma_torch(g: Position, who: Seat, back: Back) -> Uses:
    yield from door_uses(g, g.room_of(who))
    for corridor, _ in g.board.ways[g.room_of(who)]:
        if g.is_wrecked(corridor):
            yield f"close-door/{g.board.spot_id(corridor)}", [RestoreDoor(corridor)]


@ship.item_action("flashlight", rule="nemesis/search/counter")
def flashlight(g: Position, who: Seat, back: Back) -> Uses:
    return search_uses(g, who)
