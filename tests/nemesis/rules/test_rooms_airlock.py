"""Airlock control: a yellow room is sealed, and at the end of the player phase everything in it dies."""

from __future__ import annotations

from hullbreach.nemesis.scenario import NemesisTable
from hullbreach.rulebook.citing import cites
from tests.nemesis.rules.aboard import refusal, standing_in


def _control() -> NemesisTable:
    """The captain is in airlock control; room 13 is the generator, yellow, with doors to rooms 10, 14 and 19."""
    table = standing_in("airlock-control")
    table.tile("room:13", "generator")
    table.bag(blank=1)
    return table


DOORS = ("corridor:10-13", "corridor:13-14", "corridor:13-19")


@cites("nemesis/room/airlock-choose")
def test_only_another_explored_yellow_room_without_a_destroyed_door_can_be_chosen() -> None:
    table = _control()
    table.tile("room:2", "comms-room", explored=False)
    table.tile("room:3", "storage")
    table.tile("room:4", "fire-control")
    table.play("captain", "room-action")
    assert table.options("captain") == ["airlock/room:4", "airlock/room:13"]

    table = _control()
    table.door("corridor:13-14")
    assert refusal(table, "airlock-control") is None

    table = _control()
    table.door("corridor:13-14", "destroyed")
    assert refusal(table, "airlock-control") == "nemesis/room/airlock-choose"


@cites("nemesis/room/airlock-close")
def test_every_door_of_the_room_is_closed_and_the_token_placed() -> None:
    table = _control()
    table.door("corridor:10-13")
    table.play("captain", "room-action")
    assert [table.door_at(door) for door in DOORS] == ["closed"] * 3
    assert table.state.airlock == 13
    assert table.state.closed.bit_count() == 3


@cites("nemesis/room/airlock-close")
def test_a_second_procedure_moves_the_only_token() -> None:
    table = _control()
    table.tile("room:4", "fire-control")
    table.place("scout", "room:13")
    table.turn("captain")
    for room in ("room:13", "room:4"):
        table.play("captain", "room-action")
        table.play("captain", f"airlock/{room}")
    assert table.state.airlock == 4
    table.turn("captain")
    table.fate(event=["nest"])
    table.end_round()
    assert [event["args"]["room"] for event in table.told("decompressed")] == ["room:4"]
    assert not table.of("scout").dead


@cites("nemesis/room/airlock-kill")
def test_everything_in_the_sealed_room_dies_when_all_have_passed_and_its_fire_goes_out() -> None:
    table = _control()
    table.place("scout", "room:13")
    table.intruder("adult", "room:13")
    table.intruder("larva", "room:13")
    table.object("egg", "room:13")
    table.fire("room:13", "room:6")
    table.turn("captain")
    table.play("captain", "room-action")
    assert not table.of("scout").dead
    table.fate(event=["nest"])
    table.end_round()
    assert table.of("scout").dead
    room = table.room("room:13")
    assert room.intruders == []
    assert not room.fire
    assert table.room("room:6").fire
    assert sorted(room.objects) == ["carcass", "corpse-1", "egg"]
    assert table.state.airlock == 0
    assert not table.of("captain").dead


@cites("nemesis/room/airlock-kill")
def test_everybody_in_the_sealed_room_dies_whoever_sealed_it() -> None:
    table = standing_in("airlock-control", crew=("captain", "scout", "pilot"))
    table.tile("room:13", "generator")
    table.bag(blank=1)
    table.turn("captain")
    table.play("captain", "room-action")
    for name in ("captain", "pilot"):
        table.place(name, "room:13")
    table.turn("scout")
    table.fate(event=["nest"])
    table.end_round()
    assert [table.of(name).dead for name in table.seats] == [True, False, True]


@cites("nemesis/room/airlock-kill")
def test_nobody_dies_if_a_door_is_not_closed_when_all_have_passed() -> None:
    table = _control()
    table.place("scout", "room:13")
    table.intruder("adult", "cockpit")
    table.turn("captain")
    table.play("captain", "room-action")
    table.door(DOORS[2], "open")
    table.fate(event=["nest"])
    table.end_round()
    assert not table.told("decompressed")
    assert not table.of("scout").dead


@cites("nemesis/room/airlock-kill")
def test_the_air_leaves_only_after_the_last_pass() -> None:
    table = _control()
    table.place("scout", "room:13")
    table.turn("captain")
    table.play("captain", "room-action")
    table.play("captain", "pass")
    assert not table.of("scout").dead
    table.play("scout", "pass")
    assert table.of("scout").dead


@cites("nemesis/room/airlock-cancel")
def test_a_door_that_opens_in_time_cancels_the_procedure() -> None:
    table = standing_in("airlock-control", crew=("captain", "mechanic"))
    table.tile("room:13", "generator")
    table.place("mechanic", "room:13")
    table.hand("mechanic", "computer-skills", "rest")
    table.turn("captain")
    table.play("captain", "room-action")
    table.play("captain", "pass")
    table.play("mechanic", "play/card:computer-skills")
    table.play("mechanic", "open-door/corridor:13-14")
    assert table.state.airlock == 0
    assert "nemesis/room/airlock-cancel" in table.rules_told()
    table.bag(blank=1)
    table.fate(event=["nest"])
    table.end_round()
    assert not table.of("mechanic").dead


@cites("nemesis/room/airlock-cancel")
def test_a_destroyed_door_cancels_the_procedure_too() -> None:
    table = _control()
    table.place("scout", "room:13")
    table.hand("scout", "demolition", "rest")
    table.turn("captain")
    table.play("captain", "room-action")
    table.play("captain", "pass")
    table.play("scout", "play/card:demolition")
    table.play("scout", "destroy-door/corridor:13-14")
    assert table.state.airlock == 0
    table.play("scout", "pass")
    assert not table.of("scout").dead


@cites("nemesis/room/airlock-cancel", "nemesis/room/airlock-close")
def test_the_last_door_token_taken_back_from_the_sealed_room_cancels_the_procedure() -> None:
    """With no token left in the supply the doors of the room cannot all be closed."""
    table = _control()
    g = table.state
    far = [corridor for corridor in g.board.corridors if 13 not in g.board.ends[corridor]]
    for corridor in far[: g.site.door_tokens - 1]:
        g.closed |= 1 << corridor
    table.turn("captain")
    table.play("captain", "room-action")
    first = next(option for option in table.options("captain") if "13" in option)
    table.play("captain", first)  # the door just closed is opened again to close the next one
    while table.options("captain")[0].startswith("take-door"):
        table.play("captain", next(option for option in table.options("captain") if "13" in option))
    assert g.airlock == 0
