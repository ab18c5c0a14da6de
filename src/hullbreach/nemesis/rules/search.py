"""Searching a room: its item counter goes down, two cards are drawn, one is kept."""

from __future__ import annotations

from functools import cache

from ...kernel import Effect, Effects, Seat
from ..box import DECK_OF_COLOUR
from ..content.functions import Use, Uses
from ..event_kinds import SEARCHED
from ..position import Position
from ..refs import ROOM, SEAT
from .items import DrawItems
from .lapses import who_is_gone

SEARCHES = {
    colour: tuple((f"search/deck:{own}", deck) for own, deck in DECK_OF_COLOUR.items() if colour in (own, "white"))
    for colour in (*DECK_OF_COLOUR, "white")
}
"""By colour of a room: the item decks it can be searched in, by option id. In a white room any deck can be chosen.

See nemesis/search/white-room.
"""


def search_uses(g: Position, who: Seat, even_empty: bool = False) -> Uses:
    """Search the room the character is in while items are left there, or even when none are.

    Some rooms, such as the nest, cannot be searched at all (nemesis/room/nest-no-search).
    """
    room = g.room[who]
    if not even_empty and not g.items[room]:
        return ()
    kind, box = g.kind_of_room(room), g.box
    return searches(who, room, box.colour[kind]) if box.searchable[kind] else ()


@cache
def searches(who: Seat, room: int, colour: str) -> tuple[Use, ...]:
    """The ways to search a room of this colour."""
    return tuple((option_id, (SearchRoom(who, room, deck),)) for option_id, deck in SEARCHES[colour])


class SearchRoom(Effect, tag="nemesis/search-room"):
    """The item counter of the room goes down by one, then two cards of the deck are drawn and one is kept."""

    rule = "nemesis/search/procedure"
    who: Seat
    room: int
    deck: int

    def lower_the_counter(self, g: Position) -> None:
        if g.items[self.room]:
            g.items[self.room] -= 1
        g.tell(SEARCHED, "nemesis/search/counter", who=SEAT[self.who], room=ROOM[self.room], left=g.items[self.room])

    def draw(self, g: Position) -> Effects:
        return [DrawItems(self.who, self.deck)]

    _lapses = who_is_gone
