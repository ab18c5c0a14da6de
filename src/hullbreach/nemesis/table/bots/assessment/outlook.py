"""How much time is left, and how likely the place is destroyed or the bot dies of infection."""

from __future__ import annotations

from functools import cached_property
from math import comb
from typing import ClassVar

from .situation import Situation

DECK = 10
"""Action cards of a character."""
INFECTED = 7 / 27
"""How many of the contamination cards are infected."""


class Outlook:
    """What to expect from the clocks and the markers. Each site adds what only it has."""

    markers: ClassVar[int]
    """The most fires that the place survives."""

    def __init__(self, now: Situation) -> None:
        self.now = now

    @cached_property
    def rounds_left(self) -> int:
        """Rounds until the end, this one included."""
        raise NotImplementedError

    @property
    def doomed(self) -> bool:
        """Whether the place will be destroyed and nobody can stop it."""
        raise NotImplementedError

    @cached_property
    def alone(self) -> bool:
        """Whether nobody else is left in the place."""
        return not any(one.status == "aboard" for one in self.now.crew if one.seat != self.now.seat)

    @cached_property
    def tinder(self) -> bool:
        """Whether fire, if it spreads once more, needs more markers than there are, which destroys the place."""
        burning = {ref for ref, room in self.now.rooms.items() if room.fire}
        reached = {
            way.to
            for ref in burning
            for way in self.now.rooms[ref].exits
            if way.to and self.now.corridors[way.corridor].door != "closed"
        }
        return len(burning | reached) > self.markers

    @cached_property
    def dies_of_infection(self) -> float:
        """How likely the final scan and the draw of four cards kill, with the contamination the bot has now."""
        me = self.now.me
        owned: int = me.contamination
        if not owned and not me.infested:
            return 0.0
        infected = 1.0 if me.infested or self.now.you.infected else 1 - (1 - INFECTED) ** owned
        return infected * (1 - comb(DECK, 4) / comb(DECK + owned, 4))
