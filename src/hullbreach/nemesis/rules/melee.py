"""Melee: an attack with bare hands, which costs a contamination card and, on a miss, a serious wound."""

from __future__ import annotations

from ...kernel import Effect, Effects, Seat
from ..event_kinds import MELEE_RESULT
from ..position import Position
from ..refs import SEAT
from .actions import Action
from .contamination import Contaminate
from .dice import CombatRoll, injuries_of
from .targets import EGG, egg_noise, harm, target_id, target_kind, with_more
from .wounds import SeriousWound

RULES = {
    "blank": "nemesis/combat/melee-die-miss",
    "creeper": "nemesis/combat/melee-die-creeper",
    "adult": "nemesis/combat/melee-die-adult",
    "hit": "nemesis/combat/melee-die-hit",
    "double": "nemesis/combat/melee-die-double",
}


class Melee(Action, tag="nemesis/melee"):
    """Attack one target in the room with bare hands."""

    rule = "nemesis/action/melee"
    foe: int

    def strike(self, g: Position) -> Effects:
        return [MeleeAttack(self.who, self.foe)]

    def _id(self, g: Position) -> str:
        return f"melee/{target_id(g, self.foe)}"


class MeleeAttack(Effect, tag="nemesis/melee-attack"):
    """Take a contamination card, roll the combat die; a miss costs a serious wound.

    An attack on eggs costs neither (nemesis/egg/destroy-melee).
    """

    rule = "nemesis/combat/melee-sequence"
    who: Seat
    foe: int

    def take_contamination(self, g: Position) -> Effects:
        return None if self.foe == EGG else [Contaminate(self.who)]

    def roll(self, g: Position) -> Effects:
        return [CombatRoll(self.who, because=self.rule)]

    def strike(self, g: Position) -> Effects:
        kind = target_kind(g, self.foe)
        face = g.box.combat_die[g.rolled]
        if face == "blank" and g.species.blank_hits(g, kind):
            face = "hit"
        elif self.foe != EGG and g.species.dodges(g, kind, face):
            face = "blank"
        count = with_more(g, self.who, self.foe, min(1, injuries_of(g, face, kind)))
        if g.event_sink is not None:
            target = target_id(g, self.foe)
            g.tell(MELEE_RESULT, RULES[face], who=SEAT[self.who], target=target, injuries=count)
        if count == 0 and self.foe != EGG:
            return [self._wound()]
        return [*harm(g, self.who, self.foe, count, g.room_of(self.who)), *egg_noise(g, self.who, self.foe)]

    def _wound(self) -> Effect:
        """What a miss costs."""
        return SeriousWound(self.who)

    def _lapses(self, g: Position) -> bool:
        return not g.is_aboard(self.who) or (self.foe != EGG and not g.is_here(self.foe))
