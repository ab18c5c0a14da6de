"""The alternative side of the ship board as a site."""

from __future__ import annotations

from ..ship import Ship


class ShipAlternative(Ship):
    """A harder ship, for any mode (nemesis/alternative-board/any-mode)."""

    name = "ship-alternative"
