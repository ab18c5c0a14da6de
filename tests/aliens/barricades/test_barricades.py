"""Barricades: built and removed by a tech test, broken by what hunts, and rolled for by what enters."""

from __future__ import annotations

from typing import Any

import pytest

from hullbreach.aliens.box import POOL
from hullbreach.aliens.rules.spawn import SpawnBlips
from hullbreach.aliens.scenario import AliensTable, scenario
from hullbreach.rulebook.citing import cites

from ..fire.range import alien_phase, of_kind, shooter


def builder(hero: str, space: str, *others: str) -> AliensTable:
    return shooter(hero, at=space, others=others)


def barricadable(table: AliensTable, hero: str) -> set[str]:
    """What a barricade action can be taken on: `bar/…` and `unbar/…`."""
    return {option for option in table.options(hero) if option.startswith(("bar/", "unbar/"))}


# -- the action ---------------------------------------------------------------------------------------------------


@cites("aliens/barricade/action")
@pytest.mark.parametrize("space", ["C1:H6", "C1:I6"])
def test_a_door_is_barricaded_from_the_two_spaces_that_touch_it(space: str) -> None:
    table = builder("hicks", space)
    assert barricadable(table, "hicks") == {f"bar/door:{table.door('C1:H6', 'C1:I6')}"}


@cites("aliens/barricade/action", "aliens/board/no-interaction-through-walls")
@pytest.mark.parametrize("space", ["C1:H5", "C1:I5", "C1:J6", "C1:G6"])
def test_nobody_else_barricades_it(space: str) -> None:
    table = builder("hicks", space)
    assert f"bar/door:{table.door('C1:H6', 'C1:I6')}" not in barricadable(table, "hicks")


@cites("aliens/barricade/action")
def test_who_touches_two_doors_may_choose_and_it_does_not_matter_who_stands_beyond() -> None:
    table = builder("hicks", "C1:G7")
    table.alien("C1:F7")
    table.acts("hicks")
    assert barricadable(table, "hicks") == {f"bar/door:{table.door('C1:F7', 'C1:G7')}"}
    table = builder("hicks", "C2:F12")
    both = {f"bar/door:{table.door('C2:E12', 'C2:F12')}"}
    assert barricadable(table, "hicks") == both
    table = builder("hicks", "C2:D12")
    assert barricadable(table, "hicks") == {f"bar/door:{table.door('C2:C12', 'C2:D12')}"}
    corner = builder("hicks", "C1:E8")
    assert barricadable(corner, "hicks") == {f"bar/door:{corner.door('C1:E8', 'C1:E9')}"}


@cites("aliens/barricade/action", "aliens/board/no-interaction-through-walls")
def test_tunnels_and_spawn_points_are_barricaded_from_the_spaces_next_to_them() -> None:
    for space, may in (("C1:K3", True), ("C1:K4", True), ("C1:L5", False)):
        table = builder("hicks", space)
        assert ("bar/point:1" in barricadable(table, "hicks")) == may
    for space, may in (("C2:E5", True), ("C2:D5", False), ("C2:F4", False), ("C2:D4", False), ("C2:C5", False)):
        table = builder("hicks", space)
        tunnel = table.tunnel("C2:E4")
        table.barricade("C2:E4", "C2:F4")
        table.barricade("C2:D4", "C2:E4")
        table.acts("hicks")
        assert (f"bar/{tunnel}" in barricadable(table, "hicks")) == may


@cites("aliens/barricade/action", "aliens/barricade/build", "aliens/tech/test")
def test_hicks_barricades_a_door() -> None:
    """The document's example (aliens/example/hicks-barricade)."""
    table = builder("hicks", "C1:H6")
    table.fate(tech=["4"])
    table.play("hicks", "bar")
    assert table.state.barricades == 1 << table.door("C1:H6", "C1:I6")
    [test] = table.told("tech-test")
    assert (test["args"]["needs"], test["args"]["passed"]) == (5, True)
    assert table.game.choices[0].args["count"] == 1  # it took an action


