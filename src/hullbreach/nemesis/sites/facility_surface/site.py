"""What the alternative side of the facility board changes."""

from __future__ import annotations

from collections.abc import Sequence
from types import MappingProxyType

from ....kernel import Effect, Seat
from ...box import DECK_OF_COLOUR
from ...rules.noise import Danger, NoiseRoll
from ..facility import Facility
from ..facility.box import FacilityBox
from ..facility.computer import USING_COMPUTERS
from ..facility.position import FacilityPosition
from .deck import DrawSurfaceCard
from .finds import DrawItem
from .noise import on_open_ground, on_the_surface
from .rover_drives import DRIVING, LEAVING

ITEMS, MARS = "lockdown/alternative-board/token-items", "lockdown/alternative-board/token-surface-card"


class FacilitySurface(Facility):
    """The facility with the surface of Mars, for any mode (lockdown/alternative-board/setup)."""

    name = "facility-surface"
    kinds = (USING_COMPUTERS, DRIVING, LEAVING)
    token_rules = MappingProxyType({"draw-red": ITEMS, "draw-yellow": ITEMS, "draw-green": ITEMS, "mars": MARS})

    def __init__(self, box: FacilityBox) -> None:
        super().__init__(box)
        self.expected = (*self.expected, *(f"surface-card:surface:{card.id}" for card in box.tables.surface.surface))
        self.instead(NoiseRoll)(on_the_surface)
        self.instead(Danger)(on_open_ground)

    def never_malfunctions(self, g: FacilityPosition, room: int) -> bool:
        """Nothing can break on open ground, whatever a token says (lockdown/alternative-board/token-malfunction)."""
        return room in self.crossroads or super().never_malfunctions(g, room)

    def never_burns(self, g: FacilityPosition, room: int) -> bool:
        """Nothing can burn on open ground (lockdown/alternative-board/crossroads)."""
        return room in self.crossroads

    def found(self, g: FacilityPosition, who: Seat, token: str) -> Sequence[Effect]:
        """A token gives an item of a colour, or a surface card."""
        if token == "mars":
            return (DrawSurfaceCard(who, MARS),)
        return (DrawItem(who, DECK_OF_COLOUR[token.removeprefix("draw-")]),) if token in self.token_rules else ()

    def hidden_by(self, spot: int) -> str:
        """An intruder that moves through an area leaves the board too."""
        return "lockdown/alternative-board/areas-not-technical" if spot in self.board.areas else super().hidden_by(spot)
