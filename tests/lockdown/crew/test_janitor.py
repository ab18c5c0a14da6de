"""The Janitor: back ways, doors, rubbish."""

from __future__ import annotations

from hullbreach.rulebook.citing import cites
from tests.lockdown.crew.deck import holding, may_play, uses


@cites("lockdown/action/card-or")
def test_clean_up_removes_the_malfunction_or_the_fire() -> None:
    table = holding("janitor", "clean-up")
    table.fire("alert-room")
    table.malfunction("alert-room")
    assert uses(table, "janitor", "clean-up") == ["remove-malfunction", "remove-fire"]
    table.play("janitor", "remove-fire")
    assert (table.room("alert-room").fire, table.room("alert-room").malfunction) == (False, True)


@cites("lockdown/room/elevator-passengers", "lockdown/room/elevator-no-noise")
def test_the_service_lift_needs_neither_power_nor_the_elevator_and_takes_who_agrees() -> None:
    table = holding("janitor", "service-lift", "sentry", "hacker", room=1)
    table.dark()
    table.malfunction(1)
    table.elevator(3)
    assert uses(table, "janitor", "service-lift") == ["ride/room:10", "ride/room:22"]
    table.play("janitor", "ride/room:10")
    table.play("janitor", "invite", "seat:1")
    table.play("sentry", "agree")
    table.play("janitor", "ride-now")
    assert [table.of(name).room for name in table.seats] == ["room:10", "room:10", "room:1"]
    assert table.state.elevator == 2
    assert not table.told("noise-rolled")


@cites("lockdown/room/elevator-use")
def test_the_service_lift_runs_from_elevator_rooms_only() -> None:
    assert not may_play(holding("janitor", "service-lift"), "janitor", "service-lift")


@cites("lockdown/action/card-play")
def test_waste_sorting_turns_an_item_into_the_better_of_two_of_any_deck() -> None:
    table = holding("janitor", "waste-sorting")
    table.give("janitor", "clothes")
    table.fate(item=["medkit-facility", "antiseptic"])
    options = uses(table, "janitor", "waste-sorting")
    assert options == [f"sort-waste/item:clothes/deck:{colour}" for colour in ("red", "yellow", "green")]
    table.play("janitor", "sort-waste", "item:clothes", "deck:green")
    table.play("janitor", "keep", "item:antiseptic")
    assert table.of("janitor").items == ["antiseptic"]


@cites("lockdown/item/weapon-classes")
def test_rubbish_fills_the_nailgun_but_not_the_nailgun_itself() -> None:
    table = holding("janitor", "waste-sorting", armed=True)
    table.give("janitor", "clothes")
    table.ammo("janitor", "nailgun", 2)
    nails = [option for option in uses(table, "janitor", "waste-sorting") if option.startswith("sort-nails")]
    assert nails == ["sort-nails/item:clothes"]
    table.play("janitor", nails[0])
    assert table.of("janitor").ammo == {"nailgun": 6}


@cites("lockdown/movement/by-card")
def test_the_door_is_shut_on_arrival_before_the_noise() -> None:
    table = holding("janitor", "mind-the-door", room=1)
    table.explore(2)
    table.fate(noise=["silence"])
    assert uses(table, "janitor", "mind-the-door") == ["shut-behind/room:2", "shut-behind/room:3", "shut-behind/room:6"]
    table.play("janitor", "shut-behind/room:2")
    assert table.door_at("corridor:1-2") == "closed"
    kinds = [event["kind"] for event in table.told()]
    assert kinds.index("door-closed") < kinds.index("moved") < kinds.index("noise-rolled")


@cites("lockdown/movement/by-card")
def test_in_combat_minding_the_door_is_an_escape() -> None:
    table = holding("janitor", "mind-the-door", room=1)
    table.explore(2)
    table.intruder("adult", 1)
    table.fate(attack=["cut"], noise=["silence"])
    uses(table, "janitor", "mind-the-door")
    table.play("janitor", "shut-behind/room:2")
    assert table.told("attack")
    assert table.of("janitor").room == "room:2"
    assert table.door_at("corridor:1-2") == "closed"


@cites("lockdown/door/destroyed")
def test_behind_a_destroyed_door_nothing_is_shut() -> None:
    table = holding("janitor", "mind-the-door", room=1)
    table.explore(2)
    table.door("corridor:1-2", "destroyed")
    table.fate(noise=["silence"])
    uses(table, "janitor", "mind-the-door")
    table.play("janitor", "shut-behind/room:2")
    assert (table.of("janitor").room, table.door_at("corridor:1-2")) == ("room:2", "destroyed")


@cites("lockdown/power/darkness", "lockdown/room/staircases")
def test_the_night_shift_goes_unheard_into_dark_rooms_only() -> None:
    table = holding("janitor", "night-shift", room=1)
    assert uses(table, "janitor", "night-shift") == []  # the staircase is the only dark room next door
    assert table.of("janitor").room == "room:6"
    assert not table.told("noise-rolled")
    table = holding("janitor", "night-shift", room=8)
    assert not may_play(table, "janitor", "night-shift")
    table.dark(2)
    assert uses(table, "janitor", "night-shift") == ["move/room:7", "move/room:9", "move/room:12"]
