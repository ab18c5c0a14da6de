"""What became of one seat in one game of the family."""

from __future__ import annotations

from ....lab.row import Row


class FamilyRow(Row, frozen=True, kw_only=True):
    """A seat's character, its objective, and whether and how it got out."""

    character: str
    objective: str
    """The objective that was kept, even by the dead; empty if there was no choice yet."""
    survived: bool
    way_out: str
    """For survivors: `pod`, `hibernation`, `isolation` and so on."""
    cause: str
    """For the dead: the rule that killed."""
    contingency: str = ""
    """The contingency revealed at the end, in games that have them, if anybody was left to face it."""
    common: str = ""
    """The common objectives of the crew, separated by spaces, if it has any."""


COLUMNS = (
    "game", "seed", "players", "seat", "bot", "character", "objective", "survived", "won", "way_out", "cause", "rounds",
    "ending", "decisions", "contingency", "common",
)  # fmt: skip
"""The columns in the order of the files."""
