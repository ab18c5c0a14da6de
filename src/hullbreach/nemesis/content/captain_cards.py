"""The Captain's own cards."""

from __future__ import annotations

from ...kernel import Seat
from ..position import Position
from ..refs import SEAT
from ..rules.ammunition import Reload
from ..rules.cards import Draw
from ..rules.movement import open_ways, walk
from .functions import Uses, action_card


def _within_earshot(g: Position, who: Seat) -> list[Seat]:
    """Everyone in the Captain's room, and with the Intercom everyone in a room with a working computer."""
    here = g.room[who]
    if g.held(who, "intercom") < 0:
        return g.crew_in(here)
    rooms = {here, *(room for room in g.board.rooms if g.has_computer(room))}
    return [seat for seat in g.aboard() if g.room[seat] in rooms and not g.pod[seat]]


@action_card("reload", rule="nemesis/item/ammo-capacity")
def reload(g: Position, who: Seat) -> Uses:
    revolver = g.held(who, "revolver")
    if revolver >= 0 and g.ammo_in(revolver) < g.capacity(revolver):
        yield "reload/item:revolver", [Reload(revolver, 1)]


@action_card("order", rule="nemesis/movement/by-card")
def order(g: Position, who: Seat) -> Uses:
    for other in _within_earshot(g, who):
        if other != who:
            for corridor, room in open_ways(g, g.room_of(other)):
                way = g.board.way_id(room, corridor)
                yield f"order/{SEAT[other]}/{way}", walk(g, other, room, corridor)


@action_card("motivation", rule="nemesis/action/card-play")
def motivation(g: Position, who: Seat) -> Uses:
    yield "motivate", [Draw(other, 1) for other in _within_earshot(g, who)]
