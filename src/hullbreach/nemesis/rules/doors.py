"""Doors stand in ordinary corridors, at most one in each: closed, destroyed, or open, which is no token at all."""

from __future__ import annotations

from collections.abc import Iterator

from ...kernel import Effect, Effects, Option, Question, Seat
from ..position import Position


def may_close(g: Position, corridor: int) -> bool:
    """Whether a door can be closed here: none stands yet, and a destroyed door is never closed again."""
    return not (g.closed | g.wrecked) >> corridor & 1


def door_uses(g: Position, room: int) -> Iterator[tuple[str, tuple[Effect, ...]]]:
    """Open or close one of the doors next to a room."""
    for corridor, _ in g.board.ways[room]:
        spot = g.board.spot_id(corridor)
        if g.is_closed(corridor):
            yield f"open-door/{spot}", (OpenDoor(corridor),)
        elif may_close(g, corridor):
            yield f"close-door/{spot}", (CloseDoor(corridor),)


class CloseDoor(Effect, tag="nemesis/close-door"):
    """A closed door token is placed in the corridor."""

    rule = "nemesis/door/one-per-corridor"
    corridor: int
    by: Seat = -1
    """Who chooses a token from the board when none is left in the supply; -1 is the active player."""

    def take_a_token(self, g: Position) -> Effects:
        if may_close(g, self.corridor) and g.doors_left() == 0:
            return [TakeDoorToken(self.by if self.by >= 0 else g.active, self.corridor)]
        return None

    def place(self, g: Position) -> None:
        if may_close(g, self.corridor) and g.doors_left() > 0:
            g.closed |= 1 << self.corridor
            g.tell("door-closed", self.rule, corridor=g.board.spot_id(self.corridor))


class TakeDoorToken(Question, tag="nemesis/take-door-token"):
    """With no door token left in the supply, any token on the board is taken and used instead."""

    rule = "nemesis/door/supply-exhausted"
    ask = "ask-take-door-token"
    for_corridor: int

    def _options(self, g: Position) -> Iterator[Option]:
        for corridor in g.board.corridors:
            if (g.closed | g.wrecked) >> corridor & 1:
                yield Option(f"take-door/{g.board.spot_id(corridor)}", (OpenDoor(corridor, wrecked=True),), self.rule)


class OpenDoor(Effect, tag="nemesis/open-door"):
    """Opening a door removes its token."""

    rule = "nemesis/door/open"
    corridor: int
    wrecked: bool = False
    """Also take away a destroyed door."""

    def remove(self, g: Position) -> None:
        bit = 1 << self.corridor
        if g.closed & bit or (self.wrecked and g.wrecked & bit):
            g.closed &= ~bit
            if self.wrecked:
                g.wrecked &= ~bit
            g.tell("door-opened", self.rule, corridor=g.board.spot_id(self.corridor))


class DestroyDoor(Effect, tag="nemesis/destroy-door"):
    """A destroyed door lets everything pass and can never be closed again."""

    rule = "nemesis/door/destroyed"
    corridor: int

    def lay_down(self, g: Position) -> None:
        bit = 1 << self.corridor
        if g.closed & bit:
            g.closed &= ~bit
            g.wrecked |= bit
            g.tell("door-destroyed", self.rule, corridor=g.board.spot_id(self.corridor))
