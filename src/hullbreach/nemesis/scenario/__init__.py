"""Scenarios of the family: the crew, rooms, intruders and piles of a table, set up in a sentence or two."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, overload

from ...lab.scenario import scenario as any_scenario
from ...library import Packs
from .family import FamilyTable
from .lockdown import LockdownTable
from .nemesis import NemesisTable


@overload
def scenario(
    game: Literal["nemesis"], crew: Sequence[str], seed: int = 1, packs: Packs = (), **options: str
) -> NemesisTable: ...
@overload
def scenario(
    game: Literal["lockdown"], crew: Sequence[str], seed: int = 1, packs: Packs = (), **options: str
) -> LockdownTable: ...
@overload
def scenario(game: str, crew: Sequence[str], seed: int = 1, packs: Packs = (), **options: str) -> FamilyTable: ...
def scenario(game: str, crew: Sequence[str], seed: int = 1, packs: Packs = (), **options: str) -> FamilyTable:
    """A table of this game with these characters, seated in this order, before the first action of the first."""
    table = any_scenario(game, crew, seed, packs, **options)
    assert isinstance(table, FamilyTable)
    return table


__all__ = ["FamilyTable", "LockdownTable", "NemesisTable", "scenario"]
