"""Line of sight tried out line by line, from the words of the rule alone; it shares no idea with the table it judges.

Coordinates are whole numbers, SCALE to a space, so every test is exact. A line is blocked if it meets the inside of a
wall or a shut door, runs along one, begins or ends on one, or goes through a point where two of them end.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import product
from random import Random

from hullbreach.aliens.board.layout import Layout
from hullbreach.aliens.board.side import DOOR, WALL

SCALE = 2520
Point = tuple[int, int]
Border = tuple[Point, Point]


def blocking(layout: Layout, open_doors: int) -> list[Border]:
    """The walls and shut doors."""
    found = []
    for x, line in enumerate(layout.upright):
        for y, border in enumerate(line):
            pair = frozenset((y * layout.width + x - 1, y * layout.width + x))
            if border == WALL or (border == DOOR and not open_doors >> layout.door_at[pair] & 1):
                found.append(((x * SCALE, y * SCALE), (x * SCALE, (y + 1) * SCALE)))
    for x, line in enumerate(layout.level):
        for y, border in enumerate(line):
            pair = frozenset(((y - 1) * layout.width + x, y * layout.width + x))
            if border == WALL or (border == DOOR and not open_doors >> layout.door_at[pair] & 1):
                found.append(((x * SCALE, y * SCALE), ((x + 1) * SCALE, y * SCALE)))
    return found


def turn(one: Point, two: Point, three: Point) -> int:
    """Positive, negative or zero as three points turn one way, the other, or lie on a line."""
    return (two[0] - one[0]) * (three[1] - one[1]) - (two[1] - one[1]) * (three[0] - one[0])


def within(point: Point, one: Point, two: Point) -> bool:
    """Whether a point on the line through two others lies between them or on one of them."""
    (x, y), (left, top), (right, bottom) = point, one, two
    return min(left, right) <= x <= max(left, right) and min(top, bottom) <= y <= max(top, bottom)


def is_free(one: Point, two: Point, borders: Iterable[Border]) -> bool:
    """Whether a line crosses nothing that blocks."""
    grazed: set[Point] = set()
    for begin, end in borders:
        of_begin, of_end = turn(one, two, begin), turn(one, two, end)
        if of_begin == 0 == of_end:
            if any(within(point, one, two) for point in (begin, end)) or within(one, begin, end):
                return False
        elif of_begin == 0 or of_end == 0:
            tip = begin if of_begin == 0 else end
            if within(tip, one, two):
                if tip in (one, two, *grazed):
                    return False
                grazed.add(tip)
        elif (of_begin > 0) != (of_end > 0):
            of_one, of_two = turn(begin, end, one), turn(begin, end, two)
            if of_one == 0 or of_two == 0 or (of_one > 0) != (of_two > 0):
                return False
    return True


def near(borders: Iterable[Border], one: Point, two: Point) -> list[Border]:
    """The borders that a line between two spaces could meet; spaces by column and row."""
    left, right = (SCALE * at for at in (min(one[0], two[0]), max(one[0], two[0]) + 1))
    top, bottom = (SCALE * at for at in (min(one[1], two[1]), max(one[1], two[1]) + 1))
    return [it for it in borders if any(left <= x <= right and top <= y <= bottom for x, y in it)]


def sees(one: Point, two: Point, borders: Iterable[Border], rng: Random) -> bool:
    """Whether any of many lines from one space to another is free."""
    close = near(borders, one, two)
    return any(is_free(start, end, close) for start, end in _lines(one, two, rng))


def _lines(one: Point, two: Point, rng: Random) -> Iterator[tuple[Point, Point]]:
    """Lines at random; then every line through two corners of the grid, and its closest neighbours."""
    for _ in range(60):
        yield _inside(one, rng), _inside(two, rng)
    columns = range(min(one[0], two[0]), max(one[0], two[0]) + 2)
    rows = range(min(one[1], two[1]), max(one[1], two[1]) + 2)
    corners = [(SCALE * x, SCALE * y) for x, y in product(columns, rows)]
    for begin, end in product(corners, corners):
        if begin < end:
            yield from _beside(one, two, begin, end)


def _inside(space: Point, rng: Random) -> Point:
    return SCALE * space[0] + rng.randrange(SCALE + 1), SCALE * space[1] + rng.randrange(SCALE + 1)


def _beside(one: Point, two: Point, begin: Point, end: Point) -> Iterator[tuple[Point, Point]]:
    """Lines from one space to the other close to the line through two corners, if it meets both."""
    (x, y), (dx, dy) = begin, (end[0] - begin[0], end[1] - begin[1])
    starts, ends = _cuts(one, x, y, dx, dy), _cuts(two, x, y, dx, dy)
    nudges = [(0, 0), (1, 0), (-1, 0), (0, 1), (0, -1)]
    for (left, top), (right, bottom) in product(starts, ends):
        for (i, j), (k, m) in product(nudges, nudges):
            start, stop = (left + i, top + j), (right + k, bottom + m)
            if _contains(one, start) and _contains(two, stop):
                yield start, stop


def _contains(space: Point, point: Point) -> bool:
    return all(SCALE * at <= place <= SCALE * (at + 1) for at, place in zip(space, point, strict=True))


def _cuts(space: Point, x: int, y: int, dx: int, dy: int) -> list[Point]:
    """Points with whole coordinates at which a line meets the rim of a space, and the middle between them."""
    left, top = SCALE * space[0], SCALE * space[1]
    found = set()
    for at in (left, left + SCALE):
        if dx and (at - x) * dy % dx == 0:
            found.add((at, y + (at - x) * dy // dx))
    for at in (top, top + SCALE):
        if dy and (at - y) * dx % dy == 0:
            found.add((x + (at - y) * dx // dy, at))
    rim = sorted(point for point in found if _contains(space, point))
    if len(rim) > 1:
        middle = (rim[0][0] + rim[-1][0]) // 2, (rim[0][1] + rim[-1][1]) // 2
        if turn((x, y), (x + dx, y + dy), middle) == 0:
            rim.append(middle)
    return rim
