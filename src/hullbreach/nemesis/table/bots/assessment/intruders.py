"""How intruders strike: read off their attack cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from .situation import Blow

SCRATCH, CLAW, BITE = (0.2, 1, 9), (0.2, 2, 9), (0.2, 3, 2)
FRENZY, TAIL = (0.1, 3, 2), (0.1, 3, 1)
BLOWS: Mapping[str, Sequence[Blow]] = {
    "creeper": (SCRATCH, (0.15, 1, 9)),
    "adult": (SCRATCH, CLAW, BITE),
    "breeder": (SCRATCH, CLAW, BITE, FRENZY),
    "queen": (SCRATCH, CLAW, BITE, FRENZY, TAIL),
}
"""By intruder: how likely each card strikes, how many points it costs, and how many serious wounds make it deadly."""
