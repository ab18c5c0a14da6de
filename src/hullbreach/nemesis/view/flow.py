"""Round, phase and turn."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from ..position import Position
from ..refs import SEAT
from ..rules.phases import NextTurn, PlayerTurn

Phase = Literal["setup", "player", "event", "end"]


class Flow(msgspec.Struct, kw_only=True):
    """Where the game stands: round, phase, whose turn it is, and what has happened once for all."""

    round: int
    phase: Phase
    active: str
    acted: int
    unbounded: bool
    first_player: str
    first_encounter: bool
    first_death: bool
    nest_destroyed: bool
    queen_dead: bool
    intruder_player: str | None


def phase_of(g: Position) -> dict[str, Any]:
    """The fields of `Flow`."""
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
        "intruder_player": SEAT[g.intruder_player] if g.intruder_player >= 0 else None,
    }


def _phase(g: Position) -> Phase:
    if not g.stack or g.site.is_over(g):
        return "end"
    if g.round == 0:
        return "setup"
    if any(isinstance(effect, (NextTurn, PlayerTurn)) for effect, _ in g.stack):
        return "player"
    return "event"
