"""Action cards: drawing, discarding face up, reshuffling one's own pile."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from ...kernel import Back, Effect, Effects, Option, Question, Seat
from .. import box
from ..position import Position
from ..refs import SEAT
from .lapses import who_is_gone


def reshuffle(g: Position, who: Seat, cards: list[Back]) -> None:
    """Shuffle cards of a seat so that nobody can tell them apart, nor which contamination card was scanned."""
    g.mix(cards, "reshuffle")
    hidden = [g.infection_of(card) for card in cards if g.is_contamination(card)]
    if hidden:
        g.mix(hidden, "reshuffle")


def draw_card(g: Position, who: Seat) -> Back:
    """Take the top card of one's own deck in hand, reshuffling the discard pile if need be; -1 if none is left."""
    pile = g.draw_pile(who)
    if not pile:
        discards = g.discards(who)
        if not discards:
            return -1
        pile.extend(discards)
        discards.clear()
        reshuffle(g, who, pile)
        g.tell("reshuffled", "nemesis/round/reshuffle-action-deck", who=SEAT[who])
    if g.script:
        g.top(g.zone(who, box.DRAW), "action-card")
    back = pile.pop()
    g.hand(who).append(back)
    g.look(back, 1 << who)
    return back


def discard_card(g: Position, who: Seat, back: Back) -> None:
    """Put a card from hand face up on one's own discard pile."""
    g.hand(who).remove(back)
    g.discards(who).append(back)
    g.show(back)


class Draw(Effect, tag="nemesis/draw"):
    """Draw cards from one's own deck."""

    rule = "nemesis/round/draw-to-five"
    who: Seat
    count: int

    def draw(self, g: Position) -> None:
        drawn = [back for _ in range(self.count) if (back := draw_card(g, self.who)) >= 0]
        if drawn:
            public = {"who": SEAT[self.who], "count": len(drawn)}
            g.tell_some("drew", self.rule, 1 << self.who, public, {"cards": [g.card_ref(back) for back in drawn]})

    _lapses = who_is_gone


class DrawUpTo(Effect, tag="nemesis/draw-up-to"):
    """Draw until the hand holds this many cards, contamination cards counted."""

    rule = "nemesis/round/draw-to-five"
    who: Seat
    limit: int

    def draw(self, g: Position) -> Effects:
        missing = g.adjusted("hand-limit", self.limit, self.who) - len(g.hand(self.who))
        return [Draw(self.who, missing)] if missing > 0 else None


def distinct(g: Position, cards: list[Back]) -> Iterable[tuple[str, Back]]:
    """Cards by name, alike ones once."""
    face = g.face
    return {box.CARDS[face[back]]: back for back in cards}.items()


def pay(g: Position, who: Seat, count: int) -> Effects:
    """Discard so many action cards of one's choice; all of them if everybody can see that all must go."""
    hand = g.hand(who)
    return [DiscardCard(who, back) for back in hand] if len(hand) == count else [PayWith(who, count)]


class PayOn(Effect, tag="nemesis/pay-on"):
    """One card has been paid, more are due."""

    rule = "nemesis/action/cost"
    who: Seat
    count: int

    def choose(self, g: Position) -> Effects:
        return pay(g, self.who, self.count)


class PayWith(Question, tag="nemesis/pay-with"):
    """Which action card pays; contamination cards never do."""

    rule = "nemesis/action/contamination-cannot-pay"
    ask = "ask-pay"
    gather = "pay"
    count: int

    def _options(self, g: Position) -> Iterator[Option]:
        rest = (PayOn(self.seat, self.count - 1),) if self.count > 1 else ()
        for name, back in distinct(g, g.action_cards(self.seat)):
            yield Option(f"pay/card:{name}", (DiscardCard(self.seat, back), *rest))

    def _args(self, g: Position) -> dict[str, object]:
        return {"count": self.count}

    def _lapses(self, g: Position) -> bool:
        return not g.action_cards(self.seat)


class DiscardCard(Effect, tag="nemesis/discard-card"):
    """A card from hand goes face up to its owner's discard pile."""

    rule = "nemesis/action/cost"
    who: Seat
    back: Back

    def discard(self, g: Position) -> None:
        if self.back in g.hand(self.who):
            discard_card(g, self.who, self.back)
            g.tell("discarded", self.rule, who=SEAT[self.who], card=g.card_ref(self.back))