@cites("aliens/barricade/build", "aliens/barricade/remove")
@pytest.mark.parametrize(("face", "passed"), [("5", True), ("6", False)])
@pytest.mark.parametrize("what", ["door", "point", "tunnel"])
def test_a_passed_test_builds_a_barricade_or_removes_the_one_there_and_a_failed_one_changes_nothing(
    what: str, face: str, passed: bool
) -> None:
    for stands in (False, True):
        table = builder("hicks", {"door": "C1:H6", "point": "C1:K4", "tunnel": "C2:E5"}[what])
        ref = {"door": f"door:{table.door('C1:H6', 'C1:I6')}", "point": "point:1", "tunnel": ""}[what]
        if what == "tunnel":
            ref = table.tunnel("C2:E4")
        if stands and what == "door":
            table.barricade("C1:H6", "C1:I6")
        elif stands:
            table.bar_point(ref)
        table.acts("hicks")
        verb, other = ("unbar", "bar") if stands else ("bar", "unbar")
        assert f"{other}/{ref}" not in table.options("hicks")
        table.fate(tech=[face])
        table.play("hicks", verb, ref)
        g = table.state
        assert (g.barricades.bit_count() + g.barred_points.bit_count() == 1) == (stands != passed)
        assert bool(table.told("barricade-removed" if stands else "barricade-built")) == passed
        assert table.game.choices[0].args["count"] == 1


@cites("aliens/barricade/remove", "aliens/barricade/door-effect")
def test_a_door_freed_of_its_barricade_opens_and_shows_what_was_behind_it() -> None:
    table = builder("hicks", "C1:H6")
    table.barricade("C1:H6", "C1:I6")
    table.acts("hicks")
    table.blip("C1:K6", 1)
    table.fate(tech=["1"])
    assert table.blips() == ["C1:K6"]
    table.play("hicks", "unbar")
    assert table.aliens() == {"C1:K6": 1}


# -- what a barricade does ----------------------------------------------------------------------------------------


@cites("aliens/barricade/door-effect", "aliens/move/blocked-by")
def test_a_barricaded_door_stays_shut_to_sight_and_movement_whoever_stands_at_it() -> None:
    table = builder("hicks", "C1:H6")
    table.alien("C1:I6")
    table.barricade("C1:H6", "C1:I6")
    table.acts("hicks")
    assert not table.sees("C1:H6", "C1:I6")
    assert not table.sees("C1:I6", "C1:H6")
    table.play("hicks", "move")
    assert not [option for option in table.options("hicks") if option.endswith(("c1-i6", "c1-j6"))]


# -- breaking -----------------------------------------------------------------------------------------------------


def hunted(mover: str, *, kind: str = "alien", hero_at: str = "C2:E3", number: int = 1) -> AliensTable:
    """Hudson at the end of the Ward whose eastern door is barricaded; a longer way in is free."""
    table = builder("hudson", hero_at)
    table.barricade("C2:E4", "C2:F4")
    if kind == "alien":
        table.alien(mover)
    else:
        table.blip(mover, number)
    return table


def place_of(table: AliensTable) -> set[str]:
    return {*table.aliens(), *table.blips()}


@cites("aliens/barricade/alien-stops", "aliens/barricade/break-failure", "aliens/barricade/break-roll")
@pytest.mark.parametrize("kind", ["alien", "blip"])
@pytest.mark.parametrize("face", ["1", "4"])
def test_what_hunts_stops_at_a_barricade_on_its_way_and_on_one_to_four_its_turn_is_over(kind: str, face: str) -> None:
    table = hunted("C2:G6", kind=kind)
    table.fate(**{"break": [face]})
    if kind == "blip":
        table.fate(blips=["6"])
    events = alien_phase(table)
    assert place_of(table) == {"C2:F4"}  # two steps, though a longer way in is free
    assert len(of_kind(events, "barricade-holds")) == 1
    assert table.state.barricades == 1 << table.door("C2:E4", "C2:F4")
    assert not of_kind(events, "alien-attacks")
    assert table.unused == {}


