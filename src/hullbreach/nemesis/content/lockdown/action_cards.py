"""What each action card of the facility's crew does: every card is registered when its module is imported."""

from . import (  # noqa: F401
    crew_cards,
    hacker_cards,
    janitor_cards,
    lab_rat_cards,
    sentry_cards,
    survivor_cards,
    xenobiologist_cards,
)
