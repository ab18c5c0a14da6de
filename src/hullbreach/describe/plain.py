"""A view that no game has put into words: its parts by name, and what each holds."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

STEP = "  "
NOTHING = "–"


def lines(seen: Any) -> Iterator[str]:
    """A line for every part, those of a part further in; a row of a grid in one line."""
    yield from _parts(msgspec.to_builtins(seen), "")


def _parts(seen: Any, margin: str) -> Iterator[str]:
    named = seen.items() if isinstance(seen, dict) else ((str(nth), part) for nth, part in enumerate(seen, 1))
    for name, part in named:
        label = f"{margin}{name.replace('_', ' ')}:"
        if _fits_a_line(part):
            yield f"{label} {_in_line(part)}"
        else:
            yield label
            yield from _parts(part, margin + STEP)


def _fits_a_line(part: Any) -> bool:
    """A plain value, or a list of nothing deeper than lists of plain values."""
    if isinstance(part, list):
        return all(not isinstance(each, dict) and not _holds_parts(each) for each in part)
    return not isinstance(part, dict)


def _holds_parts(part: Any) -> bool:
    return isinstance(part, list) and any(isinstance(each, dict | list) for each in part)


def _in_line(part: Any) -> str:
    if not isinstance(part, list):
        return NOTHING if part in (None, "") else str(part)
    between = " | " if any(isinstance(each, list) for each in part) else ", "
    return between.join(map(_in_line, part)) or NOTHING
