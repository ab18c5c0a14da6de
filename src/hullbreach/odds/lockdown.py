"""What is worth foretelling in Lockdown: the whole family's outcomes, another die where there is light, the surface."""

from __future__ import annotations

from ..nemesis.event_kinds import INTRUDER_MOVES, NOISE_ROLLED
from ..nemesis.lockdown import LockdownPlan
from . import family
from .signs import ME, Sign

SURFACE_CARD = "surface-card"

_SIGNS = family.signs(LockdownPlan.catalogue)
SIGNS = _SIGNS._replace(
    outcomes=(
        *_SIGNS.outcomes,
        Sign("hit-for-card", "ask-discard-for-injury", {"injuries": 0}),
        Sign("intruder", INTRUDER_MOVES.name, {"rule": "lockdown/alternative-board/danger-crossroads"}),
        Sign(SURFACE_CARD, NOISE_ROLLED.name, {"who": ME, "face": "mars"}),
    ),
    quiet=("silence", NOISE_ROLLED.name, frozenset({"intruder", "noise", SURFACE_CARD})),
)
