"""The Scientist's cards and items."""

from __future__ import annotations

from collections.abc import Iterator

from ....kernel import Back, Seat
from ... import box
from ...content.functions import Functions, Uses
from ...content.weapons import DoubleIsHit
from ...position import Position
from ...refs import ROOM
from ...rules.hazards import PlaceMalfunction, may_malfunction
from ...rules.room_use import free_room_uses
from ...species.intruders.event_deck import LookAtEvent

content, ship = Functions(), Functions()
ship.weapon("pistol", DoubleIsHit())


def _at_a_computer(g: Position, who: Seat) -> bool:
    """In a room with a working computer, or anywhere with the Holographic Computer."""
    return g.has_computer(g.room[who]) or g.held(who, "holographic-computer") >= 0


def _computers(g: Position) -> Iterator[int]:
    """Every room with a working computer."""
    working = g.explored & ~g.malfunction
    for room in g.board.rooms:
        if working >> room & 1 and g.box.computer[g.kind_of_room(room)]:
            yield room


@content.action_card("intranet", rule="nemesis/room/free-action")
def intranet(g: Position, who: Seat) -> Uses:
    if _at_a_computer(g, who):
        for room in _computers(g):
            yield from free_room_uses(g, who, room)


@content.action_card("access-denied", rule="nemesis/room/computer")
def access_denied(g: Position, who: Seat) -> Uses:
    here = g.room[who]
    if g.has_computer(here):
        yield from free_room_uses(g, who, here)
    for room in _computers(g):
        if may_malfunction(g, room):
            yield f"place-malfunction/{ROOM[room]}", [PlaceMalfunction(room)]


@content.action_card("risk-assessment", rule="nemesis/room/computer")
def risk_assessment(g: Position, who: Seat) -> Uses:
    if _at_a_computer(g, who) and g.zones[box.EVENT_DECK]:
        yield "look-at-event", [LookAtEvent(who)]


@ship.item_action("lab-equipment", rule="nemesis/room/laboratory")
def lab_equipment(g: Position, who: Seat, back: Back) -> Uses:
    return g.species.analyses(g, who, g.room[who])
