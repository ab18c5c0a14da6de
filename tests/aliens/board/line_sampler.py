"""Line of sight tried out line by line, from the words of the rule alone; it shares no idea with the table it judges.

Coordinates are whole numbers, SCALE to a space, so every test is exact. A line is blocked if it meets the inside of a
wall or a shut door, runs along one, begins or ends on one, or goes through a point where two of them end.

Characters block as well: a line must not cross the inside of their spaces nor run along a side of one. It may graze the
corner of one of them, but a point where two blockers meet is open only to a looker whose space touches it, and only if
at least one of the two is a character.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from itertools import chain, product
from math import gcd
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


def is_free(one: Point, two: Point, borders: Iterable[Border], past: Collection[Point] = ()) -> bool:
    """Whether a line crosses nothing that blocks.

    A point of `past` where several walls end is open if all of them are on one side.
    """
    grazed: dict[Point, bool] = {}
    for begin, end in borders:
        of_begin, of_end = turn(one, two, begin), turn(one, two, end)
        if of_begin == 0 == of_end:
            if any(within(point, one, two) for point in (begin, end)) or within(one, begin, end):
                return False
        elif of_begin == 0 or of_end == 0:
            tip, side = (begin, of_end > 0) if of_begin == 0 else (end, of_begin > 0)
            if within(tip, one, two):
                if tip in (one, two) or (tip in grazed and not (tip in past and grazed[tip] == side)):
                    return False
                grazed[tip] = side
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


# -- past characters ----------------------------------------------------------------------------------------------


def sees_past(one: Point, two: Point, borders: Iterable[Border], people: Iterable[Point], rng: Random) -> bool:
    """Whether somebody in one space sees another past characters in the spaces of `people`; both ends are nobody's."""
    close = near(borders, one, two)
    between = [who for who in people if who not in (one, two) and _is_near(who, one, two)]
    tried = chain(_lines(one, two, rng), _from_own_corners(one, two))
    return any(is_free_past(start, end, close, between, one) for start, end in tried)


def _is_near(who: Point, one: Point, two: Point) -> bool:
    return all(min(a, b) - 1 <= at <= max(a, b) + 1 for at, a, b in zip(who, one, two, strict=True))


def is_free_past(start: Point, end: Point, borders: Iterable[Border], people: Iterable[Point], looker: Point) -> bool:
    """Whether a line from the looker's space crosses nothing that blocks, characters among it."""
    met: dict[Point, list[bool]] = {}
    """By point: for each blocker of which a corner or an end lies there, whether it is a character."""
    for who in people:
        corners = _corners(who)
        if _is_inside_or_along(start, end, who, corners):
            return False
        for corner in corners:
            if turn(start, end, corner) == 0 and within(corner, start, end):
                met.setdefault(corner, []).append(True)
    past = [corner for who in people for corner in _corners(who) if _contains(looker, corner)]
    if not is_free(start, end, borders, past):
        return False
    for tip in {tip for border in borders for tip in border}:
        if turn(start, end, tip) == 0 and within(tip, start, end):
            met.setdefault(tip, []).append(False)
    return all(len(there) < 2 or _contains(looker, point) for point, there in met.items())


def _corners(space: Point) -> list[Point]:
    return [(SCALE * (space[0] + i), SCALE * (space[1] + j)) for i, j in ((0, 0), (1, 0), (1, 1), (0, 1))]


def _is_inside_or_along(start: Point, end: Point, space: Point, corners: Iterable[Point]) -> bool:
    """Whether a line has points inside a space, or more than one point in common with a side of it."""
    overlaps = []
    for at, a, b in zip(space, start, end, strict=True):
        low, high = SCALE * at, SCALE * (at + 1)
        if max(a, b) < low or min(a, b) > high:
            return False
        overlaps.append(max(a, b) > low and min(a, b) < high)
    sides = [turn(start, end, corner) for corner in corners]
    if min(sides) < 0 < max(sides):
        return all(overlaps)
    return sides.count(0) == 2 and any(overlaps)


def _from_own_corners(one: Point, two: Point) -> Iterator[tuple[Point, Point]]:
    """Lines exactly through a corner of the looker's space to points all around the rim of the other."""
    part = SCALE // 12
    rim = {
        (SCALE * two[0] + i, SCALE * two[1] + j)
        for i, j in product(range(0, SCALE + 1, part), repeat=2)
        if i in (0, SCALE) or j in (0, SCALE)
    }
    for corner in _corners(one):
        for x, y in rim:
            yield corner, (x, y)
            shared = gcd(x - corner[0], y - corner[1]) or 1
            start = corner[0] - (x - corner[0]) // shared, corner[1] - (y - corner[1]) // shared
            if _contains(one, start):
                yield start, (x, y)


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
