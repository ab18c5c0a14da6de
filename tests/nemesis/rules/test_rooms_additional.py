"""The additional rooms: cabins, canteen, command center, engine control, hatch control, monitoring, slime, shower."""

from __future__ import annotations

import pytest

from hullbreach.nemesis.rules.hazards import PlaceFire
from hullbreach.nemesis.scenario import NemesisTable
from hullbreach.nemesis.sites.ship.pods import LaunchPod
from hullbreach.rulebook.citing import cites
from tests.nemesis.rules.aboard import last_told, refusal, standing_in

# -- cabins ---------------------------------------------------------------------------------------------------


def _after_a_night(table: NemesisTable) -> int:
    """How many cards the captain holds when the next round begins."""
    table.bag(blank=1)
    table.fate(event=["nest"])
    table.end_round()
    return len(table.of("captain").hand)


@cites("nemesis/room/cabins")
def test_a_night_in_the_cabins_is_worth_a_sixth_card() -> None:
    table = standing_in("cabins")
    assert _after_a_night(table) == 6
    assert len(table.of("scout").hand) == 5
    table = standing_in("cabins")
    table.wound("captain", "body")  # it takes a card away
    table.turn("captain")
    assert _after_a_night(table) == 5


@cites("nemesis/room/cabins")
def test_everybody_in_the_cabins_rests() -> None:
    table = standing_in("cabins")
    table.place("scout", "cabins")
    table.turn("captain")
    assert _after_a_night(table) == 6
    assert len(table.of("scout").hand) == 6


@cites("nemesis/room/cabins")
def test_no_rest_in_cabins_with_a_malfunction_or_an_intruder() -> None:
    table = standing_in("cabins")
    table.malfunction("cabins")
    assert _after_a_night(table) == 5
    table = standing_in("cabins")
    table.intruder("adult", "cabins")
    table.fate(attack=["tail-attack"])
    assert _after_a_night(table) == 5


# -- canteen and shower ---------------------------------------------------------------------------------------


@cites("nemesis/room/canteen-heal")
def test_the_canteen_heals_one_light_wound_and_offers_a_scan() -> None:
    table = standing_in("canteen")
    table.light("captain", 2)
    table.hand("captain", "search", "search", "contamination")
    table.play("captain", "room-action")
    assert table.options("captain") == ["eat", "eat-and-scan-hand"]
    table.play("captain", "eat")
    assert table.of("captain").light_wounds == 1
    assert "contamination" in table.of("captain").hand


@cites("nemesis/room/canteen-heal")
def test_a_scan_in_the_canteen_gets_rid_of_clean_cards_in_hand_only() -> None:
    table = standing_in("canteen")
    table.light("captain", 2)
    table.hand("captain", "search", "search", "rest")
    table.contaminate("captain", "clean", "clean", where="hand")
    table.contaminate("captain", "clean")
    table.play("captain", "room-action")
    table.play("captain", "eat-and-scan-hand")
    person = table.of("captain")
    assert person.light_wounds == 1
    assert person.hand == ["rest"]
    assert person.discards.count("contamination") == 1
    assert not person.infested


@cites("nemesis/room/canteen-heal", "nemesis/room/shower")
def test_the_scan_is_offered_without_a_contamination_card_too() -> None:
    for kind, verb in (("canteen", "eat"), ("shower", "wash")):
        table = standing_in(kind)
        table.light("captain", 1)
        table.slime("captain")
        table.hand("captain", "search", "search", "rest")
        table.turn("captain")
        table.play("captain", "room-action")
        assert table.options("captain") == [verb, f"{verb}-and-scan-hand"]
        table.play("captain", f"{verb}-and-scan-hand")
        assert table.of("captain").hand == ["rest"]


def _scan(kind: str, *, larva: bool) -> NemesisTable:
    """The captain scans two infected cards and a clean one in this room."""
    table = standing_in(kind)
    table.hand("captain", "search", "search", "rest")
    table.contaminate("captain", "infected", "infected", "clean", where="hand")
    if larva:
        table.larva("captain")
    table.play("captain", "room-action")
    return table


def _stays_and_infests(kind: str) -> None:
    table = _scan(kind, larva=False)
    person = table.of("captain")
    assert person.infested
    assert person.hand.count("contamination") == 2
    assert not person.dead


def _second_larva_kills(kind: str) -> None:
    table = _scan(kind, larva=True)
    assert table.of("captain").dead
    assert table.room(kind).intruders == ["creeper"]
    assert "corpse-0" in table.room(kind).objects


@cites("nemesis/room/canteen-infected")
def test_an_infected_card_scanned_in_the_canteen_stays_and_brings_a_larva() -> None:
    _stays_and_infests("canteen")


@cites("nemesis/room/canteen-infected")
def test_a_second_larva_in_the_canteen_kills_and_a_creeper_comes_out() -> None:
    _second_larva_kills("canteen")


