"""Void seeders on the move: closed doors do not stop them."""

from __future__ import annotations

from ...position import Position
from ..intruders.intruder_movement import IntrudersMove


class SeedersMove(IntrudersMove, tag="nemesis/seeder-move"):
    """Void seeders pass through closed doors as if they were open, and destroy none.

    Bound to Matter: they are stopped as other intruders are.
    """

    rule = "void-seeders/intruder-movement/ignore-doors"

    def _barriers(self, g: Position) -> int:
        return g.closed if g.knows_weakness("bound-to-matter") else 0
