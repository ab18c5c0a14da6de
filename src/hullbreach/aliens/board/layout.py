"""Sides joined to the boards of one mission: spaces by number, steps between them, doors."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property

from ...kernel import Refused
from .side import DOOR, OPEN, SIZE, WALL, Side, name_of, spot_named

Space = int
"""The number of a space: row times width plus column. A set of spaces is an int with a bit for each."""
Door = int

NORTH, EAST, SOUTH, WEST, NORTH_EAST, SOUTH_EAST, SOUTH_WEST, NORTH_WEST = DIRECTIONS = range(8)
DELTAS = ((0, -1), (1, 0), (0, 1), (-1, 0), (1, -1), (1, 1), (-1, 1), (-1, -1))
"""By direction: how column and row change."""
EMPTY = "--"
"""A place of the layout without a board."""


class BadLayout(Refused):
    """Boards that cannot be laid out as a mission wants them."""


class Layout:
    """The spaces of some sides laid next to each other, and what lies between them.

    A corner of the grid is cut where anything but open border ends in it; nobody steps diagonally across a cut corner
    (aliens/move/diagonal-blocked).
    """

    def __init__(self, placed: Mapping[tuple[int, int], Side], sealed: Iterable[frozenset[str]] = ()) -> None:
        self.placed = dict(placed)
        """Sides by their column and row in the layout."""
        self.sealed = frozenset(sealed)
        self.width = SIZE * (1 + max(column for column, _ in placed))
        self.height = SIZE * (1 + max(row for _, row in placed))
        self.upright = [[WALL] * self.height for _ in range(self.width + 1)]
        """By column line and row: the border west of a space."""
        self.level = [[WALL] * (self.height + 1) for _ in range(self.width)]
        """By column and row line: the border north of a space."""
        self.floor = 0
        self.side_of: dict[Space, str] = {}
        for (column, row), side in placed.items():
            self._lay(side, SIZE * column, SIZE * row)
        for (column, row), side in placed.items():
            self._join(column, row, side)
        self.doors: list[tuple[Space, Space]] = []
        """By number: the two spaces that a door lies between, the western or northern one first."""
        self.door_at: dict[frozenset[Space], Door] = {}
        self._number_doors()

    def _lay(self, side: Side, left: int, top: int) -> None:
        for y in range(SIZE):
            for x in range(SIZE):
                space = (top + y) * self.width + left + x
                if side.is_floor(x, y):
                    self.floor |= 1 << space
                    self.side_of[space] = side.key
                if x:
                    self.upright[left + x][top + y] = side.upright[y][x]
                if y:
                    self.level[left + x][top + y] = side.level[y][x]

    def _join(self, column: int, row: int, side: Side) -> None:
        """Where two sides meet, the more closed of their rims counts; a rim that meets nothing is wall."""
        east = self.placed.get((column + 1, row))
        if east is not None and frozenset((side.key, east.key)) not in self.sealed:
            for y in range(SIZE):
                self.upright[SIZE * (column + 1)][SIZE * row + y] = max(side.upright[y][SIZE], east.upright[y][0])
        south = self.placed.get((column, row + 1))
        if south is not None and frozenset((side.key, south.key)) not in self.sealed:
            for x in range(SIZE):
                self.level[SIZE * column + x][SIZE * (row + 1)] = max(side.level[SIZE][x], south.level[0][x])

    # aliens/door/position, aliens/door/closed-acts-as-wall
    def _number_doors(self) -> None:
        for y in range(self.height):
            for x in range(self.width):
                space = y * self.width + x
                if self.upright[x][y] == DOOR:
                    self.doors.append((space - 1, space))
                if self.level[x][y] == DOOR:
                    self.doors.append((space - self.width, space))
        self.door_at = {frozenset(pair): door for door, pair in enumerate(self.doors)}

    # -- names ------------------------------------------------------------------------------------------------

    def space(self, name: str) -> Space:
        """The space of a name such as `C1:K5`."""
        key, colon, spot = name.partition(":")
        for (column, row), side in self.placed.items():
            if side.key == key and colon:
                try:
                    x, y = spot_named(spot)
                except ValueError:
                    break
                space = (SIZE * row + y) * self.width + SIZE * column + x
                if 0 <= x < SIZE and 0 <= y < SIZE and self.floor >> space & 1:
                    return space
        raise BadLayout("layout-unknown-space", space=name)

    def name(self, space: Space) -> str:
        """What a space is called: its side, a column and a row."""
        x, y = space % self.width, space // self.width
        return f"{self.placed[x // SIZE, y // SIZE].key}:{name_of(x % SIZE, y % SIZE)}"

    def room(self, space: Space) -> str:
        """The room a space is in: its side and its letter there."""
        x, y = space % self.width, space // self.width
        side = self.placed[x // SIZE, y // SIZE]
        return f"{side.key}:{side.spaces[y % SIZE][x % SIZE]}"

    def kind(self, space: Space) -> str:
        """What kind of room a space is in, such as `store`."""
        x, y = space % self.width, space // self.width
        side = self.placed[x // SIZE, y // SIZE]
        return side.rooms[side.spaces[y % SIZE][x % SIZE]].kind

    def set_of(self, space: Space) -> str:
        """Whether a space is in the colony or in the processor."""
        x, y = space % self.width, space // self.width
        return self.placed[x // SIZE, y // SIZE].set

    def far(self, one: Space, other: Space) -> int:
        """Plain grid distance: the larger of the differences in column and row (aliens/board/distance)."""
        dx, dy = one % self.width - other % self.width, one // self.width - other // self.width
        return max(abs(dx), abs(dy))

    # -- steps ------------------------------------------------------------------------------------------------

    @cached_property
    def cut(self) -> list[list[bool]]:
        """By column line and row line: whether anything but open border ends in that corner of the grid."""
        return [
            [any(border != OPEN for border in self._ending_in(x, y)) for y in range(self.height + 1)]
            for x in range(self.width + 1)
        ]

    def _ending_in(self, x: int, y: int) -> tuple[int, int, int, int]:
        """What is on the four borders that end in a corner of the grid; beyond the rim all is wall."""
        return (
            self.upright[x][y - 1] if y else WALL,
            self.level[x][y] if x < self.width else WALL,
            self.upright[x][y] if y < self.height else WALL,
            self.level[x - 1][y] if x else WALL,
        )

    def ending_in(self, x: int, y: int) -> tuple[int, int]:
        """The number of walls that end in a corner of the grid, and the doors that do, as a set of bits."""
        walls, doors = 0, 0
        around = ((x - 1, y - 1, x, y - 1), (x, y - 1, x, y), (x - 1, y, x, y), (x - 1, y - 1, x - 1, y))
        for border in around:
            needs = self.door_or_wall(*border)
            if needs < 0:
                walls += 1
            else:
                doors |= needs
        return walls, doors

    def door_or_wall(self, i: int, j: int, k: int, m: int) -> int:
        """What is between two spaces beside each other, by column and row: a door as a bit, 0 if nothing, -1 for wall.

        Beyond the rim all is wall.
        """
        if i == k:
            border = self.level[i][max(j, m)] if 0 <= i < self.width and 0 <= max(j, m) <= self.height else WALL
        else:
            border = self.upright[max(i, k)][j] if 0 <= j < self.height and 0 <= max(i, k) <= self.width else WALL
        if border == DOOR:
            return 1 << self.door_at[frozenset((j * self.width + i, m * self.width + k))]
        return -1 if border == WALL else 0

    @cached_property
    def shifts(self) -> tuple[int, ...]:
        """By direction: how the number of a space changes with a step."""
        return tuple(dx + dy * self.width for dx, dy in DELTAS)

    @cached_property
    def steps(self) -> tuple[int, ...]:
        """By direction: the spaces from which one can step there, doors being open (aliens/board/next-to)."""
        masks = [0] * 8
        for space in bits(self.floor):
            for direction in DIRECTIONS:
                if self._can_step(space % self.width, space // self.width, direction):
                    masks[direction] |= 1 << space
        return tuple(masks)

    # aliens/board/spaces, aliens/board/impassable, aliens/board/walls, aliens/board/no-interaction-through-walls
    def _can_step(self, x: int, y: int, direction: int) -> bool:
        dx, dy = DELTAS[direction]
        if not (0 <= x + dx < self.width and 0 <= y + dy < self.height):
            return False
        if not self.floor >> ((y + dy) * self.width + x + dx) & 1:
            return False
        if dx and dy:
            return not self.cut[x + (dx > 0)][y + (dy > 0)]
        border = self.upright[x + (dx > 0)][y] if dx else self.level[x][y + (dy > 0)]
        return border in (OPEN, DOOR)

    @cached_property
    def next_to(self) -> dict[Space, int]:
        """By space: those a model could step to, ignoring who stands there (aliens/board/next-to)."""
        return {
            space: sum(
                1 << space + shift for shift, mask in zip(self.shifts, self.steps, strict=True) if mask >> space & 1
            )
            for space in bits(self.floor)
        }


def bits(mask: int) -> list[int]:
    """The numbers in a set of bits, from the lowest. Sets are small, and a list is quicker than a generator.

    They are taken from the highest down, for then the int that is left grows shorter.
    """
    found = []
    while mask:
        highest = mask.bit_length() - 1
        found.append(highest)
        mask ^= 1 << highest
    found.reverse()
    return found


def laid(plan: str, sides: Mapping[str, Side], sealed: str = "") -> Layout:
    """The layout a mission writes as rows of sides, such as `C2 C1 / C3 C4`; `sealed` names seams that stay wall."""
    placed: dict[tuple[int, int], Side] = {}
    for row, keys in enumerate(plan.split("/")):
        for column, key in enumerate(keys.split()):
            if key == EMPTY:
                continue
            if key not in sides:
                raise BadLayout("layout-unknown-side", side=key, known=sorted(sides))
            placed[column, row] = sides[key]
    _check_boards([side.key for side in placed.values()])
    seams = [frozenset(seam.split("-")) for seam in sealed.split()]
    layout = Layout(placed, seams)
    start = layout.floor & -layout.floor
    if spread(layout, start, layout.floor) != layout.floor:
        away = bits(layout.floor & ~spread(layout, start, layout.floor))[0]
        raise BadLayout("layout-cut-off", space=layout.name(away))
    return layout


def _check_boards(keys: Sequence[str]) -> None:
    """The two sides of one board, which carry the same number, are never out together, and none is out twice."""
    if not keys:
        raise BadLayout("layout-empty")
    boards = [key[1:] for key in keys]
    for board in boards:
        if boards.count(board) > 1:
            raise BadLayout("layout-board-twice", board=board)


def spread(layout: Layout, start: int, over: int, steps: int = 1 << 20, barred: Sequence[int] | None = None) -> int:
    """The spaces this many steps lead to from a set of spaces over these; `barred` replaces the layout's steps."""
    reached = front = start
    masks = layout.steps if barred is None else barred
    while front and steps > 0:
        found = 0
        for shift, mask in zip(layout.shifts, masks, strict=True):
            found |= (front & mask) << shift if shift > 0 else (front & mask) >> -shift
        front = found & over & ~reached
        reached |= front
        steps -= 1
    return reached
