"""The airlock procedure: at the end of the player phase everything in the sealed room dies."""

from __future__ import annotations

from ....kernel import Effect, Effects
from ...content.functions import Uses
from ...position import Position
from ...refs import ROOM
from ...rules.doors import CloseDoor, may_close
from ...rules.hazards import RemoveFire
from ...rules.wounds import Die


def sealed(g: Position, room: int) -> bool:
    """Whether every corridor of the room has a closed door."""
    return g.board.door_mask[room] & ~g.closed == 0


def airlock_uses(g: Position, control: int) -> Uses:
    """Any other explored yellow room whose corridors hold no destroyed door."""
    for room in g.board.rooms:
        yellow = g.is_explored(room) and g.colour_of(room) == "yellow"
        if yellow and room != control and not g.board.door_mask[room] & g.wrecked:
            yield f"airlock/{ROOM[room]}", [StartAirlock(room)]


class StartAirlock(Effect, tag="nemesis/start-airlock"):
    """The door in every corridor of the room is closed and the airlock procedure token put there."""

    rule = "nemesis/room/airlock-close"
    room: int

    def close_the_doors(self, g: Position) -> Effects:
        return [CloseDoor(corridor) for corridor, _ in g.board.ways[self.room] if may_close(g, corridor)]

    def put_the_token(self, g: Position) -> Effects:
        g.airlock = self.room
        g.tell("airlock-procedure", self.rule, room=ROOM[self.room])
        return [AirlockCheck()]


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
