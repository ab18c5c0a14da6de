"""Action cards: drawing, discarding face up, reshuffling one's own pile."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache, lru_cache

from ...kernel import EVERYONE, Back, Effect, Effects, Option, Question, Seat
from ..box import Box
from ..event_kinds import DISCARDED, DREW, EVERYTHING_SHUFFLED, RESHUFFLED
from ..position import Position
from ..position.crew import ABOARD, DISCARD_OF, DRAW_OF, HAND_OF
from ..refs import SEAT
from .lapses import who_is_gone


def reshuffle(g: Position, who: Seat, cards: list[Back]) -> None:
    """Shuffle cards of a seat so that nobody can tell them apart, nor which contamination card was scanned."""
    g.mix(cards, "reshuffle")
    if hidden := [g.infection_of(card) for card in g.contaminations(cards)]:
        g.mix(hidden, "reshuffle")


def draw_cards(g: Position, who: Seat, count: int) -> list[Back]:
    """Take the top cards of one's own deck in hand. The discard pile is reshuffled if need be."""
    zones, seen, mine = g.zones, g.seen, 1 << who
    pile = zones[DRAW_OF[who]]
    drawn: list[Back] = []
    while (due := count - len(drawn)) > 0 and (pile or refilled(g, who, pile)):
        if g.script or g.watch:
            g.top(DRAW_OF[who], "action-card")
            due = 1  # a script names them one by one
        taken = pile[: -due - 1 : -1]
        del pile[-due:]
        for back in taken:
            seen[back] |= mine
        drawn += taken
    if drawn:
        zones[HAND_OF[who]] += drawn
        g.learned_by |= mine
    return drawn


def refilled(g: Position, who: Seat, pile: list[Back]) -> bool:
    """Shuffle the discard pile into an empty deck. False if there is none."""
    discards = g.discards(who)
    if not discards:
        return False
    pile.extend(discards)
    discards.clear()
    reshuffle(g, who, pile)
    if g.event_sink is not None:
        g.tell(RESHUFFLED, "nemesis/round/reshuffle-action-deck", who=SEAT[who])
    return True


def discard_card(g: Position, who: Seat, back: Back) -> None:
    """Put a card from hand face up on one's own discard pile."""
    g.zones[HAND_OF[who]].remove(back)
    g.zones[DISCARD_OF[who]].append(back)
    g.seen[back] = g.learned_by = EVERYONE


class Draw(Effect, tag="nemesis/draw"):
    """Draw cards from one's own deck."""

    rule = "nemesis/round/draw-to-five"
    who: Seat
    count: int

    def draw(self, g: Position) -> None:
        draw(g, self.who, self.count)

    _lapses = who_is_gone


def draw(g: Position, who: Seat, count: int) -> None:
    """Draw cards, and let everybody see how many."""
    drawn = draw_cards(g, who, count)
    if drawn and g.event_sink is not None:
        secret = {"cards": [g.card_ref(back) for back in drawn]}
        g.tell_some(DREW, Draw.rule, 1 << who, {"who": SEAT[who], "count": len(drawn)}, secret)


class DrawUpTo(Effect, tag="nemesis/draw-up-to"):
    """Draw until the hand holds this many cards, contamination cards counted."""

    rule = "nemesis/round/draw-to-five"
    who: Seat
    limit: int

    def draw(self, g: Position) -> None:
        who = self.who
        draw(g, who, g.adjusted("hand-limit", self.limit, who) - len(g.zones[HAND_OF[who]]))


def by_sort(g: Position, cards: list[Back]) -> dict[int, Back]:
    """The cards by the number of their sort (`Box.sort`), so that alike cards appear once."""
    face, sort = g.face, g.box.sort
    sorts: dict[int, Back] = {}
    for back in cards:
        sorts[sort[face[back]]] = back
    return sorts


class OptionsMade(dict[tuple[int, int], Option]):
    """A cache of options by two numbers."""

    def __init__(self, make: Callable[[int, int], Option]) -> None:
        super().__init__()
        self.make = make

    def __missing__(self, numbers: tuple[int, int]) -> Option:
        option = self[numbers] = self.make(*numbers)
        return option


OptionOf = Callable[[tuple[int, int]], Option]
"""Gives the option for two numbers."""


def made_once(make: Callable[[int, int], Option]) -> OptionOf:
    """A function that makes the option for two numbers once. A dict's own getter is the quickest way to read it."""
    return OptionsMade(make).__getitem__


def payable(g: Position, who: Seat) -> dict[int, Back]:
    """The action cards in hand, alike ones once, by the number of their sort; contamination cards are all alike."""
    cards = by_sort(g, g.zones[HAND_OF[who]])
    cards.pop(g.box.first_contamination, None)
    return cards


