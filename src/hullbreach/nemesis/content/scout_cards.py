"""The Scout's own cards."""

from __future__ import annotations

from ...kernel import Seat
from ..position import Position
from ..rules.cards import Draw
from ..rules.movement import SILENT, Enter, Escape, open_ways
from ..rules.search import search_uses
from ..rules.shooting import Shot, shots
from .functions import Uses, action_card


@action_card("adrenaline", rule="nemesis/action/shoot")
def adrenaline(g: Position, who: Seat) -> Uses:
    for option_id, weapon, foe in shots(g, who):
        yield option_id, [Shot(who, weapon, foe), Draw(who, 1)]
    for corridor, room in open_ways(g, g.room_of(who)):
        yield f"escape/{g.board.way_id(room, corridor)}", [Escape(who, room, corridor), Draw(who, 1)]


@action_card("reconnaissance", rule="nemesis/door/closed-blocks")
def reconnaissance(g: Position, who: Seat) -> Uses:
    for corridor, room in open_ways(g, g.room_of(who)):
        yield f"move/{g.board.way_id(room, corridor)}", [Enter(who, room, corridor, SILENT)]


@action_card("scavenging", rule="nemesis/search/room-colour")
def scavenging(g: Position, who: Seat) -> Uses:
    return search_uses(g, who, even_empty=True)
