"""Lines of sight past characters: for two spaces, every way a straight line can take from one to the other.

The table of sight knows walls and doors. Characters block as well (aliens/los/blockers), but they move, so for them the
lines between two spaces must be known one by one. Lines that cross the same spaces are alike; what they cross is a
**path**, a list of spaces in which a diagonal step stands for a line that goes exactly through a corner. Which paths
there are depends only on how far apart the two spaces are, so they are found once for each distance:

- with the lines y = mx + c as points (m, c), those that meet the same spaces form a polygon;
- the lines that are pinned between two corners are the corners of these polygons;
- a looker whose space touches a corner sees exactly through it, even between two characters
  (aliens/los/diagonal-corner). Those lines fan out from that corner.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction
from functools import cache
from itertools import pairwise
from math import gcd

import msgspec

from .layout import Layout, Space

Cell = tuple[int, int]
"""A space by its column and row, seen from where the line begins."""
Line = tuple[int, int, int]
"""Slope, height and what both are divided by, in lowest terms: y = (px + r) / q."""
STEEPEST = 4096
MOST_PAIRS = 5_000
MOST_BOXES = 20_000
"""How many are kept before they are forgotten and worked out again."""


class Path(msgspec.Struct, frozen=True):
    """The spaces that lines between two spaces cross, both ends among them."""

    cells: tuple[Cell, ...]
    begins_in: Cell | None = None
    """The corner of its own space in which the line has to begin."""
    ends_in: Cell | None = None
    beside: tuple[Cell, ...] = ()
    """For a line along the grid: the spaces on its other side, in the same order. The line may end among them."""


@cache
def paths(dx: int, dy: int) -> Sequence[Path]:
    """The paths to a space so far to the east and the south; neither is negative, and one is above zero."""
    if dy > dx:
        return [_mirrored(path) for path in paths(dy, dx)]
    if dy == 0:
        row = tuple((x, 0) for x in range(dx + 1))
        return [Path(row), *(Path(row, beside=tuple((x, y) for x in range(dx + 1))) for y in (-1, 1))]
    found: dict[Path, None] = {}
    if dy == 1:
        found[Path(tuple((x, 0) for x in range(dx + 1)), beside=tuple((x, 1) for x in range(dx + 1)))] = None
    pinned: set[Line] = set()
    for rows, polygon in _polygons(dx, dy):
        found[Path(_staircase(rows, dy))] = None
        pinned.update(polygon)
    for line in sorted(pinned):
        if line[0] < STEEPEST * line[2] and (path := _exact(line, dx, dy)) is not None:
            found[path] = None
    for line in _fan(dx, dy):
        if (path := _exact(line, dx, dy)) is not None:
            found[path] = None
    return list(found)


def _mirrored(path: Path) -> Path:
    def turned(cells: tuple[Cell, ...]) -> tuple[Cell, ...]:
        return tuple((y, x) for x, y in cells)

    corners = [corner and (corner[1], corner[0]) for corner in (path.begins_in, path.ends_in)]
    return Path(turned(path.cells), corners[0], corners[1], turned(path.beside))


# -- lines that miss every corner ---------------------------------------------------------------------------------


def _polygons(dx: int, dy: int) -> Iterator[tuple[tuple[int, ...], Sequence[Line]]]:
    """By the row in which a line enters each column: the lines that do, as the corners of a polygon."""
    low, high = -STEEPEST * (dx + 2), dy + 2
    whole: list[Line] = [(0, low, 1), (STEEPEST, low, 1), (STEEPEST, high, 1), (0, high, 1)]
    whole = _cut(whole, 0, 1, above=False)  # the line meets the first space
    whole = _cut(whole, 1, 0, above=True)
    whole = _cut(whole, dx, dy + 1, above=False)  # and the last
    whole = _cut(whole, dx + 1, dy, above=True)
    front: list[tuple[tuple[int, ...], list[Line]]] = [((), whole)]
    while front:
        rows, polygon = front.pop()
        if len(rows) == dx:
            yield rows, polygon
            continue
        x = len(rows) + 1
        lowest = min((p * x + r) // q for p, r, q in polygon)
        highest = max(-((p * x + r) // -q) for p, r, q in polygon)
        for row in range(max(rows[-1] if rows else 0, lowest), min(dy, highest) + 1):
            part = _cut(_cut(polygon, x, row, above=True), x, row + 1, above=False)
            if len(part) > 2:  # anything less is a single line or those through one corner
                front.append(((*rows, row), part))


def _cut(polygon: list[Line], x: int, y: int, *, above: bool) -> list[Line]:
    """The lines of a polygon that pass a point on one side, or go through it."""
    sign = 1 if above else -1
    sides = [sign * (p * x + r - y * q) for p, r, q in polygon]
    if min(sides, default=0) >= 0:
        return polygon
    kept: list[Line] = []
    for at, line in enumerate(polygon):
        before, side = sides[at - 1], sides[at]
        if (before < 0 < side) or (side < 0 < before):
            kept.append(_through(polygon[at - 1], abs(side), line, abs(before)))
        if side >= 0:
            kept.append(line)
    return kept


def _through(one: Line, weight: int, other: Line, its_weight: int) -> Line:
    """The line between two others, by how far each of them passes from a point."""
    p, r, q = (weight * a + its_weight * b for a, b in zip(one, other, strict=True))
    shared = gcd(p, r, q)
    return p // shared, r // shared, q // shared


def _staircase(rows: Sequence[int], last: int) -> tuple[Cell, ...]:
    cells = []
    for x, (enter, leave) in enumerate(zip((0, *rows), (*rows, last), strict=True)):
        cells += [(x, y) for y in range(enter, leave + 1)]
    return tuple(cells)


# -- lines through corners ----------------------------------------------------------------------------------------


def _fan(dx: int, dy: int) -> Iterator[Line]:
    """Lines through the looker's own corner, one for each set of spaces that such lines cross."""
    near = Fraction(dy - 1, dx)
    far = Fraction(dy, dx - 1) if dx > 1 else Fraction(STEEPEST)
    slopes = {Fraction(y, x) for x in range(1, dx + 1) for y in range(1, dy + 1) if (dy - 1) * x <= y * dx}
    between = sorted({near, far, *(slope for slope in slopes if slope <= far)})
    for one, two in pairwise(between):
        for slope in (one, (one + two) / 2, two):
            p, q = slope.as_integer_ratio()
            yield p, q - p, q