class DiscardHand(Effect, tag="nemesis/discard-hand"):
    """The whole hand is discarded."""

    rule = "nemesis/action/cost"
    who: Seat

    def discard(self, g: Position) -> Effects:
        return [DiscardCard(self.who, back) for back in list(g.hand(self.who))]


class DiscardActionCards(Effect, tag="nemesis/discard-action-cards"):
    """All action cards in hand are discarded; contamination cards stay."""

    rule = "nemesis/action/cost"
    who: Seat

    def discard(self, g: Position) -> Effects:
        return [DiscardCard(self.who, back) for back in g.action_cards(self.who)]


class ShuffleDiscards(Effect, tag="nemesis/shuffle-discards"):
    """The discard pile is shuffled into the action deck; the hand stays as it is."""

    rule = "nemesis/round/reshuffle-action-deck"
    who: Seat

    def shuffle(self, g: Position) -> None:
        pile, discards = g.draw_pile(self.who), g.discards(self.who)
        pile.extend(discards)
        discards.clear()
        reshuffle(g, self.who, pile)
        g.tell("reshuffled", self.rule, who=SEAT[self.who])

    _lapses = who_is_gone


class ShuffleEverything(Effect, tag="nemesis/shuffle-everything"):
    """All cards from hand, discard pile and deck are shuffled into the action deck."""

    rule = "nemesis/room/surgery-wound-and-pass"
    who: Seat

    def shuffle(self, g: Position) -> None:
        pile = g.draw_pile(self.who)
        for zone in (g.hand(self.who), g.discards(self.who)):
            pile.extend(zone)
            zone.clear()
        reshuffle(g, self.who, pile)
        g.tell("everything-shuffled", self.rule, who=SEAT[self.who])

    _lapses = who_is_gone


class DiscardAny(Question, tag="nemesis/discard-any"):
    """Discard any number of cards from hand, contamination cards too."""

    rule = "nemesis/round/pass"
    ask = "ask-discard-any"
    gather = "discard"
    rest: tuple[Effect, ...] = ()
    """What happens after each card discarded."""

    def _options(self, g: Position) -> Iterator[Option]:
        yield Option("keep-rest", (), self.rule)
        for name, back in distinct(g, g.hand(self.seat)):
            yield Option(f"discard/card:{name}", (DiscardCard(self.seat, back), *self.rest, self), self.rule)

    def _lapses(self, g: Position) -> bool:
        return not g.hand(self.seat) or not g.is_aboard(self.seat)


class DiscardActionCard(Question, tag="nemesis/discard-action-card"):
    """Somebody must discard one action card of their choice; with cards in hand, but none of those, they say so."""

    rule = "nemesis/action/cost"
    ask = "ask-discard-one"

    def _options(self, g: Position) -> Iterator[Option]:
        cards = g.action_cards(self.seat)
        for name, back in distinct(g, cards):
            yield Option(f"discard/card:{name}", (DiscardCard(self.seat, back),))
        if not cards:
            yield Option("have-none")

    def _lapses(self, g: Position) -> bool:
        return not g.hand(self.seat) or not g.is_aboard(self.seat)


class ReplaceCards(Question, tag="nemesis/replace-cards"):
    """Discard any number of cards, contamination cards too, and then draw that many and one more."""

    rule = "nemesis/item/one-use"
    ask = "ask-replace-cards"
    gather = "discard"
    discarded: int = 0

    def _options(self, g: Position) -> Iterator[Option]:
        yield Option("keep-rest", (self._draw(),), self.rule)
        for name, back in distinct(g, g.hand(self.seat)):
            then = (DiscardCard(self.seat, back), ReplaceCards(self.seat, self.discarded + 1))
            yield Option(f"discard/card:{name}", then, self.rule)

    def _draw(self) -> Effect:
        return Draw(self.seat, self.discarded + 1)

    def _asks(self, g: Position) -> Sequence[Question]:
        return (self,) if g.hand(self.seat) else ()

    def _unasked(self, g: Position) -> Effects:
        return (self._draw(),)
