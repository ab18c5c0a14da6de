"""Intruder attacks: a card is drawn; its effect strikes if it shows the attacker's symbol. Larvae infest."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Protocol

from ....kernel import Back, Cancel, Effect, Effects, Option, Question, Seat
from ...box import ATTACK_DECK, ATTACK_DISCARD
from ...event_kinds import ATTACK_CARD, ATTACK_DECK_RESHUFFLED, ATTACK_IGNORED, INTRUDER_ATTACKS, LARVA_INFESTS
from ...position import Position
from ...refs import SEAT
from ...rules.cards import DiscardCard
from ...rules.contamination import Contaminate, GetLarva
from ...rules.items import DiscardItem
from ...rules.lapses import HasWho
from ...rules.piles import refill, turn_up
from .creatures import ADULT
from .intruder_movement import HasFoe, foe_is_gone, take_off

UNSEEN = -1
"""Stands for an adult without a miniature, which strikes out of the dark and is gone."""


def kind_of_attacker(g: Position, foe: int) -> int:
    """The kind of an attacker, seen or not."""
    return ADULT if foe == UNSEEN else g.kind_of(foe)


def refill_attack_deck(g: Position) -> None:
    """When the attack deck has run out, its discard pile is shuffled into a new one."""
    if not g.zones[ATTACK_DECK]:
        refill(g, ATTACK_DECK, ATTACK_DISCARD, "attack-shuffle")
        g.tell(ATTACK_DECK_RESHUFFLED, "nemesis/attack/discard-and-reshuffle")


def draw_attack_card(g: Position) -> Back:
    """Turn the top attack card up and put it on the discard pile, reshuffled when the deck has run out."""
    refill_attack_deck(g)
    back = turn_up(g, ATTACK_DECK, "attack")
    g.zones[ATTACK_DISCARD].append(back)
    return back


class Attack(HasFoe, HasWho, Protocol):
    """An intruder against a character."""


def they_have_parted(attack: Attack, g: Position) -> bool:
    """Whether attacker and target are no longer in the same room. A character who is not aboard is in none."""
    foe, who = attack.foe, attack.who
    mini, room = foe & 31, g.room[who]
    return g.foe_room[mini] != room or not room or g.times_left[mini] != foe >> 5 or g.pod[who] != 0


class AttackSomebody(Effect, tag="nemesis/attack-somebody"):
    """The intruder attacks the character in its room with the fewest cards, chosen when the attack is made."""

    rule = "nemesis/attack/target-fewest-cards"
    foe: int

    def choose(self, g: Position) -> Effects:
        victims = g.crew_in(g.foe_room[self.foe & 31])
        return g.species.attack(g, self.foe, g.fewest_cards(victims)) if victims else None

    _lapses = foe_is_gone


class IntruderAttack(Effect, tag="nemesis/intruder-attack"):
    """One intruder attacks one character: some kinds without a card, the others with one that may miss."""

    rule = "nemesis/attack/card-hit"
    foe: int
    who: Seat
    surprise: bool = False

    def draw(self, g: Position) -> Effects:
        foe, who, surprise = self.foe, self.who, self.surprise
        if g.event_sink is not None:
            g.tell(INTRUDER_ATTACKS, self.rule, foe=g.box.intruder_ref[foe & 31], who=SEAT[who], surprise=surprise)
        if g.box.miniatures[foe & 31] in g.species.sure:
            return g.species.sure_attack(g, foe, who, surprise)
        return attack_with(g, foe, who, draw_attack_card(g), surprise)

    _lapses = they_have_parted


def attack_with(g: Position, foe: int, who: Seat, card: Back, surprise: bool = False) -> Effects:
    """An attack card is resolved: it misses, or strikes the target, or everybody in the room."""
    face = g.face[card]
    hits = g.box.miniatures[foe & 31] in g.box.attackers[face]
    if g.event_sink is not None:
        rule = IntruderAttack.rule if hits else "nemesis/attack/card-miss"
        foe_id, card_id = g.box.intruder_ref[foe & 31], g.box.attack_ref[face]
        g.tell(ATTACK_CARD, rule, foe=foe_id, who=SEAT[who], card=card_id, hits=hits)
    if not hits:
        return None
    if not g.box.attack_effects[g.box.attacks[face]].whole_room:
        return [Strike(foe, who, card, surprise)]
    here = g.crew_in(g.room[who])
    return [Strike(foe, victim, card, surprise) for victim in g.turn_order() if victim in here]


class Strike(Effect, tag="nemesis/strike"):
    """An attack that does not miss strikes one character, who may have a way to ignore it."""

    rule = "nemesis/attack/card-hit"
    foe: int
    who: Seat
    card: Back
    """The attack card; -1 for a kind that draws none."""
    surprise: bool

    def may_be_ignored(self, g: Position) -> Effects:
        if self.surprise and any(g.might_hold(self.who, card) for card in unmoved(g, self.who)):
            return [MayIgnore(self.who, self)]
        armor = g.first_with(g.carried_items(self.who), g.box.item_faces["armor"])
        return [MayIgnore(self.who, self)] if armor >= 0 or g.species.ways_to_ignore(g, self.who) else None

    def strike(self, g: Position) -> Effects:
        if self.card < 0:
            return g.species.struck_without_card(g, self.foe, self.who)
        return g.species.struck(g, self.foe, self.who, g.box.attacks[g.face[self.card]])

    _lapses = they_have_parted


def unmoved(g: Position, who: Seat) -> tuple[str, ...]:
    """The cards that make a character ignore a surprise attack; one of them only in darkness."""
    return ("nerves-of-steel", "feel-of-the-dark") if g.site.in_dark(g, who) else ("nerves-of-steel",)


class MayIgnore(Question, tag="nemesis/may-ignore-attack"):
    """Nerves of Steel or its like during a surprise attack, or Armor, make the target ignore the attack."""

    rule = "nemesis/action/reaction"
    ask = "ask-ignore-attack"
    attack: Strike

    def _options(self, g: Position) -> Iterator[Option]:
        yield Option("let", (), self.rule)
        for card in unmoved(g, self.seat) if self.attack.surprise else ():
            back = g.card_in_hand(self.seat, card)
            if back >= 0:
                yield self._option(f"card:{card}", DiscardCard(self.seat, back))
        armor = g.held(self.seat, "armor")
        if armor >= 0:
            yield self._option("item:armor", DiscardItem(self.seat, armor))
        for thing, cost in g.species.ways_to_ignore(g, self.seat):
            yield self._option(thing, cost)

    def _option(self, thing: str, cost: Effect) -> Option:
        return Option(f"ignore/{thing}", (cost, IgnoreAttack(self.seat, thing, self.attack)), self.rule)

    def _args(self, g: Position) -> dict[str, object]:
        card = self.attack.card
        return {"foe": g.foe_id(self.attack.foe), "card": g.box.attack_ref[g.face[card]] if card >= 0 else None}


class IgnoreAttack(Effect, tag="nemesis/ignore-attack"):
    """The attack has no effect on this character."""

    rule = "nemesis/action/reaction"
    who: Seat
    by: str
    """A reference to what was discarded for it."""
    attack: Strike

    def cancel(self, g: Position) -> Effects:
        g.tell(ATTACK_IGNORED, self.rule, who=SEAT[self.who], card=self.by)
        return [Cancel(self.attack)]


class LarvaInfests(Effect, tag="nemesis/larva-infests"):
    """The larva moves onto the character board and the player takes a contamination card."""

    rule = "nemesis/attack/larva-infests"
    foe: int
    who: Seat

    def infest(self, g: Position) -> Effects:
        rule = "nemesis/attack/larva-already-infested" if g.is_infested(self.who) else self.rule
        g.tell(LARVA_INFESTS, rule, foe=g.foe_id(self.foe), who=SEAT[self.who])
        take_off(g, self.foe)
        return [GetLarva(self.who), Contaminate(self.who)]
