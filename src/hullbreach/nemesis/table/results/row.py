"""What became of one seat in one game of the family."""

from __future__ import annotations

from ....lab.row import Row


class FamilyRow(Row, frozen=True, kw_only=True):
    """Who somebody was, what they were after, and whether and how they got out."""

    character: str
    objective: str
    """The one that was kept, also by the dead; empty if it never came to the choice."""
    survived: bool
    way_out: str
    """`pod`, `hibernation`, `isolation` …, of survivors only."""
    cause: str
    """The rule that killed, of the dead only."""
    contingency: str = ""
    """The one that was revealed at the end, where there are any and somebody was left to face it."""
    common: str = ""
    """The objectives of a whole crew, separated by spaces, where it has any."""


COLUMNS = (
    "game", "seed", "players", "seat", "bot", "character", "objective", "survived", "won", "way_out", "cause", "rounds",
    "ending", "decisions", "contingency", "common",
)  # fmt: skip
"""The order in which files have them."""
