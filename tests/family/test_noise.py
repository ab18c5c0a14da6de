"""Noise: markers in corridors, danger, silence, and the second marker that means an encounter."""

from __future__ import annotations

import pytest

from hullbreach.nemesis.rules.doors import door_uses
from hullbreach.nemesis.rules.noise import NoiseRoll
from hullbreach.rulebook.citing import cites_shared
from tests.family.scene import Scene


@cites_shared("nemesis/noise/roll-number")
def test_a_number_puts_a_marker_in_the_corridor_that_bears_it(game: str) -> None:
    for number in (1, 2, 3, 4):
        scene = Scene(game)
        scene.enter_the_hall(str(number))
        assert scene.noisy() == {scene.way[number]}


@cites_shared("nemesis/noise/roll-number")
@pytest.mark.parametrize("number", ["3", "4"])
def test_either_number_of_a_corridor_that_bears_two_puts_the_marker_there(game: str, number: str) -> None:
    scene = Scene(game)
    table, room = scene.table, scene.ground.double
    board = table.state.board
    table.explore(room)
    scene.stand(board.neighbours[room][0])
    table.fate(noise=[number])
    table.play(0, "move", to=f"room:{room}")
    assert scene.noisy() == {board.spot_ids[board.spot_by_number[room][3]]}


@cites_shared("nemesis/noise/technical-corridors-space", "nemesis/noise/roll-number")
def test_the_number_of_an_entrance_puts_it_on_the_shared_space_and_every_entrance_has_it(game: str) -> None:
    scene = Scene(game)
    table, shaft = scene.table, scene.ground.shaft
    board = table.state.board
    number = next(number for number in (1, 2, 3, 4) if board.spot_by_number[shaft][number] >= board.technical)
    table.explore(shaft)
    scene.stand(board.neighbours[shaft][0])
    table.fate(noise=[str(number)])
    table.play(0, "move", to=f"room:{shaft}")
    assert scene.noisy() == {"corridor:technical"}
    other = next(room for room in board.entrances if room != shaft)
    assert table.state.is_noisy(board.network[other])


@cites_shared("nemesis/noise/technical-corridors-space")
@pytest.mark.parametrize("nth", [0, 1])
def test_each_of_two_numbers_of_an_entrance_leads_there(game: str, nth: int) -> None:
    scene = Scene(game)
    board = scene.table.state.board
    there = next(room for room in board.entrances if len(board.entrance_numbers[room]) == 2)
    scene.table.explore(there)
    scene.stand(board.neighbours[there][0])
    scene.table.fate(noise=[str(board.entrance_numbers[there][nth])])
    scene.table.play(0, "move", to=f"room:{there}")
    assert scene.noisy() == {"corridor:technical"}


@cites_shared("nemesis/noise/technical-corridors-space", "nemesis/noise/second-marker-encounter")
def test_a_second_marker_on_the_shared_space_is_an_encounter_at_any_entrance(game: str) -> None:
    scene = Scene(game)
    table, board = scene.table, scene.table.state.board
    there = next(room for room in board.entrances if room != scene.ground.shaft)
    number = next(number for number in (1, 2, 3, 4) if board.spot_by_number[there][number] >= board.technical)
    table.explore(there)
    table.noise("corridor:technical")
    table.state.first_encounter = True
    scene.bag(scene.token("larva"))
    scene.stand(board.neighbours[there][0])
    table.fate(noise=[str(number)])
    table.play(0, "move", to=f"room:{there}")
    assert table.room(there).intruders == ["larva"]
    assert scene.noisy() == set()


