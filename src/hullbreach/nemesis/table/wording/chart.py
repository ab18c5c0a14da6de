"""A compact map: the rooms where they lie, each with its number and marks for what is there."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from ...view.shapes import Room

if TYPE_CHECKING:
    from .family import FamilyWording

CELL = 9
"""Columns a room takes."""


def chart(said: FamilyWording) -> Iterator[str]:
    """Lines of at most 80 columns, and what the marks mean; a room is `[7]`, unexplored `(7)`, with marks behind it."""
    rooms = said.view.rooms
    columns = {x: place for place, x in enumerate(sorted({room.x for room in rooms}))}
    rows: dict[int, dict[int, str]] = {}
    for room in rooms:
        rows.setdefault(room.y, {})[columns[room.x]] = _cell(room, said.here)
    width = min(CELL, 80 // len(columns))
    yield from (_row(rows[y], width) for y in sorted(rows))
    yield said.say("chart-marks")


def _row(cells: dict[int, str], width: int) -> str:
    line = ""
    for place, cell in sorted(cells.items()):
        line = line.ljust(place * width) + cell
    return line


def _cell(room: Room, here: str | None) -> str:
    number = f"[{room.number}]" if room.explored else f"({room.number})"
    return f"{'>' if here == room.ref else ''}{number}{''.join(_marks(room))}"


def _marks(room: Room) -> Iterator[str]:
    """What is in a room, in the order of urgency."""
    if room.intruders:
        yield "!"
    if room.crew:
        yield "@"
    if room.fire:
        yield "^"
    if room.malfunction:
        yield "x"
    if room.objects:
        yield "o"
