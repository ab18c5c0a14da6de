"""The boards of a mission, made again from what a view draws of them: so a bot knows the boards of any pack."""

from __future__ import annotations

from collections.abc import Sequence

from ...board.board import Board
from ...board.layout import Layout
from ...board.side import EDGES, SIZE, Room, Side
from ...view.shapes import SideShown

Drawn = tuple[tuple[str, int, int, tuple[str, ...]], ...]
"""What tells the boards of one view from those of another."""


def drawn(sides: Sequence[SideShown]) -> Drawn:
    """What a view draws, to be remembered by."""
    return tuple((side.ref, side.column, side.row, tuple(side.rows)) for side in sides)


def board_of(sides: Sequence[SideShown]) -> Board:
    """The boards as they lie. Their rims are drawn as they are joined, so that no seam needs to be sealed."""
    return Board(Layout({(side.column, side.row): _side(side) for side in sides}))


def _side(shown: SideShown) -> Side:
    rows = [row.ljust(2 * SIZE + 1) for row in shown.rows]
    return Side(
        key=shown.ref.partition(":")[2].upper(),
        set=shown.set,
        en="",
        fr="",
        spaces=tuple(row[1::2] for row in rows[1::2]),
        upright=tuple(tuple(EDGES[drawn] for drawn in row[::2]) for row in rows[1::2]),
        level=tuple(tuple(EDGES[drawn] for drawn in row[1::2]) for row in rows[::2]),
        rooms={room.letter: Room(room.letter, room.kind, "", "") for room in shown.rooms},
        drawn=tuple(rows),
        vents=(),
    )
