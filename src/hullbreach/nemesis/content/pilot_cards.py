"""The Pilot's own cards."""

from __future__ import annotations

from ...kernel import Seat
from ..position import Position
from ..rules.doors import door_uses
from ..rules.peeking import look_uses
from ..rules.room_use import free_room_uses
from ..sites.ship.cockpit import CheckCoordinates
from .functions import Uses, action_card


@action_card("ship-knowledge", rule="nemesis/action/card-or")
def ship_knowledge(g: Position, who: Seat) -> Uses:
    yield from door_uses(g, g.room_of(who))
    yield from look_uses(g, who, token=False, because="nemesis/action/card-or")


@action_card("piloting", rule="nemesis/room/free-action")
def piloting(g: Position, who: Seat) -> Uses:
    room = g.room[who]
    computer = g.has_computer(room)
    if computer or g.room_name(room) == "cockpit":
        yield from free_room_uses(g, who, room)
    if computer:
        yield "check-coordinates", [CheckCoordinates(who)]


@action_card("old-friend", rule="nemesis/room/free-action")
def old_friend(g: Position, who: Seat) -> Uses:
    room = g.room_of(who)
    if not g.has_computer(room):
        yield from free_room_uses(g, who, room)
