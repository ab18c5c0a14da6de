"""Sight past characters agrees with lines that are tried out one by one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import NamedTuple

import pytest

from hullbreach.aliens.board.layout import Layout, bits
from hullbreach.aliens.board.side import OPEN, SIZE, WALL, Side
from hullbreach.aliens.board.sight_line import Clearing, SightLines, paths
from hullbreach.aliens.board.sight_table import made
from hullbreach.rulebook.citing import cites

from .line_sampler import Point, blocking, sees_past
from .test_sight_table import random_layout, seen


def place(space: int) -> Point:
    """The column and row of a space of a single side."""
    return space % SIZE, space // SIZE


def some_doors(layout: Layout, rng: Random) -> int:
    return rng.getrandbits(len(layout.doors)) if layout.doors else 0


def walled(upright: Sequence[Point] = (), level: Sequence[Point] = ()) -> Layout:
    """A side with a rim, and with walls west and north of these spaces, by column and row."""
    west = tuple(
        tuple(WALL if x in (0, SIZE) or (x, y) in upright else OPEN for x in range(SIZE + 1)) for y in range(SIZE)
    )
    north = tuple(
        tuple(WALL if y in (0, SIZE) or (x, y) in level else OPEN for x in range(SIZE)) for y in range(SIZE + 1)
    )
    return Layout({(0, 0): Side("X1", "colony", "", "", ("a" * SIZE,) * SIZE, west, north, {}, (), ())})


# -- without characters -------------------------------------------------------------------------------------------


def differences(seed: int, pairs: int) -> list[str]:
    """Pairs of spaces on which the lines and the table of sight differ, of so many at random."""
    rng = Random(seed)
    wrong: list[str] = []
    tried = 0
    while tried < pairs:
        layout = random_layout(rng)
        table, lines = made(layout), SightLines(layout)
        for _ in range(5):
            doors = some_doors(layout, rng)
            rows: dict[int, int] = {}
            for _ in range(1000):
                one, other = rng.randrange(SIZE * SIZE), rng.randrange(SIZE * SIZE)
                if one not in rows:
                    rows[one] = seen(table, one, doors)
                tried += 1
                if lines.is_clear(one, other, 0, doors) != bool(rows[one] >> other & 1):
                    wrong.append(f"seed {seed}: {layout.name(one)} and {layout.name(other)}")
    return wrong


@cites("aliens/los/definition")
def test_with_nobody_between_every_line_agrees_with_the_table_of_sight() -> None:
    assert differences(1, 20_000) == []


@pytest.mark.slow
def test_with_nobody_between_every_line_agrees_with_the_table_of_sight_on_many_boards() -> None:
    assert differences(2, 100_000) == []


# -- past characters ----------------------------------------------------------------------------------------------


class Case(NamedTuple):
    """Two spaces that see each other past walls and doors, and characters in or around the spaces between them."""

    layout: Layout
    lines: SightLines
    doors: int
    one: int
    other: int
    people: list[int]

    @property
    def blockers(self) -> int:
        return sum(1 << space for space in self.people)

    @property
    def is_clear(self) -> bool:
        return self.lines.is_clear(self.one, self.other, self.blockers, self.doors)

    def __str__(self) -> str:
        one, other, *people = (self.layout.name(space) for space in (self.one, self.other, *self.people))
        return f"{one} and {other} past {' '.join(people)}"


def cases(rng: Random, boards: int, pairs: int, far: int) -> Iterator[Case]:
    """So many pairs on each of so many random boards, with one to six characters."""
    for _ in range(boards):
        layout = random_layout(rng)
        lines, doors = SightLines(layout), some_doors(layout, rng)
        tried = 0
        while tried < pairs:
            one = rng.randrange(SIZE), rng.randrange(SIZE)
            other = one[0] + rng.randint(-far, far), one[1] + rng.randint(-far, far)
            if one == other or not all(0 <= at < SIZE for at in other):
                continue
            here, there = one[1] * SIZE + one[0], other[1] * SIZE + other[0]
            if not lines.is_clear(here, there, 0, doors):
                continue
            box = [space for space in bits(lines.between(here, there)) if space not in (here, there)]
            tried += 1
            yield Case(layout, lines, doors, here, there, rng.sample(box, min(rng.randint(1, 6), len(box))))


def disagreements(seed: int, boards: int, pairs: int, far: int = 4) -> list[str]:
    """The cases on which the lines and the sampler differ."""
    rng = Random(seed)
    return [
        f"seed {seed}: {case}"
        for case in cases(rng, boards, pairs, far)
        if case.is_clear
        != sees_past(
            place(case.one),
            place(case.other),
            blocking(case.layout, case.doors),
            [place(space) for space in case.people],
            rng,
        )
    ]


LOS = cites("aliens/los/definition", "aliens/los/blockers", "aliens/los/diagonal-corner")


@LOS
@pytest.mark.parametrize("seed", range(3))
def test_sight_past_characters_agrees_with_lines_tried_out_one_by_one(seed: int) -> None:
    assert disagreements(seed, 40, 5) == []


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(100, 110))
def test_sight_past_characters_agrees_on_many_boards(seed: int) -> None:
    assert disagreements(seed, 300, 5) == []


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(200, 204))
def test_sight_past_characters_agrees_at_greater_distances(seed: int) -> None:
    assert disagreements(seed, 30, 3, far=7) == []


# -- from both ends -----------------------------------------------------------------------------------------------


def is_privileged(way: Clearing, case: Case) -> bool:
    """Whether a line is open only because the looker's space touches a corner where two blockers meet."""
    shut = ~case.doors
    return any(
        corner.is_looker
        and corner.walls + (corner.doors & shut).bit_count() + (corner.touched & case.blockers).bit_count() > 1
        for corner in way.corners
    )


