"""Cards of a common deck drawn for the intruder player's eyes alone: one is resolved, the others go back."""

from __future__ import annotations

from ....kernel import Back, Seat
from ... import box
from ...position import Position


def drawn_aside(g: Position, who: Seat) -> list[Back]:
    """The cards a seat has drawn and not yet dealt with."""
    return g.zones[g.zone(who, box.ASIDE)]


def draw_aside(g: Position, who: Seat, deck: int, source: str) -> None:
    """The top card of a deck is laid aside; its drawer looks at it."""
    back = g.top(deck, source)
    g.move(back, deck, g.zone(who, box.ASIDE))
    g.look(back, 1 << who)


def turn_up_one(g: Position, who: Seat, back: Back, deck: int, discard: int, on_top: bool = False) -> int:
    """The card chosen is discarded face up; the others go back face down, and nobody else sees in which order."""
    g.move(back, g.zone(who, box.ASIDE), discard)
    g.show(back)
    others, pile = drawn_aside(g, who), g.zones[deck]
    count = len(others)
    if count > 1:
        g.mix(others, "put-back", 1 << who)
    pile[:] = [*pile, *others] if on_top else [*others, *pile]
    others.clear()
    return count
