"""Engines and course: what decides where the ship arrives."""

from __future__ import annotations

from ... import box
from ...content import printed
from ...position import Position

DAMAGED = box.ENGINE_TOKENS.index("damaged")
COORDINATES = (None, *printed.coordinates())


def damaged_engines(g: Position) -> int:
    """How many engines show a damaged token on top; malfunctions do not matter (nemesis/malfunction/engine-status)."""
    return sum(g.face[g.engine_stack(engine)[-1]] == DAMAGED for engine in (1, 2, 3))


def heading(g: Position) -> str:
    """Where the ship goes: the coordinates card read at the destination marker."""
    card = COORDINATES[g.face[g.zones[box.COORDINATES_ON_BOARD][0]]]
    assert card is not None
    return str(getattr(card, printed.destination_track().letters[g.destination]))
