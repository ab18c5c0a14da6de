"""Dropped items: their cards go face down to the bottom of their decks."""

from __future__ import annotations

from ....kernel import Back, Seat
from ...box import CRAFTED, DECK_OF_FAMILY
from ...position import Position
from ...refs import SEAT
from ...rules.gifts import single_out
from ...rules.items import colour_of, part_with

RULE = "lockdown/item/drop-item"


def put_under_its_deck(g: Position, who: Seat, back: Back) -> None:
    """A dropped item goes face down under its deck; what belonged to a character leaves the game.

    Others see its colour, and what it is only if they knew (lockdown/item/inventory-secret) or its deck lies open.
    """
    if g.family[back] == CRAFTED:
        g.show(back)
    else:
        back = single_out(g, who, back, 1 << who)
    for card in part_with(g, who, back):
        g.zones[DECK_OF_FAMILY[g.family[card]]].insert(0, card)
    public = {"who": SEAT[who], "colour": colour_of(g, back)}
    g.tell_some("item-dropped", RULE, g.seen[back], public, {"item": f"item:{g.item_name(back)}"})
