"""Zones that only the facility has, counted from the end, so that those of the seats keep their numbers."""

from ...box import SEATS

(
    COMPUTER_DECK,
    CSS_ON_TRACK,
    CONTINGENCY_POOL,
    ACTIVE_CONTINGENCY,
    SHOWN_CONTINGENCIES,
    SURFACE_DECK,
    SURFACE_DISCARD,
) = range(-7, 0)
CONTINGENCIES_OF = tuple(range(-7 - SEATS, -7))
"""By seat: the contingency tokens it holds."""
OWN_ZONES = 7 + SEATS
