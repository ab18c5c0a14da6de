"""The endurance deck: draw, exhaust, recycle, discard and reveal its cards."""

from __future__ import annotations

from collections.abc import Iterable

from ...kernel import Back, Effect, Effects, Option, Question, Seat
from ..box import ASIDE, DECK, DISCARD, EXHAUST, HANDS, HAZARD, PLAYED, UNDER, Character
from ..event_kinds import (
    DECK_RESHUFFLED,
    DISCARDED,
    DREW,
    EXHAUSTED,
    RECYCLED,
    RECYCLED_FROM_HAND,
    RETURNED_UNSEEN,
    REVEALED,
    SHORTFALL_DISCARDED,
)
from ..position import ABOARD, Position
from ..refs import CHARACTER, SEAT, whom
from .choices import of_hand
from .hazard import DRAWN, THROWN_AWAY, TURNED_UP, ResolveHazard
from .verdict import lost


# aliens/reshuffle/not-a-card
def settle_deck(g: Position) -> None:
    """When the reshuffle card is on top, the cards below it become the new deck (aliens/reshuffle/trigger).

    A card that is set aside still counts as the top one, so that it is part of the new deck in the end.
    """
    if not g.zones[ASIDE]:
        uncover_deck(g)


def uncover_deck(g: Position) -> None:
    """Before a card is taken from under a reshuffle card on top, the cards below it become the new deck."""
    zones = g.zones
    if not zones[DECK] and zones[UNDER]:
        zones[DECK], zones[UNDER] = zones[UNDER], zones[DECK]
        g.mix(zones[DECK], "endurance")
        g.tell(DECK_RESHUFFLED, "aliens/reshuffle/trigger", count=len(zones[DECK]))


def if_cards_have_run_out(g: Position) -> Effects:
    """Without a card in the deck and in the exhaust pile the mission is lost (aliens/endurance/running-out-loses)."""
    zones = g.zones
    if zones[DECK] or zones[EXHAUST] or zones[UNDER] or zones[ASIDE]:
        return None
    return lost("endurance-run-out", "aliens/endurance/running-out-loses")


class Exhaust(Effect, tag="aliens/exhaust"):
    """Cards go from the top of the deck face down to the exhaust pile, unseen by anyone."""

    rule = "aliens/exhaust/procedure"
    count: int

    def lay_them_down(self, g: Position) -> Effects:
        # aliens/exhaust/pile-is-secret, aliens/endurance/purpose
        missing = exhaust(g, self.count)
        if g.event_sink is not None and self.count:
            g.tell(EXHAUSTED, self.rule, count=self.count - missing)
            if missing:
                g.tell(SHORTFALL_DISCARDED, "aliens/exhaust/empty-deck-discards", count=missing)
        return if_cards_have_run_out(g)


def exhaust(g: Position, count: int) -> int:
    """Exhaust cards; how many had to be discarded from the exhaust pile instead for want of a deck."""
    zones, missing = g.zones, 0
    if len(zones[DECK]) > count:  # enough for all, with no need to look for more
        for _ in range(count):
            zones[EXHAUST].append(zones[DECK].pop())
        return 0
    for _ in range(count):
        uncover_deck(g)
        if zones[DECK]:
            zones[EXHAUST].append(zones[DECK].pop())
            settle_deck(g)
        elif zones[EXHAUST]:
            missing += 1  # aliens/exhaust/empty-deck-discards
            back = zones[EXHAUST].pop()
            g.show(back)
            zones[DISCARD].append(back)
    return missing


class Draw(Effect, tag="aliens/draw"):
    """The top card of the deck goes to the hand of the player. What a grunt would draw goes under the exhaust pile."""

    rule = "aliens/endurance/draw"
    who: Character
    """For whom it is drawn, and whom a hazard strikes."""
    count: int

    def draw_one(self, g: Position) -> Effects:
        uncover_deck(g)
        deck = g.zones[DECK]
        if not deck:
            return None  # aliens/endurance/no-draw-when-empty
        hero = g.hero[self.who]
        if not hero:
            g.zones[EXHAUST].insert(0, deck.pop())
            settle_deck(g)
            g.tell(RETURNED_UNSEEN, "aliens/character/grunt-no-hand", who=CHARACTER[self.who])
            return [*(if_cards_have_run_out(g) or ()), *self._rest()]
        back = g.top(DECK, "endurance")
        deck.pop()
        g.show(back)
        g.tell(DREW, self.rule, who=CHARACTER[self.who], seat=SEAT[hero - 1], card=f"card:{g.card_id(back)}")
        if g.card_type(back) == HAZARD:
            g.zones[PLAYED].append(back)
            settle_deck(g)
            return [*(if_cards_have_run_out(g) or ()), ResolveHazard(back, self.who, DRAWN), *self._rest()]
        # aliens/endurance/no-hand-limit, aliens/newt/shared-hand
        g.zones[HANDS + hero - 1].append(back)
        settle_deck(g)
        return [*(if_cards_have_run_out(g) or ()), *self._rest()]

    def _rest(self) -> tuple[Effect, ...]:
        return (Draw(self.who, self.count - 1),) if self.count > 1 else ()


