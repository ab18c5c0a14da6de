"""Doors, fire and malfunctions: what they stop, whom they hurt, and where they go."""

from __future__ import annotations

import pytest

from hullbreach.nemesis.rules.doors import CloseDoor, DestroyDoor, OpenDoor, door_uses
from hullbreach.nemesis.rules.hazards import PlaceFire, PlaceMalfunction, SpreadFire
from hullbreach.nemesis.rules.noise import NoiseRoll
from hullbreach.nemesis.rules.room_use import free_room_uses
from hullbreach.rulebook.citing import cites_shared
from tests.family.scene import Scene

# -- doors ----------------------------------------------------------------------------------------------------


@cites_shared("nemesis/door/one-per-corridor")
def test_a_corridor_has_one_door_and_the_technical_corridors_none(game: str) -> None:
    scene = Scene(game)
    g = scene.table.state
    corridor = scene.table.corridor_number(scene.way[1])
    technical = g.board.spot_ids.index("corridor:technical")
    scene.carry_out(CloseDoor(corridor), CloseDoor(corridor), CloseDoor(technical))
    assert g.closed == 1 << corridor
    assert len(scene.table.told("door-closed")) == 1
    shaft = [option for option, _ in door_uses(g, scene.ground.shaft)]
    assert len(shaft) == len(g.board.ways[scene.ground.shaft])
    assert not any("technical" in option for option in shaft)


@cites_shared("nemesis/door/open")
def test_all_corridors_start_open_and_opening_a_door_gives_its_token_back(game: str) -> None:
    scene = Scene(game)
    g = scene.table.state
    assert (g.closed, g.wrecked) == (0, 0)
    whole, corridor = g.doors_left(), scene.table.corridor_number(scene.way[4])
    scene.carry_out(CloseDoor(corridor))
    assert g.doors_left() == whole - 1
    uses = dict(door_uses(g, scene.ground.hall))
    scene.carry_out(*uses[f"open-door/{scene.way[4]}"])
    scene.table.turn(0)
    assert g.doors_left() == whole
    assert f"move/{scene.hall}" in scene.table.options(0)


@cites_shared("nemesis/door/open", "nemesis/door/destroyed")
def test_where_no_token_stands_nothing_can_be_destroyed(game: str) -> None:
    scene = Scene(game)
    scene.carry_out(DestroyDoor(scene.table.corridor_number(scene.way[4])))
    assert scene.table.door_at(scene.way[4]) == "open"


@cites_shared("nemesis/door/closed-blocks", "nemesis/action/move")
def test_no_character_walks_through_a_closed_door(game: str) -> None:
    scene = Scene(game)
    scene.table.door(scene.way[4])
    scene.table.turn(0)
    for verb in ("move", "careful-move"):
        assert scene.table.refusals(0)[f"{verb}/{scene.hall}"] == f"{game}/door/closed-blocks"
        assert f"{verb}/{scene.hall}" not in scene.table.options(0)


@cites_shared("nemesis/door/closed-blocks")
def test_no_card_leads_through_a_closed_door_either(game: str) -> None:
    scene = Scene(game)
    table, board = scene.table, scene.table.state.board
    table.hand(0, scene.ground.stroll, "rest")
    scene.darken()
    stroll = f"play/card:{scene.ground.stroll}"
    assert stroll in table.options(0)
    for corridor, _ in board.ways[table.room_number(scene.near[4])]:
        table.door(board.spot_ids[corridor])
    table.turn(0)
    assert stroll not in table.options(0)
    assert stroll in table.refusals(0)


@cites_shared("nemesis/door/no-effect-on-noise", "nemesis/noise/roll-number", "nemesis/noise/second-marker-encounter")
def test_noise_is_made_and_heard_behind_closed_doors(game: str) -> None:
    scene = Scene(game)
    scene.table.door(scene.way[1])
    scene.table.state.first_encounter = True
    scene.bag(scene.token("larva"))
    scene.enter_the_hall("1")
    assert scene.noisy() == {scene.way[1]}
    scene.stand(scene.near[4])
    scene.enter_the_hall("1")
    assert scene.table.room(scene.hall).intruders == ["larva"]
    assert scene.table.door_at(scene.way[1]) == "closed"
    assert scene.noisy() == set()


