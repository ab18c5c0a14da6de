"""How many seats a game has unless somebody says how many."""

from __future__ import annotations

from ..library import assembled

USUAL = 4


def usual_players(game: str) -> int:
    """Four, or as many as can play."""
    counts = assembled(game).player_counts
    return USUAL if USUAL in counts else counts[-1]
