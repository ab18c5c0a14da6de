"""Things that rooms have in store: a crafted item is simply taken."""

from __future__ import annotations

from ....kernel import Effect, Effects, Seat
from ... import box
from ...content.functions import Uses
from ...position import Position
from ...refs import SEAT
from ...rules.crafting import crafted_card
from ...rules.items import GainItem
from ...rules.lapses import who_is_gone
from .event_kinds import ITEM_TAKEN_OUT


def equip_uses(g: Position, who: Seat, names: tuple[str, ...], price: tuple[Effect, ...], rule: str) -> Uses:
    """Take one of these items, as long as the crafted deck has it."""
    for name in names:
        if crafted_card(g, name) >= 0:
            yield f"equip/item:{name}", [*price, Equip(who, name, rule)]


class UseUpStock(Effect, tag="lockdown/use-up-stock"):
    """The item counter of a room goes down by one, but nothing is searched."""

    rule = "lockdown/room/guard-room"
    room: int

    def lower_the_counter(self, g: Position) -> None:
        if g.items[self.room]:
            g.items[self.room] -= 1


class Equip(Effect, tag="lockdown/equip"):
    """A card of the crafted deck is taken for all to see."""

    rule = "lockdown/room/guard-room"
    who: Seat
    item: str
    because: str = rule

    def take(self, g: Position) -> Effects:
        card = crafted_card(g, self.item)
        if card < 0:
            return None
        g.tell(ITEM_TAKEN_OUT, self.because, who=SEAT[self.who], item=f"item:{self.item}")
        return [GainItem(self.who, card, box.CRAFTED_DECK)]

    _lapses = who_is_gone
