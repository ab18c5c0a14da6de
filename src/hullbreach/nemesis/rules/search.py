"""Searching a room: its item counter goes down, two cards are drawn, one is kept."""

from __future__ import annotations

from ...kernel import Effect, Effects, Seat
from ..box import DECK_OF_COLOUR
from ..content.registry import Uses
from ..position import Position
from ..refs import ROOM, SEAT
from .items import DrawItems
from .lapses import who_is_gone


def decks_of(g: Position, room: int) -> tuple[str, ...]:
    """The item decks a room is searched in: that of its colour, or none.

    In a white room it is any one (nemesis/search/white-room).
    """
    colour = g.colour_of(room)
    if colour == "white":
        return tuple(DECK_OF_COLOUR)
    return (colour,) if colour in DECK_OF_COLOUR else ()


def search_uses(g: Position, who: Seat, even_empty: bool = False) -> Uses:
    """Search the room the character is in while items are left there, or even when none are."""
    room = g.room_of(who)
    if g.is_searchable(room) and (even_empty or g.items[room]):
        for colour in decks_of(g, room):
            yield f"search/deck:{colour}", [SearchRoom(who, room, DECK_OF_COLOUR[colour])]


class SearchRoom(Effect, tag="nemesis/search-room"):
    """The item counter of the room goes down by one, then two cards of the deck are drawn and one is kept."""

    rule = "nemesis/search/procedure"
    who: Seat
    room: int
    deck: int

    def lower_the_counter(self, g: Position) -> None:
        if g.items[self.room]:
            g.items[self.room] -= 1
        g.tell("searched", "nemesis/search/counter", who=SEAT[self.who], room=ROOM[self.room], left=g.items[self.room])

    def draw(self, g: Position) -> Effects:
        return [DrawItems(self.who, self.deck)]

    _lapses = who_is_gone
