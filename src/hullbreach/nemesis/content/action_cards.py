"""What each action card does: every card is registered when its module is imported."""

from . import (  # noqa: F401
    captain_cards,
    crew_cards,
    mechanic_cards,
    pilot_cards,
    scientist_cards,
    scout_cards,
    soldier_cards,
)
