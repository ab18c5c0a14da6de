"""Bag development, encounters and movement of carnomorphs."""

from __future__ import annotations

import pytest

from hullbreach.nemesis.scenario import NemesisTable
from hullbreach.nemesis.species.carnomorphs.bag import add_metagorger
from hullbreach.nemesis.species.intruders.encounter import Encounter
from hullbreach.rulebook.citing import cites

from .aboard import QUIET, carry_out, crew, in_bag, names, rollers

RED = {"metagorger_2": 4, "metagorger_3": 4}


def draw(table: NemesisTable, token: str, rolls: int = 0) -> NemesisTable:
    """Everyone passes, and bag development draws this token; those who roll hear nothing."""
    if rolls:
        table.fate(noise=["silence"] * rolls)
    table.event_phase(QUIET, token)
    return table


@cites("carnomorphs/bag/draw-one")
def test_exactly_one_token_is_drawn() -> None:
    table = crew("captain")
    table.bag(blank=1, shambler_2=2)
    draw(table, "shambler-2", 1)
    assert [event["args"]["token"] for event in table.told("bag-drawn")] == ["token:shambler-2"]


@cites("carnomorphs/bag/blue-metagorger-noise", "carnomorphs/bag/blue-metagorger-exchange")
def test_a_blue_metagorger_leaves_for_a_red_one_and_everybody_rolls() -> None:
    table = crew("captain", "scout")
    table.first_player("captain")
    table.bag(blank=1, blue_metagorger_1=1)
    draw(table, "blue-metagorger-1", 2)
    assert in_bag(table, "blue-metagorger") == 0
    assert in_bag(table, "metagorger") == 1
    assert rollers(table) == ["seat:0", "seat:1"]
    order = [e["kind"] for e in table.told()]
    assert order.index("token-added") < order.index("noise-rolled")


@cites("carnomorphs/bag/blue-metagorger-exchange", "carnomorphs/bag/red-metagorger-first")
def test_without_a_red_token_the_same_blue_one_goes_back() -> None:
    table = crew("captain")
    table.bag(blank=1, blue_metagorger_1=1, blue_metagorger_2=1, **RED)
    draw(table, "blue-metagorger-1", 1)
    assert table.bag_counts()["blue-metagorger-1"] == 1


@cites("carnomorphs/bag/red-metagorger-first")
def test_red_comes_first_then_blue_then_nothing() -> None:
    table = crew("captain")
    table.bag(blank=1, metagorger_2=4, metagorger_3=3)
    g = table.state
    for red, blue in ((8, 0), (8, 1), (8, 2), (8, 2)):
        add_metagorger(g, "carnomorphs/bag/red-metagorger-first")
        assert (in_bag(table, "metagorger"), in_bag(table, "blue-metagorger")) == (red, blue)


@cites("carnomorphs/bag/noise-roll-exemption")
@pytest.mark.parametrize("token", ["blue-metagorger-1", "shambler-2", "fleshbeast-4", "blank"])
def test_whoever_is_in_combat_does_not_roll(token: str) -> None:
    table = crew("captain", "scout")
    table.place("scout", 13)
    table.intruder("butcher", 13)
    table.bag(blank=1, **({} if token == "blank" else {token.replace("-", "_"): 1}))
    table.attack_cards("spawn-7-0")  # shows no butcher
    draw(table, token, 1)
    assert rollers(table) == ["seat:0"]


@cites("carnomorphs/bag/red-metagorger-spawn", "carnomorphs/bag/red-metagorger-returned")
def test_a_red_metagorger_spawns_where_there_are_objects_or_metagorgers() -> None:
    table = crew("captain", "scout")
    table.place("scout", 13)
    table.object("carcass", "captain")
    table.object("carcass", 9)
    table.object("carcass", 9)
    table.intruder("metagorger", 15)
    table.state.object_at[16] = 101  # the blue corpse is gone
    table.bag(metagorger_2=1)
    draw(table, "metagorger-2")
    rooms = sorted(table.intruders().values())
    assert rooms == ["room:1", "room:15", "room:15", "room:9"]
    assert table.bag_counts()["metagorger-2"] == 1
    assert table.told("encounter") == table.told("attack") == []


