"""The decoy: it draws every intruder of the rooms around it."""

from __future__ import annotations

from ...kernel import Effect, Effects, Seat
from ..content.functions import Uses
from ..event_kinds import DECOY_THROWN
from ..position import Position
from ..refs import ROOM, SEAT


def decoy_uses(g: Position, who: Seat) -> Uses:
    """Choose a neighbouring room that has intruders in the rooms around it."""
    for room in g.board.neighbours[g.room_of(who)]:
        if any(other in g.foe_room for other in g.board.neighbours[room]):
            yield f"lure/{ROOM[room]}", [Lure(who, room)]


class Lure(Effect, tag="nemesis/lure"):
    """Every intruder next to the room moves there; whoever of them is in combat attacks once before leaving."""

    rule = "nemesis/attack/occasions"
    who: Seat
    room: int

    def those_in_combat_attack(self, g: Position) -> Effects:
        g.tell(DECOY_THROWN, self.rule, who=SEAT[self.who], room=ROOM[self.room])
        around = [other for other in g.board.neighbours[self.room] if g.crew_in(other)]
        return [effect for other in around for foe in g.foes_in(other) for effect in g.species.strike(g, foe)]

    def all_move_there(self, g: Position) -> Effects:
        room = self.room
        around = g.board.neighbours[room]
        moves = [(foe, g.corridor_towards(other, room)) for other in around for foe in g.foes_in(other)]
        return g.species.move(g, moves, self.rule) if moves else None
