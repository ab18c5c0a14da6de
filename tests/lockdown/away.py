"""Piles that are empty because all that lay there has left the game."""

from __future__ import annotations

from hullbreach.nemesis.box import OUT
from hullbreach.nemesis.scenario import LockdownTable


def clear_away(table: LockdownTable, *piles: list[int]) -> None:
    """Nothing is left in these piles."""
    for pile in piles:
        table.state.zones[OUT].extend(pile)
        pile.clear()
