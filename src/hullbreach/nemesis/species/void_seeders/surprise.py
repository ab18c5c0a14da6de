"""A surprise attack of void seeders: no card is drawn, fear itself strikes."""

from __future__ import annotations

from ....kernel import Effect, Effects, Seat
from ...event_kinds import INTRUDER_ATTACKS
from ...position import Position
from ...refs import SEAT
from ...rules.contamination import Contaminate
from ..intruders.attack import Strike, they_have_parted
from .madness import Madness
from .panic import ResolvePanic

NO_CARD = -1


class SurpriseAttack(Effect, tag="nemesis/seeder-surprise-attack"):
    """A void seeder of any type that has just appeared attacks the character who was heard."""

    rule = "void-seeders/attack/surprise-effect"
    foe: int
    who: Seat

    def attack(self, g: Madness) -> Effects:
        g.tell(INTRUDER_ATTACKS, self.rule, foe=g.foe_id(self.foe), who=SEAT[self.who], surprise=True)
        return [Terrify(self.foe, self.who, NO_CARD, True)]

    _lapses = they_have_parted


class Terrify(Strike, tag="nemesis/seeder-terrify"):
    """The target takes a contamination card and then resolves a panic card, unless there is a way to ignore it."""

    rule = "void-seeders/attack/surprise-effect"

    def strike(self, g: Position) -> Effects:
        return [Contaminate(self.who), ResolvePanic(self.who)]
