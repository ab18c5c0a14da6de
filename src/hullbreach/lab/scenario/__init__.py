"""Set a table up in a sentence or two, script fate, play option ids, look at the result."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, overload

from ...kernel import Refused
from ...library import Packs
from .family import FamilyTable
from .lockdown import LockdownTable
from .nemesis import NemesisTable
from .table import Table, tables_made

TABLES: dict[str, type[FamilyTable]] = {"nemesis": NemesisTable, "lockdown": LockdownTable}


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
    sort = TABLES.get(game)
    if sort is None:
        raise Refused("unknown-game", game=game)
    return sort(crew, seed, options, packs)


__all__ = ["FamilyTable", "LockdownTable", "NemesisTable", "Table", "scenario", "tables_made"]
