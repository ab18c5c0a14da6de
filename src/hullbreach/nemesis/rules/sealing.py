"""Sealing a room: its doors are closed and a token marks it. Everything still in it when everyone has passed dies."""

from __future__ import annotations

from typing import ClassVar

from ...kernel import Effect, Effects, EventKind
from ..position import Position
from ..position.place import bits_of
from ..refs import ROOM
from .doors import CloseDoor, may_close
from .wounds import Die


def sealed(g: Position, room: int) -> bool:
    """Whether every corridor of the room has a closed door."""
    return g.board.door_mask[room] & ~g.closed == 0


def no_door_is_destroyed(g: Position, room: int) -> bool:
    """Whether all doors of the room could be closed."""
    return not g.board.door_mask[room] & g.wrecked


class SealRoom(Effect):
    """The door in every corridor of a room is closed and the token put there."""

    told: ClassVar[EventKind]
    room: int

    def close_the_doors(self, g: Position) -> Effects:
        return [
            self._close(g, corridor) for corridor in bits_of(g.board.door_mask[self.room]) if may_close(g, corridor)
        ]

    def put_the_token(self, g: Position) -> Effects:
        g.airlock = self.room
        g.tell(self.told, self.rule, room=ROOM[self.room])
        return [self._check()]

    def _close(self, g: Position, corridor: int) -> Effect:
        return CloseDoor(corridor)

    def _check(self) -> Effect:
        raise NotImplementedError


class SealCheck(Effect):
    """A door that opens or breaks takes the token away."""

    told: ClassVar[EventKind]

    def check(self, g: Position) -> None:
        if g.airlock and not sealed(g, g.airlock):
            g.tell(self.told, self.rule, room=ROOM[g.airlock])
            g.airlock = 0


class EmptyRoom(Effect):
    """After everyone has passed, every character and intruder in the sealed room dies."""

    told: ClassVar[EventKind]

    def vent(self, g: Position) -> Effects:
        room, g.airlock = g.airlock, 0
        if not room or not sealed(g, room):
            return None
        g.tell(self.told, self.rule, room=ROOM[room])
        return [  # intruders first, because the death of the last character ends the game
            *(effect for foe in g.foes_in(room) for effect in g.species.kill(g, foe, self.rule)),
            *(Die(who, self.rule) for who in g.crew_in(room)),
            *self._afterwards(room),
        ]

    def _afterwards(self, room: int) -> tuple[Effect, ...]:
        """What else happens there."""
        return ()
