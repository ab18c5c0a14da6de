"""Noise on the surface: its die, the areas that carry it, danger, and intruders that go out into them."""

from __future__ import annotations

import pytest

from hullbreach.nemesis.rules.noise import Danger, NoiseRoll
from hullbreach.nemesis.scenario import scenario
from hullbreach.rulebook.citing import cites
from tests.lockdown.surface.outside import AREAS, CROSSROADS, EAST, SITE, WEST, carry_out, noisy, offered, out_at

RULES = "lockdown/alternative-board"


def roll(room: int, face: str, *noise: str) -> set[str]:
    """Where there is noise after the hacker, in this room, has rolled this with the die of the surface."""
    table = out_at(room)
    table.noise(*noise)
    table.fate(surface=[face])
    carry_out(table, NoiseRoll(0))
    return noisy(table)


@cites("lockdown/alternative-board/surface-die")
@pytest.mark.parametrize("room", [1, 3, 8, 28, 30])
def test_crossroads_and_buildings_roll_the_die_of_the_surface(room: int) -> None:
    table = out_at(room)
    table.fate(surface=["silence"])
    carry_out(table, NoiseRoll(0))
    [rolled] = table.told("noise-rolled")
    assert rolled["args"] == {"who": "seat:0", "face": "silence", "die": "surface"}
    assert rolled["rule"] == f"{RULES}/surface-die"
    assert noisy(table) == set()


@cites("lockdown/alternative-board/surface-die")
@pytest.mark.parametrize("room", [9, 16, 23, 20])
def test_rooms_below_roll_the_noise_die_even_exit_rooms(room: int) -> None:
    table = out_at(room, 11, 11)
    table.fate(noise=["silence"])
    carry_out(table, NoiseRoll(0))
    [rolled] = table.told("noise-rolled")
    assert rolled["args"] == {"who": "seat:0", "face": "silence"}


@cites("lockdown/alternative-board/surface-die", "lockdown/noise/silence-slimed")
def test_silence_is_broken_by_slime_on_the_surface_too() -> None:
    table = out_at(1)
    table.slime("hacker")
    table.fate(surface=["silence"])
    carry_out(table, NoiseRoll(0))
    assert noisy(table) == {"corridor:1-2", "corridor:1-3", "corridor:1-4", "area:1"}


@cites("lockdown/alternative-board/areas", "lockdown/alternative-board/surface-die")
@pytest.mark.parametrize(
    ("room", "face", "spot"),
    [(1, "1", "area:1"), (4, "1", "area:1"), (5, "2", "area:2"), (8, "4", "area:4"), (5, "1", "corridor:5-6")],
)
def test_in_a_building_a_number_leads_to_a_corridor_or_to_its_own_area(room: int, face: str, spot: str) -> None:
    assert roll(room, face) == {spot}


@cites("lockdown/alternative-board/crossroads-noise", "lockdown/alternative-board/surface-die")
@pytest.mark.parametrize("room", CROSSROADS)
@pytest.mark.parametrize("number", ["1", "2", "3", "4"])
def test_on_a_crossroads_every_number_leads_to_its_area(room: int, number: str) -> None:
    table = out_at(room)
    table.fate(surface=[number])
    carry_out(table, NoiseRoll(0))
    assert noisy(table) == {f"area:{number}"}
    assert f"{RULES}/crossroads-noise" in table.rules_told()


@cites(
    "lockdown/alternative-board/crossroads-noise",
    "lockdown/alternative-board/areas",
    "lockdown/alternative-board/surface-die",
    "lockdown/noise/second-marker-encounter",
)
def test_what_was_heard_in_a_building_is_heard_on_open_ground() -> None:
    table = out_at(29)
    table.noise("area:1", "area:3", "corridor:1-2")
    table.bag(adult_1_3=1)
    table.fate(surface=["1"])
    carry_out(table, NoiseRoll(0))
    assert table.room(29).intruders == ["adult"]
    assert noisy(table) == {"corridor:1-2"}


@cites("lockdown/alternative-board/areas")
def test_an_encounter_in_a_building_silences_its_areas_only() -> None:
    table = out_at(5)
    table.noise(*AREAS, "corridor:5-6", "corridor:6-7")
    table.bag(adult_1_3=1)
    table.fate(surface=["2"])
    carry_out(table, NoiseRoll(0))
    assert table.room(5).intruders == ["adult"]
    assert noisy(table) == {"area:1", "area:3", "corridor:6-7"}


@cites("lockdown/alternative-board/crossroads-noise")
def test_a_careful_movement_puts_its_marker_on_a_silent_area_if_there_is_one() -> None:
    table = out_at(28)
    table.explore(29)
    table.noise("area:2")
    table.turn("hacker")
    table.play("hacker", "careful-move/room:29")
    assert table.options("hacker") == ["noise/area:1", "noise/area:3", "noise/area:4"]
    table.play("hacker", "noise/area:3")
    assert noisy(table) == {"area:2", "area:3"}
    table = out_at(28)
    table.noise(*AREAS)
    table.turn("hacker")
    assert "room:29" not in offered(table, "careful-move")
    assert "room:9" in offered(table, "careful-move")


