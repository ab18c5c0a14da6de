"""Sides joined to a layout: spaces, steps and doors."""

from __future__ import annotations

import pytest

from hullbreach.aliens.board.layout import BadLayout, Layout, bits, laid, spread
from hullbreach.aliens.board.side import ours

SIDES = ours()
NEWT = laid("C2 C1 / C3 C4", SIDES, sealed="C1-C4")


def steps_across(layout: Layout) -> int:
    """The number of steps between the two spaces that are furthest apart."""
    most = 0
    for space in bits(layout.floor):
        reached, steps = 1 << space, 0
        while reached != layout.floor:
            reached = spread(layout, reached, layout.floor, 1)
            steps += 1
        most = max(most, steps)
    return most


@pytest.mark.parametrize(
    ("plan", "sealed", "spaces", "doors", "across"),
    [
        ("C2 C1 / C3 C4", "C1-C4", 508, 61, 49),
        ("P1 P2 -- / -- P3 P4", "", 430, 7, 45),
        ("C4 C2 / C3 C1", "", 508, 65, 39),
        ("P1 / P3", "", 213, 2, 29),
        ("C2 C4", "", 250, 27, 31),
        ("C3", "", 140, 20, 19),
        ("P2 / P3", "", 212, 2, 31),
        ("C2 C1", "", 248, 30, 26),
        ("C2 P4 / C3 P1", "", 488, 41, 48),
    ],
)
def test_the_layouts_of_the_missions_have_the_size_they_were_designed_with(
    plan: str, sealed: str, spaces: int, doors: int, across: int
) -> None:
    layout = laid(plan, SIDES, sealed)
    assert (layout.floor.bit_count(), len(layout.doors), steps_across(layout)) == (spaces, doors, across)


def test_every_space_is_named_by_its_side_column_and_row() -> None:
    assert all(NEWT.space(NEWT.name(space)) == space for space in bits(NEWT.floor))
    assert NEWT.name(NEWT.space("C3:A12")) == "C3:A12"
    assert NEWT.room(NEWT.space("C1:L9")) == "C1:y"


@pytest.mark.parametrize("name", ["C1:M1", "C1:K1", "P1:A1", "C1", "C1:5", "nowhere"])
def test_a_space_that_is_not_there_is_refused_by_name(name: str) -> None:
    with pytest.raises(BadLayout) as told:
        NEWT.space(name)
    assert told.value.about["space"] == name


def steps_from(layout: Layout, name: str) -> set[str]:
    return {layout.name(space) for space in bits(layout.next_to[layout.space(name)])}


def test_models_step_in_all_eight_directions() -> None:
    assert steps_from(NEWT, "C1:B11") == {
        "C1:A10",
        "C1:B10",
        "C1:C10",
        "C1:A11",
        "C1:C11",
        "C1:A12",
        "C1:B12",
        "C1:C12",
    }


def test_a_door_is_crossed_straight_because_its_posts_cut_the_corners() -> None:
    through = steps_from(NEWT, "C1:H6") & {"C1:I5", "C1:I6", "C1:I7"}
    assert through == {"C1:I6"}


def test_a_rail_is_not_stepped_over_nor_past() -> None:
    beside_the_pit = steps_from(NEWT, "C1:D9")
    assert "C1:E9" in beside_the_pit
    assert "C1:E10" not in beside_the_pit  # the pit itself
    assert "C1:D10" in beside_the_pit
    assert steps_from(NEWT, "C1:D10").isdisjoint({"C1:E9"})  # the rail's corner cuts the diagonal


def test_steps_go_both_ways() -> None:
    assert all(NEWT.next_to[other] >> space & 1 for space in NEWT.next_to for other in bits(NEWT.next_to[space]))


def test_a_seam_is_as_closed_as_the_more_closed_of_its_rims() -> None:
    double = laid("C4 C2 / C3 C1", SIDES)
    assert double.door_at[frozenset((double.space("C4:F12"), double.space("C3:F1")))] is not None
    opened = laid("C2 C1", SIDES)
    assert frozenset((opened.space("C2:L6"), opened.space("C1:A6"))) not in opened.door_at
    assert opened.next_to[opened.space("C2:L6")] >> opened.space("C1:A6") & 1


def test_a_sealed_seam_is_wall() -> None:
    joined = laid("C2 C1 / C3 C4", SIDES)
    assert joined.next_to[joined.space("C1:F12")] >> joined.space("C4:F1") & 1
    assert not NEWT.next_to[NEWT.space("C1:F12")] >> NEWT.space("C4:F1") & 1


def test_distance_counts_the_longer_of_columns_and_rows() -> None:
    assert NEWT.far(NEWT.space("C1:A1"), NEWT.space("C1:C6")) == 5
    assert NEWT.far(NEWT.space("C2:L6"), NEWT.space("C1:A6")) == 1


@pytest.mark.parametrize(
    ("plan", "reason"),
    [
        ("C1 X9", "layout-unknown-side"),
        ("C1 P1", "layout-board-twice"),
        ("--", "layout-empty"),
        ("C1 -- C2", "layout-cut-off"),
    ],
)
def test_boards_that_cannot_be_laid_out_are_refused(plan: str, reason: str) -> None:
    with pytest.raises(BadLayout) as told:
        laid(plan, SIDES)
    assert told.value.reason == reason


def test_a_flood_stops_after_so_many_steps_and_at_spaces_it_may_not_enter() -> None:
    start = NEWT.space("C1:K6")
    two = spread(NEWT, 1 << start, NEWT.floor, 2)
    assert {NEWT.far(start, space) for space in bits(two)} == {0, 1, 2}
    assert spread(NEWT, 1 << start, NEWT.floor & ~NEWT.next_to[start]) == 1 << start
