"""Hibernation: who sleeps is out of reach, and lives or dies with the ship."""

from __future__ import annotations

from ....kernel import Effect, Effects, Seat
from ...position import Position
from ...position.crew import HIBERNATING
from ...refs import SEAT
from ...rules.outcome import verdict
from .event_kinds import HIBERNATES


class Hibernate(Effect, tag="nemesis/hibernate"):
    """The miniature leaves the board: the character sleeps until the end of the game.

    Nothing on board reaches a sleeper (nemesis/room/hibernating-out-of-reach), least of all a malfunction
    (nemesis/malfunction/hibernatorium).
    """

    rule = "nemesis/room/hibernatorium-attempt"
    who: Seat

    def lie_down(self, g: Position) -> Effects:
        g.status[self.who] = HIBERNATING
        g.room[self.who] = 0
        g.tell(HIBERNATES, self.rule, who=SEAT[self.who])
        verdict(g, "hibernates", self.who, self.rule)
        return g.site.somebody_gone(g)
