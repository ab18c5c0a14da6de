"""The action of a mutation card: scan a contamination card, take a marker, and do what the card says of the result."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple

from ....kernel import Back, Effect, Effects, Option, Question, Seat
from ...box import CONTAMINATION, CONTAMINATION_DECK
from ...content.functions import CardUse, Here
from ...content.printed import ShipTables
from ...event_kinds import CONTAMINATION_REMOVED
from ...position import Position
from ...refs import SEAT
from ...rules.actions import Action
from ...rules.cards import DiscardCard
from ...rules.contamination import Contaminate, as_known, scan
from ...rules.lapses import seat_is_gone, who_is_gone
from ...rules.offers import Kind, Means, Offers, barred
from ...rules.turn import allowed
from ...rules.uses import UseOf, Ways, chosen_use
from .metamorphosis import Metamorphosis
from .mutation import GetMarker

INFECTED, NOT_INFECTED = "carnomorphs/mutation-action/infected", "carnomorphs/mutation-action/not-infected-effect"


class MutationUses(NamedTuple):
    """What a mutation card can be used for after an infected scan, and after one that is not."""

    infected: CardUse
    clean: CardUse


MUTATIONS: dict[str, MutationUses] = {}
"""By card: its two effects."""


def mutation(name: str, clean: CardUse) -> Callable[[CardUse], CardUse]:
    """Register the effects of a card: the function decorated is the one for an infected result."""

    def register(infected: CardUse) -> CardUse:
        MUTATIONS[name] = MutationUses(infected, clean)
        return infected

    return register


class UseMutation(Action, tag="nemesis/carnomorph-use-mutation"):
    """Use one's mutation. Without a contamination card in hand, or when neither effect could do anything, one cannot.

    On the first use the card is turned face up and stays so (carnomorphs/mutation-action/reveal).
    """

    rule = "carnomorphs/mutation-action/scan"
    back: Back

    def choose_a_card(self, g: Position) -> Effects:
        return [ChooseScan(self.who, self.back)]

    def _id(self, g: Metamorphosis) -> str:
        return f"mutate/mutation:{g.mutation_name(self.back)}"

    def _impossible(self, g: Metamorphosis) -> str | None:
        if not g.contaminations(g.hand(self.who)):
            return self.rule
        uses = MUTATIONS[g.mutation_name(self.back)]
        could = any(True for use in uses for _ in use(g, self.who))
        return None if could else self.rule

    def _announced(self, g: Position) -> None:
        g.show(self.back)

    _lapses = who_is_gone


class ChooseScan(Question, tag="nemesis/carnomorph-choose-scan"):
    """Which contamination card in hand is scanned: one not scanned yet, or one known from an earlier scan."""

    rule = "carnomorphs/mutation-action/scan"
    ask = "ask-mutation-scan"
    back: Back

    def _options(self, g: Position) -> Iterator[Option]:
        seen: set[str] = set()
        for card in g.contaminations(g.hand(self.seat)):
            option_id = f"mutation-scan{as_known(g, self.seat, card)}/card:contamination"
            if option_id not in seen:
                seen.add(option_id)
                yield Option(option_id, (MutationScan(self.seat, self.back, card),), self.rule)
        if not seen:  # to skip the question would reveal something to the others
            yield Option("nothing", (), self.rule)

    _lapses = seat_is_gone


class MutationScan(Effect, tag="nemesis/carnomorph-mutation-scan"):
    """The card is scanned for all to see, the character gets a marker, the card goes, and the effect follows."""

    rule = "carnomorphs/mutation-action/scan"
    who: Seat
    back: Back
    card: Back

    def scan(self, g: Position) -> None:
        scan(g, self.who, [self.card])

    def get_a_marker(self, g: Position) -> Effects:
        """Whatever the scan shows; a fourth marker kills before the effect (carnomorphs/mutation-action/marker)."""
        return [GetMarker(self.who)]

    def put_the_card_away(self, g: Metamorphosis) -> Effects:
        """An infected card is discarded; any other leaves the deck for a new one on top of the discard pile.

        See carnomorphs/mutation-action/not-infected-exchange.
        """
        who, card = self.who, self.card
        if g.is_infected(card):
            return [DiscardCard(who, card), UseResult(who, self.back, infected=True)]
        g.hand(who).remove(card)
        g.show(card)
        g.change_family(card, CONTAMINATION)
        g.clean_cards().append(card)
        g.tell(CONTAMINATION_REMOVED, "carnomorphs/mutation-action/not-infected-exchange", who=SEAT[who], count=1)
        return [Contaminate(who), UseResult(who, self.back, infected=False)]

    def _lapses(self, g: Position) -> bool:
        return not g.is_aboard(self.who) or self.card not in g.hand(self.who)


class UseResult(Effect, tag="nemesis/carnomorph-use-result"):
    """The effect for the result is carried out, as one chooses; if there is no way, nothing happens."""

    rule = NOT_INFECTED
    who: Seat
    back: Back
    infected: bool

    def choose_use(self, g: Position) -> Effects:
        return chosen_use(g, UseOfMutation(self.who, self.back, self.infected))

    _lapses = who_is_gone


class UseOfMutation(UseOf, tag="nemesis/carnomorph-use-of-mutation"):
    """How the effect of a mutation is used."""

    rule = NOT_INFECTED
    back: Back
    infected: bool

    def _ways(self, g: Here) -> Ways:
        uses = MUTATIONS[g.mutation_name(self.back)]
        if self.infected:
            return uses.infected(g, self.seat), INFECTED, False
        return uses.clean(g, self.seat), NOT_INFECTED, False

    def _args(self, g: Metamorphosis) -> dict[str, object]:
        return {"thing": f"mutation:{g.mutation_name(self.back)}"}


def refill_contamination(g: Metamorphosis, effect: Contaminate) -> Effects:
    """When the contamination deck has run out, the cards that were exchanged are shuffled into a new one.

    All cards look alike, so only what a scan shows is shuffled.
    """
    deck, pile = g.zones[CONTAMINATION_DECK], g.clean_cards()
    if not deck and pile:
        deck.extend(pile)
        pile.clear()
        g.mix([g.infection_of(card) for card in deck], "contamination-shuffle")
    return None


def mutation_offers(g: Metamorphosis, who: Seat, means: Means) -> Offers:
    """The action of one's mutation card."""
    cards = g.mutations(who)
    if not cards:
        return ()
    assert isinstance(g.box.tables, ShipTables)
    name = g.mutation_name(cards[0])
    printed = next(row for row in g.box.tables.mutations.mutation if row.id == name)
    return ((barred(means, printed.cost, printed.combat), printed.cost, (UseMutation(who, cards[0]),)),)


def mutation_options(g: Metamorphosis, who: Seat, means: Means) -> Iterable[Option]:
    """The same as options."""
    return allowed(g, mutation_offers(g, who, means))


MUTATING = Kind(0, mutation_offers, mutation_options)