@cites("aliens/barricade/break-roll", "aliens/barricade/break-success")
@pytest.mark.parametrize("face", ["5", "6"])
def test_on_five_or_six_the_barricade_is_removed_and_an_alien_goes_on_with_what_is_left(face: str) -> None:
    table = hunted("C2:G6")
    table.fate(**{"break": [face]}, defense=["6"])
    events = alien_phase(table)
    assert table.state.barricades == 0
    assert table.aliens() == {"C2:E4": 1}
    assert of_kind(events, "alien-attacks")


@cites("aliens/barricade/break-success")
def test_a_blip_that_breaks_through_goes_on_and_is_spotted_if_the_door_shows_it() -> None:
    table = hunted("C2:G4", kind="blip", hero_at="C2:A1")
    table.fate(**{"break": ["5"]}, blips=["6"])
    events = alien_phase(table)
    assert table.state.barricades == 0
    assert [event["space"] for event in of_kind(events, "blip-spotted")] == [table.ref("C2:E4")]  # a step further on
    table = hunted("C2:G6", kind="blip", hero_at="C2:E3", number=2)
    table.fate(**{"break": ["5"]}, blips=["6"])
    events = alien_phase(table)
    [spotted] = of_kind(events, "blip-spotted")
    assert (spotted["space"], spotted["number"]) == (table.ref("C2:F4"), 2)  # before it steps through
    assert table.aliens() == {"C2:E4": 2}


@cites("aliens/barricade/break-roll")
@pytest.mark.parametrize("hero_at", ["C2:E4", "C2:E3"])
def test_an_alien_that_ends_beside_a_barricade_on_its_way_rolls_with_no_movement_left(hero_at: str) -> None:
    table = hunted("C2:F10", hero_at=hero_at)
    table.fate(**{"break": ["4"]})
    events = alien_phase(table)
    assert len(of_kind(events, "alien-stepped")) == 6
    assert table.aliens() == {"C2:F4": 1}
    assert len(of_kind(events, "barricade-holds")) == 1


@cites("aliens/barricade/break-success")
def test_an_alien_with_no_movement_left_stays_where_it_broke_through_and_attacks_who_is_next_to_it_now() -> None:
    table = hunted("C2:F10", hero_at="C2:E4")
    table.fate(**{"break": ["5"]}, defense=["6"])
    events = alien_phase(table)
    assert table.aliens() == {"C2:F4": 1}
    assert [event["kind"] for event in events if event["kind"] in ("draws-fire", "alien-attacks")] == [
        "draws-fire",
        "alien-attacks",
    ]
    table = hunted("C2:F10", hero_at="C2:E3")
    table.fate(**{"break": ["5"]})
    events = alien_phase(table)
    assert table.state.barricades == 0
    assert table.aliens() == {"C2:F4": 1}
    assert not of_kind(events, "alien-attacks")


@cites("aliens/barricade/break-success")
def test_an_alien_that_has_movement_left_stops_where_it_broke_through_if_somebody_is_next_to_it() -> None:
    table = hunted("C2:G6", hero_at="C2:E4")
    table.fate(**{"break": ["6"]}, defense=["6"])
    events = alien_phase(table)
    assert table.aliens() == {"C2:F4": 1}
    assert of_kind(events, "draws-fire")
    assert of_kind(events, "alien-attacks")


@cites("aliens/barricade/alien-stops")
def test_of_two_ways_of_one_length_the_one_without_a_barricade_is_taken() -> None:
    table = builder("hudson", "C1:K6")
    table.barricade("C1:H6", "C1:I6")
    table.alien("C1:G6")
    assert not of_kind(alien_phase(table), "barricade-holds")


@cites("aliens/barricade/alien-stops")
def test_a_barricade_does_not_keep_a_character_from_being_the_target() -> None:
    table = builder("hudson", "C2:E3", "frost")
    table.barricade("C2:E4", "C2:F4")
    table.at("frost", "C2:G12")
    table.alien("C2:G5")
    table.fate(**{"break": ["1"]})
    alien_phase(table)
    assert table.aliens() == {"C2:F4": 1}


