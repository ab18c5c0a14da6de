"""The seven weapons."""

from __future__ import annotations

import pytest

from hullbreach.aliens.scenario import AliensTable, scenario
from hullbreach.rulebook.citing import cites


def armed(*weapons: str, alien: str = "C1:I3", tokens: int = 0, who: str = "hudson") -> AliensTable:
    """A hero with weapons in the yard, about to act, and something to shoot at."""
    t = scenario([who])
    t.only(who)
    t.at(who, "C1:K5")
    t.hand(who)
    t.weapons(who, *weapons)
    if alien:
        t.alien(alien, tokens)
    t.acts(who)
    return t


def shot_at(t: AliensTable) -> set[str]:
    """The spaces an area attack may be aimed at."""
    return {id.rpartition("-")[2] for id in t.options(0) if id.startswith("attack/") and "/space:" in id}


def exhausted(t: AliensTable) -> int:
    """Cards exhausted since the last answer."""
    return sum(event["args"]["count"] for event in t.told("exhausted"))


# -- Pulse Rifle --------------------------------------------------------------------------------------------------


@cites("aliens/gear/pulse-rifle", "aliens/attack/exhaust-to-attack")
def test_each_pulse_rifle_attack_exhausts_one_card_and_its_price_is_not_paid_again() -> None:
    t = armed("m41a-pulse-rifle", tokens=2)
    t.fate(attack=["10", "10"])
    for _ in range(2):
        t.play("hudson", "attack")
        assert exhausted(t) == 1


@cites("aliens/equip/cost-only-in-play")
@pytest.mark.parametrize(("weapon", "cards"), [("m41a-pulse-rifle", 1), ("hk-vp70-pistol", 0), ("bolt-gun", 0)])
def test_the_printed_cost_is_never_paid_for_an_attack(weapon: str, cards: int) -> None:
    t = armed(weapon)
    t.fate(attack=["10"])
    t.play("hudson", "attack")
    assert exhausted(t) == cards


@cites("aliens/gear/pulse-rifle")
def test_the_pulse_rifle_fires_on_after_a_hit() -> None:
    t = armed("m41a-pulse-rifle", tokens=2)
    t.fate(attack=["1", "10"])
    t.play("hudson", "attack")
    assert t.options("hudson") == ["cease-fire", "fire/alien:0"]
    t.play("hudson", "fire")
    assert exhausted(t) == 1
    assert t.choice("hudson").ask == "ask-action", "a miss ends it"  # type: ignore[union-attr]


@cites("aliens/gear/pulse-rifle", "aliens/action/free-action-extra", "aliens/action/free-action-once")
def test_after_the_rifle_grenades_are_thrown_as_a_free_action_hit_or_miss() -> None:
    t = armed("m41a-pulse-rifle", "m40-grenades", tokens=3)
    t.fate(attack=["10"])
    t.play("hudson", "attack", "card:m41a-pulse-rifle")
    assert t.choice("hudson").ask == "ask-free-attack"  # type: ignore[union-attr]
    assert {id.split("/")[1] for id in t.options("hudson") if id != "no-attack"} == {"card:m40-grenades"}
    t.fate(attack=["1", "10", "10", "10"])
    t.play("hudson", "attack", "space:c1-i3")
    assert t.pile("discard") == ["m40-grenades"]
    choice = t.choice("hudson")
    assert choice is not None
    assert (choice.ask, choice.args["count"]) == ("ask-action", 1), "the throw used no action"
    assert exhausted(t) == 0


@cites("aliens/gear/pulse-rifle")
def test_a_backup_weapon_that_is_no_grenade_is_not_free_after_the_rifle() -> None:
    t = armed("m41a-pulse-rifle", "hk-vp70-pistol", tokens=3)
    t.fate(attack=["10"])
    t.play("hudson", "attack", "card:m41a-pulse-rifle")
    assert t.choice("hudson").ask == "ask-action"  # type: ignore[union-attr]


@cites("aliens/gear/pulse-rifle", "aliens/action/free-action-own-activation")
def test_the_throw_may_be_left_and_is_not_offered_in_defensive_fire() -> None:
    t = armed("m41a-pulse-rifle", "m40-grenades", tokens=3)
    t.fate(attack=["10"])
    t.play("hudson", "attack", "card:m41a-pulse-rifle")
    t.play("hudson", "no-attack")
    assert t.of("hudson")["weapons"][1]["ref"] == "card:m40-grenades"
    t = armed("m41a-pulse-rifle", "m40-grenades", alien="C1:J5", tokens=3)
    t.alien_phase()
    t.fate(attack=["10"], defense=["1"])
    t.play("hudson", "attack")
    assert t.told("alien-attacks"), "no grenades in between"