@cites("carnomorphs/bag/red-metagorger-spawn")
def test_with_too_few_miniatures_the_lowest_rooms_come_first() -> None:
    table = crew("captain")
    table.state.object_at[16] = 101
    for room in (3, 4, 6, 8, 9):
        table.intruder("metagorger", room)
    for room in (2, 5, 7, 10):
        table.object("carcass", room)
    table.bag(metagorger_2=1)
    draw(table, "metagorger-2")
    assert len(names(table)) == 8


@cites("carnomorphs/bag/red-metagorger-nest")
@pytest.mark.parametrize(("explored", "eggs", "comes"), [(True, 3, True), (False, 3, False), (True, 0, False)])
def test_a_red_metagorger_also_comes_to_an_explored_nest_that_exists(explored: bool, eggs: int, comes: bool) -> None:
    table = crew("captain")
    table.state.object_at[16] = 101
    table.tile(5, "nest")
    if explored:
        table.explore(5)
    else:
        table.state.explored &= ~(1 << 5)
    table.eggs(eggs)
    table.state.nest_destroyed = not eggs
    table.bag(metagorger_2=1)
    draw(table, "metagorger-2")
    assert list(table.intruders().values()) == (["room:5"] if comes else [])


@cites("carnomorphs/bag/shambler", "carnomorphs/bag/fleshbeast")
@pytest.mark.parametrize("token", ["shambler-3", "fleshbeast-3"])
def test_shambler_and_fleshbeast_make_everybody_roll_and_go_back(token: str) -> None:
    table = crew("captain", "scout")
    table.first_player("captain")
    table.bag(blank=1, **{token.replace("-", "_"): 1})
    draw(table, token, 2)
    assert rollers(table) == ["seat:0", "seat:1"]
    assert table.bag_counts()[token] == 1


@cites("carnomorphs/bag/butcher-slimed", "carnomorphs/bag/butcher-token-removed")
def test_the_butcher_comes_to_the_slimed_and_its_token_leaves_the_bag() -> None:
    table = crew("captain", "scout")
    table.place("scout", 13)
    table.slime("scout")
    table.hand("scout", "rest", "search", "reconnaissance", "demolition")
    table.bag(butcher_4=1)
    table.event_phase("marked-prey", "butcher-4")
    assert table.intruders() == {"intruder:butcher-1": "room:13"}
    assert in_bag(table, "butcher") == 0


@cites("carnomorphs/bag/butcher-nobody-slimed", "carnomorphs/bag/butcher-token-removed")
def test_with_nobody_slimed_the_butcher_comes_to_the_first_player_or_the_next() -> None:
    table = crew("captain", "scout", "pilot")
    table.place("scout", 13)
    table.place("pilot", 9)
    table.first_player("scout")
    table.bag(butcher_4=1)
    draw(table, "butcher-4")
    assert table.intruders()["intruder:butcher-1"] == "room:13"
    table = crew("captain", "scout", "pilot")
    table.place("pilot", 9)
    table.first_player("scout")
    table.hibernate("scout")
    table.bag(butcher_4=1)
    draw(table, "butcher-4")
    assert table.intruders()["intruder:butcher-1"] == "room:9"


@cites("carnomorphs/bag/butcher-token-removed", "carnomorphs/injury/butcher-never-returns")
def test_a_butcher_on_the_board_does_not_come_again() -> None:
    table = crew("captain")
    table.intruder("butcher", 9)
    table.bag(butcher_4=1)
    draw(table, "butcher-4")
    assert table.intruders() == {"intruder:butcher-1": "room:9"}
    assert table.told("encounter") == []
    assert in_bag(table, "butcher") == 0


@cites("carnomorphs/bag/butcher-several-slimed")
def test_of_several_slimed_the_butcher_comes_to_the_one_with_the_fewest_cards() -> None:
    from hullbreach.nemesis.species.carnomorphs.bag import prey_of_the_butcher

    table = crew("captain", "scout", "pilot")
    table.slime("scout")
    table.slime("pilot")
    table.hand("scout", "rest", "search")
    table.hand("pilot", "rest")
    assert prey_of_the_butcher(table.state)[0] == 2
    table.hand("pilot", "rest", "search")
    table.first_player("pilot")
    assert prey_of_the_butcher(table.state)[0] == 2
    table.first_player("scout")
    assert prey_of_the_butcher(table.state)[0] == 1