@cites_shared("nemesis/door/no-effect-on-noise")
def test_an_encounter_places_its_intruder_even_where_every_door_is_closed(game: str) -> None:
    scene = Scene(game)
    scene.stand(scene.hall)
    for way in scene.way.values():
        scene.table.door(way)
    scene.table.state.first_encounter = True
    scene.bag(scene.token("larva"))
    scene.table.turn(0)
    scene.carry_out(*scene.table.state.species.encounter(scene.table.state, 0))
    assert scene.table.room(scene.hall).intruders == ["larva"]
    assert {scene.table.door_at(way) for way in scene.way.values()} == {"closed"}


@cites_shared("nemesis/door/no-effect-on-noise", "nemesis/noise/danger-markers")
def test_danger_and_careful_steps_leave_noise_behind_closed_doors_too(game: str) -> None:
    scene = Scene(game)
    table = scene.table
    for number in (1, 2, 3):
        table.door(scene.way[number])
    table.turn(0)
    scene.enter_the_hall("danger")
    assert scene.noisy() == set(scene.way.values())
    scene = Scene(game)
    for number in (1, 2, 3):
        scene.table.door(scene.way[number])
    scene.table.turn(0)
    scene.table.play(0, f"careful-move/{scene.hall}")
    assert set(scene.table.options(0)) == {f"noise/{corridor}" for corridor in scene.way.values()}


@cites_shared("nemesis/door/no-effect-on-noise")
def test_a_door_that_closes_opens_or_breaks_leaves_the_noise_where_it_is(game: str) -> None:
    scene = Scene(game)
    scene.table.noise(*scene.way.values())
    closed, opened, broken = (scene.table.corridor_number(scene.way[number]) for number in (1, 2, 3))
    scene.table.door(scene.way[2])
    scene.table.door(scene.way[3])
    scene.carry_out(CloseDoor(closed), OpenDoor(opened), DestroyDoor(broken))
    assert [scene.table.door_at(scene.way[number]) for number in (1, 2, 3)] == ["closed", "open", "destroyed"]
    assert scene.noisy() == set(scene.way.values())


@cites_shared("nemesis/door/no-effect-on-noise")
def test_an_intruder_appears_in_a_room_whose_every_door_is_closed(game: str) -> None:
    scene = Scene(game)
    scene.table.state.first_encounter = True
    scene.bag(scene.token("adult"))
    scene.stand(scene.hall)
    for corridor in scene.way.values():
        scene.table.door(corridor)
    scene.table.noise(scene.way[1])
    scene.table.fate(noise=["1"])
    scene.carry_out(NoiseRoll(0))
    assert scene.table.room(scene.hall).intruders == ["adult"]
    assert [scene.table.door_at(corridor) for corridor in scene.way.values()] == ["closed"] * 4


@cites_shared("nemesis/door/destroyed")
def test_a_destroyed_door_lets_everybody_pass(game: str) -> None:
    scene = Scene(game)
    scene.table.door(scene.way[4], "destroyed")
    scene.table.door(scene.way[1], "destroyed")
    scene.meet("adult", where=scene.near[1])
    scene.enter_the_hall("danger")
    assert scene.table.of(0).room == scene.hall
    assert scene.table.room(scene.hall).intruders == ["adult"]
    scene.carry_out(CloseDoor(scene.table.corridor_number(scene.way[1])))
    assert scene.table.door_at(scene.way[1]) == "destroyed"