# -- Smart Gun ----------------------------------------------------------------------------------------------------


@cites("aliens/exhaust/smart-gun")
def test_the_smart_gun_exhausts_three_and_raises_the_dial_before_the_first_roll_only() -> None:
    t = armed("m56-smart-gun", tokens=4)
    t.dial("hudson", 4)
    t.fate(attack=["5", "5"])
    t.play("hudson", "attack")
    assert exhausted(t) == 3
    assert t.told("shot-hits")[0]["args"]["needs"] == 5
    assert t.of("hudson")["dial"] == 4
    t.play("hudson", "fire")
    assert exhausted(t) == 1, "full auto"
    assert t.told("shot-misses")[0]["args"]["needs"] == 4
    assert t.of("hudson")["dial"] == 3


@cites("aliens/aim/dial-limits", "aliens/exhaust/smart-gun")
def test_the_smart_gun_raises_no_dial_above_ten() -> None:
    t = armed("m56-smart-gun", tokens=4)
    t.dial("hudson", 10)
    t.fate(attack=["10"])
    t.play("hudson", "attack")
    assert t.told("shot-hits")[0]["args"]["needs"] == 10
    assert t.of("hudson")["dial"] == 9


@cites("aliens/keyword/bulky")
@pytest.mark.parametrize("weapon", ["m56-smart-gun", "m240-flamethrower"])
def test_no_backup_weapon_goes_with_a_bulky_one(weapon: str) -> None:
    t = scenario(["gorman"])
    t.only("gorman")
    t.hand("gorman", "hk-vp70-pistol")
    t.weapons("gorman", weapon)
    t.activate("gorman")
    assert t.refusals("gorman") == {"equip/card:hk-vp70-pistol/character:gorman": "aliens/keyword/bulky"}


# -- area weapons -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("weapon", "cards"), [("m240-flamethrower", 2), ("m40-grenades", 0)])
def test_an_area_weapon_reaches_a_centre_up_to_four_spaces_away_in_sight(weapon: str, cards: int) -> None:
    t = armed(weapon, alien="C1:K9")
    assert "k9" in shot_at(t)
    assert "k8" in shot_at(t)
    t = armed(weapon, alien="", who="hudson")
    t.at("hudson", "C1:K4")
    t.alien("C1:K9")
    t.acts("hudson")
    assert "k9" not in shot_at(t)
    assert "k8" in shot_at(t), "the alien stands next to it"
    t.fate(attack=["1"])
    t.play("hudson", "attack", "space:c1-k8")
    assert exhausted(t) == cards
    assert t.aliens() == {}
    assert t.of("hudson")["dial"] == 5


@cites("aliens/keyword/cumbersome")
@pytest.mark.parametrize("weapon", ["m240-flamethrower", "m40-grenades", "bolt-gun"])
def test_cumbersome_weapons_give_no_defensive_fire(weapon: str) -> None:
    t = armed(weapon, alien="C1:J5")
    t.fate(defense=["6"])
    t.alien_phase()
    assert t.told("defended")


def test_grenades_are_discarded_and_the_flamethrower_is_not() -> None:
    t = armed("m40-grenades")
    t.fate(attack=["10"])
    t.play("hudson", "attack", "space:c1-i3")
    assert (t.pile("discard"), t.of("hudson")["weapons"]) == (["m40-grenades"], [])
    t = armed("m240-flamethrower")
    t.fate(attack=["10"])
    t.play("hudson", "attack", "space:c1-i3")
    assert t.pile("discard") == []


# -- Pistol -------------------------------------------------------------------------------------------------------


@cites("aliens/attack/pistol", "aliens/attack/always-hits-on")
@pytest.mark.parametrize(("face", "hits"), [("3", True), ("4", False)])
def test_the_pistol_always_hits_on_three(face: str, hits: bool) -> None:
    t = armed("hk-vp70-pistol")
    t.dial("hudson", 1)
    t.fate(attack=[face])
    t.play("hudson", "attack")
    assert bool(t.told("shot-hits")) is hits


