"""Doors of the facility: when no token is left, only a door that is not destroyed is taken from the board."""

from __future__ import annotations

from collections.abc import Iterator

from ....kernel import Effects, Option, Seat
from ...position import Position
from ...position.place import bits_of
from ...rules.doors import CloseDoor, OpenDoor, TakeDoorToken, may_close


class TakeClosedDoor(TakeDoorToken, tag="lockdown/take-closed-door"):
    """With no door token left in the supply, one that stands closed on the board is taken and used instead."""

    rule = "lockdown/door/supply-exhausted"
    spared: int = 0
    """A mask of the corridors whose doors stay."""

    def _options(self, g: Position) -> Iterator[Option]:
        for corridor in bits_of(g.closed & ~self.spared):
            yield Option(f"take-door/{g.board.spot_id(corridor)}", (OpenDoor(corridor),), self.rule)


def take_a_closed_door(g: Position, who: Seat, corridor: int, spared: int = 0) -> Effects:
    """Ask which one, if there is any. If not, no door is placed."""
    return [TakeClosedDoor(who, corridor, spared)] if g.closed & ~spared else None


class SealDoor(CloseDoor, tag="lockdown/seal-door"):
    """A door of a room that is being sealed is closed, but not with the token of another of its doors."""

    spared: int = 0

    def take_a_token(self, g: Position) -> Effects:
        if may_close(g, self.corridor) and g.doors_left() == 0:
            return take_a_closed_door(g, g.active, self.corridor, self.spared)
        return None
