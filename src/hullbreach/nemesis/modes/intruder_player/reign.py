"""What a position holds of the intruder player: who it is, and since when."""

from __future__ import annotations

from ....kernel import Seat
from ...position.composed import Fields

UNASKED, DECLINED = -1, -2
"""Nobody controls the intruders: nobody has died yet, or the first to die does not want to."""


class Reign(Fields):
    """The fields of the intruder player, whose character is dead."""

    __slots__ = ()

    intruder_player: Seat = UNASKED
    """The seat that controls the intruders, UNASKED or DECLINED."""
    reign: int = 0
    """The first round in which it does, 0 for none."""

    def hunters_player(self) -> Seat:
        return max(self.intruder_player, -1)

    def hunters_turns(self) -> Seat:
        return self.intruder_player if 0 < self.reign <= self.round else -1
