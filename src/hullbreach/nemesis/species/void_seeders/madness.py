"""What a position holds of the void seeders: how mad everybody is, and what became of the lairs."""

from __future__ import annotations

from ....kernel import Seat
from ...box import DECK
from ...position import Position
from ...position.composed import Fields

PANIC_DECK, PANIC_DISCARD, PANIC_PLAYED, LOST_CARDS = range(4)
"""The zones of the species: the panic cards, the one being resolved, and action cards that left the game."""
FLOOR, MADDEST = 3, 5
"""Once this mad, one stays so at least; and nobody can be madder than this."""


class Madness(Fields):
    """The fields of the void seeders, and what the rules ask about them."""

    __slots__ = ()

    insanity: bytearray = bytearray()
    """By seat: the level on the insanity track, from 1 to 5 (void-seeders/insanity/track)."""
    panicked: bytearray = bytearray()
    """By seat: the last round in which the player turned up a panic card, 0 for none."""
    lairs_destroyed: int = 0

    def can_calm_down(self, who: Seat) -> bool:
        """Whether the level can fall by one: never from 3 to 2, for who was ever at 3 stays there.

        See void-seeders/insanity/floor-three.
        """
        return self.insanity[who] not in (1, FLOOR)

    def cards_lost(self, who: Seat) -> int:
        """How many action cards of a player have left the game."""
        family = self.family
        return sum(family[back] == DECK + who for back in self.zones[self.species_zone(LOST_CARDS)])


def minds(g: Position) -> Madness:
    """The position of a game with void seeders."""
    assert isinstance(g, Madness)
    return g
