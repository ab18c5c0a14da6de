"""The Scout's cards and items; the Motion Scanner is a reaction."""

from __future__ import annotations

from ....kernel import Back, Seat
from ...content.functions import Functions, Uses
from ...content.weapons import Weapon
from ...position import Position
from ...rules.cards import Draw
from ...rules.doors import all_doors_uses
from ...rules.movement import SILENT, Enter, Escape, open_ways
from ...rules.search import search_uses
from ...rules.shooting import Shot, shots

content, ship = Functions(), Functions()
ship.weapon("rifle", Weapon())
ship.reaction("motion-scanner")


@content.action_card("adrenaline", rule="nemesis/action/shoot")
def adrenaline(g: Position, who: Seat) -> Uses:
    for option_id, weapon, foe in shots(g, who):
        yield option_id, [Shot(who, weapon, foe), Draw(who, 1)]
    for corridor, room in open_ways(g, g.room_of(who)):
        yield f"escape/{g.board.way_id(room, corridor)}", [Escape(who, room, corridor), Draw(who, 1)]


@content.action_card("reconnaissance", rule="nemesis/door/closed-blocks")
def reconnaissance(g: Position, who: Seat) -> Uses:
    for corridor, room in open_ways(g, g.room_of(who)):
        yield f"move/{g.board.way_id(room, corridor)}", [Enter(who, room, corridor, SILENT)]


@content.action_card("scavenging", rule="nemesis/search/room-colour")
def scavenging(g: Position, who: Seat) -> Uses:
    return search_uses(g, who, even_empty=True)


@ship.item_action("security-key", rule="nemesis/door/open")
def security_key(g: Position, who: Seat, back: Back) -> Uses:
    return all_doors_uses(g, who)
