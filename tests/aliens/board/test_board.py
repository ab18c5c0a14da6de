"""A layout made ready to play on: distances, doors, barricades, and who sees whom past whom."""

from __future__ import annotations

import pytest

from hullbreach.aliens.board.board import FAR, Board
from hullbreach.aliens.board.layout import Layout, bits, laid
from hullbreach.aliens.board.side import OPEN, SIZE, WALL, Side, ours
from hullbreach.rulebook.citing import cites

LAYOUT = laid("C2 C1 / C3 C4", ours(), sealed="C1-C4")
BOARD = Board(LAYOUT)


def spaces(*names: str) -> int:
    """A set of spaces."""
    return sum(1 << LAYOUT.space(name) for name in names)


def names(mask: int) -> set[str]:
    return {LAYOUT.name(space) for space in bits(mask)}


def door(one: str, other: str) -> int:
    """A door as a set of one."""
    return 1 << LAYOUT.door_at[frozenset((LAYOUT.space(one), LAYOUT.space(other)))]


INTO_THE_YARD = door("C1:H6", "C1:I6")
GARAGE = door("C1:H10", "C1:I10")


def next_to(name: str, barred: int = 0) -> set[str]:
    return names(BOARD.next_to(LAYOUT.space(name), barred))


# -- next to ------------------------------------------------------------------------------------------------------


@cites("aliens/board/next-to")
def test_spaces_are_next_to_each_other_by_an_edge_or_by_a_corner() -> None:
    assert next_to("C1:B11") == {
        "C1:A10",
        "C1:B10",
        "C1:C10",
        "C1:A11",
        "C1:C11",
        "C1:A12",
        "C1:B12",
        "C1:C12",
    }
    assert "C1:B11" not in next_to("C1:B9")


@cites("aliens/board/next-to", "aliens/board/walls", "aliens/board/no-interaction-through-walls")
def test_a_wall_parts_the_spaces_on_its_two_sides_and_those_around_its_end() -> None:
    assert "C1:E2" not in next_to("C1:D1")  # the wall between the two rooms goes on at the door's post
    assert "C1:H4" not in next_to("C1:I4")
    assert next_to("C1:G7") & {"C1:F7", "C1:F8", "C1:F6"} == {"C1:F7"}  # a door in a wall


@cites("aliens/board/next-to", "aliens/move/diagonal-blocked")
def test_a_door_post_cuts_the_corners_beside_a_door_whose_straight_way_stays() -> None:
    assert next_to("C1:H6") & {"C1:I5", "C1:I6", "C1:I7"} == {"C1:I6"}
    assert next_to("C1:I6") & {"C1:H5", "C1:H6", "C1:H7"} == {"C1:H6"}


@cites("aliens/board/next-to", "aliens/board/impassable")
def test_a_thick_white_line_parts_the_spaces_on_its_two_sides_and_cuts_the_corner_at_its_end() -> None:
    assert next_to("C2:B2") & {"C2:A3", "C2:B3", "C2:C3"} == set()
    assert next_to("C2:A2") & {"C2:A3", "C2:B3"} == {"C2:A3"}


@cites("aliens/board/next-to", "aliens/barricade/door-effect")
def test_a_barricaded_door_parts_the_two_spaces_it_lies_between_and_no_others() -> None:
    assert "C1:I6" in next_to("C1:H6")
    assert next_to("C1:H6") - next_to("C1:H6", INTO_THE_YARD) == {"C1:I6"}
    assert next_to("C1:I6") - next_to("C1:I6", INTO_THE_YARD) == {"C1:H6"}
    assert next_to("C1:H6", GARAGE) == next_to("C1:H6")
    assert next_to("C1:H7", INTO_THE_YARD) == next_to("C1:H7")


@cites("aliens/board/next-to")
def test_what_is_around_some_spaces_is_what_is_next_to_any_of_them() -> None:
    both = spaces("C1:H6", "C1:B11")
    for barred in (0, INTO_THE_YARD):
        assert names(BOARD.around(both, barred)) == next_to("C1:H6", barred) | next_to("C1:B11", barred)


# -- distances ----------------------------------------------------------------------------------------------------


@cites("aliens/board/distance")
def test_a_walk_counts_steps_and_a_diagonal_one_is_a_step_like_any_other() -> None:
    walk = BOARD.walk(LAYOUT.space("C1:B11"))
    assert walk[LAYOUT.space("C1:B11")] == 0
    assert walk[LAYOUT.space("C1:A10")] == walk[LAYOUT.space("C1:C11")] == 1
    assert walk[LAYOUT.space("C1:C9")] == 2
    assert walk[LAYOUT.space("C1:D9")] == 2


