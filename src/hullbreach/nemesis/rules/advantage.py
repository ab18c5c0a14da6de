"""The special faces of the advantage die: a card can be discarded for one more injury."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from ...kernel import Effect, Option, Question
from ..position import Position
from .cards import DiscardCard, payable
from .dice import SPECIAL
from .shot_result import ShotResult
from .targets import target_kind


def special_face(g: Position, result: ShotResult) -> list[Effect]:
    """On the special faces a discarded action card adds one injury.

    Everyone with any card in hand who could gain by it is asked, so that the question reveals nothing about the hand.
    """
    weapon, stands = g.game.weapon(g, result.weapon), SPECIAL[result.face][0] + result.bonus
    more = replace(result, bonus=result.bonus + 1)
    if weapon.keeps_cards:
        return [more]
    without, bought = weapon.injuries(result.face, stands), weapon.injuries(result.face, stands + 1)
    most = 1 if target_kind(g, result.foe) in g.species.frail else min(weapon.most, bought)
    return [AdvantageDiscard(result.who, result)] if without < most and g.hand(result.who) else [result]


class AdvantageDiscard(Question, tag="lockdown/advantage-discard"):
    """Discard one action card for one more injury, or leave it at that."""

    rule = "lockdown/combat/advantage-die-discard"
    ask = "ask-discard-for-injury"
    result: ShotResult

    def _options(self, g: Position) -> Iterator[Option]:
        rule = SPECIAL[self.result.face][1]
        yield Option("let", (self.result,), rule)
        more = replace(self.result, bonus=self.result.bonus + 1)
        for sort, back in payable(g, self.seat).items():
            yield Option(f"discard/{g.box.card_ref[sort]}", (DiscardCard(self.seat, back), more), rule)

    def _args(self, g: Position) -> dict[str, object]:
        return {"injuries": SPECIAL[self.result.face][0]}
