"""The fire damage step, in which two adaptations help the carnomorphs."""

from __future__ import annotations

from ....kernel import Effect, Effects
from ...event_kinds import INTRUDER_HEALS
from ...position import Position
from ..intruders.events import FireStep
from ..intruders.injury import DestroyEggs


class CarnomorphFireStep(Effect, tag="nemesis/carnomorph-fire-step"):
    """Every carnomorph in a burning room suffers one injury.

    With Knitting Flesh those that neither fight nor burn heal one injury first; with Scorched Hide fire hurts none in
    this step.
    """

    rule = "carnomorphs/event/fire-damage"

    def knit(self, g: Position) -> None:
        for foe in g.all_foes() if g.knows_weakness("knitting-flesh") else ():
            room, mini = g.room_of_foe(foe), foe & 31
            if g.injuries[mini] and not g.is_manned(room) and not g.is_burning(room):
                g.injuries[mini] -= 1
                rule = "carnomorphs/adaptation/replaces-weakness"
                g.tell(INTRUDER_HEALS, rule, foe=g.foe_id(foe), count=1, total=g.injuries[mini])

    def burn(self, g: Position) -> Effects:
        if not g.knows_weakness("scorched-hide"):
            return [FireStep()]
        burning = [room for room in g.rooms_in(g.fire) if g.eggs_lying_in(room)]
        return [DestroyEggs(room, 1) for room in burning]  # eggs burn all the same