@cites("aliens/board/distance")
def test_a_walk_goes_around_walls_and_white_lines_and_through_doors() -> None:
    walk = BOARD.walk(LAYOUT.space("C1:D10"))
    assert walk[LAYOUT.space("C1:G10")] == 5  # around the pit between them
    assert LAYOUT.far(LAYOUT.space("C1:D10"), LAYOUT.space("C1:G10")) == 3
    lock = BOARD.walk(LAYOUT.space("C1:H5"))
    assert LAYOUT.far(LAYOUT.space("C1:H5"), LAYOUT.space("C1:I5")) == 1
    assert lock[LAYOUT.space("C1:I5")] == 3  # one step aside, straight through the door, and aside again


@cites("aliens/board/distance")
def test_what_cannot_be_reached_is_far_away() -> None:
    assert BOARD.walk(LAYOUT.space("C1:B11"))[LAYOUT.space("C1:E9") + LAYOUT.width] == FAR  # in the pit


@cites("aliens/board/distance")
def test_barricades_do_not_lengthen_a_walk_but_they_do_what_is_within_some_steps() -> None:
    here, there = LAYOUT.space("C1:H6"), LAYOUT.space("C1:I6")
    assert BOARD.walk(here)[there] == 1
    assert BOARD.within(here, 2) >> there & 1
    assert not BOARD.within(here, 1, INTO_THE_YARD) >> there & 1
    beside = door("C1:H7", "C1:I7")
    assert BOARD.within(here, 2, INTO_THE_YARD) >> LAYOUT.space("C1:I7") & 1  # through the other door
    assert not BOARD.within(here, 2, INTO_THE_YARD | beside) >> LAYOUT.space("C1:I7") & 1


def test_within_no_steps_is_the_space_itself() -> None:
    here = LAYOUT.space("C1:B11")
    assert names(BOARD.within(here, 0)) == {"C1:B11"}
    assert names(BOARD.within(here, 1)) == next_to("C1:B11") | {"C1:B11"}


def test_rings_are_what_is_at_one_step_then_at_two_without_gaps_or_repeats() -> None:
    here = LAYOUT.space("C1:B11")
    rings = list(BOARD.rings(1 << here, BOARD.floor))
    walk = BOARD.walk(here)
    for steps, ring in enumerate(rings, 1):
        assert ring
        assert {walk[space] for space in bits(ring)} == {steps}
    assert sum(rings) | 1 << here == BOARD.floor
    assert sum(ring.bit_count() for ring in rings) == BOARD.floor.bit_count() - 1
    assert list(BOARD.rings(1 << here, 1 << here)) == []


@cites("aliens/board/distance")
def test_plain_grid_distance_ignores_walls_and_is_the_larger_of_columns_and_rows() -> None:
    here = LAYOUT.space("C1:D3")
    near = names(BOARD.square(here, 1))
    assert near == {"C1:C2", "C1:D2", "C1:E2", "C1:C3", "C1:D3", "C1:E3", "C1:C4", "C1:E4"} | {"C1:D4"} & near
    assert LAYOUT.space("C1:E2") not in bits(BOARD.next_to(here))
    corner = BOARD.square(LAYOUT.space("C2:A1"), 2)
    assert names(corner) == {f"C2:{column}{row}" for column in "ABC" for row in (1, 2)} | {"C2:A3"}
    over_the_seam = names(BOARD.square(LAYOUT.space("C2:L6"), 1))
    assert "C1:A6" in over_the_seam


# -- doors --------------------------------------------------------------------------------------------------------


@cites("aliens/door/position")
def test_a_door_lies_between_two_spaces_beside_each_other() -> None:
    for one, other in LAYOUT.doors:
        assert other - one in (1, LAYOUT.width)
        assert LAYOUT.floor >> one & LAYOUT.floor >> other & 1
    assert [LAYOUT.doors[it] for it in BOARD.doors_beside[LAYOUT.space("C1:H6")]] == [
        (LAYOUT.space("C1:H6"), LAYOUT.space("C1:I6"))
    ]
    assert BOARD.doors_beside[LAYOUT.space("C1:K6")] == ()


@cites("aliens/door/opens-automatically")
@pytest.mark.parametrize("space", ["C1:H6", "C1:I6"])
def test_a_door_is_held_open_from_either_side(space: str) -> None:
    assert BOARD.open_doors(spaces(space), 0) == INTO_THE_YARD


