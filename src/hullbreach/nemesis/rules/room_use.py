"""Room actions that something else pays for: a card or an item replaces the cost, never the conditions."""

from __future__ import annotations

from ...kernel import Effect, Effects, Seat
from ..content.functions import Uses
from ..event_kinds import ROOM_USED_FREE
from ..position import Position
from ..refs import ROOM, SEAT
from .lapses import who_is_gone
from .uses import UseOf, UseOfRoom, chosen_use, room_forbids


class FreeRoomAction(Effect, tag="nemesis/free-room-action"):
    """The action of a room is performed without paying for it."""

    rule = "nemesis/room/free-action"
    who: Seat
    room: int

    def choose_use(self, g: Position) -> Effects:
        g.tell(ROOM_USED_FREE, self.rule, who=SEAT[self.who], place=f"place:{g.room_name(self.room)}")
        return chosen_use(g, self._how())

    def _how(self) -> UseOf:
        return UseOfRoom(self.who, self.room)

    _lapses = who_is_gone


def free_room_uses(g: Position, who: Seat, room: int) -> Uses:
    """Perform the action of an explored room for free; it must work, and the character must be out of combat."""
    if g.explored >> room & 1 and not g.in_combat(who) and not room_forbids(g, who, room):
        yield f"room-action/{ROOM[room]}", [FreeRoomAction(who, room)]
