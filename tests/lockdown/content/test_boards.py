"""Both sides of the board against the published facts and against themselves."""

from __future__ import annotations

from collections import Counter, deque
from itertools import combinations

import pytest

from hullbreach.nemesis.content.printed import FacilityBoardTable
from hullbreach.rulebook.citing import cites
from tests.lockdown.printed import lockdown

BASIC, SURFACE = lockdown().boards["board_facility"], lockdown().boards["board_facility_surface"]
SIDES = pytest.mark.parametrize("side", [BASIC, SURFACE], ids=["basic", "surface"])

PUBLISHED = {
    "basic": (
        "1 2 3 6, 2 1 4, 3 1 4, 4 2 3 5, 5 4 9, 6 1 10, 7 8 11 12, 8 7 9 12, 9 5 8 13, 10 6 11 16, 11 7 10 14, "
        "12 7 8 14 15, 13 9 15 17, 14 11 12, 15 12 13, 16 10 22, 17 13 21, 18 19 22, 19 18 20, 20 19 24 25, 21 17 25, "
        "22 16 18 23, 23 22 24, 24 20 23 26, 25 20 21 26 27, 26 24 25 27, 27 25 26"
    ),
    "surface": (
        "1 2 3 4, 2 1 3 4, 3 1 2 4, 4 1 2 3, 5 6 8, 6 5 7, 7 6 8, 8 5 7, 9 10 12 13, 10 9 11, 11 10 14, 12 9 13 14, "
        "13 9 12, 14 11 12 15, 15 14 21, 16 17 19, 17 16 18, 18 17 19 20, 19 16 18 20, 20 18 19 21, 21 15 20 22, "
        "22 21 27, 23 24 26, 24 23 25, 25 24 27, 26 23 27, 27 22 25 26, 28, 29, 30"
    ),
}
"""Each room and those that corridors join it to."""
SECTIONS = {
    "basic": (range(1, 5), range(7, 16), range(18, 28)),
    "surface": ((*range(1, 5), *range(9, 15)), (*range(16, 22),), (*range(5, 9), *range(23, 28))),
}
"""By section; those that staircases lie between are taken out below."""
OUTSIDE_SECTIONS = {"basic": {5, 6, 16, 17}, "surface": {15, 22, 28, 29, 30}}


def ways(side: FacilityBoardTable) -> dict[int, set[int]]:
    """By room: what corridors lead to."""
    found: dict[int, set[int]] = {slot.number: set() for slot in side.room}
    for corridor in side.corridor:
        one, other = corridor.between
        found[one].add(other)
        found[other].add(one)
    return found


def reached(near: dict[int, set[int]], start: int) -> set[int]:
    """Every room one can walk to."""
    found, queue = {start}, deque([start])
    while queue:
        for there in near[queue.popleft()] - found:
            found.add(there)
            queue.append(there)
    return found


def rooms_called(side: FacilityBoardTable, kind: str) -> list[int]:
    """Where a kind of room is printed."""
    return [slot.number for slot in side.room if slot.room == kind]


@pytest.mark.parametrize(("name", "side"), [("basic", BASIC), ("surface", SURFACE)])
def test_rooms_corridors_and_sections_are_the_published_ones(name: str, side: FacilityBoardTable) -> None:
    rows = [[*map(int, row.split())] for row in PUBLISHED[name].split(", ")]
    assert ways(side) == {room: {*near} for room, *near in rows}
    for section, rooms in enumerate(SECTIONS[name], 1):
        assert {slot.number for slot in side.room if slot.section == section} == {*rooms}
    assert {slot.number for slot in side.room if not slot.section} == OUTSIDE_SECTIONS[name]


def test_what_is_printed_lies_where_it_is_published() -> None:
    assert [rooms_called(BASIC, f"elevator-{n}") for n in (1, 2, 3)] == [[1], [10], [22]]
    assert (rooms_called(BASIC, "staircase"), rooms_called(BASIC, "alert-room")) == ([5, 6, 16, 17], [12])
    assert [rooms_called(SURFACE, f"elevator-{n}") for n in (1, 2, 3)] == [[14], [21], [27]]
    assert (rooms_called(SURFACE, "staircase"), rooms_called(SURFACE, "alert-room")) == ([15, 22], [17])
    assert rooms_called(SURFACE, "crossroads") == [28, 29, 30]


def test_12_entrances_where_they_are_published_and_none_on_the_surface() -> None:
    assert [entrance.room for entrance in BASIC.entrance] == [2, 3, 5, 7, 14, 15, 16, 19, 20, 21, 23, 27]
    outside = {slot.number for slot in SURFACE.room if slot.where}
    assert not outside & {entrance.room for entrance in SURFACE.entrance}


@SIDES
def test_every_room_carries_each_number_once_and_no_way_more_than_two(side: FacilityBoardTable) -> None:
    outdoors = rooms_called(side, "crossroads")
    for slot in side.room:
        room = slot.number
        found = [n for corridor in side.corridor if room in corridor.between for n in corridor.numbers]
        found += [n for entrance in side.entrance if entrance.room == room for n in entrance.numbers]
        found += [area.number for area in side.area if room in area.building or room in outdoors]
        assert sorted(found) == [1, 2, 3, 4]
    assert max(len(corridor.numbers) for corridor in side.corridor) == 2
    assert max(len(entrance.numbers) for entrance in side.entrance) <= 2


