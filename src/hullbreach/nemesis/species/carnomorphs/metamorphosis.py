"""What a position holds of the carnomorphs: discarded adaptations, and how far characters have changed."""

from __future__ import annotations

from typing import cast

from ....kernel import EVERYONE, Back, Mask, Seat
from ...box import MUTATION, SEATS, WEAKNESS_SLOTS
from ...position import Position
from ...position.composed import Fields
from ...position.place import bits_of
from .creatures import BLUE_METAGORGER, METAGORGER

DECK, CLEAN_CARDS, FIRST_CARD = range(3)
"""Zones: the mutation deck, contamination cards that were not infected, and from here on the cards of the seats."""
ZONES = FIRST_CARD + SEATS


class Metamorphosis(Fields):
    """Tables by seat have the mutation markers of a character and the shells on its card."""

    __slots__ = ()

    discarded: Mask = 0
    """Slots of adaptations that have been discarded. A revealed one is in `discovered`."""
    markers: bytearray = bytearray()
    shells: bytearray = bytearray()
    """Each can be spent to ignore an attack."""
    wound_shells: bytearray = bytearray()
    """Each prevents the next light wound."""
    mimics: Mask = 0
    """Seats on which attacks have no effect in this round."""

    def weakness_slot(self, name: str) -> int:
        """The slot in which this adaptation lies face up, -1 for none: discarded ones have no effect any more."""
        names = self.box.weaknesses
        in_force = self.discovered & ~self.discarded
        if in_force and name in names:
            slots = self.adaptations()
            for slot in bits_of(in_force):
                if names[self.face[slots[slot]]] == name:
                    return slot
        return -1

    def return_token(self, kind: int, source: str) -> bool:
        """A metagorger token is red if there is one, else blue (carnomorphs/bag/red-metagorger-first)."""
        if kind in (BLUE_METAGORGER, METAGORGER):
            return super().return_token(METAGORGER, source) or super().return_token(BLUE_METAGORGER, source)
        return super().return_token(kind, source)

    def adaptations(self) -> list[Back]:
        """The three adaptation cards by slot."""
        return self.zones[WEAKNESS_SLOTS]

    def mutation_deck(self) -> list[Back]:
        """The face-down mutation deck."""
        return self.zones[self.species_zone(DECK)]

    def clean_cards(self) -> list[Back]:
        """The discard pile of the contamination cards."""
        return self.zones[self.species_zone(CLEAN_CARDS)]

    def mutations(self, who: Seat) -> list[Back]:
        """A character's mutation card, if there is one (carnomorphs/mutation/one-card)."""
        return self.zones[self.species_zone(FIRST_CARD + who)]

    def is_mutant(self, who: Seat) -> bool:
        """Whether a character has a mutation card."""
        return bool(self.mutations(who))

    def mutation_name(self, back: Back) -> str:
        """The permanent name of a mutation card; empty if it is not known."""
        return self.box.faces[MUTATION][self.face[back]]

    def is_open(self, back: Back) -> bool:
        """Whether everybody knows a card."""
        return self.seen[back] == EVERYONE


def own(g: Position) -> Metamorphosis:
    """The same position, known to have these fields: the carnomorphs are asked only where they play."""
    return cast(Metamorphosis, g)
