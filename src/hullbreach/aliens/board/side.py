"""One side of a game board, read from a text map."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from importlib.resources import files

import msgspec

from ...kernel import Refused

SIZE = 12
"""Spaces along each rim, so that any two sides can be joined."""
OPEN, RAIL, DOOR, WALL = range(4)
"""What is on the border between two spaces, from the most open to the most closed. A rail is the thick white line."""
EDGES = {" ": OPEN, ":": RAIL, "D": DOOR, "|": WALL, "-": WALL}
SOLID, LOW = "#", "~"
PORTS = frozenset({3, 4, 6, 7, 9, 10})
"""Where a rim may be open, counted from 1: at these any two sides meet."""
KINDS = frozenset(["corridor", "room", "store", "tech", "medical", "open", "outside", "nest", "catwalk", "vehicle"])
SETS = frozenset({"colony", "processor"})

Spot = tuple[int, int]
"""Column and row of a space, from 0."""


class BadMap(Refused):
    """Something is wrong with a map: `where` is the file, the line and the column."""

    def __init__(self, reason: str, file: str, line: int = 0, column: int = 0, /, **about: object) -> None:
        super().__init__(reason, "", **about)
        self.file, self.line, self.column = file, line, column
        self.where = ":".join(str(part) for part in (file, line, column) if part)
        self.add_note(self.where)


class Room(msgspec.Struct, frozen=True):
    """A named part of a side."""

    letter: str
    kind: str
    en: str
    fr: str


class Side(msgspec.Struct, frozen=True):
    """A side as it was drawn: what is in each space, and what is on each border."""

    key: str
    set: str
    en: str
    fr: str
    spaces: tuple[str, ...]
    """By row: the letter of a space's room, or `#` or `~` where nobody can stand."""
    upright: tuple[tuple[int, ...], ...]
    """By row: the borders west of each space, and the one east of the last."""
    level: tuple[tuple[int, ...], ...]
    """By row: the borders north of each space of it; the last row is the southern rim."""
    rooms: Mapping[str, Room]
    drawn: tuple[str, ...]
    """The lines of the map."""
    vents: tuple[Spot, ...]
    """Spaces drawn with a vent or a breach: only there may a mission put a spawn point."""

    def is_floor(self, x: int, y: int) -> bool:
        """Whether somebody can stand there."""
        return self.spaces[y][x] not in (SOLID, LOW)


def spot_named(name: str) -> Spot:
    """The column and row of a space such as `K5`."""
    if not (name[:1].isalpha() and name[:1].isupper() and name[1:].isdecimal()):
        raise ValueError(name)
    return ord(name[0]) - ord("A"), int(name[1:]) - 1


def name_of(x: int, y: int) -> str:
    """A space by its column, a letter from the west, and its row, a number from the north."""
    return f"{chr(ord('A') + x)}{y + 1}"


def ours() -> dict[str, Side]:
    """The eight sides of the box, by key."""
    # aliens/components/boards
    folder = files(__package__) / "sides"
    found = [read(file.read_text("utf-8"), file.name) for file in folder.iterdir() if file.name.endswith(".txt")]
    return {side.key: side for side in sorted(found, key=lambda side: side.key)}


def read(text: str, file: str) -> Side:
    """The side that a file draws; the first thing that is wrong with it is told with its place."""
    for bad in everything_wrong(text, file):
        raise bad
    return _parsed(text, file)


def everything_wrong(text: str, file: str) -> Iterator[BadMap]:
    """All that is wrong with the side a file draws, or the first thing that makes it unreadable."""
    try:
        side = _parsed(text, file)
    except BadMap as bad:
        yield bad
    else:
        yield from problems(side, file, text.splitlines().index("map") + 2)


def _parsed(text: str, file: str) -> Side:
    lines = text.splitlines()
    head = _words(lines, 0, "side", 2, file)
    if head[1] not in SETS:
        raise BadMap("map-unknown-set", file, 1, set=head[1], allowed=sorted(SETS))
    en, fr = _names(lines, 1, "name", file)
    if lines[2:3] != ["map"]:
        raise BadMap("map-expected", file, 3, word="map")
    try:
        end = lines.index("end")
    except ValueError:
        raise BadMap("map-expected", file, len(lines), word="end") from None
    rows = [line.ljust(2 * SIZE + 1) for line in lines[3:end]]
    _check_size(rows, file)
    vents = tuple(_spot(word, file, end + 2) for word in _words(lines, end + 1, "spots", 0, file))
    rooms: dict[str, Room] = {}
    for number in range(end + 2, len(lines)):
        room = _room(lines, number, file)
        if rooms.setdefault(room.letter, room) is not room:
            raise BadMap("map-room-twice", file, number + 1, room=room.letter)
    spaces = tuple("".join(row[1::2]) for row in rows[1::2])
    upright = tuple(tuple(_edge(rows, y, x, file) for x in range(0, 2 * SIZE + 1, 2)) for y in range(1, 2 * SIZE, 2))
    level = tuple(tuple(_edge(rows, y, x, file) for x in range(1, 2 * SIZE, 2)) for y in range(0, 2 * SIZE + 1, 2))
    _check_spaces(spaces, rooms, file)
    _check_corners(rows, file)
    return Side(head[0], head[1], en, fr, spaces, upright, level, rooms, tuple(rows), vents)


