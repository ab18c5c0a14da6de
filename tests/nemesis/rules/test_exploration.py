"""Exploration tokens: what each does, and what becomes of it."""

from __future__ import annotations

import pytest

from hullbreach.nemesis import box
from hullbreach.nemesis.scenario import NemesisTable, scenario
from hullbreach.rulebook.citing import cites


def before(token: str, room: int = 2, tile: str = "armory") -> NemesisTable:
    """The captain is in the cockpit, next to an unexplored room with this token."""
    table = scenario("nemesis", ["captain", "scout"])
    table.place("captain", 1 if room != 7 else 3)
    table.tile(room, tile, explored=False)
    table.token(room, token)
    table.turn("captain")
    return table


def enter(token: str, room: int = 2, tile: str = "armory", noise: str = "silence") -> NemesisTable:
    """The captain has just explored that room."""
    table = before(token, room, tile)
    table.fate(noise=[] if token.startswith(("silence", "danger")) else [noise])
    table.play("captain", "move", to=f"room:{room}")
    return table


def rolls(table: NemesisTable) -> int:
    return len(table.told("noise-rolled"))


@cites("nemesis/exploration/item-counter")
@pytest.mark.parametrize(("token", "items"), [("malfunction-4", 4), ("doors-1", 1), ("slime-3", 3)])
def test_the_number_on_the_token_is_the_item_counter(token: str, items: int) -> None:
    assert enter(token).room(2).items == items


@cites("nemesis/exploration/item-counter-exceptions")
@pytest.mark.parametrize(("room", "tile"), [(2, "nest"), (7, "slime-room")])
def test_the_nest_and_the_room_covered_with_slime_get_no_counter(room: int, tile: str) -> None:
    assert enter("doors-4", room, tile).room(room).items == 0


@cites("nemesis/exploration/token-removed")
def test_the_token_leaves_the_game() -> None:
    table = before("fire-1")
    token = table.state.exploration_token(2)
    assert token in table.state.zones[box.TOKENS_ON_BOARD]
    table.fate(noise=["silence", "silence", "silence"])
    table.play("captain", "move", to="room:2")
    assert token in table.state.zones[box.OUT]
    table.state.fire = 0
    table.play("captain", "move", to="room:1")
    table.turn("captain")
    table.play("captain", "move", to="room:2")
    assert table.told("token-revealed") == []
    assert not table.room(2).fire


@cites("nemesis/exploration/silence")
def test_silence_cancels_the_noise_roll() -> None:
    table = enter("silence-1")
    assert rolls(table) == 0
    assert table.state.noise == 0
    assert table.room(2).items == 1


@cites("nemesis/exploration/silence-slimed")
def test_silence_is_danger_for_a_slimed_character() -> None:
    table = before("silence-1")
    table.slime("captain")
    table.play("captain", "move", to="room:2")
    assert rolls(table) == 0
    assert all(table.has_noise(corridor) for corridor in ("1-2", "2-6", "technical"))
    assert "nemesis/exploration/silence-slimed" in table.rules_told()


@cites("nemesis/exploration/danger-attracts")
def test_danger_draws_in_every_neighbour_that_is_not_in_combat() -> None:
    table = before("danger-2", room=7, tile="cabins")
    table.place("scout", 8)
    table.intruder("creeper", 8)
    table.intruder("adult", 6)
    table.intruder("queen", 6)
    table.intruder("adult", 2)
    table.turn("captain")
    table.play("captain", "move", to="room:7")
    assert table.room(7).intruders == ["queen", "adult"]
    assert table.room(8).intruders == ["creeper"]
    assert table.room(2).intruders == ["adult"]
    assert table.state.noise == 0
    assert rolls(table) == 0
    assert "nemesis/exploration/danger-attracts" in table.rules_told()


@cites("nemesis/exploration/danger-markers")
def test_danger_without_neighbours_fills_the_silent_corridors() -> None:
    table = before("danger-3")
    table.noise("corridor:2-6")
    table.turn("captain")
    table.play("captain", "move", to="room:2")
    assert all(table.has_noise(corridor) for corridor in ("1-2", "2-6", "technical"))
    assert table.state.noise.bit_count() == 3
    assert rolls(table) == len(table.told("encounter")) == 0
    assert "nemesis/exploration/danger-markers" in table.rules_told()


@cites("nemesis/exploration/slime", "nemesis/exploration/roll-after-other-tokens")
def test_slime_marks_the_explorer_before_the_roll() -> None:
    table = enter("slime-3", noise="silence")
    assert table.of("captain").slimed
    assert rolls(table) == 1
    assert "nemesis/noise/silence-slimed" in table.rules_told()


@cites("nemesis/exploration/fire", "nemesis/exploration/roll-after-other-tokens")
def test_fire_lights_the_room_and_the_roll_follows() -> None:
    table = enter("fire-2", noise="3")
    assert table.room(2).fire
    assert rolls(table) == 1
    assert table.has_noise("1-2")


@cites("nemesis/exploration/malfunction", "nemesis/exploration/roll-after-other-tokens")
def test_malfunction_breaks_the_room_and_the_roll_follows() -> None:
    table = enter("malfunction-2")
    assert table.room(2).malfunction
    assert rolls(table) == 1


@cites("nemesis/exploration/malfunction")
@pytest.mark.parametrize(("room", "tile"), [(2, "nest"), (7, "slime-room")])
def test_malfunction_does_nothing_in_the_nest_and_the_room_covered_with_slime(room: int, tile: str) -> None:
    table = enter("malfunction-2", room, tile)
    assert not table.room(room).malfunction


@cites("nemesis/exploration/doors", "nemesis/exploration/roll-after-other-tokens")
def test_doors_close_the_way_one_came_and_the_roll_follows() -> None:
    table = enter("doors-3", noise="3")
    assert table.door_at("1-2") == "closed"
    assert table.state.closed.bit_count() == 1
    assert rolls(table) == 1
    assert table.has_noise("1-2")
    assert table.refusals("captain")["move/room:1"] == "nemesis/door/closed-blocks"


@cites("nemesis/exploration/doors")
def test_a_destroyed_door_stays_destroyed() -> None:
    table = before("doors-3")
    table.door("corridor:1-2", "destroyed")
    table.fate(noise=["silence"])
    table.play("captain", "move", to="room:2")
    assert table.door_at("1-2") == "destroyed"
    assert table.state.closed == 0


@cites("nemesis/exploration/doors")
def test_no_door_closes_behind_whoever_came_through_a_technical_corridor() -> None:
    table = scenario("nemesis", ["mechanic", "scout"])
    table.place("mechanic", 21)
    table.tile(9, "armory", explored=False)
    table.token(9, "doors-3")
    table.hand("mechanic", "technical-corridors", "rest")
    table.fate(noise=["silence"])
    table.turn("mechanic")
    table.play("mechanic", "play/card:technical-corridors")
    table.play("mechanic", next(option for option in table.options("mechanic") if "room:9" in option))
    assert table.of("mechanic").room == "room:9"
    assert table.room(9).explored
    assert table.state.closed == 0


@cites("nemesis/exploration/roll-after-other-tokens")
@pytest.mark.parametrize("token", ["silence-1", "danger-2"])
def test_careful_movement_cancels_silence_and_danger_and_places_its_marker(token: str) -> None:
    table = before(token)
    table.intruder("adult", 6)
    table.turn("captain")
    table.play("captain", "careful-move", to="room:2")
    table.play("captain", "noise/corridor:technical")
    assert table.has_noise("technical")
    assert table.state.noise.bit_count() == 1
    assert table.room(6).intruders == ["adult"]
