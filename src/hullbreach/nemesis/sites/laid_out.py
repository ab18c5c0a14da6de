"""A site with tiles and tokens on a printed board, like every site so far."""

from __future__ import annotations

from typing import Any

from ..board import Board
from ..box import OUT, TILE_ADDITIONAL, TILE_BASIC, TILES_ON_BOARD, TOKENS, TOKENS_ON_BOARD, Box
from ..content.printed import BoardTable, board_of
from ..kinds import IN_NEST
from ..parts import Here, Site


class LaidOut(Site[Here]):
    """A site that knows which back lies in which room and how many markers there are, and sets them up."""

    def __init__(self, name: str, box: Box, side: BoardTable, board: Board) -> None:
        super().__init__(name)
        supply = {supply.id: supply.count for supply in box.tables.tokens.supply}
        self.fire_markers, self.malfunction_markers = supply["fire"], supply["malfunction"]
        self.door_tokens = supply["door"]
        self.board, slots = board, side.room
        tiles = dict(zip(box.tiles[1:], (*box.backs[TILE_BASIC], *box.backs[TILE_ADDITIONAL]), strict=True))
        special = {slot.number: box.room_kind[slot.room] for slot in slots if slot.room and slot.slot == "special"}
        highlighted = {slot.number: tiles[slot.room] for slot in slots if slot.room and slot.slot != "special"}
        self.open_tiles = tuple(highlighted.values())
        hidden = {
            slot: iter([back for back in box.backs[family] if back not in self.open_tiles])
            for slot, family in (("basic", TILE_BASIC), ("additional", TILE_ADDITIONAL))
        }
        laid = highlighted | {slot.number: next(hidden[slot.slot]) for slot in slots if not slot.room}
        self.tile_back = tuple(laid.get(room, -1) for room in range(board.size))
        rooms_too = {room for row in box.tables.exploration.token for room in row.also_in}
        inside, outside = (iter(box.backs.get(family, ())) for family in TOKENS)
        tokens = {
            slot.number: next(outside if slot.where else inside)
            for slot in slots
            if slot.number in laid or slot.where == "surface" or slot.room in rooms_too
            # lockdown/alternative-board/setup
        }
        self.token_back = tuple(tokens.get(room, -1) for room in range(board.size))
        # nemesis/room/special-list
        self.printed_kind = tuple(special.get(room, 0) for room in range(board.size))
        self.open_rooms = sum(1 << room for room in (*special, *highlighted))
        """A mask of the rooms that are explored from the start."""
        self.nest = box.room_kind["nest"]

    def side(self, box: Box) -> Any:
        """The printed board with the name of the site."""
        return box.tables.boards[board_of(self.name)]

    def is_nest(self, g: Here, room: int) -> bool:
        """Whether this room is known to be the nest."""
        return g.explored >> room & 1 == 1 and g.kind_of_room(room) == self.nest

    def has_token(self, g: Here, room: int) -> bool:
        """Whether an exploration token still lies on the room."""
        return self.token_back[room] in g.zones[TOKENS_ON_BOARD]

    # -- set-up ----------------------------------------------------------------------------------------------

    def lay_out(self, g: Here) -> None:
        """Shuffle tiles and tokens and lay them on the board; what is left over goes back unseen."""
        zones = g.zones
        for family in (TILE_BASIC, TILE_ADDITIONAL):  # nemesis/setup/rooms-basic, nemesis/setup/rooms-additional
            g.mix([back for back in g.box.backs[family] if back not in self.open_tiles], "tiles")
            zones[TILES_ON_BOARD].extend(back for back in g.box.backs[family] if back in self.tile_back)
            zones[OUT].extend(back for back in g.box.backs[family] if back not in self.tile_back)
        zones[TOKENS_ON_BOARD].extend(back for back in self.token_back if back >= 0)
        for tokens in (g.box.backs[family] for family in TOKENS if family in g.box.backs):
            if not set(tokens).isdisjoint(self.token_back):
                g.mix(tokens, "exploration")  # nemesis/setup/exploration-tokens
            zones[OUT].extend(back for back in tokens if back not in self.token_back)

    def turn_up(self, g: Here) -> None:
        """Turn up the rooms that are known from the start, and put the eggs in the nest."""
        for back in self.open_tiles:  # nemesis/alternative-board/evacuation-sections
            g.show(back)
        g.explored = self.open_rooms  # nemesis/room/special-rooms
        eggs = next(supply.at_setup for supply in g.box.tables.tokens.supply if supply.id == "egg")
        for egg in range(eggs):  # nemesis/setup/eggs
            g.object_at[egg] = IN_NEST
