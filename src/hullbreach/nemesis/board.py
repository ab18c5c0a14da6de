"""A map as precomputed tables: rooms, corridors with their numbers, technical networks."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from operator import or_

from .content.printed import Corridor, Entrance, Slot
from .refs import ROOM


class Board:
    """What is printed on one side of the board. A spot is a corridor, or after the corridors a technical network."""

    def __init__(self, slots: Sequence[Slot], corridors: Sequence[Corridor], entrances: Sequence[Entrance]) -> None:
        self.rooms = range(1, len(slots) + 1)
        self.size = len(slots) + 1
        self.slots = (None, *slots)
        self.ends = tuple(corridor.between for corridor in corridors)
        self.corridors = range(len(corridors))
        self.numbers = tuple(corridor.numbers for corridor in corridors)
        self.paired = sum(1 << corridor for corridor in self.corridors if self.ends.count(self.ends[corridor]) > 1)
        """A mask of the corridors that join the same two rooms as another."""
        self.technical = len(corridors)
        """The first spot that is a technical network; so are all after it."""
        networks = tuple(dict.fromkeys(entrance.network for entrance in entrances))
        self.networks = range(self.technical, self.technical + len(networks))
        self.spot_ids = (
            *(self._corridor_id(corridor) for corridor in self.corridors),
            *(f"corridor:technical-{network}" if network else "corridor:technical" for network in networks),
        )
        self.entrance_numbers = {entrance.room: entrance.numbers for entrance in entrances}
        self.entrances = tuple(sorted(self.entrance_numbers))
        leads = {entrance.room: self.technical + networks.index(entrance.network) for entrance in entrances}
        self.network: tuple[int, ...] = tuple(leads.get(room, -1) for room in range(self.size))
        """By room: the network of its entrance, -1 for none (nemesis/alternative-board/two-technical-networks)."""
        self.crawls: tuple[tuple[int, ...], ...] = tuple(self._crawls(room) for room in range(self.size))
        """By room: the other entrances of its network."""
        self.ways: tuple[tuple[tuple[int, int], ...], ...] = tuple(self._ways(room) for room in range(self.size))
        """By room: (corridor, room behind it)."""
        self.neighbours: tuple[tuple[int, ...], ...] = tuple(
            tuple(sorted({other for _, other in self.ways[room]})) for room in range(self.size)
        )
        self.spot_by_number: tuple[tuple[int, ...], ...] = tuple(self._by_number(r) for r in range(self.size))
        """By room and number 1-4: the corridor or network it leads to, -1 for none (nemesis/noise/corridor-numbers)."""
        self.spots: tuple[tuple[int, ...], ...] = tuple(self._spots(room) for room in range(self.size))
        """By room: all its corridors, and its network if it has an entrance."""
        self.spot_mask: tuple[int, ...] = tuple(sum(1 << s for s in spots) for spots in self.spots)
        self.near_mask: tuple[int, ...] = tuple(
            reduce(or_, (self.spot_mask[other] for other in self.neighbours[room]), 0) for room in range(self.size)
        )
        """By room: all spots of the rooms next door."""
        self.fewest_spots = min(mask.bit_count() for mask in self.spot_mask[1:])
        """No room has fewer."""
        self.door_mask: tuple[int, ...] = tuple(
            sum(1 << corridor for corridor, _ in self.ways[room]) for room in range(self.size)
        )

    def behind(self, room: int, corridor: int) -> int:
        """The room at the other end of a corridor."""
        one, other = self.ends[corridor]
        return other if room == one else one

    def corridors_between(self, room: int, other: int) -> tuple[int, ...]:
        """The corridors joining two rooms: none, one, or a pair (nemesis/alternative-board/double-corridors)."""
        return tuple(corridor for corridor, behind in self.ways[room] if behind == other)

    def way_id(self, to: int, corridor: int) -> str:
        """A way as option ids name it: the room it leads to, and the corridor too where another leads there as well."""
        return f"{ROOM[to]}/{self.spot_ids[corridor]}" if self.paired >> corridor & 1 else ROOM[to]

    def spot_id(self, spot: int) -> str:
        """The reference of a spot in option ids, views and events."""
        return self.spot_ids[spot]

    def _ways(self, room: int) -> tuple[tuple[int, int], ...]:
        return tuple((i, self.behind(room, i)) for i, ends in enumerate(self.ends) if room in ends)

    def _by_number(self, room: int) -> tuple[int, ...]:
        spots = [-1] * 5
        for corridor, _ in self.ways[room]:
            for number in self.numbers[corridor]:  # one or two: nemesis/noise/two-number-corridor
                spots[number] = corridor
        for number in self.entrance_numbers.get(room, ()):
            spots[number] = self.network[room]
        return tuple(spots)

    def _spots(self, room: int) -> tuple[int, ...]:
        corridors = tuple(corridor for corridor, _ in self.ways[room])
        return corridors if self.network[room] < 0 else (*corridors, self.network[room])

    def _crawls(self, room: int) -> tuple[int, ...]:
        network = self.network[room]
        return tuple(r for r in self.entrances if network == self.network[r] and r != room)

    def _corridor_id(self, corridor: int) -> str:
        """The second corridor of a pair has a letter."""
        one, other = self.ends[corridor]
        second = self.ends[corridor] in self.ends[:corridor]
        return f"corridor:{one}-{other}b" if second else f"corridor:{one}-{other}"
