"""Doors: every ordinary corridor has one, which is open (no token), closed or destroyed."""

from __future__ import annotations

from collections.abc import Iterator

from ...kernel import Effect, Effects, Option, Question, Seat
from ..event_kinds import DOOR_CLOSED, DOOR_DESTROYED, DOOR_OPENED
from ..position import Position
from ..position.place import bits_of
from ..refs import ROOM


def may_close(g: Position, corridor: int) -> bool:
    """Whether a door can be closed here: it is open now. A destroyed door is never closed again.

    A path never has a door.
    """
    return corridor in g.board.corridors and not (g.closed | g.wrecked) >> corridor & 1


def movable_doors(g: Position, room: int) -> int:
    """A mask of the corridors of a room whose door can be opened or closed: all but the destroyed ones."""
    return g.board.door_mask[room] & ~g.wrecked


def door_uses(g: Position, room: int, but: int = 0) -> Iterator[tuple[str, tuple[Effect, ...]]]:
    """Open or close one of the doors next to a room, but not those of a mask."""
    for corridor in bits_of(movable_doors(g, room) & ~but):
        spot = g.board.spot_ids[corridor]
        if g.closed >> corridor & 1:
            yield f"open-door/{spot}", (OpenDoor(corridor),)
        else:
            yield f"close-door/{spot}", (CloseDoor(corridor),)


def all_doors_uses(g: Position, who: Seat) -> Iterator[tuple[str, tuple[Effect, ...]]]:
    """Choose any room, explored or not, and open or close any of its doors."""
    for room in g.board.rooms:
        if movable_doors(g, room):
            yield f"operate-doors/{ROOM[room]}", (OperateDoors(who, room),)


class OperateDoors(Question, tag="nemesis/operate-doors"):
    """Any of the doors of one room are opened or closed, each at most once, until the player is done."""

    rule = "nemesis/room/command-center"
    ask = "ask-operate-doors"
    gather = "operate-doors"
    room: int
    operated: int = 0
    """A mask of the corridors whose doors have been dealt with."""

    def _options(self, g: Position) -> Iterator[Option]:
        yield Option("done", (), self.rule)
        for corridor, _ in g.board.ways[self.room]:
            bit = 1 << corridor
            for option_id, effects in door_uses(g, self.room, but=~bit | self.operated):
                yield Option(option_id, (*effects, OperateDoors(self.seat, self.room, self.operated | bit)), self.rule)

    def _args(self, g: Position) -> dict[str, object]:
        return {"room": ROOM[self.room]}

    def _lapses(self, g: Position) -> bool:
        return not g.is_aboard(self.seat) or not movable_doors(g, self.room) & ~self.operated


class CloseDoor(Effect, tag="nemesis/close-door"):
    """A closed door token is placed in the corridor."""

    rule = "nemesis/door/one-per-corridor"
    corridor: int
    by: Seat = -1
    """Who chooses a token from the board when none is left in the supply; -1 is the active player."""

    def take_a_token(self, g: Position) -> Effects:
        if may_close(g, self.corridor) and g.doors_left() == 0:
            return g.game.door_shortage(g, self.by if self.by >= 0 else g.active, self.corridor)
        return None

    def place(self, g: Position) -> None:
        if may_close(g, self.corridor) and g.doors_left() > 0:
            g.closed |= 1 << self.corridor
            g.tell(DOOR_CLOSED, self.rule, corridor=g.board.spot_id(self.corridor))


class TakeDoorToken(Question, tag="nemesis/take-door-token"):
    """With no door token left in the supply, any token on the board is taken and used instead."""

    rule = "nemesis/door/supply-exhausted"
    ask = "ask-take-door-token"
    for_corridor: int

    def _options(self, g: Position) -> Iterator[Option]:
        for corridor in g.board.corridors:
            if (g.closed | g.wrecked) >> corridor & 1:
                yield Option(f"take-door/{g.board.spot_id(corridor)}", (OpenDoor(corridor, wrecked=True),), self.rule)

    def _args(self, g: Position) -> dict[str, object]:
        return {"corridor": g.board.spot_id(self.for_corridor)}


class OpenDoor(Effect, tag="nemesis/open-door"):
    """Opening a door removes its token."""

    rule = "nemesis/door/open"
    corridor: int
    wrecked: bool = False
    """Whether a destroyed door is taken away too."""

    def remove(self, g: Position) -> None:
        bit = 1 << self.corridor
        if g.closed & bit or (self.wrecked and g.wrecked & bit):
            g.closed &= ~bit
            if self.wrecked:
                g.wrecked &= ~bit
            g.tell(DOOR_OPENED, self.rule, corridor=g.board.spot_id(self.corridor))


class DestroyDoor(Effect, tag="nemesis/destroy-door"):
    """A destroyed door lets everything pass and can never be closed again."""

    rule = "nemesis/door/destroyed"
    corridor: int

    def lay_down(self, g: Position) -> None:
        bit = 1 << self.corridor
        if g.closed & bit:
            g.closed &= ~bit
            g.wrecked |= bit
            g.tell(DOOR_DESTROYED, self.rule, corridor=g.board.spot_id(self.corridor))


class RestoreDoor(Effect, tag="nemesis/restore-door"):
    """A plasma torch restores a destroyed door. It is then closed."""

    rule = "nemesis/door/destroyed"
    corridor: int

    def stand_up(self, g: Position) -> None:
        bit = 1 << self.corridor
        if g.wrecked & bit:
            g.wrecked &= ~bit
            g.closed |= bit
            g.tell(DOOR_CLOSED, self.rule, corridor=g.board.spot_id(self.corridor))
