"""Scenarios of Aliens: a squad, what hunts it and the cards, laid out in a sentence or two."""

from __future__ import annotations

from collections.abc import Sequence

from ...lab.scenario import scenario as any_scenario
from .table import AliensTable


def scenario(heroes: Sequence[str], mission: str = "newt", seed: int = 1, **options: str) -> AliensTable:
    """A table with these heroes, seated in this order, the others as grunts without gear, before the first turn.

    Nothing hunts yet, and the tracker deck is empty.
    """
    table = any_scenario("aliens", heroes, seed, mission=mission, **options)
    assert isinstance(table, AliensTable)
    return table


__all__ = ["AliensTable", "scenario"]
