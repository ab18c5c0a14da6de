"""The alternative side of the ship board as a site."""

from __future__ import annotations

from ...content.printed import BoardTable
from ..ship import Ship
from ..ship.box import ShipBox


class ShipAlternative(Ship):
    """A harder ship, for any mode (nemesis/alternative-board/any-mode)."""

    name = "ship-alternative"

    def side(self, box: ShipBox) -> BoardTable:
        """What is printed on the other side."""
        return box.tables.board_ship_alternative