class Recycle(Effect, tag="aliens/recycle"):
    """The top cards of the exhaust pile go face down under the reshuffle card."""

    rule = "aliens/recycle/from-exhaust"
    count: int

    def put_them_under(self, g: Position) -> None:
        recycle(g, self.count)


def recycle(g: Position, count: int) -> int:
    """Recycle from the exhaust pile; how many there were."""
    pile = g.zones[EXHAUST]
    moved = min(count, len(pile))
    for _ in range(moved):
        g.zones[UNDER].append(pile.pop())
    if moved:
        g.tell(RECYCLED, "aliens/recycle/from-exhaust", count=moved)
    settle_deck(g)
    return moved


class RecycleMix(Question, tag="aliens/recycle-mix"):
    """The player recycles cards from the exhaust pile and from hand in any mix.

    They go under the reshuffle card together, so until all are chosen they are only counted.
    """

    rule = "aliens/rest/hero"
    ask = "ask-recycle"
    gather = "recycle"
    who: Character
    left: int
    chosen: tuple[Back, ...] = ()
    pile: int = 0
    """How many are to be taken from the exhaust pile."""
    must: bool = False

    def _options(self, g: Position) -> Iterable[Option]:
        options = []
        chosen = self._still_held(g)
        if len(g.zones[EXHAUST]) > self.pile:
            options.append(Option("recycle/pile:exhaust", self._after(g, chosen, self.pile + 1)))
        for card, back in of_hand(g, self.seat, chosen):
            options.append(Option(f"recycle/card:{card}", self._after(g, (*chosen, back), self.pile)))
        if not self.must or not options:
            options.append(Option("done", (RecycleChosen(self.seat, chosen, self.pile),)))
        return options

    def _still_held(self, g: Position) -> tuple[Back, ...]:
        """The cards chosen so far, without an event that was played in the meantime: it counts as not chosen."""
        hand = g.zones[HANDS + self.seat]
        return tuple(back for back in self.chosen if back in hand)

    def _left(self, g: Position) -> int:
        return self.left + len(self.chosen) - len(self._still_held(g))

    def _after(self, g: Position, chosen: tuple[Back, ...], pile: int) -> tuple[Effect, ...]:
        left = self._left(g)
        if left > 1:
            return (type(self)(self.seat, self.who, left - 1, chosen, pile, self.must),)
        return (RecycleChosen(self.seat, chosen, pile),)

    def _args(self, g: Position) -> dict[str, object]:
        return {"who": CHARACTER[self.who], "count": self._left(g)}

    def _lapses(self, g: Position) -> bool:
        return g.status[self.who] != ABOARD  # aliens/exit/during-activation


class RecycleChosen(Effect, tag="aliens/recycle-chosen"):
    """The chosen cards go under the reshuffle card together."""

    rule = "aliens/recycle/from-hand"
    seat: Seat
    cards: tuple[Back, ...]
    pile: int

    def put_them_under(self, g: Position) -> None:
        for back in self.cards:
            g.move(back, HANDS + self.seat, UNDER)
        if self.cards:
            cards = [f"card:{g.card_id(back)}" for back in self.cards]
            g.tell(RECYCLED_FROM_HAND, self.rule, seat=SEAT[self.seat], cards=cards)
        recycle(g, self.pile)


class Discard(Effect, tag="aliens/discard"):
    """A player discards cards from hand, from the top of the deck, or some from each; for a grunt only the deck."""

    rule = "aliens/discard/from-hand-or-deck"
    who: Character
    count: int

    def choose_one(self, g: Position) -> Effects:
        hero = g.hero[self.who]
        if hero and g.zones[HANDS + hero - 1]:
            return [ChooseDiscard(hero - 1, self.who, self.count)]
        return [DiscardFromDeck(self.who), *self._rest()]

    def _rest(self) -> tuple[Effect, ...]:
        return (Discard(self.who, self.count - 1),) if self.count > 1 else ()


