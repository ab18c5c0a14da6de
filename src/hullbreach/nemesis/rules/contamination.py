"""Contamination: cards that clog the deck, the scanner that tells which are infected, and the larva."""

from __future__ import annotations

from collections.abc import Iterator

from ...kernel import Back, Effect, Effects, Seat
from .. import box
from ..event_kinds import CONTAMINATED, CONTAMINATION_REMOVED, INFESTED, LARVA_REMOVED, SCANNED
from ..position import Position
from ..refs import SEAT
from .lapses import who_is_gone
from .wounds import Die


class Contaminate(Effect, tag="nemesis/contaminate"):
    """A contamination card goes on top of the player's discard pile.

    Nobody knows whether it is infected (nemesis/contamination/hidden).
    """

    rule = "nemesis/contamination/to-discard-pile"
    who: Seat

    def gain(self, g: Position) -> None:
        deck = g.zones[box.CONTAMINATION_DECK]
        if deck:
            card, who = deck.pop(), self.who
            g.family[card] = box.DECK + who
            g.discards(who).append(card)
            if g.event_sink is not None:
                g.tell(CONTAMINATED, self.rule, who=SEAT[who])

    _lapses = who_is_gone


def scan(g: Position, who: Seat, cards: list[Back]) -> list[Back]:
    """Hold contamination cards under the scanner for all to see; returns the infected ones."""
    for card in cards:
        g.show(g.infection_of(card))
    infected = [card for card in cards if g.is_infected(card)]
    if cards:
        g.tell(SCANNED, "nemesis/contamination/scan", who=SEAT[who], count=len(cards), infected=len(infected))
    return infected


def remove_contamination(g: Position, who: Seat, cards: list[Back]) -> None:
    """Contamination cards go from wherever their owner has them to where removed ones lie."""
    for card in cards:
        for zone in (g.hand(who), g.draw_pile(who), g.discards(who)):
            if card in zone:
                zone.remove(card)
        g.show(card)
    if cards:
        g.tell(CONTAMINATION_REMOVED, g.game.lay_contamination_aside(g, cards), who=SEAT[who], count=len(cards))


class ScanHand(Effect, tag="nemesis/scan-hand"):
    """Scan all contamination cards in hand: clean ones go, an infected one brings a larva."""

    rule = "nemesis/contamination/scan-infected"
    who: Seat

    def scan(self, g: Position) -> Effects:
        cards = g.contaminations(g.hand(self.who))
        infected = scan(g, self.who, cards)
        remove_contamination(g, self.who, [card for card in cards if card not in infected])
        return [Infection(self.who)] if infected else None

    _lapses = who_is_gone


class Cleanse(Effect, tag="nemesis/cleanse"):
    """One contamination card in hand is scanned and removed; for an infected one the player takes another."""

    rule = "nemesis/contamination/scan"
    who: Seat
    card: Back

    def scan_and_remove(self, g: Position) -> Effects:
        infected = scan(g, self.who, [self.card])
        remove_contamination(g, self.who, [self.card])
        return [Contaminate(self.who)] if infected else None

    def _lapses(self, g: Position) -> bool:
        return self.card not in g.hand(self.who)


def cleanse_uses(g: Position, who: Seat) -> Iterator[tuple[str, tuple[Effect, ...]]]:
    """Choose a contamination card in hand: one not scanned yet, or one the player knows from an earlier scan."""
    for card in g.contaminations(g.hand(who)):
        yield f"cleanse{as_known(g, who, card)}/card:contamination", (Cleanse(who, card),)


def as_known(g: Position, who: Seat, card: Back) -> str:
    """How option ids tell a contamination card that the player knows from an earlier scan."""
    known = g.seen[g.infection_of(card)] >> who & 1
    return "" if not known else "-infected" if g.is_infected(card) else "-clean"


class Infection(Effect, tag="nemesis/infection"):
    """A larva is placed on the character board; with one already there the character dies and a creeper appears."""

    rule = "nemesis/contamination/second-larva"
    who: Seat

    def break_out(self, g: Position) -> Effects:
        return g.species.infest(g, self.who)

    _lapses = who_is_gone


class GetLarva(Effect, tag="nemesis/get-larva"):
    """A larva is now on the character board."""

    rule = "nemesis/contamination/scan-infected"
    who: Seat

    def place(self, g: Position) -> None:
        if not g.is_infested(self.who):
            g.infested |= 1 << self.who
            g.tell(INFESTED, self.rule, who=SEAT[self.who])


class LoseLarva(Effect, tag="nemesis/lose-larva"):
    """The larva on the character board is removed."""

    rule = "nemesis/room/surgery-scan"
    who: Seat

    def remove(self, g: Position) -> None:
        if g.is_infested(self.who):
            g.infested &= ~(1 << self.who)
            g.tell(LARVA_REMOVED, self.rule, who=SEAT[self.who])


class RemoveInfected(Effect, tag="nemesis/remove-infected"):
    """Scan every contamination card one owns and remove the infected ones and the larva; clean cards stay.

    What else a cure takes away is up to the species.
    """

    rule = "nemesis/room/surgery-scan"
    who: Seat

    def scan_everything(self, g: Position) -> Effects:
        owned = g.hand(self.who) + g.draw_pile(self.who) + g.discards(self.who)
        infected = scan(g, self.who, g.contaminations(owned))
        remove_contamination(g, self.who, infected)
        return g.species.cure(g, self.who)


class DieOfLarva(Effect, tag="nemesis/die-of-larva"):
    """The character dies and a creeper is placed in the room of death."""

    rule = "nemesis/contamination/second-larva"
    who: Seat
    room: int

    def die(self, g: Position) -> Effects:
        return [Die(self.who, self.rule)]

    def creeper_appears(self, g: Position) -> Effects:
        return g.species.hatch(g, self.room)
