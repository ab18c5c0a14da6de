"""A compact map: the rooms where they lie, each with its number and marks for what is there."""

from __future__ import annotations

from .references import View

CELL = 9
"""Columns a room takes."""
MARKS = (("intruders", "!"), ("crew", "@"), ("fire", "^"), ("malfunction", "x"), ("objects", "o"))
"""What is in a room, in the order of urgency, and its mark."""


def chart(view: View) -> list[str]:
    """Lines of at most 80 columns; a room is `[7]`, unexplored `(7)`, with marks behind it."""
    rooms = view["rooms"]
    columns = {x: place for place, x in enumerate(sorted({room["x"] for room in rooms}))}
    rows: dict[int, dict[int, str]] = {}
    for room in rooms:
        rows.setdefault(room["y"], {})[columns[room["x"]]] = _cell(room, view)
    width = min(CELL, 80 // len(columns))
    return [_row(rows[y], width) for y in sorted(rows)]


def _row(cells: dict[int, str], width: int) -> str:
    line = ""
    for place, cell in sorted(cells.items()):
        line = line.ljust(place * width) + cell
    return line


def _cell(room: View, view: View) -> str:
    here = view["viewer"] is not None and view["crew"][view["viewer"]]["room"] == room["ref"]
    number = f"[{room['number']}]" if room["explored"] else f"({room['number']})"
    marks = "".join(mark for name, mark in MARKS if room[name])
    return f"{'>' if here else ''}{number}{marks}"