class ChooseDiscard(Question, tag="aliens/choose-discard"):
    """Which card is discarded: one of the hand, or the top card of the deck."""

    rule = "aliens/discard/from-hand-or-deck"
    ask = "ask-discard"
    who: Character
    count: int

    def _options(self, g: Position) -> Iterable[Option]:
        rest = (Discard(self.who, self.count - 1),) if self.count > 1 else ()
        for card, back in of_hand(g, self.seat):
            yield Option(f"discard/card:{card}", (DiscardFromHand(self.seat, back, self.who), *rest))
        if g.zones[DECK] or g.zones[UNDER]:
            yield Option("discard/pile:deck", (DiscardFromDeck(self.who), *rest))
        elif not g.zones[HANDS + self.seat]:  # the last card was played as an event: aliens/discard/empty-deck
            yield Option("discard/pile:exhaust", (DiscardFromDeck(self.who), *rest))

    def _args(self, g: Position) -> dict[str, object]:
        return {"who": CHARACTER[self.who], "count": self.count}


class DiscardFromHand(Effect, tag="aliens/discard-from-hand"):
    """A hand card is laid face up on the discard pile."""

    rule = "aliens/discard/from-hand-only"
    seat: Seat
    card: Back
    who: Character

    def lay_it_open(self, g: Position) -> Effects:
        g.move(self.card, HANDS + self.seat, DISCARD)
        g.tell(DISCARDED, self.rule, who=CHARACTER[self.who], card=f"card:{g.card_id(self.card)}")
        return None


class DiscardFromDeck(Effect, tag="aliens/discard-from-deck"):
    """The top card of the deck is laid face up on the discard pile; without a deck, that of the exhaust pile.

    A hazard that this turns up is resolved at once (aliens/discard/hazard-resolves).
    """

    rule = "aliens/discard/from-hand-or-deck"
    who: Character

    def lay_it_open(self, g: Position) -> Effects:
        uncover_deck(g)
        source = DECK if g.zones[DECK] else EXHAUST  # aliens/discard/empty-deck
        if not g.zones[source]:
            return None
        back = g.top(source, "endurance")
        g.zones[source].pop()
        g.show(back)
        # aliens/discard/pile-is-open
        g.zones[DISCARD].append(back)
        settle_deck(g)
        g.tell(DISCARDED, self.rule, who=CHARACTER[self.who], card=f"card:{g.card_id(back)}")
        then = if_cards_have_run_out(g)
        if then or g.card_type(back) != HAZARD:
            return then
        return [ResolveHazard(back, self.who, THROWN_AWAY)]


class Reveal(Effect):
    """The top card of the deck is turned face up, and its type decides what happens.

    Without a deck the top card of the exhaust pile is revealed and goes to the bottom of that pile.
    """

    rule = "aliens/reveal/procedure"
    who: Character

    def turn_a_card_face_up(self, g: Position) -> Effects:
        uncover_deck(g)
        source = DECK if g.zones[DECK] else EXHAUST
        if not g.zones[source]:
            return None
        back = g.top(source, "endurance")
        g.zones[source].pop()
        g.zones[ASIDE].append(back)
        g.show(back)
        type = g.card_type(back)
        g.tell(REVEALED, self.rule, **whom(self.who), card=f"card:{g.card_id(back)}")
        then = self._found(g, type, back) or ()
        return [*then, *self._hazard(back, type), PutBack(back, source == EXHAUST, self._sends_hazards_away(type))]

    # aliens/reveal/not-matching, aliens/endurance/may-or-must
    def _found(self, g: Position, type: int, card: Back) -> Effects:
        """What a card of this type does (aliens/reveal/matching)."""
        raise NotImplementedError

    def _hazard(self, card: Back, type: int) -> list[Effect]:
        """A hazard is resolved after the effect of the reveal (aliens/reveal/hazard)."""
        if type != HAZARD:
            return []
        return [ResolveHazard(card, self.who, TURNED_UP)]

    def _sends_hazards_away(self, type: int) -> bool:
        return False


class TrackerReveal(Reveal):
    """A motion tracker card reveals an endurance card: a hazard is not resolved and goes to the exhaust pile."""

    rule = "aliens/hazard/not-by-motion-tracker"

    def _hazard(self, card: Back, type: int) -> list[Effect]:
        return []

    def _sends_hazards_away(self, type: int) -> bool:
        return type == HAZARD


class PutBack(Effect, tag="aliens/put-back"):
    """A revealed card goes face down under the reshuffle card (aliens/reveal/placement)."""

    rule = "aliens/reveal/placement"
    card: Back
    from_exhaust_pile: bool
    to_exhaust_pile: bool

    def put_it_under(self, g: Position) -> Effects:
        """Its effect may have moved it, and may have moved the last card of all."""
        if self.card in g.zones[ASIDE]:
            if self.to_exhaust_pile:
                g.move(self.card, ASIDE, EXHAUST)
            elif self.from_exhaust_pile:
                g.zones[ASIDE].remove(self.card)
                # aliens/reveal/empty-deck
                g.zones[EXHAUST].insert(0, self.card)
            else:
                g.move(self.card, ASIDE, UNDER)
        settle_deck(g)
        return if_cards_have_run_out(g)
