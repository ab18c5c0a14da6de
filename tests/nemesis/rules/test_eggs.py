"""Eggs and the nest: carrying eggs off, shooting them, burning them, and what that wakes."""

from __future__ import annotations

import pytest

from hullbreach.nemesis.scenario import NemesisTable
from hullbreach.rulebook.citing import cites
from tests.nemesis.rules.aboard import refusal, standing_in


def _nest(eggs: int = 5, crew: tuple[str, ...] = ("soldier", "scout")) -> NemesisTable:
    """The first of the crew is in the nest, room 3."""
    table = standing_in("nest", crew=crew)
    table.eggs(eggs)
    return table


def _eggs(table: NemesisTable) -> int:
    return len(table.state.eggs_in_nest())


# -- the nest -------------------------------------------------------------------------------------------------


@cites("nemesis/room/nest-no-search")
def test_the_nest_cannot_be_searched() -> None:
    table = _nest()
    table.items_in("nest", 4)
    table.hand("soldier", "search", "rest")
    assert "play/card:search" in table.refusals("soldier")
    table = _nest(crew=("scout", "soldier"))
    table.hand("scout", "scavenging", "rest")  # it searches even where no items are left
    assert "play/card:scavenging" in table.refusals("scout")
    assert "play/card:scavenging" not in table.options("scout")


@cites("nemesis/room/nest-take-egg")
def test_taking_an_egg_from_the_nest_makes_noise() -> None:
    table = _nest()
    table.lose_items("soldier")
    table.fate(noise=["1"])
    table.play("soldier", "room-action")
    assert table.of("soldier").objects == ["egg"]
    assert _eggs(table) == 4
    assert table.has_noise("corridor:1-3")


@cites("nemesis/room/nest-take-egg")
def test_an_egg_is_a_heavy_object_and_needs_a_hand() -> None:
    table = _nest()
    table.give("soldier", "fire-extinguisher")
    table.fate(noise=["silence"])
    table.play("soldier", "room-action")
    assert sorted(table.options("soldier")) == [
        "drop/item:assault-rifle",
        "drop/item:fire-extinguisher",
        "drop/object:egg",
    ]
    table.play("soldier", "drop/object:egg")
    assert table.room("nest").objects == ["egg"]
    assert _eggs(table) == 4


@cites("nemesis/room/nest-take-egg")
def test_no_egg_can_be_taken_from_an_empty_nest() -> None:
    table = _nest(eggs=0)
    assert refusal(table, "nest", "soldier") == "nemesis/room/nest-take-egg"
    table.object("egg", "nest")
    assert refusal(table, "nest", "soldier") == "nemesis/room/nest-take-egg"


@cites("nemesis/room/nest-destroyed")
def test_the_nest_is_destroyed_when_its_last_egg_is_carried_off() -> None:
    table = _nest(eggs=2)
    table.lose_items("soldier")
    table.fate(noise=["silence", "silence"])
    table.play("soldier", "room-action")
    assert not table.state.nest_destroyed
    table.play("soldier", "drop/object:egg")  # an egg dropped in the room does not count for the nest
    table.play("soldier", "room-action")
    assert table.state.nest_destroyed
    assert table.told("nest-destroyed")


@cites("nemesis/room/nest-destroyed")
def test_the_nest_is_destroyed_when_its_last_egg_is_shot() -> None:
    table = _nest(eggs=1)
    table.fate(combat=["hit"], noise=["silence"])
    table.play("soldier", "shoot", "item:assault-rifle", "object:egg")
    assert table.state.nest_destroyed


def _fire_phase(table: NemesisTable) -> None:
    table.bag(blank=1)
    table.fate(event=["bulkheads-open"])
    table.end_round()


