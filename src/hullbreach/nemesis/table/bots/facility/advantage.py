"""The advantage die: shots are better where there is power, and better still with a discarded card."""

from __future__ import annotations

from ..assessment.danger import ends_by_shot as in_darkness
from ..assessment.danger import ends_with
from .situation import Inside

EYES_OF_ITS_OWN = ("smart-gun", "flare-gun")
"""Weapons that shoot as well in darkness as in the light."""
CARDS_TO_SPARE = 3
"""With at least this many cards in hand, one may be discarded for an injury."""


def ends_by_shot(now: Inside, kind: str, injuries: int, weapon: str, bonus: int = 0) -> float:
    """How likely one shot kills an intruder or drives it away."""
    lit = now.room is not None and now.is_powered(now.room) and not now.in_dark
    if not lit and weapon not in EYES_OF_ITS_OWN:
        return in_darkness(kind, injuries, weapon, bonus)
    spare = len(now.hand) >= CARDS_TO_SPARE
    small = int(kind in ("larva", "creeper"))
    grown = int(kind in ("larva", "creeper", "adult"))
    more = 1 + (spare and weapon != "nailgun")
    dealt = (small, grown, 1, int(spare), more, more)
    return sum(ends_with(kind, injuries + points + bonus) for points in dealt if points + bonus) / 6
