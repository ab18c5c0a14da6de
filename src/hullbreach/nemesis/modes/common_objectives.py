"""The solo/coop deck: what each card asks of the crew as a whole, and what several ask together."""

from __future__ import annotations

from collections.abc import Sequence

from ...kernel import Seat
from ..content.functions import objective
from ..kinds import BLUE_CORPSE, EGGS
from ..position import Position
from ..rules.outcome import NOBODY
from .objectives import (
    carries,
    everything_explored,
    lives,
    nest_destroyed,
    queen_killed,
    ship_reaches,
    two_weaknesses,
)

ASK_FOR_SIGNAL = frozenset({"cutting-off-the-head", "no-man-left-behind", "clean-up-crew"})
"""Cards that besides their condition ask for the signal."""


@objective("destination-earth")
def destination_earth(g: Position, who: Seat) -> bool:
    return ship_reaches(g, "earth")


@objective("emergency-post-mortem")
def emergency_post_mortem(g: Position, who: Seat) -> bool:
    """The blue body lies in the surgery; in somebody's arms it has not been placed there."""
    return g.object_at[BLUE_CORPSE] == g.find_room(g.box.room_kind["surgery"])


@objective("first-contact-protocol")
def first_contact_protocol(g: Position, who: Seat) -> bool:
    return two_weaknesses(g)


@objective("cutting-off-the-head")
def cutting_off_the_head(g: Position, who: Seat) -> bool:
    return queen_killed(g) and g.signalled != 0


@objective("no-man-left-behind")
def no_man_left_behind(g: Position, who: Seat) -> bool:
    return everything_explored(g) and g.signalled != 0


@objective("special-delivery")
def special_delivery(g: Position, who: Seat) -> bool:
    """A survivor, asleep or in a pod, has an egg along."""
    return any(carries(g, one, egg) for one in range(g.players) if lives(g, one) for egg in EGGS)


@objective("clean-up-crew")
def clean_up_crew(g: Position, who: Seat) -> bool:
    return nest_destroyed(g) and g.signalled != 0


# -- the cards drawn, together --------------------------------------------------------------------------------


def signals_asked(cards: Sequence[str]) -> int:
    """How many different characters must send the signal: one for every card that asks for it.

    See nemesis/coop/signal-single and nemesis/coop/signal-several.
    """
    return sum(card in ASK_FOR_SIGNAL for card in cards)


def signals_missing(g: Position, cards: Sequence[str]) -> bool:
    """Whether too few have sent it; who is dead by now has sent it all the same."""
    return g.signalled.bit_count() < signals_asked(cards)


def met(g: Position, card: str, cards: Sequence[str]) -> bool:
    """Whether one of the common objectives is fulfilled."""
    return g.box.conditions[card](g, NOBODY) and not (card in ASK_FOR_SIGNAL and signals_missing(g, cards))