def pay(g: Position, who: Seat, count: int) -> Effects:
    """Discard this many action cards of one's choice; all of them unasked if everybody can see that all must go."""
    hand = g.zones[HAND_OF[who]]
    return discarding(who, hand) if len(hand) == count else (PayWith(who, count),)


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

    def _options(self, g: Position) -> list[Option]:
        seat = self.seat
        return list(map(to_pay(g.box, seat, self.count), payable(g, seat).items()))

    def _args(self, g: Position) -> dict[str, object]:
        return {"count": self.count}


@cache
def to_pay(box: Box, who: Seat, count: int) -> OptionOf:
    """By sort and back: the option to pay with a card, when this many cards are due."""
    more = (PayOn(who, count - 1),) if count > 1 else ()
    return made_once(lambda sort, back: Option(f"pay/{box.card_ref[sort]}", (DiscardCard(who, back), *more)))


class DiscardCard(Effect, tag="nemesis/discard-card"):
    """A card from hand goes face up to its owner's discard pile."""

    rule = "nemesis/action/cost"
    who: Seat
    back: Back

    def discard(self, g: Position) -> None:
        who, back = self.who, self.back
        if back in g.zones[HAND_OF[who]]:
            discard_card(g, who, back)
            if g.event_sink is not None:
                g.tell(DISCARDED, self.rule, who=SEAT[who], card=g.card_ref(back))


def discarding(who: Seat, cards: Sequence[Back]) -> list[Effect]:
    """Cards from hand are discarded one after another."""
    return [DiscardCard(who, back) for back in cards]


class DiscardHand(Effect, tag="nemesis/discard-hand"):
    """The whole hand is discarded."""

    rule = "nemesis/action/cost"
    who: Seat

    def discard(self, g: Position) -> Effects:
        return discarding(self.who, g.hand(self.who))


class DiscardActionCards(Effect, tag="nemesis/discard-action-cards"):
    """All action cards in hand are discarded; contamination cards stay."""

    rule = "nemesis/action/cost"
    who: Seat

    def discard(self, g: Position) -> Effects:
        return discarding(self.who, g.action_cards(self.who))


class ShuffleDiscards(Effect, tag="nemesis/shuffle-discards"):
    """The discard pile is shuffled into the action deck; the hand stays as it is."""

    rule = "nemesis/round/reshuffle-action-deck"
    who: Seat

    def shuffle(self, g: Position) -> None:
        pile, discards = g.draw_pile(self.who), g.discards(self.who)
        pile.extend(discards)
        discards.clear()
        reshuffle(g, self.who, pile)
        g.tell(RESHUFFLED, self.rule, who=SEAT[self.who])

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
        g.tell(EVERYTHING_SHUFFLED, self.rule, who=SEAT[self.who])

    _lapses = who_is_gone


class DiscardAny(Question, tag="nemesis/discard-any"):
    """Discard any number of cards from hand, contamination cards too."""

    rule = "nemesis/round/pass"
    ask = "ask-discard-any"
    gather = "discard"
    rest: tuple[Effect, ...] = ()
    """What happens after each card discarded."""

    def _options(self, g: Position) -> list[Option]:
        seat = self.seat
        return [KEEP_REST, *map(to_discard(g.box, seat, self.rest), by_sort(g, g.zones[HAND_OF[seat]]).items())]

    def _lapses(self, g: Position) -> bool:
        return not g.zones[HAND_OF[self.seat]] or g.status[self.seat] != ABOARD


KEEP_REST = Option("keep-rest", (), DiscardAny.rule)


@lru_cache(maxsize=256)
def to_discard(box: Box, who: Seat, rest: tuple[Effect, ...]) -> OptionOf:
    """By sort and back: the option to discard a card and be asked again."""
    again = (*rest, DiscardAny(who, rest))
    return made_once(
        lambda sort, back: Option(f"discard/{box.card_ref[sort]}", (DiscardCard(who, back), *again), DiscardAny.rule)
    )


class DiscardActionCard(Question, tag="nemesis/discard-action-card"):
    """Discard one action card of one's choice. A player who holds cards, but no action card, says so."""

    rule = "nemesis/action/cost"
    ask = "ask-discard-one"

    def _options(self, g: Position) -> Iterator[Option]:
        cards = payable(g, self.seat)
        for sort, back in cards.items():
            yield Option(f"discard/{g.box.card_ref[sort]}", (DiscardCard(self.seat, back),))
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
        for sort, back in by_sort(g, g.hand(self.seat)).items():
            then = (DiscardCard(self.seat, back), ReplaceCards(self.seat, self.discarded + 1))
            yield Option(f"discard/{g.box.card_ref[sort]}", then, self.rule)

    def _draw(self) -> Effect:
        return Draw(self.seat, self.discarded + 1)

    def _asks(self, g: Position) -> Sequence[Question]:
        return (self,) if g.hand(self.seat) else ()

    def _unasked(self, g: Position) -> Effects:
        return (self._draw(),)
