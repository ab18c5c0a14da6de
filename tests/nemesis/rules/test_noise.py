"""Noise: markers in corridors, danger, silence, and the second marker that means an encounter."""

from __future__ import annotations

import pytest

from hullbreach.nemesis.scenario import NemesisTable, scenario
from hullbreach.rulebook.citing import cites


def walking(roll: str, to: int = 2, start: int = 1) -> NemesisTable:
    """The captain is about to walk into an explored, empty room and to roll this."""
    table = scenario("nemesis", ["captain", "scout"])
    table.place("captain", start)
    table.explore(to)
    table.turn("captain")
    table.fate(noise=[roll])
    return table


def noisy(table: NemesisTable) -> set[str]:
    g = table.state
    spots = [*g.board.corridors, g.board.technical]
    return {g.board.spot_id(spot).removeprefix("corridor:") for spot in spots if g.is_noisy(spot)}


# Room 3 has corridors 1-3 (1, 2) and 3-7 (3, 4); room 14 has 13-14 (1), 14-17 (2), 11-14 (4) and an entrance (3).


@cites("nemesis/noise/roll-number")
@pytest.mark.parametrize(("roll", "corridor"), [("1", "13-14"), ("2", "14-17"), ("4", "11-14")])
def test_a_number_puts_a_marker_in_the_corridor_that_bears_it(roll: str, corridor: str) -> None:
    table = walking(roll, to=14, start=11)
    table.play("captain", "move", to="room:14")
    assert noisy(table) == {corridor}


@cites("nemesis/noise/roll-number")
def test_a_roll_not_caused_by_moving_counts_for_the_room_one_is_in() -> None:
    table = scenario("nemesis", ["captain", "scout"])
    table.place("captain", 14)
    table.place("scout", 3)
    table.bag(adult_2=1)
    table.turn("captain")
    table.fate(event=["nest"], noise=["2", "3"])
    table.end_round()
    assert noisy(table) == {"14-17", "3-7"}


@cites("nemesis/noise/technical-corridors-space")
def test_a_number_of_an_entrance_puts_it_on_the_shared_technical_space() -> None:
    table = walking("3", to=14, start=11)
    table.play("captain", "move", to="room:14")
    assert noisy(table) == {"technical"}
    assert "nemesis/noise/technical-corridors-space" in table.rules_told()


@cites("nemesis/noise/technical-corridors-space", "nemesis/noise/second-marker-encounter")
def test_the_marker_there_lies_in_every_entrance() -> None:
    table = walking("4", to=15, start=11)
    table.noise("corridor:technical")
    table.bag(blank=1, larva_1=1)
    table.fate(bag=["larva-1"])
    table.turn("captain")
    table.play("captain", "move", to="room:15")
    assert len(table.told("encounter")) == 1
    assert noisy(table) == set()


@cites("nemesis/noise/danger-attracts")
def test_danger_draws_in_every_neighbour_that_is_not_in_combat() -> None:
    table = walking("danger", to=6, start=11)
    table.place("scout", 5)
    for kind, room in (("adult", 5), ("creeper", 2), ("breeder", 7), ("queen", 3)):
        table.intruder(kind, room)
    table.turn("captain")
    table.play("captain", "move", to="room:6")
    assert table.room(6).intruders == ["breeder", "creeper"]
    assert table.room(5).intruders == ["adult"]
    assert table.room(3).intruders == ["queen"]
    assert noisy(table) == set()
    assert table.told("attack") == table.told("surprise-check") == []


@cites("nemesis/noise/danger-attracts")
def test_an_intruder_behind_a_door_breaks_it_stays_and_still_counts() -> None:
    table = walking("danger", to=6, start=11)
    table.intruder("adult", 7)
    table.door("corridor:6-7")
    table.turn("captain")
    table.play("captain", "move", to="room:6")
    assert table.room(7).intruders == ["adult"]
    assert table.door_at("6-7") == "destroyed"
    assert noisy(table) == set()


@cites("nemesis/noise/danger-markers")
def test_danger_without_neighbours_fills_every_silent_corridor_the_technical_ones_too() -> None:
    table = walking("danger", to=14, start=11)
    table.noise("corridor:11-14")
    table.turn("captain")
    table.play("captain", "move", to="room:14")
    assert noisy(table) == {"13-14", "14-17", "11-14", "technical"}
    assert table.told("encounter") == []


@cites("nemesis/noise/danger-markers")
def test_danger_with_noise_everywhere_does_nothing() -> None:
    table = walking("danger", to=3, start=1)
    table.noise("corridor:1-3", "corridor:3-7")
    table.turn("captain")
    table.play("captain", "move", to="room:3")
    assert noisy(table) == {"1-3", "3-7"}
    assert table.told("encounter") == []


@cites("nemesis/noise/silence")
def test_silence_places_nothing() -> None:
    table = walking("silence")
    table.intruder("adult", 6)
    table.turn("captain")
    table.play("captain", "move", to="room:2")
    assert noisy(table) == set()
    assert table.room(6).intruders == ["adult"]
    assert table.told("noise-rolled")[0]["rule"] == "nemesis/noise/silence"


@cites("nemesis/noise/silence-slimed")
def test_silence_is_danger_for_a_slimed_character() -> None:
    table = walking("silence")
    table.slime("captain")
    table.intruder("adult", 6)
    table.turn("captain")
    table.play("captain", "move", to="room:2")
    assert table.room(2).intruders == ["adult"]
    assert "nemesis/noise/silence-slimed" in table.rules_told()


@cites("nemesis/noise/second-marker-encounter")
def test_a_second_marker_in_a_corridor_is_an_encounter_instead() -> None:
    table = walking("4")
    table.noise("corridor:2-6", "corridor:1-2", "corridor:5-6")
    table.bag(larva_1=1)
    table.turn("captain")
    table.play("captain", "move", to="room:2")
    assert table.room(2).intruders == ["larva"]
    assert noisy(table) == {"5-6"}
    assert "nemesis/noise/second-marker-encounter" in table.rules_told()


@cites("nemesis/noise/two-number-corridor")
@pytest.mark.parametrize("roll", ["1", "2"])
def test_both_numbers_of_a_corridor_lead_to_the_same_one(roll: str) -> None:
    table = walking(roll, to=3)
    table.play("captain", "move", to="room:3")
    assert noisy(table) == {"1-3"}


@cites("nemesis/noise/two-number-corridor")
def test_a_corridor_with_two_numbers_holds_one_marker() -> None:
    table = walking("2", to=3)
    table.noise("corridor:1-3")
    table.bag(larva_1=1)
    table.turn("captain")
    table.play("captain", "move", to="room:3")
    assert len(table.told("encounter")) == 1
    assert table.state.board.spots[3].count(table.corridor_number("1-3")) == 1


@cites("nemesis/noise/corridor-numbers")
def test_every_room_has_each_number_exactly_once() -> None:
    board = scenario("nemesis", ["captain", "scout"]).state.board
    for room in board.rooms:
        numbers = [number for corridor, _ in board.ways[room] for number in board.numbers[corridor]]
        assert sorted([*numbers, *board.entrance_numbers.get(room, ())]) == [1, 2, 3, 4]
        assert -1 not in board.spot_by_number[room][1:]
        for corridor, other in board.ways[room]:
            for number in board.numbers[corridor]:
                assert board.spot_by_number[room][number] == board.spot_by_number[other][number] == corridor
