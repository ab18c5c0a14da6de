"""The flow of the game: rounds, turns, and things that happen once in a game."""

from __future__ import annotations

from functools import lru_cache

from ...kernel import Mask, Seat
from ..box import SEATS
from .crew import ABOARD, Crewed

CLOCKWISE = tuple(
    tuple(tuple((start + i) % count for i in range(count)) for start in range(count + 1)) for count in range(SEATS + 1)
)
"""By number of seats: the seats clockwise from each of them. One past the last seat stands for the first."""


@lru_cache(maxsize=4096)
def still_to_play(status: bytes, passed: int, start: Seat) -> tuple[Seat, ...]:
    """Everyone aboard who has not passed, clockwise from a seat."""
    return tuple(who for who in CLOCKWISE[len(status)][start] if status[who] == ABOARD and not passed >> who & 1)


class Position(Crewed):
    """A whole position."""

    round: int
    first_player: Seat
    active: Seat
    """Whose turn it is."""
    acted: int
    """Actions taken in this turn."""
    unbounded: bool
    """Any number of actions this turn (Adrenaline Injection)."""
    passed: Mask
    started: Mask
    """Seats that have had a turn in this player phase."""
    hidden_from_attack: bool
    """No intruder attacks in the event phase of this round."""
    time: int
    first_encounter: bool
    """An intruder has appeared on the board."""
    first_death: bool
    rolled: int
    """The face of the die just thrown, for the next step of the roller."""
    verdicts: list[tuple[str, int, str]]
    """The outcome so far: (line, seat or -1, rule)."""

    # -- turns -----------------------------------------------------------------------------------------------

    def has_passed(self, who: Seat) -> bool:
        """Whether the seat has passed in this player phase."""
        return bool(self.passed >> who & 1)

    def turn_order(self) -> tuple[Seat, ...]:
        """All seats, the first player first, then clockwise (nemesis/terms/resolution-order)."""
        return CLOCKWISE[len(self.room)][self.first_player]

    def hunters_player(self) -> Seat:
        """The seat that plays what hunts, in this round or from the next one on; -1 for nobody, as in most games."""
        return -1

    def hunters_turns(self) -> Seat:
        """The seat that takes turns for what hunts in this round, -1 for nobody."""
        return -1

    def next_player(self, start: Seat) -> Seat:
        """The next seat to take a turn, clockwise from this one; -1 if everyone who takes part has passed."""
        status, passed, hunter = self.status, self.passed, self.hunters_turns()
        for who in CLOCKWISE[len(status)][start]:
            if (status[who] == ABOARD or who == hunter) and not passed >> who & 1:
                return who
        return -1

    def crew_in_order(self) -> tuple[Seat, ...]:
        """Everyone aboard in turn order; the others take no part any more (nemesis/end/out-of-play)."""
        return still_to_play(bytes(self.status), 0, self.first_player)

    def by_number(self) -> list[Seat]:
        """All seats by player number."""
        return sorted(range(len(self.room)), key=self.number.__getitem__)

    def fewest_cards(self, seats: list[Seat]) -> Seat:
        """The one with the fewest cards in hand; ties go to turn order (nemesis/attack/target-tie)."""
        if len(seats) == 1:
            return seats[0]
        return min([who for who in self.turn_order() if who in seats], key=lambda who: len(self.hand(who)))
