"""Which spaces see each other past walls and doors: an exact table, made once for a layout.

Space A sees space B if some straight line from A to B crosses nothing that blocks (aliens/los/definition). Turn and
shift such a line until it touches two corners of the grid. It still joins A and B, so every line of sight is a line
through two corners of the grid or a close neighbour of one. A neighbour passes each corner on its left, on its right or
exactly:

- shifted a little, a line passes all corners on one side;
- turned a little, it passes them on one side up to some point and on the other side after it; if it was turned about a
  corner, it goes exactly through that one.

So the table walks along every line through two corners and along its neighbours. A walk is a **track**: the spaces in
the order in which they are crossed, and what it takes to get from each to the next. That is a set of doors which must
be open; a wall is a door that never is. Everything on a track sees everything else on it as far as no wall is between.

A line that goes exactly through a corner is free there if at most one blocker ends in it: it may graze the end of one,
but not the point where two meet (aliens/los/diagonal-corner). A line may not begin or end on a blocker. Characters
block too, but they move, so they are no part of the table.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import product
from math import gcd

import msgspec

from .layout import Layout, Space, bits
from .side import DOOR, WALL

Needs = int
"""Doors that must be open, as a set of bits."""
Corner = tuple[int, int]
"""A corner of the grid: a column line and a row line."""
Way = tuple[tuple[Needs, ...], tuple[int, ...]]
"""How a corner is passed: what it takes to enter the space that is cut there and to leave it, and that space."""
LEFT, RIGHT, EXACT = range(3)
EITHER = EXACT
"""Where a line turns from one side to the other, or goes exactly through, it touches the spaces on both sides."""
Track = tuple[list[int], list[Needs]]
"""Sets of spaces in the order in which they are crossed, and what it takes from each to the next."""


class SightTable(msgspec.Struct, frozen=True):
    """What each space sees: always, and through open doors."""

    always: dict[Space, int]
    """By space: the spaces it sees with all doors shut, itself among them."""
    through: dict[Space, tuple[tuple[Needs, int], ...]]
    """By space: sets of doors, and the spaces seen besides if all of them are open."""


def made(layout: Layout) -> SightTable:
    """The table of a layout."""
    maker = _Maker(layout)
    for a in range(1, layout.width + 1):
        for b in range(1, layout.height + 1):
            if gcd(a, b) == 1:
                maker.walk_slanting(a, b)
                maker.walk_slanting(a, -b)
    maker.walk_along_the_grid()
    return maker.table()


class _Maker:
    def __init__(self, layout: Layout) -> None:
        self.width, self.height = layout.width, layout.height
        self.stride = self.width + 1
        self.never: Needs = 1 << len(layout.doors)
        self.upright = [[self._needs(layout, x, y, 1) for y in range(self.height)] for x in range(self.stride)]
        """By column line and row: what it takes to cross the border west of a space."""
        self.level = [
            [self._needs(layout, x, y, self.width) for y in range(self.height + 1)] for x in range(self.width)
        ]
        """By column and row line: what it takes to cross the border north of a space."""
        self.upright_walls = self._walls(self.upright)
        self.level_walls = self._walls(self.level)
        corners = [(x, y) for y in range(self.height + 1) for x in range(self.stride)]
        self.ways: dict[bool, dict[Corner, tuple[Sequence[Way], ...]]] = {True: {}, False: {}}
        for corner in corners:
            for down in (True, False):
                self.ways[down][corner] = self._ways(corner, down)
        self.floor = layout.floor
        self.seen: dict[int, dict[Needs, int]] = {
            1 << space: {0: 1 << space} for space in range(self.width * self.height)
        }

    def _needs(self, layout: Layout, x: int, y: int, back: int) -> Needs:
        border = layout.upright[x][y] if back == 1 else layout.level[x][y]
        here = y * self.width + x
        if border == WALL:
            return self.never
        return 1 << layout.door_at[frozenset((here - back, here))] if border == DOOR else 0

    def _walls(self, borders: list[list[Needs]]) -> int:
        """Walls as a set of bits, by the corner at their northern or western end."""
        return sum(
            1 << y * self.stride + x
            for x, line in enumerate(borders)
            for y, needs in enumerate(line)
            if needs == self.never
        )

    def rays(self, x: int, y: int) -> tuple[Needs, Needs, Needs, Needs]:
        """What it takes to cross the borders that lead north, east, south and west from a corner."""
        return (
            self.upright[x][y - 1] if y else self.never,
            self.level[x][y] if x < self.width else self.never,
            self.upright[x][y] if y < self.height else self.never,
            self.level[x - 1][y] if x else self.never,
        )

    def _ways(self, corner: Corner, down: bool) -> tuple[Sequence[Way], ...]:
        """By side: the ways to pass a corner on a line that goes east and down, or east and up."""
        x, y = corner
        north, east, south, west = self.rays(x, y)
        ne, se, sw, nw = (self._bit(x, y - 1), self._bit(x, y), self._bit(x - 1, y), self._bit(x - 1, y - 1))
        exact: list[Way] = [((needs,), ()) for needs in _exactly((north, east, south, west), self.never)]
        doors = north | east | south | west
        if doors and not doors & self.never:  # once they are all open, the line may begin or end in the corner itself
            exact += [((doors, doors), (space,)) for space in ((ne, sw) if down else (nw, se))]
        if down:
            return [((north, east), (ne,))], [((west, south), (sw,))], exact
        return [((west, north), (nw,))], [((south, east), (se,))], exact

    def _bit(self, x: int, y: int) -> int:
        return 1 << y * self.width + x if 0 <= x < self.width and 0 <= y < self.height else 0

    # -- slanting lines ---------------------------------------------------------------------------------------

    def walk_slanting(self, a: int, b: int) -> None:
        """Along every line on which corners follow each other (a, b) apart."""
        crossed = _crossed(a, b)
        free = self._free(a, b, crossed)
        for start in bits(free):
            x, y = start % self.stride, start // self.stride
            if x >= a and 0 <= y - b <= self.height and free >> (y - b) * self.stride + x - a & 1:
                continue  # part of a line that is walked from its beginning
            corners = [(x, y)]
            while free >> y * self.stride + x & 1:
                x, y = x + a, y + b
                corners.append((x, y))
            first_x, first_y = corners[0]
            stretches = [self._stretch(first_x - a, first_y - b, b > 0, crossed)]
            stretches += [self._stretch(*corner, b > 0, crossed) for corner in corners]
            self._walk_past(corners, stretches, b > 0)

    def _free(self, a: int, b: int, crossed: Sequence[tuple[bool, int, int]]) -> int:
        """The corners from which no wall bars the way to the next one, as a set of bits."""
        free = 0
        for y in range(max(0, -b), min(self.height, self.height - b) + 1):
            free |= ((1 << self.stride - a) - 1) << y * self.stride
        for upright, x, y in crossed:
            walls, shift = self.upright_walls if upright else self.level_walls, y * self.stride + x
            free &= ~(walls >> shift if shift >= 0 else walls << -shift)
        return free

    def _stretch(self, x: int, y: int, down: bool, crossed: Sequence[tuple[bool, int, int]]) -> Track:
        """The spaces between two corners in order, and what it takes from each to the next."""
        i, j = x, y if down else y - 1
        spaces, needs = [self._bit(i, j)], []
        for upright, dx, dy in crossed:
            if upright:
                i += 1
            else:
                j += 1 if down else -1
            spaces.append(self._bit(i, j))
            needs.append(self._border(upright, x + dx, y + dy))
        return spaces, needs

    def _border(self, upright: bool, x: int, y: int) -> Needs:
        if not 0 <= x < self.width + upright or not 0 <= y <= self.height - upright:
            return self.never
        return self.upright[x][y] if upright else self.level[x][y]

    def _walk_past(self, corners: Sequence[Corner], stretches: Sequence[Track], down: bool) -> None:
        """Along a line and its neighbours. Corners in which nothing ends bar nobody, so they need not be told apart."""
        blocks: list[tuple[Track, Track, Track]] = []
        live: list[Corner] = []
        block = _block(stretches[0])
        for corner, stretch in zip(corners, stretches[1:], strict=True):
            if any(self.rays(*corner)):
                blocks.append(block)
                live.append(corner)
                block = _block(stretch)
            else:
                left, right, _ = self.ways[down][corner]
                (_, (on_left,)), (_, (on_right,)) = left[0], right[0]
                for track, touched in zip(block, (on_left, on_right, on_left | on_right), strict=True):
                    track[0].append(touched)
                    track[0].extend(stretch[0])
                    track[1].extend((0, 0, *stretch[1]))
        blocks.append(block)
        ways = [self.ways[down][corner] for corner in live]
        for passed, along in _patterns(len(live)):
            for chosen in product(*(its_ways[side] for its_ways, side in zip(ways, passed, strict=True))):
                spaces, needs = blocks[0][along[0]][0][:], blocks[0][along[0]][1][:]
                for (taken, cut), its_block, side in zip(chosen, blocks[1:], along[1:], strict=True):
                    spaces += cut
                    needs += taken
                    spaces += its_block[side][0]
                    needs += its_block[side][1]
                self._see_along(spaces, needs)

    # -- lines along the grid ---------------------------------------------------------------------------------

    def walk_along_the_grid(self) -> None:
        """Along every line between two columns or two rows."""
        for x in range(1, self.width):
            self._walk_between(
                [self._bit(x - 1, y) for y in range(self.height)],
                [self._bit(x, y) for y in range(self.height)],
                self.upright[x],
                [self.rays(x, y) for y in range(1, self.height)],
                west=3,
                east=1,
            )
        for y in range(1, self.height):
            self._walk_between(
                [self._bit(x, y - 1) for x in range(self.width)],
                [self._bit(x, y) for x in range(self.width)],
                [line[y] for line in self.level],
                [self.rays(x, y) for x in range(1, self.width)],
                west=0,
                east=2,
            )

    def _walk_between(
        self, one: list[int], other: list[int], across: list[Needs], rays: list[tuple[Needs, ...]], west: int, east: int
    ) -> None:
        """On one side of a grid line up to some point, on the other side after it; or on the line itself."""
        ahead = [ray[west] for ray in rays], [ray[east] for ray in rays]
        for (near, along), (far, beyond) in (
            ((one, ahead[0]), (other, ahead[1])),
            ((other, ahead[1]), (one, ahead[0])),
        ):
            for at in range(len(one)):  # over the border between the two spaces at this point
                self._see_along(near[: at + 1] + far[at:], along[:at] + [across[at]] + beyond[at:])
            for at, ray in enumerate(rays):  # through the corner after it
                for needs in _exactly(ray, self.never):
                    self._see_along(near[: at + 1] + far[at + 1 :], along[:at] + [needs] + beyond[at + 1 :])
        for gates in product(*(_exactly(ray, self.never) for ray in rays)):
            spaces, between = [one[0], other[0]], [across[0]]
            for at, gate in enumerate(gates):
                spaces += (one[at + 1], other[at + 1])
                between += (across[at] | gate | across[at + 1], across[at + 1])
            self._see_along(spaces, between)

    # -- seeing -----------------------------------------------------------------------------------------------

    def _see_along(self, spaces: Sequence[int], needs: Sequence[Needs]) -> None:
        """All spaces of a track see each other as far as no wall is between them, if the doors between are open."""
        group = spaces[0]
        found: list[int] = []
        between: list[Needs] = []
        for space, need in zip(spaces[1:], needs, strict=True):
            if need & self.never:
                self._see_each_other(found + [group], between)
                group, found, between = space, [], []
            elif need:
                found.append(group)
                between.append(need)
                group = space
            else:
                group |= space
        self._see_each_other(found + [group], between)

    def _see_each_other(self, groups: Sequence[int], between: Sequence[Needs]) -> None:
        for start, group in enumerate(groups):
            for one in _single(group):
                seen = self.seen[one]
                seen[0] |= group
                needs = 0
                for at in range(start + 1, len(groups)):
                    needs |= between[at - 1]
                    seen[needs] = seen.get(needs, 0) | groups[at]
                needs = 0
                for at in range(start - 1, -1, -1):
                    needs |= between[at]
                    seen[needs] = seen.get(needs, 0) | groups[at]

    def table(self) -> SightTable:
        """What was seen, without what goes without saying."""
        always, through = {}, {}
        for space in bits(self.floor):
            seen = self.seen[1 << space]
            always[space] = seen.pop(0) & self.floor
            kept: list[tuple[Needs, int]] = []
            for needs in sorted(seen, key=lambda needs: (needs.bit_count(), needs)):
                new = seen[needs] & self.floor & ~always[space]
                for fewer, known in kept:
                    if fewer & needs == fewer:
                        new &= ~known
                if new:
                    kept.append((needs, new))
            through[space] = tuple(kept)
        return SightTable(always, through)


def _single(mask: int) -> Iterator[int]:
    """The bits of a set, one by one."""
    while mask:
        low = mask & -mask
        yield low
        mask ^= low


def _crossed(a: int, b: int) -> Sequence[tuple[bool, int, int]]:
    """The borders between two corners (a, b) apart, in order: whether upright, and the corner at which they begin."""
    down = b > 0
    uprights = [(i / a, (True, i, b * i // a)) for i in range(1, a)]
    levels = [(j / abs(b), (False, a * j // abs(b), j if down else -j)) for j in range(1, abs(b))]
    return [crossed for _, crossed in sorted(uprights + levels)]


def _block(stretch: Track) -> tuple[Track, Track, Track]:
    """The beginning of three tracks: past corners on the left, on the right, and on either side."""
    spaces, needs = stretch
    return (spaces[:], needs[:]), (spaces[:], needs[:]), (spaces[:], needs[:])


@cache
def _patterns(count: int) -> Sequence[tuple[tuple[int, ...], tuple[int, ...]]]:
    """How a neighbour of a line passes so many corners, and those before, between and after them that bar nobody."""
    found = [((EXACT,) * count, (EITHER,) * (count + 1))]
    for first, then in ((LEFT, RIGHT), (RIGHT, LEFT)):
        for at in range(count + 1):
            after = count - at
            found.append(((first,) * at + (then,) * after, (first,) * at + (EITHER,) + (then,) * after))
        for at in range(count):
            after = count - at
            found.append(((first,) * at + (EXACT,) + (then,) * (after - 1), (first,) * (at + 1) + (then,) * after))
    return found


def _exactly(rays: Sequence[Needs], never: Needs) -> Sequence[Needs]:
    """The sets of doors that leave at most one blocker in a corner."""
    walls, doors = rays.count(never), [needs for needs in rays if needs and needs != never]
    if walls > 1:
        return (never,)
    if walls or len(doors) < 2:
        return (sum(doors) if walls else 0,)
    return tuple(sum(doors) - shut for shut in doors)