@cites_shared("nemesis/door/destroyed")
def test_a_closed_door_that_is_destroyed_is_never_closed_again(game: str) -> None:
    scene = Scene(game)
    corridor = scene.table.corridor_number(scene.way[2])
    scene.carry_out(CloseDoor(corridor), DestroyDoor(corridor), CloseDoor(corridor))
    assert scene.table.door_at(scene.way[2]) == "destroyed"
    uses = [option for option, _ in door_uses(scene.table.state, scene.ground.hall)]
    assert sorted(uses) == sorted(f"close-door/{scene.way[number]}" for number in (1, 3, 4))
    scene.stand(scene.hall)
    assert f"move/{scene.near[2]}" in scene.table.options(0)
    assert f"move/{scene.near[2]}" not in scene.table.refusals(0)
    scene.carry_out(OpenDoor(corridor))
    assert scene.table.door_at(scene.way[2]) == "destroyed"


@cites_shared("nemesis/door/destroyed")
def test_whoever_is_moved_by_a_card_passes_a_destroyed_door(game: str) -> None:
    scene = Scene(game)
    scene.table.door(scene.way[4], "destroyed")
    scene.table.hand(0, scene.ground.stroll, "rest")
    scene.darken()
    scene.table.play(0, f"play/card:{scene.ground.stroll}")
    assert any(scene.hall in option.split("/") for option in scene.table.options(0))


# -- fire -----------------------------------------------------------------------------------------------------


@cites_shared("nemesis/fire/character-end-of-turn")
def test_each_own_turn_that_ends_in_fire_costs_a_light_wound(game: str) -> None:
    scene = Scene(game)
    scene.table.fire(scene.near[4])
    scene.table.turn(0)
    scene.table.play(0, "pass")
    assert [scene.table.of(seat).light_wounds for seat in (0, 1)] == [1, 0]


@cites_shared("nemesis/fire/character-end-of-turn")
def test_a_turn_of_two_actions_burns_those_who_have_it_and_nobody_burns_after_passing(game: str) -> None:
    scene = Scene(game)
    table = scene.table
    table.fire(scene.near[4])
    table.place(1, scene.near[4])
    for seat in (0, 1):
        table.hand(seat, "rest", "demolition", "search", "interruption")

    def wounds() -> list[int]:
        return [table.of(seat).light_wounds for seat in (0, 1)]

    table.turn(0)
    table.automatic = False
    table.play(0, "pass")
    table.play(0, "keep-rest")
    assert wounds() == [1, 0]
    for action, after in (("demolition", [1, 0]), ("rest", [1, 1])):
        table.play(1, f"play/card:{action}")
        while table.choice(0) is not None:
            table.play(0, "let")
        assert wounds() == after
    table.play(1, "pass")
    table.play(1, "keep-rest")
    assert [event["args"]["who"] for event in table.told("burned")] == ["seat:1"]


@cites_shared("nemesis/fire/character-end-of-turn")
def test_whoever_leaves_the_burning_room_in_time_is_not_hurt(game: str) -> None:
    scene = Scene(game)
    scene.table.fire(scene.near[4])
    scene.table.turn(0)
    scene.enter_the_hall()
    scene.table.play(0, "pass")
    assert scene.table.of(0).light_wounds == 0


@cites_shared("nemesis/fire/one-per-room", "nemesis/fire/unexplored-room")
def test_a_room_gets_one_fire_marker_explored_or_not(game: str) -> None:
    scene = Scene(game)
    g = scene.table.state
    room = scene.table.room_number(scene.near[3])
    assert not g.is_explored(room)
    scene.carry_out(PlaceFire(room), PlaceFire(room))
    assert g.is_burning(room)
    assert g.fire.bit_count() == 1
    assert not g.is_explored(room)


@cites_shared("nemesis/fire/unexplored-room")
def test_fire_spreads_into_unexplored_rooms_too(game: str) -> None:
    scene = Scene(game)
    g = scene.table.state
    hall, room = scene.table.room_number(scene.hall), scene.table.room_number(scene.near[3])
    assert not g.is_explored(room)
    scene.table.fire(hall)
    scene.carry_out(SpreadFire((hall,)))
    assert g.is_burning(room)
    assert not g.is_explored(room)


