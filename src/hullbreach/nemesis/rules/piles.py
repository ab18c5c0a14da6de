"""Face-down piles: what happens when one has run out."""

from __future__ import annotations

from ..position import Position


def refill(g: Position, deck: int, discard: int, source: str) -> bool:
    """Shuffle the discard pile into a deck that has run out; whether that had to be done."""
    pile, discards = g.zones[deck], g.zones[discard]
    if pile:
        return False
    pile.extend(discards)
    discards.clear()
    g.mix(pile, source)
    return True
