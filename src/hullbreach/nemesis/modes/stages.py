"""The order in which the end is revealed, as the victory check has it (nemesis/victory/order)."""

from __future__ import annotations

from collections.abc import Sequence

from ...kernel import Stage
from ..event_kinds import FINAL_DRAW, SCANNED

BEFORE = Stage("voyage")
CONTAMINATION = Stage(
    "contamination",
    rules=("victory/contamination-",),
    reveals=(SCANNED.name, FINAL_DRAW.name),
    by_seat=True,
)
OBJECTIVES = Stage("objectives", rules=("victory/", "coop/signal-", "coop/win", "solo/win"))


def stages_with(of_the_place: Sequence[Stage]) -> Sequence[Stage]:
    """The stages: what came before, what the place reveals, then everybody's contamination and objectives."""
    return (BEFORE, *of_the_place, CONTAMINATION, OBJECTIVES)
