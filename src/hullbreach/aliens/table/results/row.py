"""What became of one seat in one game."""

from __future__ import annotations

from ....lab.row import Row


class AliensRow(Row, frozen=True, kw_only=True):
    """A seat's hero and what became of it, and how the mission went."""

    mission: str
    """The mission that was played last."""
    character: str
    """The hero the seat began with."""
    survived: bool
    """Whether that character is on the boards or out at the end."""
    cause: str
    """The rule by which it was lost, if it was."""
    survivors: int
    """How many characters are on the boards or out at the end."""
    kills: int
    """How many aliens fell to shots, counterattacks, sentry guns and steam."""
    cards: int
    """Cards left in the endurance deck and the exhaust pile."""
    lowest: int
    """The fewest cards with which the deck was made again; what was left at the end if that is less."""
    score: int
    """The score of a finished campaign; 0 without one."""


COLUMNS = (
    "game", "seed", "players", "seat", "bot", "mission", "character", "won", "survived", "cause", "rounds", "ending",
    "survivors", "kills", "cards", "lowest", "score", "decisions",
)  # fmt: skip
"""The columns in the order of the files."""