@cites("aliens/attack/pistol", "aliens/action/free-action-extra", "aliens/action/free-action-once")
def test_the_pistol_s_second_shot_costs_a_card_and_comes_once_an_activation() -> None:
    t = armed("hk-vp70-pistol", tokens=5)
    t.fate(attack=["10", "10", "10"])
    t.play("hudson", "attack")
    assert exhausted(t) == 0
    t.play("hudson", "fire")
    assert exhausted(t) == 1
    assert t.choice("hudson").args["count"] == 1  # type: ignore[union-attr]
    t.play("hudson", "attack")
    assert t.told("alien-phase"), "no other shot was offered"
    assert exhausted(t) == 0


@cites("aliens/action/free-action-once")
def test_a_free_shot_that_was_left_may_be_taken_after_the_second_attack() -> None:
    t = armed("hk-vp70-pistol", tokens=5)
    t.fate(attack=["10", "10"])
    t.play("hudson", "attack")
    t.play("hudson", "no-attack")
    t.play("hudson", "attack")
    assert t.choice("hudson").ask == "ask-free-attack"  # type: ignore[union-attr]


@cites("aliens/action/free-action-own-activation")
def test_the_pistol_has_no_second_shot_in_defensive_fire() -> None:
    t = armed("hk-vp70-pistol", alien="C1:J5", tokens=5)
    t.alien_phase()
    t.fate(attack=["10"], defense=["1"])
    t.play("hudson", "attack")
    assert t.told("alien-attacks")


# -- Shotgun and Bolt Gun -----------------------------------------------------------------------------------------


@cites("aliens/keyword/close")
@pytest.mark.parametrize(
    ("weapon", "reach", "beyond"),
    [("ithaca-37-shotgun", "C1:K7", "C1:K8"), ("bolt-gun", "C1:K9", "")],
)
def test_a_weapon_shoots_no_farther_than_its_reach(weapon: str, reach: str, beyond: str) -> None:
    assert [id for id in armed(weapon, alien=reach).options("hudson") if id.startswith("attack")]
    if beyond:
        assert not [id for id in armed(weapon, alien=beyond).options("hudson") if id.startswith("attack")]


@pytest.mark.parametrize(("at", "reaches"), [("C2:F6", True), ("C2:E6", False)])
def test_the_bolt_gun_reaches_six_spaces(at: str, reaches: bool) -> None:
    t = armed("bolt-gun", alien="")
    t.at("hudson", at)
    t.alien("C2:L6")
    t.acts("hudson")
    assert bool([id for id in t.options("hudson") if id.startswith("attack")]) is reaches


@cites("aliens/attack/always-hits-on")
@pytest.mark.parametrize(
    ("weapon", "face", "hits", "cards"),
    [
        ("ithaca-37-shotgun", "6", True, 1),
        ("ithaca-37-shotgun", "7", False, 1),
        ("bolt-gun", "5", True, 0),
        ("bolt-gun", "6", False, 0),
    ],
)
def test_shotgun_and_bolt_gun_always_hit_on_their_number(weapon: str, face: str, hits: bool, cards: int) -> None:
    t = armed(weapon, alien="C1:I5", tokens=3)
    t.dial("hudson", 1)
    t.fate(attack=[face])
    t.play("hudson", "attack")
    assert bool(t.told("shot-hits") or t.told("alien-hit")) is hits
    assert exhausted(t) == cards


@cites("aliens/keyword/close")
@pytest.mark.parametrize(("at", "tokens", "left"), [("C1:J5", 3, 2), ("C1:I5", 3, 3), ("C1:J5", 1, 0), ("C1:J5", 0, 0)])
def test_the_shotgun_hits_a_target_next_to_it_twice(at: str, tokens: int, left: int) -> None:
    t = armed("ithaca-37-shotgun", alien=at, tokens=tokens)
    t.fate(attack=["1"])
    t.play("hudson", "attack")
    assert sum(t.aliens().values()) == left


@cites("aliens/keyword/close")
def test_the_shotgun_gives_defensive_fire() -> None:
    t = armed("ithaca-37-shotgun", alien="C1:J5")
    t.alien_phase()
    t.fate(attack=["6"])
    t.play("hudson", "attack")
    assert t.aliens() == {}
