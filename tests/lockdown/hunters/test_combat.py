"""Shooting where there is power: the advantage die and its two special faces."""

from __future__ import annotations

import pytest

from hullbreach.nemesis.content.weapons import (
    DoubleIsHit,
    Flames,
    HitIsDouble,
    MoreOnAnyHit,
    Rerolling,
    Scatter,
    Weapon,
)
from hullbreach.nemesis.scenario import LockdownTable
from hullbreach.rulebook.citing import cites
from tests.lockdown.hunters.below import DARK, LIT, crew
from tests.lockdown.surface.outside import out_at


class Steady(Weapon):
    """What needs no card."""

    keeps_cards = True


class Bright(Weapon):
    """What carries its own light."""

    always_advantage = True


def facing(
    kind: str = "adult", room: int = LIT, weapon: Weapon | None = None, wounds: tuple[str, ...] = ()
) -> LockdownTable:
    """The survivor with a pistol and an intruder, with one card to pay and one to spare."""
    table = crew("survivor", room=room)
    table.give("survivor", "pistol")
    table.wound("survivor", *wounds)
    table.intruder(kind, room)
    table.hand("survivor", "rest", "search")
    table.turn("survivor")
    table.state.box.weapons["pistol"] = weapon or Weapon()
    return table


@pytest.fixture(autouse=True)
def _weapons_as_they_were() -> object:
    weapons = crew("survivor").state.box.weapons
    before = dict(weapons)
    yield
    weapons.update(before)


def shoot(table: LockdownTable, *faces: str, die: str = "advantage") -> None:
    table.fate(**{die: list(faces)})
    table.attack_cards("cut-5", "cut-4")
    table.by_hand()
    table.play("survivor", "shoot")
    table.play("survivor", "pay/card:rest")


def hurt(table: LockdownTable) -> int:
    return int(table.told("shot-result")[0]["args"]["injuries"])


# -- which die ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("room", "die"), [(LIT, "advantage"), (DARK, "combat"), (6, "combat")])
@cites("lockdown/combat/shoot-sequence", "lockdown/power/powered")
def test_with_power_one_rolls_the_advantage_die_and_without_it_the_combat_die(room: int, die: str) -> None:
    table = facing(room=room)
    shoot(table, "hit", die=die)
    assert hurt(table) == 1
    assert table.of("survivor").ammo["pistol"] == 2
    told = [event["kind"] for event in table.told()]
    assert told.index("shot") < told.index(f"{die}-rolled")
    assert table.told("shot")[0]["args"]["ammo"] == 2


@cites("lockdown/combat/shoot-sequence", "lockdown/power/powered", "lockdown/power/darkness")
def test_open_ground_is_neither_dark_nor_has_it_power() -> None:
    g = out_at(28).state
    assert (g.site.in_dark(g, 0), g.site.has_advantage(g, 0)) == (False, False)


@cites("lockdown/combat/shoot-sequence")
def test_a_shot_hurts_the_one_intruder_it_is_aimed_at() -> None:
    table = facing("queen")
    second = table.intruder("creeper", LIT)
    first = next(foe for foe in table.intruders() if foe != second)
    table.turn("survivor")
    table.fate(advantage=["hit"])
    table.attack_cards("cut-5")
    table.play("survivor", "shoot", second)
    assert (table.injuries(first), table.injuries(second)) == (0, 1)


@cites("lockdown/combat/shoot-sequence")
def test_hurt_eyes_do_not_see_the_light() -> None:
    table = facing(wounds=("eyes",))
    shoot(table, "double", die="combat")
    assert hurt(table) == 2


@cites("lockdown/combat/shoot-sequence")
def test_a_weapon_may_bring_its_own_light() -> None:
    table = facing(room=DARK, weapon=Bright())
    shoot(table, "adult")
    assert hurt(table) == 1


@cites("lockdown/combat/shoot-sequence")
def test_a_melee_attack_uses_the_combat_die_everywhere() -> None:
    table = facing()
    table.fate(combat=["double"])
    table.attack_cards("cut-5")
    table.play("survivor", "melee")
    assert table.told("melee-result")[0]["args"]["injuries"] == 1


# -- the special faces ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("answer", "injuries"), [("let", 0), ("discard/card:search", 1)])
@cites("lockdown/combat/advantage-die-discard")
def test_one_special_face_is_an_injury_only_for_a_card(answer: str, injuries: int) -> None:
    table = facing("queen")
    shoot(table, "discard-for-hit")
    choice = table.choice("survivor")
    assert choice
    assert choice.args["injuries"] == 0
    assert table.options("survivor") == ["let", "discard/card:search"]
    table.play("survivor", answer)
    assert hurt(table) == injuries
    assert ("search" in table.of("survivor").discards) == bool(injuries)


