"""Vent control: a room with an entrance to the technical corridors is sealed, and all in it die."""

from __future__ import annotations

from hullbreach.nemesis.scenario import LockdownTable
from hullbreach.rulebook.citing import cites
from tests.lockdown.rooms.inside import standing_in, use

DOORS = ("corridor:11-14", "corridor:12-14")


def _control() -> LockdownTable:
    """Room 14 has an entrance and two corridors; janitor and lab rat are there."""
    return standing_in("vent-control")


@cites("lockdown/room/vent-choose")
def test_any_room_with_an_entrance_and_no_destroyed_door_can_be_chosen() -> None:
    table = _control()
    entrances = table.state.board.entrances
    table.play("hacker", "room-action")
    assert table.options("hacker") == [f"vent/room:{room}" for room in entrances]
    assert any(not table.room(room).explored for room in entrances)
    assert table.room_number("vent-control") in entrances
    table = _control()
    table.door(DOORS[0], "destroyed")
    table.play("hacker", "room-action")
    assert "vent/room:14" not in table.options("hacker")


@cites("lockdown/room/vent-close")
def test_all_its_doors_close_and_its_fire_goes_out_at_once() -> None:
    table = _control()
    table.fire("room:14", "room:27")
    use(table, "vent/room:14")
    assert [table.door_at(door) for door in DOORS] == ["closed", "closed"]
    assert (table.room("room:14").fire, table.room("room:27").fire) == (False, True)
    assert table.state.airlock == 14


@cites("lockdown/room/vent-close")
def test_in_a_room_with_three_corridors_all_three_doors_close() -> None:
    table = _control()
    use(table, "vent/room:20")
    assert [table.door_at(door) for door in ("19-20", "20-24", "20-25")] == ["closed"] * 3
    assert table.state.airlock == 20


@cites("lockdown/room/vent-close")
def test_a_second_venting_moves_the_only_token() -> None:
    table = _control()
    use(table, "vent/room:14")
    table.hand("hacker", "bypass", "backdoor")
    use(table, "vent/room:27")
    assert table.state.airlock == 27
    assert table.told("venting-cancelled")[0]["args"]["room"] == "room:14"


def _doors_elsewhere(table: LockdownTable, state: str) -> None:
    """Every door token stands or lies in a corridor that does not lead to room 14."""
    g = table.state
    far = [corridor for corridor in g.board.corridors if 14 not in g.board.ends[corridor]]
    for corridor in far[: g.site.door_tokens]:
        table.door(g.board.spot_id(corridor), state)


@cites("lockdown/room/vent-close", "lockdown/door/supply-exhausted")
def test_for_want_of_tokens_doors_are_taken_from_elsewhere_but_never_from_the_room_itself() -> None:
    table = _control()
    _doors_elsewhere(table, "closed")
    use(table, "vent/room:14")
    for _ in DOORS:
        assert not {f"take-door/{door}" for door in DOORS} & set(table.options("hacker"))
        table.play("hacker", "take-door")
    assert [table.door_at(door) for door in DOORS] == ["closed", "closed"]
    assert table.state.airlock == 14


@cites("lockdown/room/vent-cancel", "lockdown/door/supply-exhausted")
def test_a_room_that_cannot_be_sealed_is_not_vented() -> None:
    table = _control()
    _doors_elsewhere(table, "destroyed")
    use(table, "vent/room:14")
    assert [table.door_at(door) for door in DOORS] == ["open", "open"]
    assert table.state.airlock == 0


@cites("lockdown/room/vent-cancel")
def test_a_door_that_opens_cancels_it_at_once() -> None:
    table = _control()
    use(table, "vent/room:14")
    table.give("janitor", "toolbelt")
    table.turn("janitor")
    table.play("janitor", "use/item:toolbelt")
    table.play("janitor", "open-door/corridor:11-14")
    assert table.door_at("corridor:11-14") == "open"
    assert table.state.airlock == 0
    assert table.told("venting-cancelled")[0]["rule"] == "lockdown/room/vent-cancel"


@cites("lockdown/room/vent-cancel")
def test_a_door_that_is_destroyed_cancels_it_at_once() -> None:
    table = _control()
    use(table, "vent/room:14")
    table.hand("janitor", "demolition", "rest", "search")
    table.turn("janitor")
    table.play("janitor", "play/card:demolition")
    table.play("janitor", "destroy-door/corridor:11-14")
    assert table.door_at("corridor:11-14") == "destroyed"
    assert table.state.airlock == 0
    assert table.told("venting-cancelled")[0]["rule"] == "lockdown/room/vent-cancel"


@cites("lockdown/room/vent-cancel", "lockdown/door/supply-exhausted")
def test_a_door_token_that_is_needed_elsewhere_cancels_it_too() -> None:
    table = _control()
    use(table, "vent/room:14")
    g = table.state
    far = [corridor for corridor in g.board.corridors if not {2, 14} & {*g.board.ends[corridor]}]
    for corridor in far[: g.doors_left()]:
        table.door(g.board.spot_id(corridor))
    table.give("hacker", "toolbelt")
    table.turn("hacker")
    table.play("hacker", "use/item:toolbelt")
    table.play("hacker", "close-door/corridor:1-2")
    assert table.state.airlock == 14
    table.play("hacker", "take-door/corridor:11-14")
    assert [table.door_at(door) for door in ("corridor:1-2", *DOORS)] == ["closed", "open", "closed"]
    assert table.state.airlock == 0
    assert table.told("venting-cancelled")[0]["rule"] == "lockdown/room/vent-cancel"


@cites("lockdown/room/vent-kill")
def test_when_all_have_passed_everything_in_the_room_dies_but_eggs() -> None:
    table = _control()
    table.intruder("adult", "room:14")
    table.intruder("creeper", "room:14")
    table.object("egg", "room:14")
    use(table, "vent/room:14")
    assert not table.of("janitor").dead
    table.event_phase()
    kinds = [event["kind"] for event in table.told()]
    assert kinds.index("vented") < kinds.index("died") < kinds.index("time-advances")
    assert table.of("janitor").dead
    assert table.of("lab-rat").dead
    assert not table.of("hacker").dead
    assert table.room("room:14").intruders == []
    assert {"egg", "carcass"} <= set(table.room("room:14").objects)
    assert table.state.airlock == 0


@cites("lockdown/room/vent-kill")
def test_a_queen_dies_even_with_the_last_characters_whose_death_ends_the_game() -> None:
    table = _control()
    table.intruder("queen", "room:14")
    use(table, "vent/room:14")
    table.shelter("hacker")
    table.event_phase()
    assert table.told("nobody-left")
    assert table.state.queen_dead