@cites("lockdown/alternative-board/danger-building")
def test_danger_in_a_building_draws_who_is_next_door_else_noise_all_around_with_its_area() -> None:
    table = out_at(4)
    near, outside, far = table.intruder("adult", 1), table.intruder("adult", 28), table.intruder("creeper", 29)
    table.place("janitor", 3)
    fighting = table.intruder("adult", 3)
    table.turn("hacker")
    table.fate(surface=["danger"])
    carry_out(table, NoiseRoll(0))
    assert table.intruders() == {near: "room:4", outside: "room:4", far: "room:29", fighting: "room:3"}
    assert noisy(table) == set()
    table = out_at(5)
    table.fate(surface=["danger"])
    carry_out(table, NoiseRoll(0))
    assert noisy(table) == {"corridor:5-6", "corridor:5-8", "area:2", "area:4"}


@cites("lockdown/alternative-board/danger-building")
@pytest.mark.parametrize("room", [*WEST, *EAST])
def test_danger_in_any_room_of_a_building_is_heard_in_the_area_around_it(room: int) -> None:
    assert roll(room, "danger") & set(AREAS) == ({"area:1"} if room in WEST else {"area:2", "area:4"})


@cites("lockdown/alternative-board/danger-crossroads", "lockdown/alternative-board/danger-crossroads-markers")
def test_danger_on_a_crossroads_draws_all_who_roam_the_surface_whatever_the_way() -> None:
    table = out_at(28, 29)
    far, larva = table.intruder("adult", 30), table.intruder("larva", 30)
    fighting, indoors, below = table.intruder("creeper", 29), table.intruder("adult", 4), table.intruder("breeder", 9)
    table.turn("hacker")
    table.fate(surface=["danger"])
    carry_out(table, NoiseRoll(0))
    stay = {fighting: "room:29", indoors: "room:4", below: "room:9"}
    assert table.intruders() == {far: "room:28", larva: "room:28", **stay}
    assert noisy(table) == set()
    assert f"{RULES}/danger-crossroads" in table.rules_told()


@cites("lockdown/alternative-board/danger-crossroads-markers", "lockdown/alternative-board/danger-crossroads")
def test_with_none_of_them_every_area_gets_noise() -> None:
    table = out_at(28, 29)
    indoors, fighting = table.intruder("adult", 4), table.intruder("creeper", 29)
    table.noise("area:2")
    table.turn("hacker")
    table.fate(surface=["danger"])
    carry_out(table, NoiseRoll(0))
    assert table.intruders() == {indoors: "room:4", fighting: "room:29"}
    assert noisy(table) == {*AREAS}
    assert f"{RULES}/danger-crossroads-markers" in table.rules_told()


@cites("lockdown/alternative-board/danger-crossroads")
def test_a_danger_token_on_a_crossroads_does_the_same() -> None:
    table = out_at(28)
    foe = table.intruder("adult", 30)
    table.token(29, "danger-3")
    table.turn("hacker")
    table.play("hacker", "move/room:29")
    assert table.intruders() == {foe: "room:29"}
    assert table.told("noise-rolled") == []


def test_danger_that_somebody_else_brings_about_below_stays_below() -> None:
    table = out_at(20)
    foe = table.intruder("adult", 30)
    carry_out(table, Danger(9))
    assert table.intruders() == {foe: "room:30"}
    assert "area:1" not in noisy(table)


@cites("lockdown/alternative-board/areas-not-technical")
def test_an_intruder_that_a_number_sends_into_an_area_leaves_the_board() -> None:
    table = out_at(20)
    table.intruder("breeder", 29)
    table.turn("hacker")
    table.event_phase("power-surge")  # breeders and the queen move by 3
    assert table.intruders() == {}
    [hidden] = table.told("intruder-hides")
    assert hidden["rule"] == f"{RULES}/areas-not-technical"


@cites("lockdown/alternative-board/areas-not-technical")
@pytest.mark.parametrize("room", [1, 5, 28])
def test_nobody_crawls_through_an_area(room: int) -> None:
    board = out_at(room).state.board
    assert board.crawls[room] == ()
    assert board.network[room] < 0
    assert not {*board.networks} & {*board.areas}
    assert not {*board.entrances} & {*range(1, 9), *CROSSROADS}


@cites("lockdown/alternative-board/areas-not-technical")
def test_vents_are_no_use_on_open_ground_or_in_a_building() -> None:
    table = scenario("lockdown", crew=["survivor", "janitor"], site=SITE)
    table.hand("survivor", "vents", "rest", "search")
    for room, helps in ((table.state.board.entrances[0], True), (1, False), (5, False), (28, False)):
        table.explore(room)
        table.place("survivor", room)
        table.turn("survivor")
        assert ("play/card:vents" in table.options("survivor")) == helps
        assert ("play/card:vents" in table.refusals("survivor")) != helps


@cites("lockdown/alternative-board/areas-not-technical")
def test_the_cave_entrance_leads_to_no_building_and_to_no_crossroads() -> None:
    table = out_at(20)
    table.explore(*WEST, *EAST)
    table.place("hacker", table.lay("cave-entrance"))
    table.turn("hacker")
    table.play("hacker", "room-action")
    crawls = {int(room.removeprefix("room:")) for room in offered(table, "crawl")}
    assert crawls
    assert not crawls & {*WEST, *EAST, *CROSSROADS}


@cites("lockdown/alternative-board/areas-not-technical")
def test_effects_on_technical_corridors_leave_areas_alone() -> None:
    table = out_at(28)
    table.turn("hacker")
    table.event_phase("noise-in-corridors")
    assert noisy(table) == {"corridor:technical"}
    assert table.of("hacker").light_wounds == 0


def test_power_silences_corridors_of_buildings_but_no_area() -> None:
    table = out_at(20)
    table.noise("corridor:1-2", "area:1", "area:3")
    table.turn("hacker")
    table.event_phase()
    assert noisy(table) == {"area:1", "area:3"}
