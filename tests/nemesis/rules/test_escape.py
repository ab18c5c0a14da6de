"""Escape: a character who moves out of a fight is attacked first."""

from __future__ import annotations

from hullbreach.nemesis.scenario import NemesisTable, scenario
from hullbreach.rulebook.citing import cites


def fight(*kinds: str) -> NemesisTable:
    """The captain is in the cockpit with these intruders; next door, room 2 is explored and room 4 is not."""
    table = scenario("nemesis", ["captain", "scout"])
    table.place("captain", 1)
    table.explore(2)
    for kind in kinds:
        table.intruder(kind, 1)
    table.turn("captain")
    return table


@cites("nemesis/escape/by-movement")
def test_a_move_in_combat_is_an_escape_into_any_neighbouring_room() -> None:
    table = fight("adult")
    assert {"move/room:2", "move/room:3", "move/room:4"} <= set(table.options("captain"))
    assert table.refusals("captain")["careful-move/room:2"] == "nemesis/action/out-of-combat-only"
    table.fate(attack=["scratch"], noise=["silence"])
    table.play("captain", "move", to="room:2")
    assert "nemesis/escape/attacks-first" in table.rules_told()
    assert table.of("captain").light_wounds == 1


@cites("nemesis/escape/by-movement")
def test_a_move_out_of_combat_is_none() -> None:
    table = fight()
    table.intruder("adult", 3)
    table.turn("captain")
    table.fate(noise=["silence"])
    table.play("captain", "move", to="room:2")
    assert table.told("attack") == []


@cites("nemesis/escape/attacks-first")
def test_every_intruder_attacks_once_the_largest_kind_first_before_the_move() -> None:
    table = fight("larva", "adult", "queen", "creeper", "breeder", "adult")
    table.place("scout", 1)
    table.turn("captain")
    table.fate(attack=["slime", "transformation", "transformation", "tail-attack", "tail-attack"], noise=["silence"])
    table.play("captain", "move", to="room:2")
    attacks = [event["args"] for event in table.told("attack")]
    kinds = ["queen", "breeder", "adult", "adult", "creeper", "larva"]
    assert [attack["foe"].removeprefix("intruder:").split("-")[0] for attack in attacks] == kinds
    assert {attack["who"] for attack in attacks} == {"seat:0"}
    assert len({attack["foe"] for attack in attacks}) == 6
    told = [event["kind"] for event in table.told()]
    assert len(told) - 1 - told[::-1].index("attack") < told.index("moved")
    captain = table.of("captain")
    assert (captain.slimed, captain.infested, captain.room) == (True, True, "room:2")


@cites("nemesis/escape/death")
def test_whoever_dies_on_the_way_out_lies_in_the_room_left() -> None:
    table = fight("adult", "adult")
    table.wound("captain", "body", "leg", "hand")
    table.hand("captain", "rest", "search")
    table.turn("captain")
    table.fate(attack=["scratch"])
    table.play("captain", "move", to="room:2")
    assert table.of("captain").dead
    assert table.room(1).objects == ["corpse-0"]
    assert table.room(2).objects == []
    assert len(table.told("attack-card")) == 1


@cites("nemesis/escape/arrival")
def test_a_survivor_explores_and_then_rolls_for_noise() -> None:
    table = fight("larva")
    table.tile(4, "armory", explored=False)
    table.token(4, "fire-1")
    table.fate(noise=["1"])
    table.play("captain", "move", to="room:4")
    told = [event["kind"] for event in table.told()]
    assert told.index("larva-infests") < told.index("explored") < told.index("noise-rolled")
    assert table.room(4).fire
    assert table.has_noise("4-8")


@cites("nemesis/escape/arrival")
def test_there_is_no_roll_where_somebody_is() -> None:
    table = fight("larva")
    table.place("scout", 2)
    table.turn("captain")
    table.play("captain", "move", to="room:2")
    assert table.told("noise-rolled") == []
    assert table.room(1).intruders == []