@cites_shared("nemesis/noise/danger-attracts")
def test_danger_draws_in_every_neighbour_that_is_not_in_combat(game: str) -> None:
    scene = Scene(game)
    table = scene.table
    table.place(1, scene.near[1])
    table.intruder("adult", scene.near[1])
    table.intruder("breeder", scene.near[2])
    table.intruder("adult", scene.near[2])
    beyond = scene.beyond(scene.hall)
    table.intruder("larva", beyond)
    scene.meet("creeper", where=scene.near[3])
    scene.enter_the_hall("danger")
    assert sorted(table.room(scene.hall).intruders) == ["adult", "breeder", "creeper"]
    assert table.room(scene.near[1]).intruders == ["adult"]
    assert table.room(scene.near[2]).intruders == []
    assert table.room(beyond).intruders == ["larva"]
    assert scene.noisy() == set()
    assert table.told("attack") == []


@cites_shared(
    "nemesis/noise/danger-attracts",
    "nemesis/noise/danger-markers",
    "nemesis/intruder-movement/closed-door",
    "nemesis/door/closed-blocks",
)
@pytest.mark.parametrize("kind", ["larva", "creeper", "adult", "breeder", "queen"])
def test_an_intruder_behind_a_door_breaks_it_stays_and_still_counts(game: str, kind: str) -> None:
    scene = Scene(game)
    table = scene.table
    table.door(scene.way[1])
    scene.meet(kind, where=scene.near[1])
    scene.enter_the_hall("danger")
    assert table.room(scene.near[1]).intruders == [kind]
    assert table.door_at(scene.way[1]) == "destroyed"
    assert scene.noisy() == set()


@cites_shared("nemesis/noise/danger-markers")
def test_danger_without_neighbours_fills_every_silent_corridor_and_is_no_encounter(game: str) -> None:
    scene = Scene(game)
    scene.table.noise(scene.way[2])
    scene.table.turn(0)
    scene.enter_the_hall("danger")
    assert scene.noisy() == set(scene.way.values())
    assert scene.table.told("encounter") == []


@cites_shared("nemesis/noise/danger-markers")
def test_danger_fills_the_technical_corridors_too_where_there_is_an_entrance(game: str) -> None:
    scene = Scene(game)
    table, board, shaft = scene.table, scene.table.state.board, scene.ground.shaft
    table.explore(shaft)
    scene.stand(board.neighbours[shaft][0])
    table.fate(noise=["danger"])
    table.play(0, "move", to=f"room:{shaft}")
    assert scene.noisy() == {board.spot_ids[spot] for spot in board.spots[shaft]}
    assert "corridor:technical" in scene.noisy()


@cites_shared("nemesis/noise/danger-markers")
def test_danger_where_everything_is_noisy_already_does_nothing(game: str) -> None:
    scene = Scene(game)
    scene.table.noise(*scene.way.values())
    scene.bag(scene.token("larva"))
    scene.enter_the_hall("danger")
    assert scene.noisy() == set(scene.way.values())
    assert scene.table.told("encounter") == []
    assert scene.table.intruders() == {}


@cites_shared("nemesis/noise/danger-markers")
def test_danger_leaves_noise_if_every_neighbour_is_in_combat(game: str) -> None:
    scene = Scene(game)
    scene.table.place(1, scene.near[1])
    scene.meet("adult", where=scene.near[1])
    scene.enter_the_hall("danger")
    assert scene.noisy() == set(scene.way.values())
    assert scene.table.room(scene.near[1]).intruders == ["adult"]


@cites_shared("nemesis/noise/silence")
def test_silence_places_nothing_and_draws_nobody(game: str) -> None:
    scene = Scene(game)
    noise = {scene.way[1], scene.way[2]}
    scene.table.noise(*noise)
    scene.table.slime(1)
    scene.meet("adult", where=scene.near[1])
    scene.enter_the_hall("silence")
    assert scene.noisy() == noise
    assert scene.table.told("encounter") == []
    assert scene.table.room(scene.near[1]).intruders == ["adult"]


@cites_shared("nemesis/noise/silence")
def test_silence_leaves_every_silent_corridor_of_the_hall_silent(game: str) -> None:
    scene = Scene(game)
    scene.enter_the_hall("silence")
    assert [event["args"]["face"] for event in scene.table.told("noise-rolled")] == ["silence"]
    assert scene.noisy() == set()


