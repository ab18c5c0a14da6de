"""The table of sight agrees with lines that are tried out one by one."""

from __future__ import annotations

from random import Random

import pytest

from hullbreach.aliens.board.layout import Layout, bits, laid
from hullbreach.aliens.board.side import DOOR, OPEN, SIZE, WALL, Side, ours
from hullbreach.aliens.board.sight_table import SightTable, made

from .line_sampler import blocking, sees

SIDES = ours()


def random_layout(rng: Random) -> Layout:
    """One side on which walls and doors stand at random."""
    walls = rng.choice((0.1, 0.2, 0.3))

    def border() -> int:
        lot = rng.random()
        return WALL if lot < walls else DOOR if lot < walls + 0.08 else OPEN

    upright = tuple(tuple(WALL if x in (0, SIZE) else border() for x in range(SIZE + 1)) for _ in range(SIZE))
    level = tuple(tuple(WALL if y in (0, SIZE) else border() for _ in range(SIZE)) for y in range(SIZE + 1))
    return Layout({(0, 0): Side("X1", "colony", "", "", ("a" * SIZE,) * SIZE, upright, level, {}, (), ())})


def seen(table: SightTable, space: int, open_doors: int) -> int:
    """The spaces seen from one while some doors are open."""
    found = table.always[space]
    for doors, more in table.through[space]:
        if doors & open_doors == doors:
            found |= more
    return found


def disagreements(seed: int, pairs: int) -> tuple[int, list[str]]:
    """Pairs of a random layout on which table and sampler differ, after so many were tried."""
    rng = Random(seed)
    layout = random_layout(rng)
    table = made(layout)
    open_doors = rng.getrandbits(max(1, len(layout.doors))) & rng.getrandbits(max(1, len(layout.doors)))
    borders, tried, wrong = blocking(layout, open_doors), 0, []
    while tried < pairs:
        one = rng.randrange(SIZE), rng.randrange(SIZE)
        other = one[0] + rng.randint(-4, 4), one[1] + rng.randint(-4, 4)
        if one == other or not all(0 <= place < SIZE for place in other):
            continue
        tried += 1
        here, there = one[1] * SIZE + one[0], other[1] * SIZE + other[0]
        if bool(seen(table, here, open_doors) >> there & 1) != sees(one, other, borders, rng):
            wrong.append(f"seed {seed}: {layout.name(here)} and {layout.name(there)}")
    return tried, wrong


@pytest.mark.parametrize("seed", range(3))
def test_the_table_agrees_with_lines_tried_out_one_by_one(seed: int) -> None:
    tried, wrong = disagreements(seed, 60)
    assert (tried, wrong) == (60, [])


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(100, 120))
def test_the_table_agrees_on_many_boards(seed: int) -> None:
    tried, wrong = disagreements(seed, 150)
    assert (tried, wrong) == (150, [])


@pytest.fixture(scope="module")
def quarters() -> tuple[Layout, SightTable]:
    layout = laid("C3", SIDES)
    return layout, made(layout)


def test_sight_goes_both_ways(quarters: tuple[Layout, SightTable]) -> None:
    layout, table = quarters
    for open_doors in (0, (1 << len(layout.doors)) - 1):
        rows = {space: seen(table, space, open_doors) for space in bits(layout.floor)}
        assert all(rows[other] >> space & 1 for space, row in rows.items() for other in bits(row))


def test_a_shut_door_blocks_sight_and_an_open_one_does_not(quarters: tuple[Layout, SightTable]) -> None:
    layout, table = quarters
    canteen, ring = layout.space("C3:B7"), layout.space("C3:A7")
    door = layout.door_at[frozenset((canteen, ring))]
    assert not seen(table, canteen, 0) >> ring & 1
    assert seen(table, canteen, 1 << door) >> ring & 1


def test_low_things_and_rails_do_not_block_sight(quarters: tuple[Layout, SightTable]) -> None:
    layout, table = quarters
    assert table.always[layout.space("C3:D6")] >> layout.space("C3:F6") & 1  # over the counter


def test_walls_block_sight(quarters: tuple[Layout, SightTable]) -> None:
    layout, table = quarters
    assert not table.always[layout.space("C3:A4")] >> layout.space("C3:B5") & 1


def test_nothing_is_told_twice(quarters: tuple[Layout, SightTable]) -> None:
    layout, table = quarters
    for space in bits(layout.floor):
        assert table.always[space] & ~layout.floor == 0
        for doors, more in table.through[space]:
            fewer = [known for some, known in table.through[space] if some != doors and some & doors == some]
            assert more
            assert not more & table.always[space]
            assert not any(more & known for known in fewer)
