"""Dropped items: their cards go face down to the bottom of their decks."""

from __future__ import annotations

from ....kernel import Back, Seat
from ...box import DECK_OF_FAMILY
from ...event_kinds import ITEM_DROPPED
from ...position import Position
from ...refs import SEAT
from ...rules.items import colour_of, part_with

RULE = "lockdown/item/drop-item"


def put_under_its_deck(g: Position, who: Seat, back: Back) -> None:
    """A dropped item goes face down under its deck; what belonged to a character leaves the game.

    Others see its colour, and what it is only if they have seen it before (lockdown/item/inventory-secret).
    """
    back = drawn_from_secrets(g, who, back)
    for card in part_with(g, who, back):
        g.zones[DECK_OF_FAMILY[g.family[card]]].insert(0, card)
    public = {"who": SEAT[who], "colour": colour_of(g, back)}
    g.tell_some(ITEM_DROPPED, RULE, g.seen[back], public, {"item": f"item:{g.item_name(back)}"})


def drawn_from_secrets(g: Position, who: Seat, back: Back) -> Back:
    """Hide which card leaves, if only its owner knows it, among those of its colour that only the owner knows.

    The others stay what they are: they may lie on the table in a trade, or be in use.
    """
    mine = 1 << who
    secret = [card for card in g.inventory(who) if g.family[card] == g.family[back] and g.seen[card] == mine]
    return g.hand_over(secret, back, mine) if back in secret else back
