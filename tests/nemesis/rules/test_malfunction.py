"""Malfunctions: what they disable, where they go, and how many there are."""

from __future__ import annotations

from hullbreach.nemesis.scenario import NemesisTable, scenario
from hullbreach.rulebook.citing import cites
from tests.nemesis.rules.aboard import refusal, standing_in, top_of

FAR = ("room:2", "room:4", "room:9", "room:10", "room:13", "room:16", "room:18", "room:20")
"""Eight rooms away from the hibernatorium and its neighbours."""


def broken(*rooms: str) -> NemesisTable:
    """The captain in the hibernatorium with Demolition, malfunctions in these rooms, which are explored."""
    table = scenario("nemesis", crew=["captain", "scout"], seed=6)
    for room, kind in ((2, "armory"), (4, "storage"), (9, "surgery"), (10, "laboratory")):
        table.tile(room, kind)
    for room, kind in ((13, "emergency-room"), (16, "comms-room"), (18, "fire-control")):
        table.tile(room, kind)
    table.place("scout", "room:1")
    table.malfunction(*rooms)
    table.hand("captain", "search", "order", "basic-repairs", "demolition")
    table.turn("captain")
    return table


def malfunctions(table: NemesisTable) -> int:
    return table.state.malfunction.bit_count()


# -- what they disable ----------------------------------------------------------------------------------------


@cites("nemesis/malfunction/blocks-room-action")
def test_a_malfunction_blocks_the_action_of_a_room_or_special_room() -> None:
    for kind in ("canteen", "cockpit"):
        table = standing_in(kind)
        table.light("captain", 1)
        table.turn("captain")
        assert refusal(table, kind) is None
        table.malfunction(kind)
        table.turn("captain")
        assert refusal(table, kind) == "nemesis/malfunction/blocks-room-action"


@cites("nemesis/malfunction/blocks-room-action")
def test_a_room_with_a_malfunction_can_be_searched() -> None:
    table = standing_in("canteen")
    table.items_in("canteen", 2)
    table.malfunction("canteen")
    table.hand("captain", "search", "rest")
    table.turn("captain")
    table.play("captain", "play/card:search")
    table.play("captain", table.options("captain")[0])
    assert table.room("canteen").items == 1
    assert len(table.of("captain").items + table.of("captain").heavy) == 2


@cites("nemesis/malfunction/hibernatorium")
def test_a_malfunction_in_the_hibernatorium_does_not_wake_or_kill_sleepers() -> None:
    table = scenario("nemesis", crew=["captain", "scout"], seed=6)
    table.hibernate("scout")
    table.objectives("scout", "salvaging-the-prime-asset")
    table.clock(time=1)
    for engine in (1, 2, 3):
        table.engine(engine, "working")
    table.coordinates(b="earth")
    table.destination("b")
    table.malfunction("hibernatorium")
    table.turn("captain")
    assert refusal(table, "hibernatorium") == "nemesis/malfunction/blocks-room-action"
    table.end_round()
    assert table.game.over
    assert table.game.outcome["survivors"] == [1]


@cites("nemesis/malfunction/hibernatorium")
def test_whoever_breaks_the_hibernatorium_does_not_disturb_those_who_sleep_there() -> None:
    table = broken()
    table.hibernate("scout")
    table.turn("captain")
    asleep = table.of("scout")
    table.play("captain", "play/card:demolition")
    assert table.room("hibernatorium").malfunction
    assert table.of("scout").hibernating
    assert not table.of("scout").dead
    assert table.of("scout") == asleep


@cites("nemesis/malfunction/engine-status")
def test_a_malfunction_in_an_engine_room_disables_its_action_and_leaves_the_engine_alone() -> None:
    for status in ("working", "damaged"):
        table = standing_in("engine-1")
        table.engine(1, status)
        table.hand("captain", "demolition", "rest", "search")
        table.turn("captain")
        assert refusal(table, "engine-1") is None
        table.play("captain", "play/card:demolition")
        assert table.room("engine-1").malfunction
        assert top_of(table, 1) == status
        assert refusal(table, "engine-1") == "nemesis/malfunction/blocks-room-action"


@cites("nemesis/malfunction/engine-status")
def test_an_engine_can_be_worked_on_in_spite_of_a_malfunction_in_its_room() -> None:
    table = standing_in("engine-1")
    table.engine(1, "damaged")
    table.hand("captain", "basic-repairs", "rest", "search")
    table.malfunction("engine-1")
    table.turn("captain")
    table.play("captain", "play/card:basic-repairs")
    assert "work-on/engine:1" in table.options("captain")
    table.play("captain", "remove-malfunction")
    assert top_of(table, 1) == "damaged"


