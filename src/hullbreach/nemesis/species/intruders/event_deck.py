"""The event deck: the top card, and what happens when there is none."""

from __future__ import annotations

from ....kernel import Back
from ... import box
from ...position import Position


def draw_event(g: Position) -> Back:
    """Turn the top event card up; the discard pile is reshuffled when the deck is empty."""
    deck, discards = g.zones[box.EVENT_DECK], g.zones[box.EVENT_DISCARD]
    if not deck:
        deck.extend(discards)
        discards.clear()
        g.mix(deck, "event-shuffle")
        g.tell("event-deck-reshuffled", "nemesis/event/reshuffle")
    back = g.top(box.EVENT_DECK, "event")
    g.show(back)
    return back
