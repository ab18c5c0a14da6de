"""Panic: ammunition is wasted, or something is left behind."""

from __future__ import annotations

from ....kernel import Effect, Effects, Seat
from ...position import Position
from ...rules.lapses import who_is_gone
from ...rules.losing import GiveUpItem, WasteAmmo, give_up_item, loaded


class Panic(Effect, tag="lockdown/panic"):
    """A character discards two ammunition, or an item if there is not enough."""

    rule = "lockdown/event/effect"
    who: Seat

    def lose(self, g: Position) -> Effects:
        if sum(map(g.ammo_in, loaded(g, self.who))) >= 2:
            return [WasteAmmo(self.who, 2)]
        return give_up_item(g, GiveUpItem(self.who))

    _lapses = who_is_gone
