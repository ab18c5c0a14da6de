"""Set a table up in a sentence or two, script fate, play option ids, look at the result.

A game brings words of its own: the class of its table, `Title.scenario`. Any other game is played at a plain `Table`.
"""

from __future__ import annotations

from collections.abc import Sequence

from ...library import Packs, title
from .table import Table, tables_made


def table_type(game: str) -> type[Table]:
    """What this game's scenarios are played at."""
    return title(game).scenario or Table


def scenario(game: str, seats: int | Sequence[str], seed: int = 1, packs: Packs = (), **options: str) -> Table:
    """A table of this game, by the number of its seats or by the names under which the game knows them."""
    names = [str(seat) for seat in range(seats)] if isinstance(seats, int) else seats
    return table_type(game)(game, names, seed, options, packs)


__all__ = ["Table", "scenario", "table_type", "tables_made"]
