"""Damping: all corridors of a room fall silent."""

from __future__ import annotations

from ...kernel import Effect, Seat
from ..event_kinds import HUSHED
from ..position import Position
from ..refs import ROOM, SEAT


class Hush(Effect, tag="lockdown/hush"):
    """All noise markers leave the corridors of a room, the technical corridors included."""

    rule = "lockdown/encounter/step-1-clear-noise"
    who: Seat
    room: int

    def silence(self, g: Position) -> None:
        g.noise &= ~g.board.spot_mask[self.room]
        g.tell(HUSHED, self.rule, who=SEAT[self.who], room=ROOM[self.room])