@cites("nemesis/room/shower")
def test_the_shower_washes_slime_off_and_offers_a_scan() -> None:
    table = standing_in("shower")
    table.slime("captain")
    table.hand("captain", "search", "search", "contamination")
    table.play("captain", "room-action")
    assert table.options("captain") == ["wash", "wash-and-scan-hand"]
    table.play("captain", "wash")
    assert not table.of("captain").slimed
    assert table.of("captain").hand == ["contamination"]

    table = standing_in("shower")
    table.slime("captain")
    table.hand("captain", "search", "search")
    table.contaminate("captain", "clean", where="hand")
    table.play("captain", "room-action")
    table.play("captain", "wash-and-scan-hand")
    assert not table.of("captain").slimed
    assert table.of("captain").hand == []


@cites("nemesis/room/canteen-heal", "nemesis/room/shower")
@pytest.mark.parametrize("kind", ["canteen", "shower"])
def test_the_hand_is_scanned_even_if_there_is_nothing_to_heal_or_to_wash_off(kind: str) -> None:
    table = standing_in(kind)
    table.hand("captain", "search", "search", "rest")
    table.contaminate("captain", "clean", "infected", "clean", where="hand")
    table.contaminate("captain", "clean")
    table.play("captain", "room-action")
    assert table.of("captain").hand == ["rest", "contamination"]
    assert table.of("captain").discards.count("contamination") == 1
    assert table.told("scanned")[0]["args"] == {"who": "seat:0", "count": 3, "infected": 1}


@cites("nemesis/room/shower-infected")
def test_an_infected_card_scanned_in_the_shower_stays_and_brings_a_larva() -> None:
    _stays_and_infests("shower")


@cites("nemesis/room/shower-infected")
def test_a_second_larva_in_the_shower_kills_and_a_creeper_comes_out() -> None:
    _second_larva_kills("shower")


@cites("nemesis/room/shower-fire")
@pytest.mark.parametrize("use", ["wash", "wash-and-scan-hand"])
def test_the_shower_can_burn_and_showering_does_not_put_it_out(use: str) -> None:
    table = standing_in("shower")
    table.slime("captain")
    table.state.stack.append((PlaceFire(7), 0))
    table.run()
    assert table.room("shower").fire
    table.play("captain", "room-action")
    table.play("captain", use)
    assert table.room("shower").fire
    assert not table.of("captain").slimed


# -- command center -------------------------------------------------------------------------------------------


@cites("nemesis/room/command-center")
def test_the_command_center_operates_any_of_the_doors_of_one_room_each_as_one_likes() -> None:
    table = standing_in("command-center")
    table.door("corridor:11-14")
    table.door("corridor:6-11", "destroyed")
    table.play("captain", "room-action")
    rooms = table.state.board.rooms
    assert table.options("captain") == [f"operate-doors/room:{room}" for room in rooms]  # far or unexplored
    assert not table.room("room:13").explored
    table.play("captain", "operate-doors/room:11")
    doors = ["done", "close-door/corridor:8-11", "open-door/corridor:11-14", "close-door/corridor:11-15"]
    assert sorted(table.options("captain")) == sorted(doors)
    table.play("captain", "open-door/corridor:11-14")
    table.play("captain", "close-door/corridor:11-15")
    assert table.options("captain") == ["done", "close-door/corridor:8-11"]
    table.play("captain", "done")
    assert table.door_at("corridor:11-14") == "open"
    assert table.door_at("corridor:11-15") == "closed"
    assert table.door_at("corridor:8-11") == "open"
    assert table.door_at("corridor:6-11") == "destroyed"
    assert table.state.acted == 1


@cites("nemesis/room/command-center")
def test_a_room_without_a_door_that_could_move_is_not_offered() -> None:
    table = standing_in("command-center")
    for corridor in ("corridor:17-19", "corridor:13-19"):
        table.door(corridor, "destroyed")
    table.play("captain", "room-action")
    assert "operate-doors/room:19" not in table.options("captain")


# -- engine control -------------------------------------------------------------------------------------------


@cites("nemesis/room/engine-control", "nemesis/malfunction/engine-status")
def test_engine_control_shows_the_status_of_all_three_engines_to_one_player_only() -> None:
    table = standing_in("engine-control")
    for engine, status in ((1, "damaged"), (2, "working"), (3, "damaged")):
        table.engine(engine, status)
    table.malfunction("engine-1")
    before = [list(table.state.engine_stack(engine)) for engine in (1, 2, 3)]
    table.play("captain", "room-action")
    told = [event["args"] for event in table.told("engine-checked", 0)]
    assert [args["status"] for args in told] == ["token:damaged", "token:working", "token:damaged"]
    assert all("status" not in event["args"] for event in table.told("engine-checked", 1))
    assert all("status" not in event["args"] for event in table.told("engine-checked"))
    for engine in (1, 2, 3):
        assert table.state.seen[table.state.engine_stack(engine)[-1]] & 0b10000011 == 1
        assert not table.state.seen[table.state.engine_stack(engine)[0]]
    assert [table.state.engine_stack(engine) for engine in (1, 2, 3)] == before
    assert "pass" in table.options("captain")  # nothing about the engines is asked


# -- hatch control --------------------------------------------------------------------------------------------