@cites(
    "carnomorphs/bag/blank-shamblers-leave",
    "carnomorphs/bag/blank-adds-metagorger",
    "carnomorphs/bag/blank-noise",
    "carnomorphs/bag/blank-returned",
)
def test_the_blank_takes_lone_shamblers_away_adds_a_metagorger_and_makes_noise() -> None:
    table = crew("captain", "scout")
    table.place("scout", 13)
    table.first_player("captain")
    table.intruder("shambler", 9)
    table.intruder("fleshbeast", 8)
    met = table.intruder("shambler", 13)
    table.attack_cards("devour-3-0")  # shows no shambler
    table.bag(blank=1)
    table.fate(token_returns=["shambler-4"], token_added=["metagorger-3"])
    draw(table, "blank", 1)
    assert set(table.intruders()) == {met, "intruder:fleshbeast-1"}
    assert table.bag_counts() == {"blank": 1, "shambler-4": 1, "metagorger-3": 1}
    assert rollers(table) == ["seat:0"]
    order = [e["kind"] for e in table.told()]
    assert order.index("token-added") < order.index("noise-rolled")


# -- encounters and movement -----------------------------------------------------------------------------------


@cites("carnomorphs/encounter/blank-noise", "carnomorphs/encounter/blank-returned")
def test_a_blank_in_an_encounter_is_only_noise_and_goes_back() -> None:
    table = crew("captain")
    table.bag(blank=1, shambler_2=1)
    table.fate(bag=["blank"])
    carry_out(table, Encounter(0))
    assert table.intruders() == {}
    assert table.bag_counts() == {"blank": 1, "shambler-2": 1}
    g = table.state
    assert g.noise & g.board.spot_mask[1] == g.board.spot_mask[1]


@cites("carnomorphs/encounter/blank-last-token")
@pytest.mark.parametrize(("bag", "added"), [({}, "metagorger"), (RED, "")])
def test_a_blank_that_is_the_last_token_brings_a_metagorger(bag: dict[str, int], added: str) -> None:
    table = crew("captain")
    table.bag(blank=1, **bag)
    table.fate(bag=["blank"])
    carry_out(table, Encounter(0))
    assert in_bag(table, "metagorger") == (1 if added else 8)
    assert in_bag(table, "blue-metagorger") == 0


@cites("carnomorphs/encounter/blank-last-token", "carnomorphs/bag/red-metagorger-first")
def test_that_metagorger_is_blue_when_no_red_one_is_left() -> None:
    table = crew("captain")
    table.bag(blank=1)
    g = table.state
    g.pool[g.box.token_sorts_of[2]] = bytes(len(g.pool[g.box.token_sorts_of[2]]))
    table.fate(bag=["blank"])
    carry_out(table, Encounter(0))
    assert in_bag(table, "blue-metagorger") == 1


@cites("carnomorphs/intruder-movement/butcher-no-technical-corridors")
def test_the_butcher_stays_where_others_crawl_away() -> None:
    table = crew("captain")
    board = table.state.board
    room = board.entrances[0]
    butcher, other = table.intruder("butcher", room, injuries=2), table.intruder("shambler", room)
    g = table.state
    foes = {g.foe_id(foe): foe for foe in g.all_foes()}
    spot = board.network[room]
    carry_out(table, *g.species.move(g, [(foes[butcher], spot), (foes[other], spot)]))
    assert table.intruders() == {butcher: f"room:{room}"}
    assert table.injuries(butcher) == 2
    assert in_bag(table, "shambler") == 1


@cites("carnomorphs/critical/metagorger-is-first-encounter")
def test_a_metagorger_that_is_gone_at_once_is_the_first_encounter() -> None:
    table = crew("captain", "scout")
    table.place("scout", 13)
    table.hand("captain")
    table.bag(metagorger_3=1)
    table.fate(bag=["metagorger-3"])
    carry_out(table, Encounter(0))
    assert table.state.first_encounter
    assert {choice.seat for choice in table.game.choices} == {0, 1}
    assert all(option.startswith("keep-objective") for option in table.options("captain"))
    assert names(table) == ["metagorger"], "it has not attacked yet"
    for name in ("captain", "scout"):
        table.play(name, table.options(name)[0])
    table.play("captain", table.options("captain")[0])  # a mutation
    assert names(table) == []