@cites("aliens/door/opens-automatically", "aliens/door/closes-automatically")
def test_only_the_two_spaces_that_a_door_parts_hold_it_open() -> None:
    for space in ("C1:H5", "C1:I5", "C1:I8", "C1:J6", "C1:G6"):
        assert not BOARD.open_doors(spaces(space), 0) & INTO_THE_YARD
    assert BOARD.open_doors(0, 0) == 0


@cites("aliens/door/opens-automatically")
def test_somebody_at_two_doors_holds_both_open_and_two_people_hold_one() -> None:
    corner = next(space for space in bits(BOARD.at_doors) if len(BOARD.doors_beside[space]) > 1)
    assert BOARD.open_doors(1 << corner, 0) == sum(1 << it for it in BOARD.doors_beside[corner])
    assert BOARD.open_doors(spaces("C1:H6", "C1:I6"), 0) == INTO_THE_YARD


@cites("aliens/barricade/door-effect")
def test_a_barricaded_door_stays_shut_whoever_stands_at_it() -> None:
    assert BOARD.open_doors(spaces("C1:H6", "C1:I6", "C1:I10"), INTO_THE_YARD) == GARAGE


# -- sight --------------------------------------------------------------------------------------------------------


def open_board(walls: dict[tuple[int, int], int] | None = None) -> Board:
    """A side without walls but its rim and some borders west of a space, by column and row."""
    upright = tuple(
        tuple(WALL if x in (0, SIZE) else (walls or {}).get((x, y), OPEN) for x in range(SIZE + 1)) for y in range(SIZE)
    )
    level = tuple(tuple(WALL if y in (0, SIZE) else OPEN for _ in range(SIZE)) for y in range(SIZE + 1))
    return Board(Layout({(0, 0): Side("X1", "colony", "", "", ("a" * SIZE,) * SIZE, upright, level, {}, (), ())}))


EMPTY = open_board()


def at(name: str) -> int:
    return EMPTY.layout.space(f"X1:{name}")


def sees(one: str, other: str, *people: str, board: Board = EMPTY) -> bool:
    return board.sees(at(one), at(other), sum(1 << at(name) for name in people), 0)


@cites("aliens/los/blockers")
def test_the_space_of_a_character_on_the_only_line_blocks_sight_and_beside_it_does_not() -> None:
    assert sees("A1", "D1")
    assert not sees("A1", "D1", "B1")
    assert sees("A1", "D1", "B2")
    assert sees("A1", "D2", "B1")  # past it
    assert not sees("A1", "D2", "B1", "B2")


@cites("aliens/los/blockers")
def test_neither_end_of_a_line_blocks_it() -> None:
    assert sees("A1", "D1", "A1", "D1")


@cites("aliens/los/definition")
def test_any_point_of_one_space_to_any_point_of_the_other_will_do() -> None:
    assert sees("A1", "B4", "A2", "A3")  # only from the edge of the looker's space
    assert sees("B4", "A1", "A2", "A3")  # only to it
    assert not sees("A1", "B4", "A2", "B2")


@cites("aliens/los/diagonal-corner")
def test_between_two_characters_sees_only_a_looker_whose_space_touches_the_corner_between_them() -> None:
    assert sees("C3", "D4", "D3", "C4")
    assert sees("C3", "G7", "D3", "C4")
    assert sees("C3", "F5", "D3", "C4")  # at any slant
    assert not sees("B2", "D4", "D3", "C4")
    assert not sees("B2", "E5", "D3", "C4")


@cites("aliens/los/diagonal-corner")
def test_sight_past_a_corner_can_be_one_sided() -> None:
    assert sees("C3", "E5", "D3", "C4")
    assert not sees("E5", "C3", "D3", "C4")


@cites("aliens/los/diagonal-corner")
def test_between_a_character_and_a_wall_sees_only_a_looker_whose_space_touches_the_corner() -> None:
    board = open_board({(4, 3): WALL})  # west of E4, up to the corner that it shares with D3
    assert sees("D3", "E4", "E3", board=board)
    assert sees("D3", "F5", "E3", board=board)
    assert not sees("C2", "E4", "E3", "D4", board=board)
    assert not sees("F5", "D3", "E3", "E5", board=open_board({(4, 3): WALL, (4, 4): WALL}))


@cites("aliens/los/diagonal-corner")
def test_the_corner_of_a_single_character_may_be_grazed() -> None:
    assert sees("A1", "C3", "B1")
    assert sees("A1", "D4", "B1", "C2")
    assert sees("A1", "D4", "B1", "D3")
    assert not sees("A1", "D4", "B1", "C3")
