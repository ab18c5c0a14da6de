"""Fire: who burns when, how many markers there are, and where they go."""

from __future__ import annotations

from hullbreach.nemesis.scenario import NemesisTable, scenario
from hullbreach.rulebook.citing import cites
from tests.nemesis.rules.aboard import standing_in

FAR = ("room:2", "room:4", "room:9", "room:10", "room:13", "room:16", "room:18", "room:20")
"""Eight rooms away from the hibernatorium and its neighbours."""


def burning(*rooms: str) -> NemesisTable:
    """The captain in the hibernatorium, the scout in the cockpit, fire in these rooms."""
    table = scenario("nemesis", crew=["captain", "scout"], seed=6)
    table.place("scout", "room:1")
    table.fire(*rooms)
    table.turn("captain")
    return table


def fires(table: NemesisTable) -> list[int]:
    return list(table.state.rooms_in(table.state.fire))


# -- burning --------------------------------------------------------------------------------------------------


@cites("nemesis/fire/character-end-of-turn")
def test_each_own_turn_that_ends_in_fire_costs_a_light_wound_and_none_follow_after_passing() -> None:
    table = burning("room:11")
    table.hand("captain", "rest", "demolition", "search")
    table.hand("scout", "rest", "demolition", "search")
    table.turn("captain")
    table.play("captain", "play/card:rest")
    assert table.of("captain").light_wounds == 0
    table.play("captain", "play/card:demolition")
    assert table.of("captain").light_wounds == 1
    assert "nemesis/fire/character-end-of-turn" in table.rules_told()
    table.play("scout", "play/card:rest")
    table.play("scout", "play/card:demolition")
    assert table.of("captain").light_wounds == 1
    table.play("captain", "pass")
    assert table.of("captain").light_wounds == 2
    table.play("scout", "pass")
    assert table.of("captain").light_wounds == 2
    assert table.of("captain").serious_wounds == []
    assert table.of("scout").light_wounds == 0


@cites("nemesis/fire/character-end-of-turn")
def test_whoever_leaves_the_burning_room_in_time_is_not_hurt() -> None:
    table = burning("room:11")
    table.explore("room:6", "room:7")
    table.turn("captain")
    table.fate(noise=["1", "3"])
    table.play("captain", "move/room:6")
    table.play("captain", "move/room:7")
    assert table.of("captain").light_wounds == 0


@cites("nemesis/fire/character-end-of-turn")
def test_whoever_waits_in_a_pod_does_not_burn() -> None:
    table = burning("room:3")
    table.tile("room:3", "evacuation-a")
    table.place("captain", "room:3")
    table.pods(unlocked=True)
    table.turn("captain")
    table.fate(noise=["silence"])
    table.play("captain", "room-action")
    table.play("captain", "wait")
    assert table.of("captain").passed
    assert table.of("captain").light_wounds == 0


# -- the markers ----------------------------------------------------------------------------------------------


@cites("nemesis/fire/supply-exhausted")
def test_the_ninth_fire_marker_destroys_the_ship_with_everybody_on_board() -> None:
    table = scenario("nemesis", crew=["captain", "scout", "mechanic"], seed=6)
    table.hibernate("scout")
    table.place("mechanic", "room:1")
    table.intruder("queen", "room:20")
    table.fire(*FAR)
    table.token("room:6", "fire-1")
    table.turn("captain")
    table.play("captain", "move/room:6")
    assert table.game.over
    assert table.game.outcome["ship"] == "exploded"
    assert table.game.outcome["survivors"] == []
    assert all(table.of(name).dead for name in table.seats)
    assert table.intruders() == {}
    assert table.told("ship-explodes")[0]["rule"] == "nemesis/fire/supply-exhausted"


@cites("nemesis/fire/supply-exhausted")
def test_whoever_waits_in_a_pod_dies_with_the_ship() -> None:
    table = scenario("nemesis", crew=["captain", "scout"], seed=6)
    table.board_pod("scout", 1)
    table.fire(*FAR)
    table.token("room:6", "fire-1")
    table.turn("captain")
    table.play("captain", "move/room:6")
    assert table.game.outcome["survivors"] == []
    assert table.of("scout").dead


@cites("nemesis/fire/supply-exhausted")
def test_who_has_left_in_a_pod_outlives_the_ship() -> None:
    table = scenario("nemesis", crew=["captain", "scout"], seed=6)
    table.evacuate("scout")
    table.objectives("scout", "hoarder")
    table.fire(*FAR)
    table.token("room:6", "fire-1")
    table.turn("captain")
    table.play("captain", "move/room:6")
    assert table.game.over
    assert table.of("scout").escaped
    assert not table.of("scout").dead


@cites("nemesis/fire/supply-exhausted")
def test_a_discarded_fire_marker_can_be_placed_again() -> None:
    table = standing_in("fire-control")
    table.fire(*FAR)
    table.token("room:7", "fire-1")
    table.turn("captain")
    table.play("captain", "room-action")
    table.play("captain", "foam/room:2")
    assert not table.room(2).fire
    table.fate(noise=["1"])
    table.play("captain", "move/room:7")
    assert not table.game.over
    assert table.room(7).fire
    assert len(fires(table)) == 8


@cites("nemesis/fire/one-per-room")
def test_a_room_that_burns_gets_no_second_marker_not_even_a_ninth() -> None:
    table = burning(*FAR[:7], "room:6")
    table.token("room:6", "fire-1")
    table.fate(noise=["1"])
    table.play("captain", "move/room:6")
    assert not table.game.over
    assert len(fires(table)) == 8
    assert table.told("fire-placed") == []


@cites("nemesis/fire/unexplored-room")
def test_an_unexplored_room_can_burn() -> None:
    table = burning("room:11")
    table.place("captain", "room:20")
    table.turn("captain")
    table.event_phase("flammable-compounds")
    for room in (6, 8, 14, 15):
        assert table.room(room).fire
        assert not table.room(room).explored


@cites("nemesis/fire/actions-allowed")
def test_fire_prevents_neither_the_room_action_nor_searching() -> None:
    table = standing_in("canteen")
    table.items_in("canteen", 2)
    table.fire("canteen")
    table.light("captain", 1)
    table.hand("captain", "search", "rest", "demolition", "order")
    table.turn("captain")
    table.play("captain", "play/card:search")
    table.play("captain", table.options("captain")[0])
    assert len(table.of("captain").items + table.of("captain").heavy) == 2
    table.play("captain", "room-action")
    table.play("captain", "eat")
    assert table.told("light-healed")


# -- spreading ------------------------------------------------------------------------------------------------


@cites("nemesis/fire/spread")
def test_spreading_fire_stops_at_closed_doors_and_goes_no_further_in_one_go() -> None:
    table = burning("room:11")
    table.place("captain", "room:20")
    table.door("6-11")
    table.door("8-11", "destroyed")
    table.turn("captain")
    table.event_phase("flammable-compounds")
    assert fires(table) == [8, 11, 14, 15]


@cites("nemesis/fire/spread")
def test_spreading_fire_takes_no_technical_corridor() -> None:
    table = burning("room:14", "room:2")
    table.place("captain", "room:20")
    table.turn("captain")
    table.event_phase("consuming-fire")
    assert fires(table) == [1, 2, 6, 11, 13, 14, 17]
