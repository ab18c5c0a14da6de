"""Round, phase and turn."""

from __future__ import annotations

from typing import Any

from ..position import Position
from ..refs import SEAT
from ..rules.phases import NextTurn, PlayerTurn
from .shapes import Phase


def phase_of(g: Position) -> dict[str, Any]:
    """The fields of `Flow`."""
    hunter = g.hunters_player()
    return {
        "round": g.round,
        "phase": _phase(g),
        "active": SEAT[g.active],
        "acted": g.acted,
        "unbounded": g.unbounded,
        "first_player": SEAT[g.first_player],
        "first_encounter": g.first_encounter,
        "first_death": g.first_death,
        "nest_destroyed": g.nest_destroyed,
        "queen_dead": g.queen_dead,
        "intruder_player": SEAT[hunter] if hunter >= 0 else None,
    }


def _phase(g: Position) -> Phase:
    if not g.stack or g.site.is_over(g):
        return "end"
    if g.round == 0:
        return "setup"
    if any(isinstance(effect, (NextTurn, PlayerTurn)) for effect, _ in g.stack):
        return "player"
    return "event"