@cites_shared("nemesis/noise/silence-slimed")
def test_silence_is_danger_for_a_slimed_character(game: str) -> None:
    scene = Scene(game)
    scene.table.slime(0)
    scene.meet("adult", where=scene.near[1])
    scene.enter_the_hall("silence")
    assert scene.table.room(scene.hall).intruders == ["adult"]
    assert scene.noisy() == set()


@cites_shared("nemesis/noise/silence-slimed")
def test_silence_leaves_noise_everywhere_if_a_slimed_character_is_heard_by_nobody(game: str) -> None:
    scene = Scene(game)
    scene.table.slime(0)
    scene.table.slime(1)
    scene.table.turn(0)
    scene.enter_the_hall("silence")
    assert scene.noisy() == set(scene.way.values())


@cites_shared("nemesis/noise/silence-slimed")
def test_the_slime_of_another_does_not_matter(game: str) -> None:
    scene = Scene(game)
    scene.table.slime(1)
    scene.table.turn(0)
    scene.enter_the_hall("silence")
    assert scene.noisy() == set()


@cites_shared("nemesis/noise/second-marker-encounter")
def test_a_second_marker_in_a_corridor_is_an_encounter_instead(game: str) -> None:
    scene = Scene(game)
    scene.table.noise(scene.way[1])
    scene.table.state.first_encounter = True
    scene.bag(scene.token("larva"))
    scene.enter_the_hall("1")
    assert scene.table.room(scene.hall).intruders == ["larva"]
    assert scene.noisy() == set()


@cites_shared("nemesis/noise/second-marker-encounter")
def test_whoever_rolls_has_the_encounter_also_in_the_turn_of_another(game: str) -> None:
    scene = Scene(game)
    scene.table.place(1, scene.hall)
    scene.table.noise(scene.way[1])
    scene.table.state.first_encounter = True
    scene.bag(scene.token("larva"))
    scene.table.fate(noise=["1"])
    scene.carry_out(NoiseRoll(1))
    assert scene.table.room(scene.hall).intruders == ["larva"]
    assert scene.noisy() == set()


@cites_shared("nemesis/noise/two-number-corridor")
def test_both_numbers_of_a_corridor_lead_to_the_same_one_which_holds_one_marker(game: str) -> None:
    scene = Scene(game)
    table, double = scene.table, scene.ground.double
    board = table.state.board
    spots = board.spot_by_number[double]
    assert spots[3] == spots[4]
    table.explore(double)
    scene.bag(scene.token("larva"))
    for roll, encounters in (("3", 0), ("4", 1)):
        scene.stand(board.behind(double, spots[1]))
        table.fate(noise=[roll])
        table.play(0, "move", to=f"room:{double}")
        assert len(table.told("encounter")) == encounters


@cites_shared("nemesis/noise/two-number-corridor")
def test_both_numbers_of_an_entrance_lead_into_the_technical_corridors(game: str) -> None:
    board = Scene(game).table.state.board
    double = [room for room, numbers in board.entrance_numbers.items() if len(numbers) == 2]
    assert double
    for room in double:
        leads = [number for number in (1, 2, 3, 4) if board.spot_by_number[room][number] == board.network[room]]
        assert leads == sorted(board.entrance_numbers[room])
    assert all(-1 not in board.spot_by_number[room][1:] for room in double)


@cites_shared("nemesis/noise/two-number-corridor")
def test_a_corridor_with_two_numbers_has_one_door_and_is_one_way(game: str) -> None:
    scene = Scene(game)
    g, double = scene.table.state, scene.ground.double
    corridor = g.board.spot_ids[g.board.spot_by_number[double][3]]
    assert [option for option, _ in door_uses(g, double)].count(f"close-door/{corridor}") == 1
    scene.table.door(corridor)
    scene.stand(double)
    behind = f"room:{g.board.behind(double, g.board.spot_by_number[double][4])}"
    assert f"move/{behind}" not in scene.table.options(0)
    assert scene.table.refusals(0)[f"move/{behind}"] == f"{game}/door/closed-blocks"
