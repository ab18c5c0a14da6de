"""The alternative side of the ship board: everything is as on the basic side but the layout."""

from __future__ import annotations

from ..content import printed
from .ship import Ship


class ShipAlternative(Ship):
    """A harder ship, for any mode (nemesis/alternative-board/any-mode)."""

    name = "ship-alternative"
    side = printed.board_ship_alternative()
