"""One row of simulated games."""

from __future__ import annotations

import msgspec


class Row(msgspec.Struct, frozen=True, kw_only=True):
    """What became of one seat in one game."""

    game: int
    """Which of the games; they are counted from 0."""
    seed: int
    players: int
    seat: int
    bot: str
    won: bool
    rounds: int
    """In which round the game ended; 0 in a game that counts none."""
    ending: str
    """What ended the game."""
    decisions: int
    """How many answers the seat gave."""
