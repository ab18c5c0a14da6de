"""Going and shutting the door behind oneself, before anything else happens."""

from __future__ import annotations

from ...kernel import Effect, Effects, Seat
from ..content.functions import Uses
from ..position import Position
from .doors import CloseDoor
from .movement import Enter, Escape, open_ways


def shut_behind_uses(g: Position, who: Seat) -> Uses:
    """Through each way that no closed door bars; out of a room with an intruder it is an escape."""
    fighting = g.in_combat(who)
    for corridor, room in open_ways(g, g.room_of(who)):
        leave = [EscapeAndShut(who, room, corridor)] if fighting else shutting(who, room, corridor)
        yield f"shut-behind/{g.board.way_id(room, corridor)}", leave


def shutting(who: Seat, room: int, corridor: int) -> list[Effect]:
    """The door is closed on arrival; where it is destroyed, or no token can be had, one just goes."""
    return [CloseDoor(corridor, who), Enter(who, room, corridor)]


class EscapeAndShut(Escape, tag="lockdown/escape-and-shut"):
    """Every intruder in the room attacks once; a survivor then moves on and closes the door on them."""

    rule = "lockdown/movement/by-card"

    def survivor_moves(self, g: Position) -> Effects:
        return shutting(self.who, self.to, self.via)
