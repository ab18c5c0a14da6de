"""Face-down piles: turning up their top card, and refilling one that has run out."""

from __future__ import annotations

from ...kernel import Back
from ..position import Position


def turn_up(g: Position, deck: int, source: str) -> Back:
    """Take the top card of a deck for all to see."""
    if g.script or g.watch:
        g.top(deck, source)  # a script may put another card there, and a watcher may be called
    back = g.zones[deck].pop()
    g.show(back)
    return back


def refill(g: Position, deck: int, discard: int, source: str) -> bool:
    """Shuffle the discard pile into a deck that has run out. Returns whether it had."""
    pile, discards = g.zones[deck], g.zones[discard]
    if pile:
        return False
    pile.extend(discards)
    discards.clear()
    g.mix(pile, source)
    return True