def _words(lines: list[str], number: int, first: str, count: int, file: str) -> list[str]:
    """What stands on a line after its first word."""
    words = lines[number].split() if number < len(lines) else []
    if words[:1] != [first] or (count and len(words) != count + 1):
        raise BadMap("map-expected", file, number + 1, word=first)
    return words[1:]


def _names(lines: list[str], number: int, first: str, file: str) -> tuple[str, str]:
    """A name in English and in French."""
    en, bar, fr = " ".join(_words(lines, number, first, 0, file)).partition(" | ")
    if not (en and bar and fr):
        raise BadMap("map-name-in-one-language", file, number + 1)
    return en, fr


def _room(lines: list[str], number: int, file: str) -> Room:
    words = _words(lines, number, "room", 0, file)
    if len(words) < 2 or len(words[0]) != 1 or not words[0].islower():
        raise BadMap("map-room-letter", file, number + 1)
    if words[1] not in KINDS:
        raise BadMap("map-unknown-kind", file, number + 1, kind=words[1], allowed=sorted(KINDS))
    en, bar, fr = " ".join(words[2:]).partition(" | ")
    if not (en and bar and fr):
        raise BadMap("map-name-in-one-language", file, number + 1)
    return Room(words[0], words[1], en, fr)


def _spot(word: str, file: str, line: int) -> Spot:
    try:
        x, y = spot_named(word)
    except ValueError:
        raise BadMap("map-unknown-space", file, line, space=word) from None
    if not (0 <= x < SIZE and 0 <= y < SIZE):
        raise BadMap("map-unknown-space", file, line, space=word)
    return x, y


def _check_size(rows: list[str], file: str) -> None:
    if len(rows) != 2 * SIZE + 1:
        raise BadMap("map-height", file, 4, rows=len(rows), wanted=2 * SIZE + 1)
    for number, row in enumerate(rows):
        if len(row) != 2 * SIZE + 1:
            raise BadMap("map-width", file, number + 4, columns=len(row), wanted=2 * SIZE + 1)


def _edge(rows: list[str], y: int, x: int, file: str) -> int:
    drawn = rows[y][x]
    wrong_way = drawn == ("-" if y % 2 else "|")
    if drawn not in EDGES or wrong_way:
        raise BadMap("map-unknown-border", file, y + 4, x + 1, drawn=drawn)
    return EDGES[drawn]


def _check_spaces(spaces: tuple[str, ...], rooms: Mapping[str, Room], file: str) -> None:
    for y, row in enumerate(spaces):
        for x, drawn in enumerate(row):
            if drawn not in (SOLID, LOW) and drawn not in rooms:
                raise BadMap("map-unnamed-room", file, 2 * y + 5, 2 * x + 2, drawn=drawn)
    for letter in rooms:
        if not any(letter in row for row in spaces):
            raise BadMap("map-room-not-drawn", file, 0, room=letter)


def _check_corners(rows: list[str], file: str) -> None:
    """A corner is drawn where any border that ends there is not open."""
    for y in range(0, 2 * SIZE + 1, 2):
        for x in range(0, 2 * SIZE + 1, 2):
            around = [rows[y + j][x + i] for i, j in ((0, -1), (1, 0), (0, 1), (-1, 0)) if _inside(x + i, y + j)]
            wanted = "+" if any(border != " " for border in around) else " "
            if rows[y][x] != wanted:
                raise BadMap("map-corner", file, y + 4, x + 1, drawn=rows[y][x], wanted=wanted)


def _inside(x: int, y: int) -> bool:
    return 0 <= x <= 2 * SIZE and 0 <= y <= 2 * SIZE


# -- what a map must be beside well drawn ---------------------------------------------------------------------


