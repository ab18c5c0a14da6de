"""The Orbital Manoeuvring System: the player phase is over for everyone, and no intruder attacks afterwards."""

from __future__ import annotations

from ...kernel import Effect, Effects, Seat
from ..event_kinds import EVERYONE_PASSES
from ..position import Position
from ..refs import SEAT
from .turn import PassNow


class EveryonePasses(Effect, tag="nemesis/everyone-passes"):
    """Every player passes at once, and the attack step of the coming event phase is skipped."""

    rule = "nemesis/round/passed-is-final"
    who: Seat

    def ignite(self, g: Position) -> Effects:
        g.hidden_from_attack = True
        g.tell(EVERYONE_PASSES, self.rule, who=SEAT[self.who])
        return [PassNow(other) for other in g.crew_in_order()]