def _exact(line: Line, dx: int, dy: int) -> Path | None:
    """The path of one line that goes through corners; none if it is level or only slides along a space.

    Places on the line are counted in parts of a column, p of them to each.
    """
    p, r, q = line
    if p <= 0:
        return None
    first, last = max(0, -r), min((dx + 1) * p, (dy + 1) * q - r)
    begins, ends = min(p, q - r), max(dx * p, dy * q - r)
    if begins < first or ends > last or begins > ends:
        return None
    begins_in = (begins // p, (begins + r) // q) if begins == first else None
    ends_in = (ends // p - dx, (ends + r) // q - dy) if ends == last else None
    stops = sorted(
        {
            *range(-(begins // -p) * p, ends + 1, p),
            *(y * q - r for y in range(-((begins + r) // -q), (ends + r) // q + 1)),
        }
    )
    cells: list[Cell] = [(0, 0)]
    for one, two in pairwise(stops):
        cells.append(((one + two) // (2 * p), (one + two + 2 * r) // (2 * q)))
    cells.append((dx, dy))
    return Path(tuple(dict.fromkeys(cells)), begins_in, ends_in)


# -- on a board ---------------------------------------------------------------------------------------------------


class Corner(msgspec.Struct, frozen=True):
    """A corner of the grid that a line goes exactly through, or in which it begins or ends."""

    touched: int
    """Spaces that the line only touches there; a character in one of them ends in the corner."""
    walls: int
    doors: int
    is_looker: bool
    """Whether the space of the looker touches it."""
    sides: tuple[tuple[int, int], tuple[int, int]] = ((0, 0), (0, 0))
    """What ends there on either side of a line from the looker's space through it: walls, and doors as bits."""

    def is_shut(self, blockers: int, shut: int) -> bool:
        """Whether nobody sees through it.

        At most one thing may end there. A looker whose space touches it sees between two characters as well, and
        between a character and a wall, even one that turns there: only walls on both sides leave no gap for it.
        """
        ending = self.walls + (self.doors & shut).bit_count()
        people = (self.touched & blockers).bit_count()
        if self.is_looker and people:
            return ending > 1 and all(walls or doors & shut for walls, doors in self.sides)
        return ending > 1 or (not self.is_looker and ending + people > 1)


class Clearing(msgspec.Struct, frozen=True):
    """A path between two spaces of a layout, past its walls."""

    doors: int
    """Doors that must be open, as a set of bits."""
    crossed: int
    """Spaces that must hold no character."""
    corners: tuple[Corner, ...]

    def is_free(self, blockers: int, shut: int) -> bool:
        """Whether nothing bars it."""
        if self.crossed & blockers or self.doors & shut:
            return False
        return not any(corner.is_shut(blockers, shut) for corner in self.corners)


def _ending(borders: Iterable[int]) -> tuple[int, int]:
    """How many of some borders are walls, and which are doors."""
    walls = doors = 0
    for border in borders:
        if border < 0:
            walls += 1
        else:
            doors |= border
    return walls, doors


class SightLines:
    """The lines between the spaces of a layout, worked out for each pair when it is first asked for."""

    def __init__(self, layout: Layout) -> None:
        self._layout = layout
        width, height = layout.width, layout.height
        self._across = [[layout.door_or_wall(x - 1, y, x, y) for y in range(height)] for x in range(width + 1)]
        """By column line and row: what is between a space and the one west of it."""
        self._down = [[layout.door_or_wall(x, y - 1, x, y) for y in range(height + 1)] for x in range(width)]
        """By column and row line: what is between a space and the one north of it."""
        self._endings: dict[Cell, tuple[int, int]] = {}
        self._ways: dict[tuple[Space, Space], tuple[tuple[Clearing, ...], Sequence[Path]]] = {}
        """By pair: the lines laid so far, and the paths that were not tried. They are replaced and never changed."""
        self._boxes: dict[tuple[Space, Space], int] = {}

    def is_clear(self, one: Space, other: Space, blockers: int, open_doors: int) -> bool:
        """Whether somebody in one space sees the other past characters in the spaces of `blockers`.

        Mostly one of the first lines is free, so each is laid on the board once those before it are barred.
        """
        shut = ~open_doors
        found, untried = self._ways.get((one, other)) or ((), self._paths(one, other))
        for way in found:
            if way.is_free(blockers, shut):
                return True
        if not untried:
            return one == other
        is_free, untried = False, list(untried)
        while untried and not is_free:
            laid = self._laid(untried.pop(0), one, other)
            if laid is not None:
                found = (*found, laid)
                is_free = laid.is_free(blockers, shut)
        if len(self._ways) > MOST_PAIRS:
            self._ways.clear()
        self._ways[one, other] = found, untried
        return is_free

    def between(self, one: Space, other: Space) -> int:
        """The other spaces from which a character could matter to lines between two spaces."""
        box = self._boxes.get((one, other))
        if box is None:
            if len(self._boxes) > MOST_BOXES:
                self._boxes.clear()
            box = self._boxes[one, other] = self._box(one, other) & ~(1 << one | 1 << other)
        return box

    def _box(self, one: Space, other: Space) -> int:
        width, height = self._layout.width, self._layout.height
        (west, east), (north, south) = sorted((one % width, other % width)), sorted((one // width, other // width))
        west, east, north, south = max(west - 1, 0), min(east + 2, width), max(north - 1, 0), min(south + 2, height)
        line = (1 << east) - (1 << west)
        return sum([line << y * width for y in range(north, south)])

    def _paths(self, one: Space, other: Space) -> Sequence[Path]:
        dx, dy = self._away(one, other)
        return paths(abs(dx), abs(dy)) if dx or dy else ()

    def _away(self, one: Space, other: Space) -> tuple[int, int]:
        width = self._layout.width
        return other % width - one % width, other // width - one // width

    def _laid(self, path: Path, one: Space, other: Space) -> Clearing | None:
        """A path laid on the board from a space to another; none where a wall bars it."""
        x, y = one % self._layout.width, one // self._layout.width
        dx, dy = self._away(one, other)
        east, south = -1 if dx < 0 else 1, -1 if dy < 0 else 1
        cells = [(x + east * i, y + south * j) for i, j in path.cells]
        if path.beside:
            beside = [(x + east * i, y + south * j) for i, j in path.beside]
            return self._along(cells, beside, ends_beside=path.beside[-1] == (abs(dx), abs(dy)))
        doors, corners = 0, []
        i, j = cells[0]
        for k, m in cells[1:]:
            if i == k:
                needs = self._down[i][max(j, m)]
            elif j == m:
                needs = self._across[max(i, k)][j]
            else:
                needs = 0
                corners.append(self._crossed((i, j), (k, m), is_looker=(i, j) == cells[0]))
            if needs < 0:
                return None
            doors |= needs
            i, j = k, m
        for end, part in ((cells[0], path.begins_in), (cells[-1], path.ends_in)):
            if part is not None:
                u, v = (at if way > 0 else 1 - at for at, way in zip(part, (east, south), strict=True))
                at = end[0] + u, end[1] + v
                there = self._corner(at, self._around(at) & ~self._bit(*end), is_looker=end == cells[0])
                if there.walls:
                    return None
                doors |= there.doors
                corners.append(there)
        if any(corner.is_shut(corner.touched, 0) if corner.is_looker else corner.walls > 1 for corner in corners):
            return None
        crossed = sum(self._bit(*cell) for cell in cells[1:-1])
        return Clearing(doors, crossed, tuple(corners))

    def _along(self, cells: Sequence[Cell], beside: Sequence[Cell], *, ends_beside: bool) -> Clearing | None:
        """A line along the grid, between the spaces of its path and those beside them.

        A character beside an end shortens it to the corner there, where no wall or shut door may end then. So the
        looker's own corner is like any other.
        """
        doors = 0
        for (i, j), (k, m) in zip(cells, beside, strict=True):
            needs = self._layout.door_or_wall(i, j, k, m)
            if needs < 0:
                return None
            doors |= needs
        corners = []
        last = cells[-1] if ends_beside else beside[-1]
        for at, ((i, j), (k, m)) in enumerate(zip(cells, beside[1:], strict=False)):
            point = max(i, k), max(j, m)
            touched = (self._bit(*beside[0]) if at == 0 else 0) | (self._bit(*last) if at == len(cells) - 2 else 0)
            corners.append(self._corner(point, touched, is_looker=False))
        if any(corner.walls > 1 for corner in corners):
            return None
        crossed = sum(self._bit(*cell) for cell in (*cells[1:-1], *beside[1:-1]))
        return Clearing(doors, crossed, tuple(corners))

    def _corner(self, at: Cell, touched: int, *, is_looker: bool) -> Corner:
        ending = self._endings.get(at)
        if ending is None:
            ending = self._endings[at] = self._layout.ending_in(*at)
        walls, doors = ending
        return Corner(touched, walls, doors, is_looker)

    def _crossed(self, one: Cell, other: Cell, *, is_looker: bool) -> Corner:
        """The corner in which two spaces meet slantwise."""
        (i, j), (k, m) = one, other
        corner = self._corner((max(i, k), max(j, m)), self._bit(i, m) | self._bit(k, j), is_looker=is_looker)
        return msgspec.structs.replace(corner, sides=self._sides(one, other)) if is_looker else corner

    def _sides(self, one: Cell, other: Cell) -> tuple[tuple[int, int], tuple[int, int]]:
        """What ends in that corner, on either side of a line through it."""
        (i, j), (k, m) = one, other
        first, second = (
            [self._layout.door_or_wall(*one, *beside), self._layout.door_or_wall(*beside, *other)]
            for beside in ((i, m), (k, j))
        )
        return _ending(first), _ending(second)

    def _around(self, at: Cell) -> int:
        """The spaces that touch a corner of the grid."""
        x, y = at
        return self._bit(x - 1, y - 1) | self._bit(x, y - 1) | self._bit(x - 1, y) | self._bit(x, y)

    def _bit(self, x: int, y: int) -> int:
        inside = 0 <= x < self._layout.width and 0 <= y < self._layout.height
        return 1 << y * self._layout.width + x if inside else 0
