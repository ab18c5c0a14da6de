"""Light: whoever carries a source of it is less easily surprised in the dark."""

from __future__ import annotations

from ....kernel import EVERYONE, Back, Seat
from ...position import Position


def light_source(g: Position, who: Seat) -> Back:
    """A light source of a character, -1 for none: one that all have seen if possible, else one that is kept."""
    sources = [back for back in g.carried_items(who) if _shines(g, back)]
    return min(
        sources, key=lambda back: (g.seen[back] != EVERYONE, g.item(back).one_use, g.item_name(back)), default=-1
    )


def _shines(g: Position, back: Back) -> bool:
    """Whether an item gives light: a weapon only while it has ammunition."""
    item = g.item(back)
    return item.light and (item.weapon is None or g.ammo_in(back) > 0)
