"""An attack that the intruder player orders: several attack cards are drawn and one is chosen."""

from __future__ import annotations

from collections.abc import Iterator

from ....kernel import Back, Effect, Effects, Option, Question, Seat
from ... import box
from ...content.functions import Uses
from ...event_kinds import INTRUDER_ATTACKS
from ...position import Position
from ...refs import SEAT
from ...species.intruders.attack import attack_with, refill_attack_deck
from .cards import ability
from .event_kinds import ATTACK_CARDS_DRAWN, ATTACK_CARDS_RETURNED
from .secret_draw import draw_aside, drawn_aside, turn_up_one


def attack_uses(g: Position, who: Seat, back: Back) -> Uses:
    """Attack with any intruder in a room with a character. Of several characters, the usual target is attacked."""
    for foe in g.all_foes():
        if g.is_manned(g.room_of_foe(foe)):
            yield f"attack/{g.foe_id(foe)}", [OrderedAttack(who, foe, ability(g, back).attacks)]


class OrderedAttack(Effect, tag="nemesis/ordered-attack"):
    """The intruder attacks as usual, but with this many attack cards to choose from. Some kinds need none."""

    rule = "nemesis/intruder-player/attack"
    by: Seat
    foe: int
    count: int

    def choose_the_target_and_draw(self, g: Position) -> Effects:
        foe, by = self.foe, self.by
        target = g.fewest_cards(g.crew_in(g.room_of_foe(foe)))
        g.tell(INTRUDER_ATTACKS, self.rule, foe=g.foe_id(foe), who=SEAT[target], surprise=False)
        if g.kind_of(foe) in g.species.sure:
            return g.species.sure_attack(g, foe, target, surprise=False)
        for _ in range(self.count):
            refill_attack_deck(g)
            draw_aside(g, by, box.ATTACK_DECK, "attack")
        secret = {"cards": [g.box.attack_ref[g.face[back]] for back in drawn_aside(g, by)]}
        public = {"who": SEAT[by], "count": self.count}
        g.tell_some(ATTACK_CARDS_DRAWN, "nemesis/intruder-player/attack-cards", 1 << by, public, secret)
        return [ChooseAttackCard(by, foe, target)]


class ChooseAttackCard(Question, tag="nemesis/choose-attack-card"):
    """Which of the attack cards drawn is resolved. A single one is resolved without asking."""

    rule = "nemesis/intruder-player/attack-cards"
    ask = "ask-attack-card"
    foe: int
    target: Seat

    def _options(self, g: Position) -> Iterator[Option]:
        for card, back in {g.box.attack_ref[g.face[back]]: back for back in drawn_aside(g, self.seat)}.items():
            yield Option(f"resolve/{card}", (self._resolve(back),), self.rule)

    def _args(self, g: Position) -> dict[str, object]:
        return {"foe": g.foe_id(self.foe), "target": SEAT[self.target]}

    def _resolve(self, back: Back) -> Effect:
        return ResolveAttackCard(self.seat, self.foe, self.target, back)

    def _asks(self, g: Position) -> tuple[Question, ...]:
        return (self,) if len(drawn_aside(g, self.seat)) > 1 else ()

    def _unasked(self, g: Position) -> Effects:
        return [self._resolve(drawn_aside(g, self.seat)[0])]


class ResolveAttackCard(Effect, tag="nemesis/resolve-attack-card"):
    """The card chosen is resolved and discarded, the others return to the bottom of the attack deck."""

    rule = "nemesis/intruder-player/attack-cards"
    by: Seat
    foe: int
    target: Seat
    back: Back

    def resolve(self, g: Position) -> Effects:
        count = turn_up_one(g, self.by, self.back, box.ATTACK_DECK, box.ATTACK_DISCARD)
        if count:
            g.tell(ATTACK_CARDS_RETURNED, self.rule, count=count)
        return attack_with(g, self.foe, self.target, self.back)
