"""The boards of a view as ground to walk on: rooms and their exits, steps between spaces, directions."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence
from functools import cached_property, lru_cache
from typing import NamedTuple

import msgspec

from ...view.shapes import SideShown

SIZE = 12
"""Spaces along each rim of a side."""
AROUND = ((-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1))
BESIDE = (("north", 0, -1), ("east", 1, 0), ("south", 0, 1), ("west", -1, 0))
FLAT = 2
"""A way that goes this many times further along one axis than along the other has the name of that axis alone."""

Spot = tuple[int, int]
"""Column and row of a space in the whole layout, from 0."""


class Exit(NamedTuple):
    """The borders through which one gets from a room to another in one direction."""

    way: str
    """`door` or `open`."""
    direction: str
    room: str
    spaces: tuple[tuple[str, str], ...]
    """The spaces on this side and on the other side of each border."""


class Ground:
    """The floor of a mission. Spaces and rooms go by the references that views use."""

    def __init__(self, sides: Sequence[SideShown]) -> None:
        self.columns = SIZE * (1 + max((side.column for side in sides), default=-1))
        self.rows = SIZE * (1 + max((side.row for side in sides), default=-1))
        self.drawn = self._laid_out(sides)
        """The whole layout as it is drawn: a space at each odd column and row, and nothing where there is no board."""
        self.spot: dict[str, Spot] = {}
        self.space: dict[Spot, str] = {}
        self.room_of: dict[str, str] = {}
        self.spaces_of: dict[str, list[str]] = {}
        for side in sides:
            self._name(side)
        self._steps: dict[str, dict[str, int]] = {}

    def _laid_out(self, sides: Sequence[SideShown]) -> list[list[str]]:
        """The sides as they lie; where two meet, both draw the same rim."""
        grid = [[""] * (2 * self.columns + 1) for _ in range(2 * self.rows + 1)]
        for side in sides:
            for j, line in enumerate(side.rows):
                for i, drawn in enumerate(line):
                    y, x = 2 * SIZE * side.row + j, 2 * SIZE * side.column + i
                    grid[y][x] = "+" if grid[y][x] == "+" else drawn
        return grid

    def _name(self, side: SideShown) -> None:
        key = side.ref.partition(":")[2]
        rooms = {room.letter: room.ref for room in side.rooms}
        for y in range(SIZE):
            for x in range(SIZE):
                letter = self.drawn[2 * (SIZE * side.row + y) + 1][2 * (SIZE * side.column + x) + 1]
                if letter in rooms:
                    ref = f"space:{key}-{chr(ord('a') + x)}{y + 1}"
                    spot = SIZE * side.column + x, SIZE * side.row + y
                    self.spot[ref], self.space[spot], self.room_of[ref] = spot, ref, rooms[letter]
                    self.spaces_of.setdefault(rooms[letter], []).append(ref)

    # -- places ----------------------------------------------------------------------------------------------

    def part(self, space: str) -> str:
        """The part of its room a space is in: a direction, or the middle."""
        x, y = self.spot[space]
        spots = [self.spot[each] for each in self.spaces_of[self.room_of[space]]]
        across = _third(x, [each for each, _ in spots], ("west", "east"))
        down = _third(y, [each for _, each in spots], ("north", "south"))
        return "-".join(filter(None, (down, across))) or "middle"

    def direction(self, one: str, other: str) -> str:
        """The direction in which one space lies from another, as the crow flies."""
        (x, y), (to_x, to_y) = self.spot[one], self.spot[other]
        dx, dy = to_x - x, to_y - y
        down = "" if abs(dx) > FLAT * abs(dy) else "north" if dy < 0 else "south"
        across = "" if abs(dy) > FLAT * abs(dx) else "west" if dx < 0 else "east"
        return "-".join(filter(None, (down, across))) if dx or dy else "here"

    # -- steps -----------------------------------------------------------------------------------------------

    def next_to(self, space: str) -> Iterator[str]:
        """The spaces one step away, doors being open, whoever stands there."""
        x, y = self.spot[space]
        for dx, dy in AROUND:
            other = self.space.get((x + dx, y + dy))
            if other is not None and self._is_way(x, y, dx, dy):
                yield other

    def _is_way(self, x: int, y: int, dx: int, dy: int) -> bool:
        """A step goes through an open border or a door; diagonally, across a corner where no border ends."""
        i, j = 2 * x + 1 + dx, 2 * y + 1 + dy
        if not (dx and dy):
            return self.drawn[j][i] in " D"
        return all(self.drawn[b][a] == " " for a, b in ((i - 1, j), (i + 1, j), (i, j - 1), (i, j + 1)))

    def steps(self, start: str) -> dict[str, int]:
        """By space: how many steps away it is, ignoring who stands where and barricades."""
        known = self._steps.get(start)
        if known is None:
            known = self._steps[start] = {start: 0}
            front = deque([start])
            while front:
                space = front.popleft()
                for other in self._ways[space]:
                    if other not in known:
                        known[other] = known[space] + 1
                        front.append(other)
        return known

    @cached_property
    def _ways(self) -> dict[str, tuple[str, ...]]:
        return {space: tuple(self.next_to(space)) for space in self.spot}

    # -- rooms -----------------------------------------------------------------------------------------------

    def exits(self, room: str) -> list[Exit]:
        """The ways out of a room, doors first, those in one direction to one room together."""
        found: dict[tuple[str, str, str], list[tuple[str, str]]] = {}
        for space in self.spaces_of[room]:
            x, y = self.spot[space]
            for direction, dx, dy in BESIDE:
                other = self.space.get((x + dx, y + dy))
                border = self.drawn[2 * y + 1 + dy][2 * x + 1 + dx]
                if other is not None and border in " D" and self.room_of[other] != room:
                    way = "door" if border == "D" else "open"
                    found.setdefault((way, direction, self.room_of[other]), []).append((space, other))
        return [Exit(*key, tuple(spaces)) for key, spaces in sorted(found.items(), key=_in_order)]


def _in_order(found: tuple[tuple[str, str, str], list[tuple[str, str]]]) -> tuple[str, int]:
    way, direction, _ = found[0]
    return way, [name for name, _, _ in BESIDE].index(direction)


def _third(at: int, line: list[int], ends: tuple[str, str]) -> str:
    """In which third of a line a place is: at one of its ends, or nothing for the middle."""
    first, length = min(line), max(line) - min(line) + 1
    share = (at - first + 0.5) / length
    return ends[0] if share < 1 / 3 else ends[1] if share > 2 / 3 else ""


def ground_of(sides: Sequence[SideShown]) -> Ground:
    """The ground that these sides make. The boards of a mission never change, so it is made once."""
    return _ground(msgspec.msgpack.encode(sides))


@lru_cache(16)
def _ground(sides: bytes) -> Ground:
    return Ground(msgspec.msgpack.decode(sides, type=list[SideShown]))