@cites_shared("nemesis/fire/actions-allowed")
def test_fire_prevents_neither_the_room_action_nor_searching(game: str) -> None:
    scene = Scene(game)
    table = scene.table
    room = f"room:{table.lay('emergency-room')}"
    table.light(0, 1)
    table.items_in(room, 2)
    table.fire(room)
    table.hand(0, "search", "rest", "demolition")
    scene.stand(room)
    assert {"play/card:search", f"room-action/{room}"} <= set(table.options(0))
    assert not {"play/card:search", f"room-action/{room}"} & set(table.refusals(0))


@cites_shared("nemesis/fire/spread")
def test_fire_does_not_spread_through_the_technical_corridors(game: str) -> None:
    scene = Scene(game)
    table, board, shaft = scene.table, scene.table.state.board, scene.ground.shaft
    table.fire(shaft)
    scene.stand(scene.far)
    table.event_phase("consuming-fire")
    assert set(table.state.rooms_in(table.state.fire)) == {shaft, *board.neighbours[shaft]}


@cites_shared("nemesis/fire/spread", "nemesis/door/destroyed")
def test_spreading_fire_stops_at_closed_doors_and_goes_no_further_in_one_go(game: str) -> None:
    scene = Scene(game)
    table = scene.table
    table.fire(scene.hall)
    table.door(scene.way[1])
    table.door(scene.way[2], "destroyed")
    scene.stand(scene.far)
    table.event_phase("consuming-fire")
    burning = {f"room:{room}" for room in table.state.rooms_in(table.state.fire)}
    assert burning == {scene.hall, scene.near[2], scene.near[3], scene.near[4]}


# -- malfunctions ---------------------------------------------------------------------------------------------


@cites_shared("nemesis/malfunction/blocks-room-action", "nemesis/room/action-conditions")
def test_a_malfunction_blocks_the_room_action_and_not_searching(game: str) -> None:
    scene = Scene(game)
    table = scene.table
    room = f"room:{table.lay('emergency-room')}"
    table.light(0, 1)
    table.items_in(room, 2)
    table.hand(0, "search", "rest", "demolition")
    scene.stand(room)
    assert f"room-action/{room}" in table.options(0)
    table.malfunction(room)
    assert table.refusals(0)[f"room-action/{room}"] == f"{game}/malfunction/blocks-room-action"
    assert f"room-action/{room}" not in table.options(0)
    assert "play/card:search" in table.options(0)


@cites_shared("nemesis/malfunction/blocks-room-action", "nemesis/room/action-conditions")
def test_a_malfunction_blocks_the_action_of_a_special_room_too(game: str) -> None:
    scene = Scene(game)
    table = scene.table
    room = f"room:{table.room_number({'nemesis': 'cockpit', 'lockdown': 'backup-power'}[game])}"
    scene.stand(room)
    assert f"room-action/{room}" in table.options(0)
    table.malfunction(room)
    assert table.refusals(0)[f"room-action/{room}"] == f"{game}/malfunction/blocks-room-action"
    assert f"room-action/{room}" not in table.options(0)


@cites_shared("nemesis/room/action-conditions", "nemesis/action/out-of-combat-only")
def test_a_fight_forbids_the_room_action(game: str) -> None:
    scene = Scene(game)
    room = f"room:{scene.table.lay('emergency-room')}"
    scene.table.light(0, 1)
    scene.stand(room)
    assert f"room-action/{room}" in scene.table.options(0)
    scene.meet("creeper")
    assert f"room-action/{room}" not in scene.table.options(0)
    assert scene.table.refusals(0)[f"room-action/{room}"] == f"{game}/action/out-of-combat-only"


@cites_shared("nemesis/room/action-conditions")
@pytest.mark.parametrize("hindrance", ["malfunction", "intruder"])
def test_a_room_action_for_free_is_forbidden_as_well(game: str, hindrance: str) -> None:
    scene = Scene(game)
    table, room = scene.table, scene.table.lay("emergency-room")
    table.light(0, 1)
    scene.stand(room)
    assert [option_id for option_id, _ in free_room_uses(table.state, 0, room)] == [f"room-action/room:{room}"]
    if hindrance == "malfunction":
        table.malfunction(room)
    else:
        scene.meet("larva")
    assert list(free_room_uses(table.state, 0, room)) == []