@cites("nemesis/room/hatch-control", "nemesis/pod/unlock-manual")
def test_hatch_control_locks_or_unlocks_one_pod() -> None:
    table = standing_in("hatch-control")
    g = table.state
    (one,), (other,) = g.pods_of(1), g.pods_of(2)
    table.play("captain", "room-action")
    assert sorted(table.options("captain")) == sorted([f"unlock/pod:{one}", f"unlock/pod:{other}"])
    table.play("captain", f"unlock/pod:{other}")
    assert g.is_unlocked(other)
    assert not g.is_unlocked(one)
    table.hand("captain", "search", "search")
    table.play("captain", "room-action")
    table.play("captain", f"lock/pod:{other}")
    assert not g.is_unlocked(other)


@cites("nemesis/room/hatch-control")
def test_a_pod_that_has_left_is_neither_locked_nor_unlocked() -> None:
    table = standing_in("hatch-control")
    g = table.state
    (one,), (other,) = g.pods_of(1), g.pods_of(2)
    table.pods(unlocked=True)
    table.board_pod("scout", one)
    g.stack.append((LaunchPod(one), 0))
    table.run()
    table.turn("captain")
    table.play("captain", "room-action")  # there is only one pod left
    assert not g.is_unlocked(other)
    assert table.told("pod-locked")[0]["args"]["pod"] == f"pod:{other}"


@cites("nemesis/room/hatch-control")
def test_a_pod_may_be_locked_with_somebody_inside_who_then_cannot_launch() -> None:
    table = standing_in("hatch-control")
    pod = table.state.pods_of(1)[0]
    table.pods(unlocked=True)
    table.board_pod("scout", pod)
    table.turn("captain")
    table.play("captain", "room-action")
    table.play("captain", f"lock/pod:{pod}")
    assert table.of("scout").pod == pod
    table.bag(blank=1)
    table.fate(event=["nest"])
    table.end_round()
    assert table.options("scout") == ["leave-pod", "wait"]


# -- monitoring -----------------------------------------------------------------------------------------------


@cites("nemesis/room/monitoring")
def test_the_monitoring_room_shows_an_unexplored_room_and_its_token_in_secret() -> None:
    table = standing_in("monitoring")
    table.tile("room:16", "armory", explored=False)
    table.token("room:16", "doors-3")
    table.play("captain", "room-action")
    assert "look-at/room:3" in table.options("captain")
    assert "look-at/room:7" not in table.options("captain")  # explored: the captain stands there
    assert "look-at/room:1" not in table.options("captain")
    table.play("captain", "look-at/room:16")
    g = table.state
    for back in (g.site.tile_back[16], g.exploration_token(16)):
        assert g.seen[back] & 0b10000011 == 1
    public = {"who": "seat:0", "room": "room:16"}
    assert last_told(table, "room-peeked", "captain") == {**public, "place": "place:armory", "token": "token:doors-3"}
    assert last_told(table, "room-peeked", "scout") == public
    assert not table.room("room:16").explored
    assert g.site.has_token(g, 16)


@cites("nemesis/room/monitoring")
def test_a_fully_explored_ship_leaves_nothing_to_monitor() -> None:
    table = standing_in("monitoring")
    table.explore(*table.state.board.rooms)
    assert refusal(table, "monitoring") == "nemesis/room/monitoring"


# -- room covered with slime ----------------------------------------------------------------------------------


@cites("nemesis/room/slime-room")
def test_entering_the_slimy_room_gives_a_slime_marker_and_nothing_can_be_searched_there() -> None:
    table = standing_in("cockpit")
    table.tile("room:7", "slime-room")
    table.place("captain", "room:3")
    table.items_in("room:7", 3)
    table.hand("captain", "search", "search", "rest")
    table.turn("captain")
    table.fate(noise=["1"])
    table.play("captain", "move/room:7")
    assert table.of("captain").slimed
    assert "play/card:search" in table.refusals("captain")


@cites("nemesis/room/slime-room")
def test_whoever_flees_into_the_slimy_room_or_meets_somebody_there_is_slimed_as_well() -> None:
    table = standing_in("cockpit")
    table.tile("room:7", "slime-room")
    table.place("captain", "room:3")
    table.intruder("creeper", "room:3")
    table.intruder("larva", "room:7")
    table.place("scout", "room:7")
    table.turn("captain")
    table.attack_cards("bite-6")  # it misses
    table.play("captain", "move/room:7")
    assert table.of("captain").room == "room:7"
    assert [table.of(name).slimed for name in table.seats] == [True, False]


@cites("nemesis/room/slime-room")
def test_the_slime_comes_before_the_exploration_token() -> None:
    """The marker is there in time to turn a silence token into danger."""
    table = standing_in("cockpit")
    table.tile("room:7", "slime-room", explored=False)
    table.token("room:7", "silence-1")
    table.place("captain", "room:3")
    table.turn("captain")
    table.play("captain", "move/room:7")
    assert table.of("captain").slimed
    assert table.has_noise("corridor:3-7")
    assert table.room("room:7").items == 0
