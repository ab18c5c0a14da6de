"""The Lab Rat's two reactions: somebody else is attacked, or she stays unheard in the dark."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from ....kernel import Cancel, Effect, Effects, Instead, Option, Question, Seat
from ...content.functions import Functions
from ...event_kinds import ATTACK_REDIRECTED, NOISE_ROLL_AVOIDED
from ...position import Position
from ...refs import SEAT
from ...rules.cards import DiscardCard
from ...rules.movement import Escape
from ...species.intruders.attack import IntruderAttack
from ...species.intruders.events import BagNoise

CARD = "inconspicuous"
RULE = "lockdown/action/reaction"


content = Functions()
content.reaction(CARD, told_by="attack-redirected")
content.reaction("feel-of-the-dark", told_by="attack-ignored:card:feel-of-the-dark")


@content.before(IntruderAttack)
def somebody_may_step_aside(g: Position, attack: IntruderAttack) -> Effects:
    """Before the attack card is drawn, unless the target is escaping (lockdown/attack/target-escape)."""
    who = attack.who
    if not g.might_hold(who, CARD) or not g.others_with(who) or is_escaping(g, who):
        return None
    return [MayRedirect(who, attack)]


def is_escaping(g: Position, who: Seat) -> bool:
    """Whether the current effects are part of this character's escape."""
    return any(isinstance(effect, Escape) and effect.who == who for effect, _ in g.stack)


class MayRedirect(Question, tag="lockdown/may-redirect"):
    """Let the intruder attack, or discard the card and let it attack another character in the room."""

    rule = RULE
    ask = "ask-redirect-attack"
    attack: IntruderAttack

    def _options(self, g: Position) -> Iterator[Option]:
        yield Option("let", (), RULE)
        card = g.card_in_hand(self.seat, CARD)
        for other in g.others_with(self.seat) if card >= 0 else ():
            redirected = RedirectAttack(self.seat, other, self.attack)
            yield Option(f"redirect/{SEAT[other]}", (DiscardCard(self.seat, card), redirected), RULE)

    def _args(self, g: Position) -> dict[str, object]:
        return {"foe": g.foe_id(self.attack.foe)}


class RedirectAttack(Effect, tag="lockdown/redirect-attack"):
    """The same attack is made on somebody else."""

    rule = RULE
    who: Seat
    other: Seat
    attack: IntruderAttack

    def turn_on_the_other(self, g: Position) -> Effects:
        foe = g.foe_id(self.attack.foe)
        g.tell(ATTACK_REDIRECTED, RULE, who=SEAT[self.who], other=SEAT[self.other], foe=foe)
        return [Instead(self.attack, (replace(self.attack, who=self.other),))]


@content.before(BagNoise)
def somebody_may_stay_unheard(g: Position, noise: BagNoise) -> Effects:
    """In darkness, before the roll of a character who is not in combat (lockdown/bag/noise-roll-exemption)."""
    who = noise.who
    if not g.might_hold(who, CARD) or g.in_combat(who) or not g.site.in_dark(g, who):
        return None
    return [MayStayUnheard(who, noise)]


class MayStayUnheard(Question, tag="lockdown/may-stay-unheard"):
    """Roll for noise, or discard the card and do not."""

    rule = RULE
    ask = "ask-skip-noise-roll"
    noise: BagNoise

    def _options(self, g: Position) -> Iterator[Option]:
        yield Option("let", (), RULE)
        card = g.card_in_hand(self.seat, CARD)
        if card >= 0:
            skipped = (DiscardCard(self.seat, card), StayUnheard(self.seat, self.noise))
            yield Option(f"skip-noise-roll/card:{CARD}", skipped, RULE)


class StayUnheard(Effect, tag="lockdown/stay-unheard"):
    """The noise roll is not made."""

    rule = RULE
    who: Seat
    noise: BagNoise

    def be_quiet(self, g: Position) -> Effects:
        g.tell(NOISE_ROLL_AVOIDED, RULE, who=SEAT[self.who])
        return [Cancel(self.noise)]
