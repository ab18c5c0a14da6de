"""A reaction: before a noise roll its holder may discard the card, and nothing is rolled."""

from __future__ import annotations

from collections.abc import Iterator

from hullbreach.nemesis.modding import (
    SEAT,
    Cancel,
    DiscardCard,
    Effect,
    Effects,
    EventKind,
    Functions,
    NoiseRoll,
    Option,
    Position,
    Question,
    Seat,
)

CARD, RULE = "soft-steps", "soft-steps/card"
STEPPED_SOFTLY = EventKind("stepped-softly", "who")
content = Functions()
content.reaction(CARD, told_by="stepped-softly")


@content.before(NoiseRoll)
def may_step_softly(g: Position, roll: NoiseRoll) -> Effects:
    """Asked of everybody who might hold the card by what all can see: being asked gives nothing away."""
    return [MayStepSoftly(roll.who, roll)] if g.might_hold(roll.who, CARD) else None


class MayStepSoftly(Question, tag="soft-steps/may-step-softly"):
    """Roll, or discard the card."""

    rule = RULE
    ask = "ask-step-softly"
    roll: NoiseRoll

    def _options(self, g: Position) -> Iterator[Option]:
        yield Option("let", (), RULE)
        card = g.card_in_hand(self.seat, CARD)
        if card >= 0:
            yield Option("step-softly", (DiscardCard(self.seat, card), StepSoftly(self.seat, self.roll)), RULE)


class StepSoftly(Effect, tag="soft-steps/step-softly"):
    """The noise roll is not made."""

    rule = RULE
    who: Seat
    roll: NoiseRoll

    def be_quiet(self, g: Position) -> Effects:
        g.tell(STEPPED_SOFTLY, RULE, who=SEAT[self.who])
        return [Cancel(self.roll)]
