"""What the original intruders bring into the facility: their tokens, attacks and weaknesses, and events of their own."""

from __future__ import annotations

from functools import cache

from msgspec.structs import replace

from .. import attack_cards  # noqa: F401  (it fills what is taken from there)
from ..functions import LOCKDOWN, ORIGINAL, Functions
from ..printed import FacilityTables, original
from .intruder_events import INTRUDER_EVENTS

NOT_HERE = ("vulnerability-to-fire", "susceptibility-to-phosphates")
"""Weaknesses that are left out (lockdown/original-intruders/weakness-cards-removed)."""


@cache
def tables_with_intruders(tables: FacilityTables) -> FacilityTables:
    """The tables of the facility with the original intruders in it; its markers stay."""
    theirs = original()
    weaknesses = [card for card in theirs.weaknesses.weakness if card.id not in NOT_HERE]
    return replace(
        tables,
        # lockdown/original-intruders/tokens
        tokens=replace(tables.tokens, intruder=theirs.tokens.intruder, bag=theirs.tokens.bag),
        attacks=theirs.attacks,  # lockdown/original-intruders/decks
        events=tables.intruder_events,
        # lockdown/original-intruders/laboratory-board
        weaknesses=replace(theirs.weaknesses, weakness=tuple(weaknesses)),
    )


@cache
def functions_with_intruders() -> Functions:
    """The functions of the facility, and of the original intruders where they differ."""
    joined = LOCKDOWN.with_those_of(())
    joined.attacks = dict(ORIGINAL.attacks)
    joined.events, joined.darkness = dict(INTRUDER_EVENTS.events), dict(INTRUDER_EVENTS.darkness)
    return joined
