"""The Mechanic's own cards."""

from __future__ import annotations

from ...kernel import Seat
from ..position import Position
from ..refs import ROOM
from ..rules.crafting import craft_uses
from ..rules.hazards import PlaceFire, RemoveFire
from ..rules.items import DiscardItem
from ..rules.movement import Enter
from ..rules.turn import Pass
from .crew_cards import repairs
from .functions import Uses, action_card


@action_card("inventive", rule="nemesis/action/repairs", secret=True)
def inventive(g: Position, who: Seat) -> Uses:
    yield from repairs(g, who)
    yield from craft_uses(g, who, wild_tool=True)


@action_card("pyrotechnics", rule="nemesis/action/card-or")
def pyrotechnics(g: Position, who: Seat) -> Uses:
    room = g.room_of(who)
    if g.is_burning(room):
        yield "remove-fire", [RemoveFire(room)]
        return
    for back in g.carried_items(who):
        burn = DiscardItem(who, back, "nemesis/action/card-play")
        yield f"place-fire/item:{g.item_name(back)}", [burn, PlaceFire(room)]


@action_card("technical-corridors", rule="nemesis/movement/no-technical-corridors")
def technical_corridors(g: Position, who: Seat) -> Uses:
    for room in g.board.crawls[g.room_of(who)]:
        yield f"crawl/{ROOM[room]}", [Enter(who, room, -1), Pass(who)]
