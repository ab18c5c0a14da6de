"""Baiting: an intruder is led out of the room without a fight."""

from __future__ import annotations

from ...kernel import Effect, Effects, Seat
from ..content.functions import Uses
from ..event_kinds import BAITED
from ..position import Position
from ..refs import ROOM, SEAT
from .movement import open_ways


def bait_uses(g: Position, who: Seat) -> Uses:
    """Choose an intruder here and where it goes; never through a closed door or the technical corridors."""
    for foe in g.foes_with(who):
        for corridor, room in open_ways(g, g.room[who]):
            yield f"bait/{g.foe_id(foe)}/{g.board.way_id(room, corridor)}", [Bait(who, foe, corridor, room)]


class Bait(Effect, tag="lockdown/bait"):
    """An intruder goes where it smells blood; it attacks nobody on its way, nor where it arrives."""

    rule = "lockdown/encounter/not-by-movement"
    who: Seat
    foe: int
    corridor: int
    room: int

    def go(self, g: Position) -> Effects:
        g.tell(BAITED, self.rule, who=SEAT[self.who], foe=g.foe_id(self.foe), room=ROOM[self.room])
        return g.species.move(g, [(self.foe, self.corridor)], self.rule)

    def _lapses(self, g: Position) -> bool:
        return not g.is_here(self.foe)
