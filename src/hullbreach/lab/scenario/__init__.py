"""Set a table up in a sentence or two, script fate, play option ids, look at the result."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, overload

from ...kernel import Refused
from ...library import Packs
from .family import FamilyTable
from .lockdown import LockdownTable
from .nemesis import NemesisTable
from .table import Table

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
def scenario(game: str, crew: Sequence[str], seed: int = 1, packs: Packs = (), **options: str) -> Table: ...
def scenario(game: str, crew: Sequence[str], seed: int = 1, packs: Packs = (), **options: str) -> Table:
    """A table of this game with these characters, seated in this order, before the first action of the first."""
    made: Any = TABLES.get(game)
    if made is None:
        raise Refused("unknown-game", game=game)
    table: Table = made(crew, seed, options, packs)
    return table


__all__ = ["FamilyTable", "LockdownTable", "NemesisTable", "Table", "scenario"]
