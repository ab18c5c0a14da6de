"""Arranging decks, hands and discard piles: which cards lie where, and in which order."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import ClassVar, NamedTuple

from ...kernel import EVERYONE, Refused, knowledge
from ...lab.scenario.arrangement import arrangement, one_of
from .. import box
from .place import PlaceTable


class Pile(NamedTuple):
    """A deck and its discard pile, by the numbers of their zones."""

    deck: int
    discard: int = -1
    """The zone of the discard pile, -1 for none."""


class PileTable(PlaceTable):
    """The part of a scenario's table that is about cards."""

    piles: ClassVar[dict[str, Pile]] = {
        "red": Pile(box.RED_DECK, box.RED_DISCARD),
        "yellow": Pile(box.YELLOW_DECK, box.YELLOW_DISCARD),
        "green": Pile(box.GREEN_DECK, box.GREEN_DISCARD),
        "event": Pile(box.EVENT_DECK, box.EVENT_DISCARD),
        "attack": Pile(box.ATTACK_DECK, box.ATTACK_DISCARD),
        "wound": Pile(box.WOUND_DECK, box.WOUND_DISCARD),
        "contamination": Pile(box.CONTAMINATION_DECK),
    }
    """Decks by name. A character's deck has the name of the character."""
    _on_top: dict[int, list[int]]
    """By deck: what was laid on top of it."""

    def _pile(self, name: str) -> Pile:
        g, names = self.state, [*self.piles, *self.seats]
        one_of("deck", name, names)
        if name in self.piles:
            return self.piles[name]
        seat = self.seat(name)
        return Pile(g.zone(seat, box.DRAW), g.zone(seat, box.DISCARD))

    # -- decks and discard piles -----------------------------------------------------------------------------

    @arrangement
    def deck(self, pile: str, *cards: str) -> None:
        """These cards are the next of a deck, the first on top: `red`, `event`, `attack` … or a character's own.

        Attack cards go by name, or by name and blood: `bite-6`; of contamination cards one says `infected` or `clean`.
        """
        self._lay_deck(pile, cards)

    @arrangement
    def discards(self, pile: str, *cards: str) -> None:
        """Exactly these cards lie on the discard pile, the last on top; the others are back in the deck."""
        g, at = self.state, self._pile(pile)
        if at.discard < 0:
            raise Refused("unknown-card", card=pile)
        self._ledger.says("discards", at.discard)
        deck, place = g.zones[at.deck], g.zones[at.discard]
        self._back_to_the_deck(deck, place)
        for card in cards:
            back = self._take(pile, at, card)
            place.append(back)
            g.show(back)
            self._ledger.fix("back", back, value=("discarded", len(place)))

    def _lay_deck(self, pile: str, cards: Sequence[str]) -> None:
        g, at = self.state, self._pile(pile)
        self._ledger.says("deck", at.deck)
        if at.deck == box.CONTAMINATION_DECK:
            free = [back for back in reversed(g.zones[at.deck]) if self._ledger.is_free("back", back)]
            top = free[: len(cards)]
            for back, state in zip(top, cards, strict=False):
                self.infection(back, state)
        else:
            top = [self._take(pile, at, card) for card in cards]
            g.zones[at.deck].extend(reversed(top))
        for nth, back in enumerate(top):
            g.seen[back] = 0
            self._ledger.fix("back", back, value=("laid", nth))
        self._on_top[at.deck] = top
        self._chance.laid(top)

    def _take(self, pile: str, at: Pile, card: str) -> int:
        """Take a card that the scenario has not arranged out of its deck, its discard pile, or the hand that has it."""
        g = self.state
        deck, names = g.zones[at.deck], self._names
        zones = [deck]
        if at.discard >= 0:
            zones.append(g.zones[at.discard])
        if pile in self.seats:
            zones.append(g.hand(self.seat(pile)))
        alike = [(back, zone) for zone in zones for back in reversed(zone) if card in names(back)]
        if not alike:
            known = dict.fromkeys(name for zone in zones for back in zone for name in names(back))
            one_of("card", card, list(known))
        back, zone = next(((b, z) for b, z in alike if self._ledger.is_free("back", b)), alike[0])
        self._ledger.free("back", back)
        zone.remove(back)
        if pile in self.seats and zone is g.hand(self.seat(pile)):  # the hand stays as full as it was
            other = next((b for b in reversed(deck) if self._ledger.is_free("back", b)), -1)
            if other >= 0:
                deck.remove(other)
                zone.append(other)
                g.look(other, 1 << self.seat(pile))
        return back

    def _names(self, back: int) -> tuple[str, ...]:
        """The names by which a scenario may call a card."""
        g = self.state
        name = g.game.name_of(g, back)
        if g.family[back] == box.ATTACK:
            first, second = g.box.blood[g.face[back]], g.box.second_blood[g.face[back]]
            return name, f"{name}-{first}", f"{name}-{first}-{second}"
        return (name,)

    def _back_to_the_deck(self, deck: list[int], place: list[int]) -> None:
        """Put cards that the scenario has not arranged back into their deck."""
        g = self.state
        back = [card for card in place if self._ledger.is_free("back", card)]
        place[:] = [card for card in place if card not in back]
        deck.extend(back)
        for card in back:
            g.seen[card] = 0

    def _arranged(self) -> None:
        """Put the cards that the scenario has arranged on top of their decks again."""
        for zone, top in self._on_top.items():
            pile = self.state.zones[zone]
            there = [back for back in top if back in pile and not self._ledger.is_free("back", back)]
            pile[:] = [*(back for back in pile if back not in there), *reversed(there)]

    # -- hands -----------------------------------------------------------------------------------------------

    @arrangement
    def hand(self, name: str | int, *cards: str) -> None:
        """The character holds exactly these cards (`contamination` is one too); the others are in the deck."""
        g, seat = self.state, self.seat(name)
        self._ledger.says("hand", seat)
        pile, hand = g.draw_pile(seat), g.hand(seat)
        for zone in (hand, g.discards(seat)):
            self._back_to_the_deck(pile, zone)
        for card in cards:
            back = next((b for b in pile if g.card_name(b) == card and self._ledger.is_free("back", b)), -1)
            if back < 0 and card == "contamination":
                back = self._contaminate(seat)
                pile.append(back)
            if back < 0:
                self._card_elsewhere(seat, card)
            pile.remove(back)
            hand.append(back)
            g.look(back, 1 << seat)
            self._ledger.fix("back", back, value="hand")

    def _card_elsewhere(self, seat: int, card: str) -> None:
        """Refuse, and say why somebody cannot hold a card: it was arranged elsewhere, or it does not exist."""
        g = self.state
        for zone in (g.draw_pile(seat), g.discards(seat), g.hand(seat)):
            for back in zone:
                if g.card_name(back) == card:
                    self._ledger.free("back", back)
        raise Refused("unknown-card", card=card)

    # -- contamination ---------------------------------------------------------------------------------------

    def _contaminate(self, seat: int) -> int:
        """Make a contamination card that the scenario has not arranged one of a seat's cards."""
        g = self.state
        deck = g.zones[box.CONTAMINATION_DECK]
        card = next((back for back in reversed(deck) if self._ledger.is_free("back", back)), -1)
        if card < 0:
            raise Refused("unknown-card", card="contamination")
        deck.remove(card)
        g.family[card] = box.DECK + seat
        return card

    @arrangement
    def contaminate(self, name: str | int, *states: str, where: str = "discard") -> None:
        """Give contamination cards, each `infected` or `clean`, into the discard pile, `hand` or `deck`."""
        g, seat = self.state, self.seat(name)
        one_of("where", where, ("discard", "hand", "deck"))
        place = {"discard": g.discards, "hand": g.hand, "deck": g.draw_pile}[where](seat)
        for state in states:
            card = self._contaminate(seat)
            self.infection(card, state)
            place.append(card)
            if where != "discard":
                g.seen[card] = 1 << seat if where == "hand" else 0
            self._ledger.fix("back", card, value=where)

    def infection(self, card: int, state: str) -> None:
        """Make a contamination card infected or clean."""
        g = self.state
        one_of("contamination", state, list(dict.fromkeys(g.box.infections[1:])))
        mine = g.infection_of(card)
        if g.box.infections[g.face[mine]] != state:
            alike = [b for b in g.box.backs[box.INFECTION] if g.box.infections[g.face[b]] == state and not g.seen[b]]
            other = next((b for b in alike if self._ledger.is_free("back", b)), alike[0] if alike else -1)
            if other < 0:
                raise Refused("unknown-card", card=state)
            self._ledger.free("back", other)
            knowledge.swap(g, mine, other)
        self._ledger.fix("back", mine, value=state)

    # -- objectives ------------------------------------------------------------------------------------------

    @arrangement
    def objectives(self, name: str | int, *ids: str) -> None:
        """The character holds exactly these objectives; if another got one of them, they get a different one."""
        g, seat = self.state, self.seat(name)
        self._ledger.says("objectives", seat)
        self._lay_objectives(g.objectives(seat), ids, 1 << seat)

    @arrangement
    def common_objectives(self, *ids: str) -> None:
        """Exactly these objectives lie open for the whole crew."""
        self._ledger.says("objectives", -1)
        self._lay_objectives(self.state.zones[box.OPEN_OBJECTIVES], ids, EVERYONE)

    def _lay_objectives(self, place: list[int], ids: Sequence[str], knowers: int) -> None:
        g = self.state
        families = [family for family in (box.PERSONAL, box.CORPORATE, box.COOP) if family in g.box.backs]
        backs = [back for family in families for back in g.box.backs[family]]
        known = [g.box.objectives[g.face[back]] for back in backs]
        g.zones[box.OUT].extend(place)
        place.clear()
        for wanted in ids:
            back = backs[one_of("objective", wanted, known)]
            self._ledger.free("back", back)
            held = next((zone for zone in self._objectives_held() if back in zone), None)
            if held is not None:
                back = self._replaced(back, set(backs).difference(*self._objectives_held()))
            for zone in g.zones:
                if back in zone:
                    zone.remove(back)
            place.append(back)
            g.seen[back] = knowers
            self._ledger.fix("back", back, value="objective")
            known = [g.box.objectives[g.face[back]] for back in backs]

    def _objectives_held(self) -> list[list[int]]:
        g = self.state
        return [g.zones[box.OPEN_OBJECTIVES], *(g.objectives(seat) for seat in range(g.players))]

    def _replaced(self, back: int, among: Iterable[int]) -> int:
        """Give the holder of this card another one of its family. Returns the back that bears its face now."""
        g = self.state
        family = g.family[back]
        left = sorted(among, key=lambda b: (b in g.zones[box.OUT], b))  # those that were sorted out are the last resort
        other = next((b for b in left if g.family[b] == family and self._ledger.is_free("back", b)), -1)
        if other < 0:
            raise Refused("unknown-card", card=g.game.name_of(g, back))
        g.face[back], g.face[other] = g.face[other], g.face[back]
        return other
