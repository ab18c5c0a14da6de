"""A map as precomputed tables: rooms, corridors with their numbers, paths, technical networks, areas."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from operator import or_

from .content.printed import Area, Corridor, Entrance, Path, Slot
from .refs import ROOM


class Board:
    """What is printed on one side of the board.

    Spots are its corridors, then its paths, its technical networks and its areas. A path is a way like a corridor, but
    holds neither noise nor a door; an area is heard like a technical network, but nobody crawls through it.
    """

    def __init__(
        self,
        slots: Sequence[Slot],
        corridors: Sequence[Corridor],
        entrances: Sequence[Entrance],
        paths: Sequence[Path] = (),
        areas: Sequence[Area] = (),
    ) -> None:
        self.rooms = range(1, len(slots) + 1)
        self.room_mask = sum(1 << room for room in self.rooms)
        self.size = len(slots) + 1
        self.slots = (None, *slots)
        self.section = (0, *(slot.section for slot in slots))
        """By room: the section it is in, 0 for none."""
        self.roofed = (False, *(slot.where != "surface" for slot in slots))
        """By room: whether it has a roof. Only such a room can be dark."""
        self.ends = (*(corridor.between for corridor in corridors), *(path.between for path in paths))
        self.corridors = range(len(corridors))
        self.corridors_of = (0, *(self._corridors_of(section) for section in range(1, max(self.section) + 1)))
        """By section: a mask of its corridors, including those to a staircase."""
        self.paths = range(len(corridors), len(self.ends))
        self.paired = sum(1 << corridor for corridor in self.corridors if self.ends.count(self.ends[corridor]) > 1)
        """A mask of the corridors that join the same two rooms as another."""
        self.technical = len(self.ends)
        """The first spot that leads off the board: the technical networks come first, then the areas."""
        networks = tuple(dict.fromkeys(entrance.network for entrance in entrances))
        self.networks = range(self.technical, self.technical + len(networks))
        self.areas = range(self.networks.stop, self.networks.stop + len(areas))
        self.heard = (*self.corridors, *self.networks, *self.areas)
        """The spots that can hold noise; no path can (lockdown/alternative-board/paths)."""
        self.numbers: tuple[tuple[int, ...], ...] = (
            *(corridor.numbers for corridor in corridors),
            *(() for _ in (*paths, *networks)),
            *((area.number,) for area in areas),
        )
        """By spot: the numbers it carries wherever it begins; an entrance has its own."""
        self.spot_ids = (
            *(self._corridor_id(corridor) for corridor in self.corridors),
            *(f"path:{one}-{other}" for one, other in self.ends[len(corridors) :]),
            *(f"corridor:technical-{network}" if network else "corridor:technical" for network in networks),
            *(f"area:{area.number}" for area in areas),
        )
        self.entrance_numbers = {entrance.room: entrance.numbers for entrance in entrances}
        self.entrances = tuple(sorted(self.entrance_numbers))
        leads = {entrance.room: self.technical + networks.index(entrance.network) for entrance in entrances}
        self.network: tuple[int, ...] = tuple(leads.get(room, -1) for room in range(self.size))
        """By room: the network of its entrance, -1 for none (nemesis/alternative-board/two-technical-networks)."""
        open_ground = tuple(slot.number for slot in slots if slot.where == "surface")
        self.touching: tuple[tuple[int, ...], ...] = (
            *self.ends,
            *(tuple(room for room in self.entrances if leads[room] == network) for network in self.networks),
            *((*area.building, *open_ground) for area in areas),
        )
        """By spot: the rooms it begins in; an area touches its building and all open ground."""
        self.crawls: tuple[tuple[int, ...], ...] = tuple(self._crawls(room) for room in range(self.size))
        """By room: the other entrances of its network."""
        self.ways: tuple[tuple[tuple[int, int], ...], ...] = tuple(self._ways(room) for room in range(self.size))
        """By room: (corridor or path, room behind it). Both lead both ways (lockdown/alternative-board/on-foot)."""
        self.neighbours: tuple[tuple[int, ...], ...] = tuple(
            tuple(sorted({other for _, other in self.ways[room]})) for room in range(self.size)
        )
        self.spot_by_number: tuple[tuple[int, ...], ...] = tuple(self._by_number(r) for r in range(self.size))
        """By room and number 1-4: the spot it leads to, -1 for none (nemesis/noise/corridor-numbers)."""
        self.spots: tuple[tuple[int, ...], ...] = tuple(self._spots(room) for room in range(self.size))
        """By room: everything that can hold noise: its corridors, its network if it has an entrance, and its areas."""
        self.spot_mask: tuple[int, ...] = tuple(sum(1 << s for s in spots) for spots in self.spots)
        self.near_mask: tuple[int, ...] = tuple(
            reduce(or_, (self.spot_mask[other] for other in self.neighbours[room]), 0) for room in range(self.size)
        )
        """By room: all spots of the rooms next door."""
        self.fewest_spots = min(mask.bit_count() for mask in self.spot_mask[1:])
        """The fewest spots of any room."""
        self.door_mask: tuple[int, ...] = tuple(
            sum(1 << way for way, _ in self.ways[room] if way in self.corridors) for room in range(self.size)
        )

    def behind(self, room: int, corridor: int) -> int:
        """The room at the other end of a corridor."""
        one, other = self.ends[corridor]
        return other if room == one else one

    def corridors_between(self, room: int, other: int) -> tuple[int, ...]:
        """The ways joining two rooms: none, one, or a pair (nemesis/alternative-board/double-corridors)."""
        return tuple(corridor for corridor, behind in self.ways[room] if behind == other)

    def way_id(self, to: int, corridor: int) -> str:
        """A way as option ids name it: the room it leads to, and the corridor too where another leads there as well."""
        return f"{ROOM[to]}/{self.spot_ids[corridor]}" if self.paired >> corridor & 1 else ROOM[to]

    def spot_id(self, spot: int) -> str:
        """The reference of a spot in option ids, views and events."""
        return self.spot_ids[spot]

    def areas_at(self, room: int) -> tuple[int, ...]:
        """The areas that a noise in this room may be heard in."""
        return tuple(area for area in self.areas if room in self.touching[area])

    def _corridors_of(self, section: int) -> int:
        ends = enumerate(self.ends[: len(self.corridors)])
        return sum(1 << i for i, (one, other) in ends if section in (self.section[one], self.section[other]))

    def _ways(self, room: int) -> tuple[tuple[int, int], ...]:
        return tuple((i, self.behind(room, i)) for i, ends in enumerate(self.ends) if room in ends)

    def _by_number(self, room: int) -> tuple[int, ...]:
        spots = [-1] * 5
        for corridor, _ in self.ways[room]:
            for number in self.numbers[corridor]:  # one or two: nemesis/noise/two-number-corridor
                spots[number] = corridor
        for number in self.entrance_numbers.get(room, ()):
            spots[number] = self.network[room]
        for area in self.areas_at(room):
            for number in self.numbers[area]:
                spots[number] = area
        return tuple(spots)

    def _spots(self, room: int) -> tuple[int, ...]:
        corridors = tuple(way for way, _ in self.ways[room] if way in self.corridors)
        network = () if self.network[room] < 0 else (self.network[room],)
        return (*corridors, *network, *self.areas_at(room))

    def _crawls(self, room: int) -> tuple[int, ...]:
        network = self.network[room]
        return tuple(r for r in self.entrances if network == self.network[r] and r != room)

    def _corridor_id(self, corridor: int) -> str:
        """The second corridor of a pair has a letter."""
        one, other = self.ends[corridor]
        second = self.ends[corridor] in self.ends[:corridor]
        return f"corridor:{one}-{other}b" if second else f"corridor:{one}-{other}"
