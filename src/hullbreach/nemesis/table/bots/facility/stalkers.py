"""How night stalkers strike: read off their attack cards, some of which are worse in darkness."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ..assessment.situation import Blow

CHASE, CUT, PERCHED, RAGE, PIERCING = (0.15, 1, 9), (0.25, 1, 9), (0.25, 3, 9), (0.1, 4, 2), (0.1, 3, 9)
IN_LIGHT: Mapping[str, Sequence[Blow]] = {
    "creeper": (CHASE, CUT, (0.1, 1, 9)),
    "adult": (CHASE, CUT, PERCHED),
    "breeder": (CHASE, CUT, PERCHED, RAGE),
    "queen": (CHASE, CUT, PERCHED, RAGE, PIERCING),
}
"""The attacks by kind, where there is power."""

DEEP_CUT, UNSEEN, EVOLVES, TO_THE_HEART = (0.25, 2, 9), (0.25, 3, 2), (0.1, 3, 9), (0.1, 3, 1)
IN_DARKNESS: Mapping[str, Sequence[Blow]] = {
    "creeper": (CHASE, DEEP_CUT, EVOLVES),
    "adult": (CHASE, DEEP_CUT, UNSEEN),
    "breeder": (CHASE, DEEP_CUT, UNSEEN, RAGE),
    "queen": (CHASE, DEEP_CUT, UNSEEN, RAGE, TO_THE_HEART),
}
"""The attacks by kind, in darkness."""

SURPRISED_IN_LIGHT = {0: 1.0, 1: 0.75, 2: 0.3}
SURPRISED_IN_DARKNESS = {0: 1.0, 1: 1.0, 2: 0.95, 3: 0.5}
"""By number of cards in hand: how likely an intruder that appears attacks at once."""