@cites("nemesis/room/nest-fire")
def test_fire_burns_one_egg_in_every_room_with_eggs_nobody_carries() -> None:
    table = _nest(eggs=5)
    table.place("soldier", "cockpit")
    table.object("egg", "room:13")
    table.object("egg", "room:13")
    table.object("egg", "soldier")
    table.fire("nest", "room:13", "cockpit")
    table.turn("soldier")
    _fire_phase(table)
    assert _eggs(table) == 4
    assert table.room("room:13").objects == ["egg"]
    assert table.of("soldier").objects == ["egg"]


@cites("nemesis/room/nest-fire")
def test_a_fire_in_an_unexplored_nest_burns_no_egg() -> None:
    table = standing_in("cockpit")
    table.tile("room:3", "nest", explored=False)
    table.fire("room:3")
    eggs = _eggs(table)
    _fire_phase(table)
    assert _eggs(table) == eggs


# -- eggs -----------------------------------------------------------------------------------------------------


@cites("nemesis/egg/destroy")
@pytest.mark.parametrize(("face", "left"), [("blank", 5), ("creeper", 4), ("adult", 4), ("hit", 4), ("double", 3)])
def test_every_injury_of_a_shot_destroys_an_egg(face: str, left: int) -> None:
    table = _nest(crew=("scout", "captain"))  # the scout's rifle has no bonus
    assert not table.state.in_combat(0)
    table.fate(combat=[face], noise=["silence"])
    table.play("scout", "shoot", "item:rifle", "object:egg")
    assert _eggs(table) == left
    assert table.of("scout").ammo["rifle"] == 3


@cites("nemesis/egg/destroy")
def test_eggs_lying_about_can_be_attacked_and_carried_ones_cannot() -> None:
    table = standing_in("cockpit", crew=("scout", "captain"))
    table.place("captain", "cockpit")
    table.object("egg", "captain")
    table.turn("scout")
    assert not [option for option in table.options("scout") if option.startswith(("shoot", "melee"))]
    table.object("egg", "cockpit")
    table.fate(combat=["double"], noise=["silence"])
    table.play("scout", "melee/object:egg")
    assert table.room("cockpit").objects == []
    assert table.of("captain").objects == ["egg"]


@cites("nemesis/egg/destroy-melee")
@pytest.mark.parametrize(("face", "left"), [("blank", 5), ("hit", 4)])
def test_striking_at_eggs_brings_no_contamination_and_a_miss_no_wound(face: str, left: int) -> None:
    table = _nest()
    table.fate(combat=[face], noise=["silence"])
    table.play("soldier", "melee/object:egg")
    person = table.of("soldier")
    assert _eggs(table) == left
    assert "contamination" not in person.discards
    assert person.serious_wounds == []
    assert person.light_wounds == 0


@cites("nemesis/egg/destroy-grenade")
@pytest.mark.parametrize(("item", "left"), [("grenade", 3), ("molotov-cocktail", 4)])
def test_a_grenade_destroys_two_eggs_and_a_molotov_cocktail_one(item: str, left: int) -> None:
    table = _nest()
    table.place("soldier", "cockpit")
    table.give("soldier", item)
    table.turn("soldier")
    table.fate(noise=["silence"])
    table.play("soldier", f"use/item:{item}")
    assert _eggs(table) == left


@cites("nemesis/egg/destroy-noise")
@pytest.mark.parametrize("face", ["blank", "hit"])
def test_every_attempt_on_an_egg_makes_noise_successful_or_not(face: str) -> None:
    table = _nest()
    table.fate(combat=[face, face], noise=["1", "3"])
    table.play("soldier", "shoot", "item:assault-rifle", "object:egg")
    assert table.has_noise("corridor:1-3")
    table.play("soldier", "melee/object:egg")
    assert table.has_noise("corridor:3-7")


@cites("nemesis/egg/destroy-noise")
def test_a_grenade_thrown_from_next_door_makes_noise_around_the_thrower() -> None:
    table = _nest()
    table.place("soldier", "room:7")
    table.give("soldier", "grenade")
    table.turn("soldier")
    table.fate(noise=["2"])
    table.play("soldier", "use/item:grenade")
    assert table.has_noise("corridor:7-8")