@pytest.mark.parametrize(("side", "slots"), [(BASIC, (10, 6, 11)), (SURFACE, (10, 7, 13))])
def test_slots_for_tiles(side: FacilityBoardTable, slots: tuple[int, int, int]) -> None:
    counts = Counter(slot.slot for slot in side.room)
    assert (counts["basic"], counts["additional"], counts["special"]) == slots
    face_up = [slot.room for slot in side.room if slot.slot != "special" and slot.room]
    assert face_up == ([] if side is BASIC else ["cargo-a"])


@SIDES
def test_the_nest_never_lies_next_to_where_characters_start(side: FacilityBoardTable) -> None:
    near = ways(side)
    for start in ("isolation-room", "repository"):
        [room] = rooms_called(side, start)
        assert "basic" not in {side.room[other - 1].slot for other in near[room]}
    [backup] = rooms_called(side, "backup-power")
    assert side.room[backup - 1].section == 3


@SIDES
def test_every_corridor_belongs_to_one_section(side: FacilityBoardTable) -> None:
    sections = {slot.number: slot.section for slot in side.room}
    assert all(len({sections[room] for room in corridor.between} - {0}) == 1 for corridor in side.corridor)


@cites("lockdown/setup/elevator-gate-rover")
@SIDES
def test_all_rooms_are_connected_and_the_tokens_start_where_they_can_be_used(side: FacilityBoardTable) -> None:
    near = ways(side)
    inside = {slot.number for slot in side.room if not slot.where}
    [elevator] = rooms_called(side, "elevator-1")
    assert reached(near, elevator) >= inside
    for path in side.path:
        one, other = path.between
        near[one].add(other)
        near[other].add(one)
    assert len(reached(near, elevator)) == len(side.room)
    assert (side.rover, side.elevator) == (2 if side is BASIC else 8, 2)
    assert side.rover in side.exits


def test_the_basic_side_has_one_exit_and_no_surface() -> None:
    assert (BASIC.exits, BASIC.bunker.joined, BASIC.path, BASIC.area) == ((2,), (2,), (), ())
    assert not any(slot.where for slot in BASIC.room)


def test_the_surface_has_two_buildings_four_areas_and_an_exit_for_every_path() -> None:
    crossroads = {*rooms_called(SURFACE, "crossroads")}
    assert {slot.number for slot in SURFACE.room if slot.where == "building"} == {*range(1, 9)}
    assert {slot.number for slot in SURFACE.room if slot.where == "surface"} == crossroads
    assert {area.number: area.building for area in SURFACE.area} == {
        1: (1, 2, 3, 4),
        2: (5, 6, 7, 8),
        3: (),
        4: (5, 6, 7, 8),
    }
    ends = {room for path in SURFACE.path for room in path.between}
    assert ends - crossroads == {*SURFACE.exits}
    assert all({*path.between} & crossroads for path in SURFACE.path)
    assert {*SURFACE.bunker.joined} <= crossroads
    tokens = [slot for slot in SURFACE.room if slot.where and (slot.slot != "special" or slot.room == "crossroads")]
    assert len(tokens) == 10


# ---------------------------------------------------------------- drawing

WIDE, HIGH, ACROSS, DOWN, GAP = 190, 116, 1.75, 0.87, 40
"""The plates of rooms in pixels, what a unit of x and y is, and what must be free between two plates."""
Point = tuple[float, float]


def drawn(side: FacilityBoardTable) -> dict[int, Point]:
    """Where each room is drawn."""
    return {slot.number: (slot.x * ACROSS, slot.y * DOWN) for slot in side.room}


def _turn(a: Point, b: Point, c: Point) -> float:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def crosses(a: Point, b: Point, c: Point, d: Point) -> bool:
    """Whether two lines cross."""
    return _turn(a, b, c) * _turn(a, b, d) < 0 and _turn(c, d, a) * _turn(c, d, b) < 0


def runs_through(a: Point, b: Point, plate: Point) -> bool:
    """Whether a line touches the plate of a room."""
    points = ((a[0] + (b[0] - a[0]) * nth / 200, a[1] + (b[1] - a[1]) * nth / 200) for nth in range(201))
    return any(abs(x - plate[0]) < WIDE / 2 + 6 and abs(y - plate[1]) < HIGH / 2 + 6 for x, y in points)


@SIDES
def test_no_two_plates_touch(side: FacilityBoardTable) -> None:
    plates = [*drawn(side).values(), (side.bunker.x * ACROSS, side.bunker.y * DOWN)]
    for one, other in combinations(plates, 2):
        assert abs(one[0] - other[0]) >= WIDE + GAP or abs(one[1] - other[1]) >= HIGH + GAP


@SIDES
def test_no_two_ways_cross_and_none_runs_through_a_room(side: FacilityBoardTable) -> None:
    at = drawn(side)
    lines = [*(corridor.between for corridor in side.corridor), *(path.between for path in side.path)]
    for (a, b), (c, d) in combinations(lines, 2):
        assert {a, b} & {c, d} or not crosses(at[a], at[b], at[c], at[d])
    for a, b in lines:
        assert not any(runs_through(at[a], at[b], at[room]) for room in at if room not in (a, b))