@cites_shared("nemesis/malfunction/one-per-room", "nemesis/malfunction/not-unexplored")
def test_a_room_gets_one_malfunction_marker_and_only_if_it_is_explored(game: str) -> None:
    scene = Scene(game)
    g = scene.table.state
    hall, hidden = (scene.table.room_number(room) for room in (scene.hall, scene.near[3]))
    scene.carry_out(*(PlaceMalfunction(room) for room in (hall, hall, hidden)))
    assert g.is_malfunctioning(hall)
    assert g.malfunction.bit_count() == 1
    assert (g.fire, g.noise) == (0, 0)


@cites_shared("nemesis/action/demolition")
def test_demolition_breaks_the_room_one_is_in_or_a_door(game: str) -> None:
    scene = Scene(game)
    scene.table.hand(0, "demolition", "rest")
    scene.stand(scene.hall)
    scene.table.play(0, "play/card:demolition")
    assert scene.table.room(scene.hall).malfunction
    scene.table.door(scene.way[1])
    scene.table.hand(0, "demolition", "rest")
    scene.table.turn(0)
    scene.table.play(0, "play/card:demolition")
    assert scene.table.door_at(scene.way[1]) == "destroyed"


@cites_shared("nemesis/action/demolition")
def test_of_two_closed_doors_demolition_destroys_the_one_chosen(game: str) -> None:
    scene = Scene(game)
    scene.table.door(scene.way[1])
    scene.table.door(scene.way[2])
    scene.table.hand(0, "demolition", "rest")
    scene.stand(scene.hall)
    scene.table.play(0, "play/card:demolition")
    scene.table.play(0, f"destroy-door/{scene.way[2]}")
    assert [scene.table.door_at(scene.way[number]) for number in (1, 2)] == ["closed", "destroyed"]


@cites_shared("nemesis/action/demolition")
def test_demolition_costs_nothing_even_in_combat_and_reaches_only_doors_of_the_room(game: str) -> None:
    scene = Scene(game)
    table = scene.table
    table.malfunction(scene.hall)
    beyond = table.room_number(scene.near[1])
    board, hall = table.state.board, scene.ground.hall
    elsewhere = next(board.spot_ids[via] for via, to in board.ways[beyond] if to != hall)
    table.door(elsewhere)
    table.door(scene.way[2], "destroyed")
    table.hand(0, "demolition")
    table.place(0, scene.hall)
    scene.meet("adult")
    assert "play/card:demolition" not in table.options(0)
    assert table.refusals(0)["play/card:demolition"] == f"{game}/action/demolition"
    table.door(scene.way[1])
    table.turn(0)
    table.play(0, "play/card:demolition")
    assert [table.door_at(way) for way in (scene.way[1], elsewhere)] == ["destroyed", "closed"]
    assert (table.of(0).hand, table.of(0).discards) == ([], ["demolition"])


@cites_shared("nemesis/action/demolition")
def test_no_nest_is_demolished(game: str) -> None:
    scene = Scene(game)
    scene.table.hand(0, "demolition")
    scene.stand(scene.table.lay("nest"))
    assert "play/card:demolition" not in scene.table.options(0)
    assert scene.table.refusals(0)["play/card:demolition"] == f"{game}/action/demolition"


@cites_shared("nemesis/room/computer")
def test_a_computer_counts_as_absent_while_the_room_malfunctions_or_is_unexplored(game: str) -> None:
    scene = Scene(game)
    g = scene.table.state
    with_computer = next(
        room for room in g.board.rooms if g.site.tile_back[room] >= 0 and g.box.computer[g.kind_of_room(room)]
    )
    assert not g.has_computer(with_computer)
    scene.table.explore(with_computer)
    assert g.has_computer(with_computer)
    assert not g.has_computer(scene.table.lay("nest"))
    scene.table.malfunction(with_computer)
    assert not g.has_computer(with_computer)
