"""What is worth foretelling in Lockdown: the whole family's outcomes, another die where there is light, the surface."""

from __future__ import annotations

from . import family
from .signs import ME, Sign

SURFACE_CARD = "surface-card"

SIGNS = family.SIGNS._replace(
    outcomes=(
        *family.SIGNS.outcomes,
        Sign("hit-for-card", "ask-discard-for-injury", {"injuries": 0}),
        Sign("intruder", "intruder-moves", {"rule": "lockdown/alternative-board/danger-crossroads"}),
        Sign(SURFACE_CARD, "noise-rolled", {"who": ME, "face": "mars"}),
    ),
    quiet=("silence", "noise-rolled", frozenset({"intruder", "noise", SURFACE_CARD})),
    dice={**family.SIGNS.dice, "advantage-rolled": "advantage"},
    ends=family.SIGNS.ends | {"css-revealed"},  # the first step of the event phase
)
