"""Where a character is, as the cards and items of the facility's crew ask for it."""

from __future__ import annotations

from collections.abc import Iterator

from ....kernel import Seat
from ...sites.facility.position import FacilityPosition


def at_a_computer(g: FacilityPosition, who: Seat) -> bool:
    """In a room with a working computer; a card does not ask for power (lockdown/room/computer)."""
    return g.has_computer(g.room[who])


def powered_computers(g: FacilityPosition) -> Iterator[int]:
    """Every explored room with a working computer in a section with power."""
    for room in g.board.rooms:
        if g.has_computer(room) and g.is_powered(room):
            yield room


def corridors_of(g: FacilityPosition, section: int) -> int:
    """A mask of the corridors of a section; those of a staircase belong to the section of their other end."""
    board = g.board
    return sum(
        1 << corridor
        for corridor in board.corridors
        if section in (g.section(board.ends[corridor][0]), g.section(board.ends[corridor][1]))
    )
