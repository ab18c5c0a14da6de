"""The outcome, written line by line while it comes about: what became of the place and of everybody."""

from __future__ import annotations

from ...kernel import Seat
from ..position import Position

NOBODY: Seat = -1
"""A line about the place, not about one seat."""


def verdict(g: Position, line: str, who: Seat, rule: str, about: str = "") -> None:
    """Write a line of the outcome with the rule that decided it; what it is about is kept behind it as in an option."""
    g.verdicts.append((f"{line}/{about}" if about else line, who, rule))