def problems(side: Side, file: str, first: int) -> Iterator[BadMap]:
    """Everything that is wrong with a side; `first` is the line on which its map begins."""
    yield from _bad_borders(side, file, first)
    yield from _bad_rims(side, file, first)
    for x, y in side.vents:
        if not side.is_floor(x, y):
            yield BadMap("map-vent-not-floor", file, 0, space=name_of(x, y))
    yield from _torn_rooms(side, file, first)
    start = next(((x, y) for y in range(SIZE) for x in range(SIZE) if side.is_floor(x, y)), None)
    if start is None:
        yield BadMap("map-without-floor", file, first)
        return
    reached = _flood(side, start, within=None)
    for y in range(SIZE):
        for x in range(SIZE):
            if side.is_floor(x, y) and (x, y) not in reached:
                yield BadMap("map-cut-off", file, first + 2 * y + 1, 2 * x + 2, space=name_of(x, y))
                return


def _bad_borders(side: Side, file: str, first: int) -> Iterator[BadMap]:
    """Solid is walled and low things are railed all round; a door lies between two rooms."""
    for x, y, other_x, other_y, border, line, column in _borders(side):
        one, other = side.spaces[y][x], side.spaces[other_y][other_x]
        place = (file, first + line, column + 1)
        if (one == SOLID) != (other == SOLID) and border != WALL:
            yield BadMap("map-solid-not-walled", *place, space=name_of(x, y))
        elif (one == LOW) != (other == LOW) and border not in (RAIL, WALL):
            yield BadMap("map-low-not-railed", *place, space=name_of(x, y))
        elif border == DOOR and (one == other or SOLID in (one, other) or LOW in (one, other)):
            yield BadMap("map-door-within-room", *place, space=name_of(x, y))


def _borders(side: Side) -> Iterator[tuple[int, int, int, int, int, int, int]]:
    """Every border inside the side: the two spaces, what is on it, and where it is drawn."""
    for y in range(SIZE):
        for x in range(SIZE):
            if x:
                yield x - 1, y, x, y, side.upright[y][x], 2 * y + 1, 2 * x
            if y:
                yield x, y - 1, x, y, side.level[y][x], 2 * y, 2 * x + 1


def _bad_rims(side: Side, file: str, first: int) -> Iterator[BadMap]:
    """A rim is wall but for ports, which are on floor where any two sides meet."""
    rims = [(0, y, side.upright[y][0], 2 * y + 1, 0, y) for y in range(SIZE)]
    rims += [(SIZE - 1, y, side.upright[y][SIZE], 2 * y + 1, 2 * SIZE, y) for y in range(SIZE)]
    rims += [(x, 0, side.level[0][x], 0, 2 * x + 1, x) for x in range(SIZE)]
    rims += [(x, SIZE - 1, side.level[SIZE][x], 2 * SIZE, 2 * x + 1, x) for x in range(SIZE)]
    for x, y, border, line, column, along in rims:
        if border != WALL and (along + 1 not in PORTS or not side.is_floor(x, y)):
            yield BadMap("map-port", file, first + line, column + 1, space=name_of(x, y), allowed=sorted(PORTS))


def _torn_rooms(side: Side, file: str, first: int) -> Iterator[BadMap]:
    """Every room is one piece without going through a door."""
    for letter in side.rooms:
        spots = [(x, y) for y in range(SIZE) for x in range(SIZE) if side.spaces[y][x] == letter]
        reached = _flood(side, spots[0], within=letter)
        if away := [spot for spot in spots if spot not in reached]:
            x, y = away[0]
            yield BadMap("map-room-in-pieces", file, first + 2 * y + 1, 2 * x + 2, room=letter, space=name_of(x, y))


def _flood(side: Side, start: Spot, within: str | None) -> set[Spot]:
    """Every space that orthogonal steps lead to; inside one room they may not use doors."""
    closed = RAIL if within else WALL
    reached, front = {start}, [start]
    while front:
        x, y = front.pop()
        for other, border in _neighbours(side, x, y):
            passable = border == OPEN or (border == DOOR and closed == WALL)
            if other not in reached and passable and side.spaces[other[1]][other[0]] in (within or side.rooms):
                reached.add(other)
                front.append(other)
    return reached


def _neighbours(side: Side, x: int, y: int) -> Iterable[tuple[Spot, int]]:
    if x:
        yield (x - 1, y), side.upright[y][x]
    if x < SIZE - 1:
        yield (x + 1, y), side.upright[y][x + 1]
    if y:
        yield (x, y - 1), side.level[y][x]
    if y < SIZE - 1:
        yield (x, y + 1), side.level[y + 1][x]