@cites("nemesis/malfunction/engine-status")
def test_engines_with_malfunctions_still_carry_the_ship() -> None:
    table = scenario("nemesis", crew=["captain", "scout"], seed=6)
    table.hibernate("scout")
    table.objectives("scout", "salvaging-the-prime-asset")
    table.clock(time=1)
    for engine in (1, 2, 3):
        table.engine(engine, "working")
        table.malfunction(f"engine-{engine}")
    table.coordinates(b="earth")
    table.destination("b")
    table.turn("captain")
    table.end_round()
    assert table.game.outcome["ship"] == "jumped"
    assert table.game.outcome["survivors"] == [1]


# -- where they go --------------------------------------------------------------------------------------------


@cites("nemesis/malfunction/forbidden-rooms")
def test_the_nest_and_the_room_covered_with_slime_never_get_one() -> None:
    for kind in ("nest", "slime-room"):
        table = standing_in(kind)
        table.hand("captain", "demolition", "rest")
        table.intruder("adult", kind)
        table.turn("captain")
        assert table.refusals("captain")["play/card:demolition"] == "nemesis/action/demolition"
        table.place("captain", "room:20")
        table.turn("captain")
        table.event_phase("damage")
        assert not table.room(kind).malfunction


@cites("nemesis/malfunction/forbidden-rooms")
def test_an_exploration_token_has_no_effect_there() -> None:
    for room, kind, start in (("room:3", "nest", "room:1"), ("room:6", "slime-room", "room:11")):
        table = scenario("nemesis", crew=["captain", "scout"], seed=6)
        table.tile(room, kind, explored=False)
        table.token(room, "malfunction-2")
        table.place("captain", start)
        table.place("scout", "room:20")
        table.turn("captain")
        table.fate(noise=["3"])
        table.play("captain", f"move/{room}")
        assert table.room(room).explored
        assert not table.room(room).malfunction


@cites("nemesis/malfunction/not-unexplored")
def test_an_unexplored_room_gets_none() -> None:
    table = broken()
    table.intruder("breeder", "room:17")
    table.intruder("breeder", "room:18")
    table.turn("captain")
    table.event_phase("damage")
    assert not table.room(17).malfunction
    assert table.room(18).malfunction


# -- the markers ----------------------------------------------------------------------------------------------


@cites("nemesis/malfunction/supply-exhausted")
def test_the_ninth_malfunction_marker_destroys_the_ship_with_everybody_on_board() -> None:
    table = broken(*FAR)
    table.hibernate("scout")
    table.intruder("queen", "room:21")
    table.turn("captain")
    table.play("captain", "play/card:demolition")
    assert table.game.over
    assert table.game.outcome["ship"] == "exploded"
    assert table.of("captain").dead
    assert table.of("scout").dead
    assert table.intruders() == {}
    assert table.told("ship-explodes")[0]["rule"] == "nemesis/malfunction/supply-exhausted"


@cites("nemesis/malfunction/supply-exhausted")
def test_the_eighth_marker_does_not_and_a_removed_one_can_be_placed_again() -> None:
    table = broken(*FAR[:7], "room:11")
    table.play("captain", "play/card:basic-repairs")
    assert not table.room(11).malfunction
    table.play("captain", "play/card:demolition")
    assert not table.game.over
    assert table.room(11).malfunction
    assert malfunctions(table) == 8


@cites("nemesis/malfunction/supply-exhausted")
def test_with_none_left_a_room_that_has_a_marker_needs_no_other() -> None:
    table = broken("room:1", *FAR[1:])
    table.event_phase("malfunction")  # in the explored room with the lowest number
    assert (table.game.over, malfunctions(table)) == (False, 8)


@cites("nemesis/malfunction/not-unexplored", "nemesis/malfunction/forbidden-rooms")
def test_where_no_marker_can_go_a_ninth_is_not_missed() -> None:
    table = broken(*FAR)
    table.tile(3, "nest")
    table.intruder("breeder", "room:3")
    table.intruder("breeder", "room:17")
    table.turn("captain")
    table.event_phase("damage")
    assert not table.game.over
    assert malfunctions(table) == 8


@cites("nemesis/malfunction/one-per-room")
def test_a_room_with_a_malfunction_gets_no_second_one_not_even_a_ninth() -> None:
    table = broken("room:1", *FAR[:7])
    table.event_phase("malfunction")
    assert not table.game.over
    assert malfunctions(table) == 8
    table.place("captain", "room:1")
    table.hand("captain", "demolition", "rest")
    table.turn("captain")
    assert table.refusals("captain")["play/card:demolition"] == "nemesis/action/demolition"
