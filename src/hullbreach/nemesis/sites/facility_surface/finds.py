"""What can be found on the surface: an item of a colour, without a search."""

from __future__ import annotations

from ....kernel import Effect, Effects, Seat
from ...box import RED_DECK, RED_DISCARD
from ...rules.items import GainItem
from ...rules.lapses import who_is_gone
from ...rules.piles import refill
from ..facility.position import FacilityPosition


class DrawItem(Effect, tag="lockdown/draw-item"):
    """The top card of an item deck comes to a character."""

    rule = "lockdown/alternative-board/token-items"
    who: Seat
    deck: int

    def draw(self, g: FacilityPosition) -> Effects:
        refill(g, self.deck, self.deck + RED_DISCARD - RED_DECK, "item-shuffle")
        return [GainItem(self.who, g.top(self.deck, "item"), self.deck)] if g.zones[self.deck] else None

    _lapses = who_is_gone
