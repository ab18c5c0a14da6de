"""Intruder attacks: a card is drawn; its effect strikes if it shows the attacker's symbol. Larvae infest."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ....kernel import Back, Cancel, Effect, Effects, Option, Question, Seat
from ... import box
from ...content import printed
from ...kinds import FOE_NAMES, LARVA
from ...position import Position
from ...refs import SEAT
from ...rules.cards import DiscardCard
from ...rules.contamination import Contaminate, GetLarva
from ...rules.items import DiscardItem
from ...rules.piles import refill
from .moving import take_off

AttackEffect = Callable[[Position, int, Seat], Effects]
ATTACKS: dict[str, AttackEffect] = {}
WHOLE_ROOM: set[str] = set()
"""Attacks that strike every character in the room."""
ATTACKERS: dict[str, frozenset[int]] = {
    attack.id: frozenset(FOE_NAMES.index(kind) for kind in attack.by) for attack in printed.attacks()
}


def attack_card(id: str, whole_room: bool = False) -> Callable[[AttackEffect], AttackEffect]:
    """Register what an attack card does to each character it strikes."""

    def register(effect: AttackEffect) -> AttackEffect:
        ATTACKS[id] = effect
        if whole_room:
            WHOLE_ROOM.add(id)
        return effect

    return register


def draw_attack_card(g: Position) -> Back:
    """Turn the top attack card up and put it on the discard pile, reshuffled when the deck has run out."""
    if refill(g, box.ATTACK_DECK, box.ATTACK_DISCARD, "attack-shuffle"):
        g.tell("attack-deck-reshuffled", "nemesis/attack/discard-and-reshuffle")
    back = g.top(box.ATTACK_DECK, "attack")
    g.move(back, box.ATTACK_DECK, box.ATTACK_DISCARD)
    g.show(back)
    return back


class AttackSomebody(Effect, tag="nemesis/attack-somebody"):
    """The intruder attacks the character in its room with the fewest cards, chosen when the attack is made."""

    rule = "nemesis/attack/target-fewest-cards"
    foe: int

    def choose(self, g: Position) -> Effects:
        victims = g.crew_in(g.room_of_foe(self.foe))
        return g.species.attack(g, self.foe, g.fewest_cards(victims)) if victims else None

    def _lapses(self, g: Position) -> bool:
        return not g.is_here(self.foe)


class IntruderAttack(Effect, tag="nemesis/intruder-attack"):
    """One intruder attacks one character: a larva without a card, the others with one that may miss."""

    rule = "nemesis/attack/card-hit"
    foe: int
    who: Seat
    surprise: bool = False

    def draw(self, g: Position) -> Effects:
        g.tell("attack", self.rule, foe=g.foe_id(self.foe), who=SEAT[self.who], surprise=self.surprise)
        if g.kind_of(self.foe) == LARVA:
            return [Strike(self.foe, self.who, -1, self.surprise)]
        card = draw_attack_card(g)
        name = box.ATTACKS[g.face[card]]
        hits = g.kind_of(self.foe) in ATTACKERS[name]
        g.tell(
            "attack-card",
            self.rule if hits else "nemesis/attack/card-miss",
            foe=g.foe_id(self.foe),
            who=SEAT[self.who],
            card=f"attack:{name}",
            hits=hits,
        )
        return [Strike(self.foe, who, card, self.surprise) for who in self._victims(g, name)] if hits else None

    def _victims(self, g: Position, name: str) -> list[Seat]:
        if name not in WHOLE_ROOM:
            return [self.who]
        here = g.crew_in(g.room_of(self.who))
        return [who for who in g.turn_order() if who in here]

    def _lapses(self, g: Position) -> bool:
        return not can_attack(g, self.foe, self.who)


def can_attack(g: Position, foe: int, who: Seat) -> bool:
    """Whether attacker and target are still in the same room."""
    return g.is_aboard(who) and not g.is_in_pod(who) and g.room_of_foe(foe) == g.room_of(who)


class Strike(Effect, tag="nemesis/strike"):
    """An attack that does not miss strikes one character, who may have a way to ignore it."""

    rule = "nemesis/attack/card-hit"
    foe: int
    who: Seat
    card: Back
    """-1 for a larva, which draws none."""
    surprise: bool

    def may_be_ignored(self, g: Position) -> Effects:
        nerves = self.surprise and g.might_hold(self.who, "nerves-of-steel")
        armor = g.held(self.who, "armor") >= 0
        return [MayIgnore(self.who, self)] if nerves or armor else None

    def strike(self, g: Position) -> Effects:
        if self.card < 0:
            return [LarvaInfests(self.foe, self.who)]
        return ATTACKS[box.ATTACKS[g.face[self.card]]](g, self.foe, self.who)

    def _lapses(self, g: Position) -> bool:
        return not can_attack(g, self.foe, self.who)


class MayIgnore(Question, tag="nemesis/may-ignore-attack"):
    """Nerves of Steel during a surprise attack, or Armor, make the target ignore the attack."""

    rule = "nemesis/action/reaction"
    ask = "ask-ignore-attack"
    attack: Strike

    def _options(self, g: Position) -> Iterator[Option]:
        yield Option("let", (), self.rule)
        nerves = g.card_in_hand(self.seat, "nerves-of-steel") if self.attack.surprise else -1
        if nerves >= 0:
            yield self._option("card:nerves-of-steel", DiscardCard(self.seat, nerves))
        armor = g.held(self.seat, "armor")
        if armor >= 0:
            yield self._option("item:armor", DiscardItem(self.seat, armor))

    def _option(self, thing: str, cost: Effect) -> Option:
        return Option(f"ignore/{thing}", (cost, IgnoreAttack(self.seat, thing, self.attack)), self.rule)

    def _args(self, g: Position) -> dict[str, object]:
        card = self.attack.card
        return {"foe": g.foe_id(self.attack.foe), "card": f"attack:{box.ATTACKS[g.face[card]]}" if card >= 0 else ""}


class IgnoreAttack(Effect, tag="nemesis/ignore-attack"):
    """The attack has no effect on this character."""

    rule = "nemesis/action/reaction"
    who: Seat
    by: str
    """A reference to the card or item that was discarded for it."""
    attack: Strike

    def cancel(self, g: Position) -> Effects:
        g.tell("attack-ignored", self.rule, who=SEAT[self.who], card=self.by)
        return [Cancel(self.attack)]


class LarvaInfests(Effect, tag="nemesis/larva-infests"):
    """The larva moves onto the character board and the player takes a contamination card."""

    rule = "nemesis/attack/larva-infests"
    foe: int
    who: Seat

    def infest(self, g: Position) -> Effects:
        rule = "nemesis/attack/larva-already-infested" if g.is_infested(self.who) else self.rule
        g.tell("larva-infests", rule, foe=g.foe_id(self.foe), who=SEAT[self.who])
        take_off(g, self.foe)
        return [GetLarva(self.who), Contaminate(self.who)]
