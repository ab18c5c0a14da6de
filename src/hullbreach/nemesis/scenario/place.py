"""Arranging and reading the place: rooms, tokens, corridors, what burns and what is heard."""

from __future__ import annotations

from msgspec import Struct

from ...kernel import Refused
from ...lab.scenario.arrangement import arrangement, one_of, within
from ...lab.scenario.table import Table
from .. import box
from ..position import Position

MOST_ITEMS = 9
"""The most items in a room."""


class Chamber(Struct, frozen=True):
    """What is in a room."""

    kind: str
    explored: bool
    fire: bool
    malfunction: bool
    items: int
    crew: list[str]
    intruders: list[str]
    objects: list[str]


class PlaceTable(Table):
    """The part of a scenario's table that is about the place."""

    @property
    def state(self) -> Position:
        """The true position, which scenarios may read and change."""
        state = super().state
        assert isinstance(state, Position)
        return state

    # -- references ------------------------------------------------------------------------------------------

    def room_number(self, ref: str | int) -> int:
        """`room:7`, 7, or the id of a room that lies somewhere, face up or down."""
        g = self.state
        text = str(ref).removeprefix("room:")
        if text.isdigit() and int(text) in g.board.rooms:
            return int(text)
        if text not in g.box.room_kind:
            raise Refused("unknown-room", room=ref)
        for room in g.board.rooms:
            if g.kind_of_room(room) == g.box.room_kind[text]:
                if (back := g.site.tile_back[room]) >= 0:  # a room named by its tile is wherever the tile lies
                    self._ledger.fix("back", back, value=g.face[back])
                return room
        raise Refused("room-not-in-play", room=ref)

    def corridor_number(self, ref: str) -> int:
        """`corridor:6-7`, `corridor:technical`, and where there are any `path:4-28` and `area:1`."""
        for spot, name in enumerate(self.state.board.spot_ids):
            if name in (ref, f"corridor:{ref}"):
                return spot
        raise Refused("unknown-corridor", corridor=ref)

    # -- hidden components -----------------------------------------------------------------------------------

    def _bears(self, back: int, other: int) -> None:
        """Swap the faces of two components of a family."""
        g = self.state
        for each in (back, other) if back != other else ():
            self._ledger.free("back", each)
        g.face[back], g.face[other] = g.face[other], g.face[back]
        self._ledger.fix("back", back, value=g.face[back])

    # -- arranging -------------------------------------------------------------------------------------------

    @arrangement
    def tile(self, room: str | int, kind: str, explored: bool = True) -> int:
        """Put this room tile here (swapped with what lay here) and turn it up; returns the room number."""
        g, number = self.state, self.room_number(room)
        back = g.site.tile_back[number]
        if back < 0:
            raise Refused("room-is-printed", room=room)
        self._ledger.says("tile", number)
        other = next((b for b in g.box.backs[g.family[back]] if g.box.tiles[g.face[b]] == kind), -1)
        if other < 0 or (other != back and {other, back} & set(g.site.open_tiles)):
            raise Refused("tile-does-not-fit", tile=kind, room=room)
        self._bears(back, other)
        if explored:
            self.explore(number)
        return number

    @arrangement
    def lay(self, kind: str) -> int:
        """Turn this kind of room up where it lies, or lay it on a room that fits; returns the room number."""
        g = self.state
        try:
            number = self.room_number(kind)
        except Refused:
            if kind not in g.box.tiles:
                raise
            return self.tile(self._room_for(kind), kind)
        self.explore(number)
        return number

    def _room_for(self, kind: str, section: int | None = None) -> int:
        """A room for a tile that is not on the board: one that the scenario has not arranged."""
        g = self.state
        tiles = [b for family in (box.TILE_BASIC, box.TILE_ADDITIONAL) for b in g.box.backs[family]]
        family = g.family[next(b for b in tiles if g.box.tiles[g.face[b]] == kind)]
        for room in g.board.rooms:
            back = g.site.tile_back[room]
            fits = back >= 0 and g.family[back] == family and back not in g.site.open_tiles
            if fits and (section is None or g.board.section[room] == section) and self._is_unsaid(room):
                return room
        raise Refused("tile-does-not-fit", tile=kind, room="")

    def _is_unsaid(self, room: int) -> bool:
        """Whether a room may still become any room."""
        free = self._ledger.is_free
        return free("back", self.state.site.tile_back[room]) and free("token", room)

    @arrangement
    def explore(self, *rooms: str | int, items: int | None = None) -> None:
        """Turn these rooms up and take their exploration tokens away."""
        g = self.state
        for number in map(self.room_number, rooms):
            self._ledger.fix("token", number, value="")
            g.explored |= 1 << number
            token = g.site.token_back[number]
            if g.site.has_token(g, number):
                g.move(token, box.TOKENS_ON_BOARD, box.OUT)
                g.show(token)
                if g.site.tile_back[number] >= 0:
                    g.show(g.site.tile_back[number])
            if items is not None:
                self.items_in(number, items)

    @arrangement
    def token(self, room: str | int, token: str) -> None:
        """Put this exploration token (`silence-1`, `doors-3` …) on a room that still has one of the same kind."""
        g, number = self.state, self.room_number(room)
        self._ledger.says("token", number)
        self._ledger.fix("token", number, value=token)
        back = g.site.token_back[number]
        names = g.box.faces[box.EXPLORATION]
        other = next((b for b in g.box.backs.get(g.family[back], ()) if names[g.face[b]] == token), -1)
        if back < 0 or other < 0:
            raise Refused("unknown-token", token=token)
        self._bears(back, other)

    @arrangement
    def items_in(self, room: str | int, count: int) -> None:
        """Set the item counter of a room."""
        within("items_in", count, 0, MOST_ITEMS)
        number = self.room_number(room)
        self._ledger.says("items", number)
        self._ledger.fix("items", number, value=count)
        self.state.items[number] = count

    @arrangement
    def fire(self, *rooms: str | int) -> None:
        """Put fire markers."""
        for room in rooms:
            self.state.fire |= 1 << self.room_number(room)

    @arrangement
    def malfunction(self, *rooms: str | int) -> None:
        """Put malfunction markers."""
        for room in rooms:
            self.state.malfunction |= 1 << self.room_number(room)

    @arrangement
    def noise(self, *corridors: str) -> None:
        """Put noise markers."""
        for corridor in corridors:
            spot = self.corridor_number(corridor)
            if spot in self.state.board.paths:
                raise Refused("unknown-corridor", corridor=corridor)
            self.state.noise |= 1 << spot

    @arrangement
    def door(self, corridor: str, door: str = "closed") -> None:
        """Make the door of a corridor `closed`, `destroyed` or `open`."""
        one_of("door", door, ("closed", "destroyed", "open"))
        g, spot = self.state, self.corridor_number(corridor)
        self._ledger.says("door", spot)
        g.closed &= ~(1 << spot)
        g.wrecked &= ~(1 << spot)
        if door == "closed":
            g.closed |= 1 << spot
        elif door == "destroyed":
            g.wrecked |= 1 << spot

    # -- reading ---------------------------------------------------------------------------------------------

    def has_noise(self, corridor: str) -> bool:
        """Whether a noise marker lies there."""
        return self.state.is_noisy(self.corridor_number(corridor))

    def door_at(self, corridor: str) -> str:
        """The state of a door: `open`, `closed` or `destroyed`."""
        g, number = self.state, self.corridor_number(corridor)
        return "closed" if g.is_closed(number) else "destroyed" if g.is_wrecked(number) else "open"

    def room(self, room: str | int) -> Chamber:
        """What is in a room."""
        g, number = self.state, self.room_number(room)
        return Chamber(
            g.room_name(number),
            g.is_explored(number),
            g.is_burning(number),
            g.is_malfunctioning(number),
            g.items[number],
            [self.seats[who] for who in g.crew_in(number)],
            [g.box.foe_names[g.kind_of(foe)] for foe in g.foes_in(number)],
            [g.object_id(thing).removeprefix("object:") for thing in g.objects_in(number)],
        )