# -- what enters at a barricade -----------------------------------------------------------------------------------


def entering(count: int, *faces: str, tunnel: bool = False) -> tuple[AliensTable, list[dict[str, Any]]]:
    """Blips that enter at a barricaded spawn point or tunnel far from everybody, and what happens."""
    table = scenario(["hudson"])
    table.only("hudson")
    table.at("hudson", "C2:E3")
    point = table.tunnel("C1:K8") if tunnel else "point:1"
    table.bar_point(point)
    if faces:
        table.fate(**{"break": list(faces)})
    before = len(table.game.events())
    table.happens(SpawnBlips(4 if tunnel else 0, count))
    while table.game.choices and table.game.choices[0].ask == "ask-where-it-enters":
        table.play("hudson", table.options("hudson")[0])
    return table, table.game.events()[before:]


@cites("aliens/barricade/spawn-roll")
@pytest.mark.parametrize("tunnel", [False, True])
@pytest.mark.parametrize(("face", "breaks"), [("4", False), ("5", True), ("6", True), ("1", False)])
def test_a_blip_at_a_barricaded_point_breaks_it_and_is_placed_or_is_discarded(
    tunnel: bool, face: str, breaks: bool
) -> None:
    table, events = entering(1, face, tunnel=tunnel)
    assert table.blips() == ([("C1:K8" if tunnel else "C1:L3")] if breaks else [])
    assert (table.state.barred_points == 0) == breaks
    assert len(table.state.zones[POOL]) == 21 - breaks  # a discarded blip is in the pool
    assert len(of_kind(events, "blip-discarded")) == (not breaks)
    assert not of_kind(events, "blip-spotted")


@cites("aliens/barricade/spawn-roll")
def test_without_a_barricade_nobody_rolls() -> None:
    table = scenario(["hudson"])
    table.only("hudson")
    table.at("hudson", "C2:E3")
    table.happens(SpawnBlips(0, 1))
    assert table.blips() == ["C1:L3"]
    assert "break" not in table.unscripted


@cites("aliens/barricade/spawn-roll-several")
@pytest.mark.parametrize(
    ("faces", "placed"), [(("5",), 3), (("4", "6"), 2), (("1", "2", "5"), 1), (("1", "2", "3"), 0)]
)
def test_several_blips_roll_one_after_another_until_the_barricade_is_gone(faces: tuple[str, ...], placed: int) -> None:
    table, events = entering(3, *faces)
    assert table.unused == {}
    assert "break" not in table.unscripted
    assert len(table.blips()) == placed
    assert len(of_kind(events, "blip-discarded")) == 3 - placed
    assert (table.state.barred_points == 0) == (placed > 0)


def besieged(*taken: str) -> AliensTable:
    """Hudson in the Linen Closet behind two barricades, Frost further off, and an alien in the Main Corridor at F10.

    Other aliens have taken spaces already and fail to break through.
    """
    table = builder("hudson", "C2:D12", "frost")
    table.at("frost", "C2:F5")
    table.barricade("C2:C12", "C2:D12")
    table.barricade("C2:E12", "C2:F12")
    for space in taken:
        table.alien(space)
    table.alien("C2:F10")
    return table


@cites("aliens/barricade/alien-stops")
def test_a_character_behind_barricades_is_no_target_if_no_space_is_free_to_break_them_from() -> None:
    table = besieged("C2:C12", "C2:F12")
    table.fate(**{"break": ["1", "1"]}, defense=["4"])
    events = alien_phase(table)
    assert [event["who"] for event in of_kind(events, "alien-attacks")] == ["character:frost"]
    table = besieged("C2:C12")
    table.fate(**{"break": ["1", "1"]})
    events = alien_phase(table)
    assert set(table.aliens()) == {"C2:C12", "C2:F12"}
    assert not of_kind(events, "alien-attacks")