@pytest.mark.parametrize(("answer", "injuries"), [("let", 1), ("discard/card:search", 2)])
@cites("lockdown/combat/advantage-die-hit")
def test_the_other_is_an_injury_and_two_for_a_card(answer: str, injuries: int) -> None:
    table = facing("queen")
    shoot(table, "hit-or-discard-for-two")
    table.play("survivor", answer)
    assert hurt(table) == injuries
    assert ("search" in table.of("survivor").discards) == (injuries == 2)


@pytest.mark.parametrize(
    ("face", "kind", "injuries"),
    [
        ("creeper", "creeper", 1),
        ("creeper", "adult", 0),
        ("adult", "adult", 1),
        ("adult", "queen", 0),
        ("hit", "queen", 1),
    ],
)
@cites("lockdown/combat/advantage-die-hit")
def test_all_other_faces_count_as_on_the_combat_die(face: str, kind: str, injuries: int) -> None:
    table = facing(kind)
    shoot(table, face)
    assert hurt(table) == injuries
    assert "search" not in table.of("survivor").discards


@cites("lockdown/combat/advantage-die-discard")
def test_a_contamination_card_buys_nothing_but_is_asked_for_all_the_same() -> None:
    table = facing()
    table.hand("survivor", "rest", "contamination")
    shoot(table, "discard-for-hit")
    assert table.options("survivor") == ["let"]
    table.play("survivor", "let")
    assert hurt(table) == 0


@cites("lockdown/combat/advantage-die-discard")
def test_an_empty_hand_is_not_asked() -> None:
    table = facing()
    table.hand("survivor", "rest")
    table.fate(advantage=["discard-for-hit"])
    table.play("survivor", "shoot")
    assert hurt(table) == 0


@cites("lockdown/combat/advantage-die-hit")
def test_a_larva_dies_only_once() -> None:
    table = facing("larva")
    shoot(table, "hit-or-discard-for-two")
    assert (hurt(table), table.intruders()) == (1, {})


@cites("lockdown/combat/advantage-die-hit", "lockdown/combat/weapon-property")
def test_what_repeats_a_roll_repeats_the_advantage_die() -> None:
    table = facing(weapon=Rerolling())
    shoot(table, "discard-for-hit", "hit")
    assert table.options("survivor") == ["keep-roll", "reroll"]
    table.play("survivor", "reroll")
    assert [event["args"]["face"] for event in table.told("advantage-rolled")] == ["hit"]
    assert hurt(table) == 1


@pytest.mark.parametrize(
    ("weapon", "discard", "two"),
    [
        (Weapon(), (0, 1), (1, 2)),
        (DoubleIsHit(), (0, 1), (1, 2)),
        (HitIsDouble(), (0, 1), (1, 2)),
        (MoreOnAnyHit(), (0, 2), (2, 3)),
        (Flames(), (1,), (1, 2)),
        (Scatter(), (1,), (1, 2)),
        (Steady(), (1,), (2,)),
    ],
)
@cites("lockdown/combat/advantage-die-discard", "lockdown/combat/advantage-die-hit")
def test_weapons_take_the_special_faces_neither_for_hits_nor_for_misses(
    weapon: Weapon, discard: tuple[int, ...], two: tuple[int, ...]
) -> None:
    for face, results in (("discard-for-hit", discard), ("hit-or-discard-for-two", two)):
        for answer, injuries in zip(("let", "discard/card:search"), results, strict=False):
            table = facing("queen", weapon=weapon)
            shoot(table, face)
            assert bool(table.told("shot-result")) == (len(results) == 1)
            if len(results) > 1:
                table.play("survivor", answer)
            assert hurt(table) == injuries
            assert table.state.fire == 0


@cites("lockdown/combat/advantage-die-hit")
def test_eggs_can_be_shot_with_it_too() -> None:
    table = crew("survivor", room=LIT)
    table.give("survivor", "pistol")
    table.object("egg", LIT)
    table.object("egg", LIT)
    table.hand("survivor", "rest", "search")
    table.turn("survivor")
    table.state.box.weapons["pistol"] = Weapon()
    table.fate(noise=["1"])
    shoot(table, "hit-or-discard-for-two")
    table.play("survivor", "discard/card:search")
    assert table.room(LIT).objects == []


@cites("lockdown/injury/retreat-move")
def test_of_two_numbers_on_an_event_card_a_fleeing_intruder_takes_the_first() -> None:
    table = crew("sentry", room=25)
    adult = table.intruder("adult", 25, injuries=3)
    table.turn("sentry")
    table.attack_cards("cut-0")
    table.fate(combat=["hit"], event=["kickstopper"])
    table.play("sentry", "melee", adult)
    board = table.state.board
    assert table.intruders() == {adult: f"room:{board.behind(25, board.spot_by_number[25][2])}"}