@cites("aliens/los/diagonal-corner")
def test_sight_is_one_sided_only_through_a_corner_that_the_looker_touches() -> None:
    one_sided = 0
    for case in cases(Random(5), 300, 8, 5):
        back = case._replace(one=case.other, other=case.one)
        if case.is_clear == back.is_clear:
            continue
        one_sided += 1
        seeing = case if case.is_clear else back
        lines, (one, other) = seeing.lines, (seeing.one, seeing.other)
        ways = [lines._laid(path, one, other) for path in lines._paths(one, other)]
        free = [way for way in ways if way and way.is_free(seeing.blockers, ~seeing.doors)]
        assert all(is_privileged(way, seeing) for way in free), str(seeing)
    assert one_sided > 5


@cites("aliens/los/diagonal-corner", "aliens/los/definition")
def test_sight_past_characters_that_meet_neither_each_other_nor_a_wall_goes_both_ways() -> None:
    rng = Random(6)
    lines = SightLines(walled())
    apart = [y * SIZE + x for y in range(1, SIZE - 1, 2) for x in range(1, SIZE - 1, 2)]
    for _ in range(800):
        people = rng.sample(apart, 6)
        one, other = rng.sample([space for space in range(SIZE * SIZE) if space not in people], 2)
        blockers = sum(1 << space for space in people)
        assert lines.is_clear(one, other, blockers, 0) == lines.is_clear(other, one, blockers, 0)


# -- in particular ------------------------------------------------------------------------------------------------


def test_a_character_beside_an_end_of_a_line_along_the_grid_and_a_wall_that_ends_there_leave_no_gap() -> None:
    layout = walled(upright=[(5, 3)])
    lines = SightLines(layout)
    one, other, above_one, above_other, below_one = (layout.space(f"X1:{it}") for it in ("F4", "E4", "F3", "E3", "F5"))
    assert lines.is_clear(one, other, 0, 0)  # along the side that both spaces share with those above them
    assert not lines.is_clear(one, other, 1 << above_one | 1 << below_one, 0)
    assert not lines.is_clear(one, other, 1 << above_other | 1 << below_one, 0)


def test_a_line_may_not_end_in_a_corner_where_two_characters_meet_away_from_the_looker() -> None:
    """The line from J11 passes J10 in a corner, and would end in the corner of H9 that G9 and G10 share."""
    layout = walled(upright=[(7, 10), (8, 8), (9, 8), (9, 9), (10, 8), (10, 9)], level=[(7, 8), (9, 9)])
    lines = SightLines(layout)
    looker, target, above, left, lower_left, beside = (
        1 << layout.space(f"X1:{it}") for it in ("J11", "H9", "H8", "G9", "G10", "I10")
    )
    one, other = looker.bit_length() - 1, target.bit_length() - 1
    assert lines.is_clear(one, other, above | left | beside, 0)
    assert lines.is_clear(one, other, above | lower_left | beside, 0)
    assert not lines.is_clear(one, other, above | left | lower_left | beside, 0)


@pytest.mark.parametrize(("dx", "dy"), [(1, 0), (0, 3), (2, 2), (5, 1), (3, 7), (7, 3)])
def test_every_path_begins_and_ends_in_its_spaces_and_never_leaves_the_box_around_them(dx: int, dy: int) -> None:
    for path in paths(dx, dy):
        assert path.cells[0] == (0, 0)
        assert (dx, dy) in (path.cells[-1], (path.beside or path.cells)[-1])
        assert all(0 <= x <= dx and 0 <= y <= dy for x, y in path.cells)
