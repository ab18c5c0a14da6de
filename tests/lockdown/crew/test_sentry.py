"""The Sentry: doors, order, escort."""

from __future__ import annotations

import pytest

from hullbreach.nemesis.content.functions import Room
from hullbreach.rulebook.citing import cites
from tests.lockdown.crew.deck import holding, may_play, uses


@cites("lockdown/room/computer", "lockdown/door/one-per-corridor")
def test_quarantine_closes_every_door_of_any_room_but_the_destroyed_ones() -> None:
    table = holding("sentry", "quarantine")
    table.dark(2)
    table.door("corridor:1-3", "destroyed")
    table.door("corridor:1-6", "closed")
    assert "quarantine/room:1" in uses(table, "sentry", "quarantine")
    table.play("sentry", "quarantine/room:1")
    doors = [table.door_at(f"corridor:1-{other}") for other in (2, 3, 6)]
    assert doors == ["closed", "destroyed", "closed"]
    assert len(table.told("door-closed")) == 1
    table = holding("sentry", "quarantine", room=1)
    assert not may_play(table, "sentry", "quarantine")


@cites("lockdown/door/supply-exhausted")
def test_with_no_door_left_quarantine_takes_one_from_another_room() -> None:
    table = holding("sentry", "quarantine")
    far = ["19-20", "20-24", "20-25", "21-25", "22-23", "23-24", "24-26", "25-26", "25-27"]
    for corridor in far:
        table.door(f"corridor:{corridor}")
    assert table.state.doors_left() == 2
    uses(table, "sentry", "quarantine")
    table.play("sentry", "quarantine/room:1")
    assert table.options("sentry") == [f"take-door/corridor:{corridor}" for corridor in far]
    table.play("sentry", "take-door/corridor:25-27")
    assert [table.door_at(f"corridor:{it}") for it in ("1-2", "1-3", "1-6", "25-27")] == ["closed"] * 3 + ["open"]


@cites("lockdown/action/card-or")
def test_a_stun_empties_a_hand_of_three_cards_but_not_of_four() -> None:
    table = holding("sentry", "stun", "hacker")
    table.hand("hacker", "rest", "search", "search", "bypass")
    assert not may_play(table, "sentry", "stun")
    table.hand("hacker", "rest", "search", "contamination")
    uses(table, "sentry", "stun")
    assert table.of("hacker").hand == []


@cites("lockdown/action/card-or")
def test_a_weapon_given_up_drives_an_intruder_off() -> None:
    table = holding("sentry", "stun", room=1, armed=True)
    table.explore(2)
    foe = table.intruder("adult", 1)
    table.ammo("sentry", "smg", 0)
    table.fate(event=["blue-screen"])
    assert uses(table, "sentry", "stun") == [f"give-up-weapon/item:smg/{foe}"]
    table.play("sentry", "give-up-weapon")
    assert table.of("sentry").heavy == []
    assert table.told("retreats")


@cites("lockdown/action/card-or")
def test_of_two_alike_weapons_the_emptier_one_is_given_up() -> None:
    table = holding("sentry", "stun", room=1)
    table.give("sentry", "pistol", "pistol")
    g = table.state
    kept, emptier = g.weapons(0)
    g.ammo[emptier - g.box.first_item] = 1
    table.intruder("adult", 1)
    uses(table, "sentry", "stun")
    table.play("sentry", "give-up-weapon")
    assert g.weapons(0) == [kept]


@cites("lockdown/action/card-or")
def test_a_defense_plan_shows_two_unexplored_rooms_to_the_sentry_alone() -> None:
    table = holding("sentry", "defense-plan", "hacker")
    options = uses(table, "sentry", "defense-plan")
    assert "look-at/room:2" in options
    assert not any(option.startswith("room-action") for option in options)  # the alert room has no colour
    table.play("sentry", "look-at/room:2")
    assert "look-at/room:2" not in table.options("sentry")
    table.play("sentry", "look-at/room:3")
    assert "place" not in table.told("room-peeked")[0]["args"]
    seen = [event for event in table.told("room-peeked", seat=0) if "place" in event["args"]]
    assert [event["args"]["room"] for event in seen] == ["room:2", "room:3"]


@cites("lockdown/movement/by-card")
def test_a_tour_takes_somebody_along_who_agrees_and_only_the_sentry_rolls() -> None:
    table = holding("sentry", "facility-tour", "hacker", "janitor", room=1)
    table.explore(2)
    uses(table, "sentry", "facility-tour")
    table.play("sentry", "lead", "seat:1", "room:2")
    table.play("hacker", "refuse")
    assert table.of("sentry").room == "room:1"
    assert not any("seat:1" in option for option in table.options("sentry"))
    table.fate(noise=["silence"])
    table.play("sentry", "lead", "seat:2", "room:2")
    table.play("janitor", "agree")
    assert [table.of(name).room for name in table.seats] == ["room:2", "room:1", "room:2"]
    assert [event["args"]["who"] for event in table.told("noise-rolled")] == ["seat:0"]


@cites("lockdown/movement/by-card")
def test_a_tour_does_not_go_alone() -> None:
    table = holding("sentry", "facility-tour", "hacker", room=1)
    uses(table, "sentry", "facility-tour")
    table.play("sentry", "lead", "seat:1", "room:2")
    table.play("hacker", "refuse")
    assert table.of("sentry").room == "room:1"
    assert table.choice("sentry").ask == "ask-action"  # type: ignore[union-attr]


@cites("lockdown/action/card-or")
def test_a_defense_plan_uses_white_and_red_rooms_for_free(monkeypatch: pytest.MonkeyPatch) -> None:
    for kind, free in (("guard-room", True), ("archive", True), ("surgery", False)):
        table = holding("sentry", "defense-plan")
        room = table.lay(kind)
        table.place("sentry", room)
        monkeypatch.setitem(table.state.box.room_uses, kind, Room(lambda g, who, room: [("pass-floor", [])], "x"))
        assert (f"room-action/room:{room}" in uses(table, "sentry", "defense-plan")) is free
