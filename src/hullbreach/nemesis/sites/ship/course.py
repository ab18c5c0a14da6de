"""Engines and course: what decides where the ship arrives."""

from __future__ import annotations

from ... import box
from ...content.printed import Coordinates
from .box import ENGINE_TOKENS
from .position import ShipPosition

DAMAGED = ENGINE_TOKENS.index("damaged")


def damaged_engines(g: ShipPosition) -> int:
    """How many engines show a damaged token on top; malfunctions do not matter (nemesis/malfunction/engine-status)."""
    return sum(g.face[g.engine_stack(engine)[-1]] == DAMAGED for engine in (1, 2, 3))


def coordinates(g: ShipPosition) -> Coordinates | None:
    """The coordinates card, for those who know it."""
    face = g.face[g.zones[box.COORDINATES_ON_BOARD][0]]
    return g.box.tables.coordinates.card[face - 1] if face else None


def heading(g: ShipPosition) -> str:
    """Where the ship goes: the coordinates card read at the destination marker."""
    card = coordinates(g)
    assert card is not None
    return str(getattr(card, g.box.tables.tracks.destination.letters[g.destination]))
