"""The outcome, written line by line while it comes about: what became of the place and of everybody."""

from __future__ import annotations

from ...kernel import Seat
from ..event_kinds import PERISHED
from ..position import Position
from ..position.crew import DEAD, ESCAPED, HIBERNATING, SHELTERED
from ..refs import SEAT

NOBODY: Seat = -1
"""A line about the place, not about one seat."""


def verdict(g: Position, line: str, who: Seat, rule: str, about: str = "") -> None:
    """Write a line of the outcome with the rule that decided it. What it is about is appended as in an option id."""
    g.verdicts.append((f"{line}/{about}" if about else line, who, rule))


def lives(g: Position, who: Seat) -> bool:
    """Whether a character is alive and safe: out of reach in the place, or gone from it."""
    return g.status[who] in (HIBERNATING, ESCAPED, SHELTERED)


def survivors(g: Position) -> list[Seat]:
    """Everyone alive now, hibernating or evacuated."""
    return [who for who in range(g.players) if lives(g, who)]


def lost(g: Position, who: Seat, rule: str) -> None:
    """A survivor does not survive the check."""
    g.status[who] = DEAD
    g.tell(PERISHED, rule, who=SEAT[who])
    verdict(g, "perished", who, rule)
