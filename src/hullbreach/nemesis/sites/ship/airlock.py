"""The airlock procedure: at the end of the player phase everything in the sealed room dies."""

from __future__ import annotations

from ....kernel import Effect, Effects
from ...position import Position
from ...refs import ROOM
from ...rules.hazards import RemoveFire
from ...rules.wounds import Die


def sealed(g: Position, room: int) -> bool:
    """Whether every corridor of the room has a closed door."""
    return g.board.door_mask[room] & ~g.closed == 0


class AirlockCheck(Effect, tag="nemesis/airlock-check"):
    """A door that opens or breaks cancels the procedure."""

    rule = "nemesis/room/airlock-cancel"

    def check(self, g: Position) -> None:
        if g.airlock and not sealed(g, g.airlock):
            g.tell("airlock-cancelled", self.rule, room=ROOM[g.airlock])
            g.airlock = 0


class Decompress(Effect, tag="nemesis/decompress"):
    """After everyone has passed, every character and intruder in the sealed room dies and its fire goes out."""

    rule = "nemesis/room/airlock-kill"

    def vent(self, g: Position) -> Effects:
        room, g.airlock = g.airlock, 0
        if not room or not sealed(g, room):
            return None
        g.tell("decompressed", self.rule, room=ROOM[room])
        return [
            *(Die(who, self.rule) for who in g.crew_in(room)),
            *(effect for foe in g.foes_in(room) for effect in g.species.kill(g, foe, self.rule)),
            RemoveFire(room),
        ]
