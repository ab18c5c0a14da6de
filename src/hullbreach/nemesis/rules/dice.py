"""The dice of combat: what their faces mean, how they are thrown, and thrown again."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from ...kernel import Effect, Effects, Option, Question, Seat
from ..event_kinds import ADVANTAGE_ROLLED, COMBAT_ROLLED
from ..position import Position
from ..refs import SEAT
from .targets import EGG

SPECIAL = {
    "discard-for-hit": (0, "lockdown/combat/advantage-die-discard"),
    "hit-or-discard-for-two": (1, "lockdown/combat/advantage-die-hit"),
}
"""Faces of the advantage die that are neither miss nor hit: injuries without a discarded card, and the rule."""


def injuries_of(g: Position, face: str, kind: int) -> int:
    """How many injuries a face of the combat die means for a target of this kind; eggs take any."""
    if face == "double":
        return 2
    if face == "hit":
        return 1
    if face == "blank":
        return 0
    if face in SPECIAL:
        return SPECIAL[face][0]
    if kind == EGG:
        return 1
    return int(g.species.is_hit(g, face, kind))


class CombatRoll(Effect, tag="nemesis/combat-roll"):
    """Throw the combat die; some weapons and cards let it be thrown again."""

    rule = "nemesis/combat/shoot-sequence"
    die: ClassVar[str] = "combat"
    who: Seat
    rerolls: int = 0
    because: str = rule

    def throw(self, g: Position) -> Effects:
        faces = g.box.dice[self.die]
        g.rolled = g.roll(self.die, faces)
        if g.event_sink is not None:
            who, face, combat = SEAT[self.who], faces[g.rolled], self.die == "combat"
            g.tell(COMBAT_ROLLED if combat else ADVANTAGE_ROLLED, self.because, who=who, face=face)
        return [self._again()] if self.rerolls else None

    def _again(self) -> MayReroll:
        return MayReroll(self.who, self.rerolls)


class AdvantageRoll(CombatRoll, tag="lockdown/advantage-roll"):
    """Where there is power the advantage die is thrown."""

    rule = "lockdown/combat/shoot-sequence"
    die: ClassVar[str] = "advantage"
    because: str = rule

    def _again(self) -> MayReroll:
        return MayRerollAdvantage(self.who, self.rerolls)


class MayReroll(Question, tag="nemesis/may-reroll"):
    """Keep the roll or throw again."""

    rule = "nemesis/combat/weapon-property"
    ask = "ask-reroll"
    rerolls: int

    roll: ClassVar[type[CombatRoll]] = CombatRoll

    def _options(self, g: Position) -> Iterator[Option]:
        yield Option("keep-roll", (), self.rule)
        yield Option("reroll", (self.roll(self.seat, self.rerolls - 1),), self.rule)

    def _args(self, g: Position) -> dict[str, object]:
        return {"face": g.box.dice[self.roll.die][g.rolled]}


class MayRerollAdvantage(MayReroll, tag="lockdown/may-reroll-advantage"):
    """Keep the advantage roll or throw again: the same things allow it (lockdown/combat/advantage-die-hit)."""

    ask = "ask-reroll-advantage"
    roll: ClassVar[type[CombatRoll]] = AdvantageRoll
