"""The place: rooms, corridors, doors, noise, hazards, and the objects lying about."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import compress, count
from typing import TYPE_CHECKING, Any, ClassVar

from ...kernel import Back, Mask, State
from ..kinds import BLUE_CORPSE, CARRIED, EGGS, IN_NEST, is_carcass

if TYPE_CHECKING:
    from ..board import Board
    from ..box import Box
    from ..game import NemesisPlan
    from ..parts import Crew, Mode, Site, Species

    AnySite = Site[Any]
else:  # the parts import the position, so it can only name them
    Board = Box = NemesisPlan = Crew = Mode = AnySite = Species = object


def places_of(values: bytearray, value: int) -> list[int]:
    """The indices of this value in a table, in increasing order. Usually there are none."""
    found = []
    at = values.find(value)
    while at >= 0:
        found.append(at)
        at = values.find(value, at + 1)
    return found


@lru_cache(maxsize=4096)
def bits_of(mask: int) -> tuple[int, ...]:
    """The bits set in a mask, in increasing order. It is cached, since the same few masks come up all the time."""
    return tuple(compress(count(), map(int, bin(mask)[:1:-1])))  # the binary digits, the lowest first


class Place(State):
    """The board. In masks, rooms are bits from 1 on; spots (corridors, then networks and areas) are bits from 0 on."""

    game: NemesisPlan
    """The assembled game. Like the parts that follow, it is not part of the value."""
    site: AnySite
    species: Species
    mode: Mode
    crew: Crew
    board: Board
    box: Box
    explored: Mask
    fire: Mask
    malfunction: Mask
    noise: Mask
    closed: Mask
    """Corridors with a closed door."""
    wrecked: Mask
    """Corridors with a destroyed door."""
    items: bytearray
    """By room: how many items can still be found."""
    object_at: bytearray
    """By object: the room it lies in, CARRIED + seat, IN_NEST, IN_SUPPLY or GONE."""
    airlock: int
    """The room under the airlock procedure, 0 for none."""
    nest_destroyed: bool

    loose: ClassVar[frozenset[str]] = State.loose | {"game", "site", "species", "mode", "crew", "board", "box"}

    # -- rooms -----------------------------------------------------------------------------------------------

    def kind_of_room(self, room: int) -> int:
        """What the room is; 0 if its tile is face down and not known."""
        back = self.site.tile_back[room]
        return self.box.tile_kind[self.face[back]] if back >= 0 else self.site.printed_kind[room]

    def room_name(self, room: int) -> str:
        """The permanent name of what the room is."""
        return self.box.room_names[self.kind_of_room(room)]

    def is_explored(self, room: int) -> bool:
        """Whether the room's tile is face up."""
        return bool(self.explored >> room & 1)

    def find_room(self, kind: int) -> int:
        """The explored room of this kind, 0 if there is none."""
        for room in bits_of(self.explored):
            if self.kind_of_room(room) == kind:
                return room
        return 0

    def rooms_in(self, mask: int) -> Iterator[int]:
        """The rooms of a mask by increasing number."""
        return iter(bits_of(mask))

    def colour_of(self, room: int) -> str:
        """The search colour of an explored room."""
        return self.box.colour[self.kind_of_room(room)]

    def is_burning(self, room: int) -> bool:
        """Whether a fire marker is in the room."""
        return bool(self.fire >> room & 1)

    def is_malfunctioning(self, room: int) -> bool:
        """Whether a malfunction marker is in the room."""
        return bool(self.malfunction >> room & 1)

    def has_computer(self, room: int) -> bool:
        """Whether the room has a computer that works."""
        works = (self.explored & ~self.malfunction) >> room & 1
        return works == 1 and self.box.computer[self.kind_of_room(room)]

    # -- corridors -------------------------------------------------------------------------------------------

    def is_noisy(self, spot: int) -> bool:
        """Whether a noise marker lies in the corridor or network."""
        return bool(self.noise >> spot & 1)

    def is_closed(self, corridor: int) -> bool:
        """Whether a closed door stands in the corridor."""
        return bool(self.closed >> corridor & 1)

    def is_wrecked(self, corridor: int) -> bool:
        """Whether a destroyed door lies in the corridor."""
        return bool(self.wrecked >> corridor & 1)

    def open_neighbours(self, room: int) -> list[int]:
        """Neighbouring rooms that no closed door cuts off."""
        closed = self.closed
        return list(dict.fromkeys([other for corridor, other in self.board.ways[room] if not closed >> corridor & 1]))

    def corridor_towards(self, room: int, other: int) -> int:
        """The corridor through which something is drawn to a neighbouring room: without a closed door if there is one.

        For a closed door in one of a pair does not affect the other (nemesis/alternative-board/double-corridors).
        """
        joining = self.board.corridors_between(room, other)
        return next((corridor for corridor in joining if not self.closed >> corridor & 1), joining[0])

    def doors_left(self) -> int:
        """Door tokens in the supply."""
        return self.site.door_tokens - self.closed.bit_count() - self.wrecked.bit_count()

    # -- objects ---------------------------------------------------------------------------------------------

    def objects_in(self, room: int) -> list[int]:
        """Corpses, carcasses and eggs lying in the room."""
        return places_of(self.object_at, room)

    def objects_of(self, who: int) -> list[int]:
        """The corpses, carcasses and eggs that a character carries."""
        place, object_at = CARRIED + who, self.object_at
        return places_of(object_at, place) if place in object_at else []

    def object_id(self, thing: int) -> str:
        """The reference of an object: eggs and carcasses are alike, corpses have an owner."""
        if thing in EGGS:
            return "object:egg"
        if is_carcass(thing):
            return "object:carcass"
        return "object:corpse-blue" if thing == BLUE_CORPSE else f"object:corpse-{thing - BLUE_CORPSE - 1}"

    def eggs_in_nest(self) -> list[int]:
        """The eggs on the intruder board."""
        return places_of(self.object_at, IN_NEST)  # nothing but eggs is ever there

    def eggs_lying_in(self, room: int) -> list[int]:
        """Eggs nobody carries: tokens in the room and, in the nest, those on the intruder board."""
        lying = places_of(self.object_at[: len(EGGS)], room) if room in self.object_at else []
        return lying + self.eggs_in_nest() if self.site.is_nest(self, room) else lying

    # -- secrets of the place --------------------------------------------------------------------------------

    def exploration_token(self, room: int) -> Back:
        """The back of the room's exploration token, -1 if it has none."""
        return self.site.token_back[room]
