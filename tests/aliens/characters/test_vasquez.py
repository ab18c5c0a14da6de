"""Vasquez: a weapon turned up steadies her aim, and her Smart Gun costs a card less."""

from __future__ import annotations

import pytest

from hullbreach.aliens.scenario import AliensTable, scenario
from hullbreach.rulebook.citing import cites


def activated(top: str, *hand: str, exhaust: tuple[str, ...] = ()) -> AliensTable:
    """Vasquez, alone, is activated with this card on top of the deck."""
    t = scenario(["vasquez"])
    t.only("vasquez")
    t.hand("vasquez", *hand)
    t.exhaust_pile(*exhaust)
    t.deck(top, "m4-helmet")
    t.activate("vasquez")
    return t


@cites(
    "aliens/ability/vasquez-hero",
    "aliens/reveal/procedure",
    "aliens/reveal/matching",
    "aliens/reveal/placement",
    "aliens/endurance/may-or-must",
)
def test_on_a_weapon_she_takes_a_free_aim_action_and_keeps_both_actions() -> None:
    t = activated("bolt-gun")
    assert t.told("revealed")[0]["args"] == {"who": "character:vasquez", "card": "card:bolt-gun"}
    assert t.of("vasquez")["dial"] == 9
    assert t.pile("under") == ["bolt-gun"]
    assert t.game.view()["endurance"]["under"] == 1
    choice = t.choice("vasquez")
    assert choice is not None
    assert (choice.ask, choice.args["count"]) == ("ask-action", 2), "she was not asked whether she reveals"


@cites("aliens/ability/vasquez-hero")
def test_knocked_down_she_reveals_but_does_not_aim() -> None:
    t = scenario(["vasquez", "ripley"])
    t.only("vasquez", "ripley")
    t.down("vasquez")
    t.deck("bolt-gun")
    t.marine_phase()
    t.play("vasquez", "token", "seat:0")
    assert t.told("revealed")[0]["args"]["card"] == "card:bolt-gun"
    assert t.told("aims") == []
    assert t.of("vasquez")["down"]


@cites("aliens/ability/vasquez-hero", "aliens/reveal/not-matching")
@pytest.mark.parametrize("top", ["flare", "scrounge"])
def test_on_another_card_she_may_recycle_one_and_then_draws_one(top: str) -> None:
    t = activated(top, "body-armor", exhaust=("get-up", "adrenaline"))
    assert t.of("vasquez")["dial"] == 8
    assert t.options("vasquez") == ["leave-it", "recycle/pile:exhaust", "recycle/card:body-armor"]
    t.play("vasquez", "recycle", "pile:exhaust")
    assert t.pile("exhaust") == ["adrenaline"]
    assert t.pile("under") == ["get-up", top]
    assert t.hand_of("vasquez") == ["body-armor", "m4-helmet"]


@cites("aliens/ability/vasquez-hero", "aliens/recycle/from-hand")
def test_she_may_recycle_the_one_from_hand() -> None:
    t = activated("flare", "body-armor", exhaust=("get-up",))
    t.play("vasquez", "recycle", "card:body-armor")
    assert t.pile("exhaust") == ["get-up"]
    assert t.pile("under") == ["body-armor", "flare"]
    assert t.hand_of("vasquez") == ["m4-helmet"]


@cites("aliens/ability/vasquez-hero")
def test_without_recycling_she_draws_nothing() -> None:
    t = activated("flare", "body-armor")
    t.play("vasquez", "leave-it")
    assert t.hand_of("vasquez") == ["body-armor"]
    assert t.pile("under") == ["flare"]
    t = activated("flare")
    assert t.choice("vasquez").ask == "ask-action", "she has nothing to recycle"  # type: ignore[union-attr]
    assert t.hand_of("vasquez") == []


@cites("aliens/ability/vasquez-hero", "aliens/reveal/hazard")
def test_a_hazard_comes_after_the_card_she_may_recycle() -> None:
    t = activated("losing-hope", exhaust=("get-up",))
    assert t.told("hazard-strikes") == []
    t.play("vasquez", "recycle", "pile:exhaust")
    assert [event["kind"] for event in t.told() if event["kind"] in ("drew", "hazard-strikes")] == [
        "drew",
        "hazard-strikes",
    ]
    assert t.of("vasquez")["dial"] == 6


@cites("aliens/exhaust/smart-gun", "aliens/ability/passive", "aliens/attack/exhaust-to-attack")
@pytest.mark.parametrize("hero", [True, False])
@pytest.mark.parametrize("defending", [True, False])
def test_her_smart_gun_costs_two_on_both_sides_of_her_card_and_in_defensive_fire(hero: bool, defending: bool) -> None:
    t = scenario(["vasquez" if hero else "gorman"])
    t.only("vasquez", *(() if hero else ("gorman",)))
    if not hero:
        t.at("gorman", "C3:A2")
    t.at("vasquez", "C1:K5")
    t.weapons("vasquez", "m56-smart-gun")
    t.alien("C1:J5")
    t.fate(attack=["1"])
    if defending:
        t.alien_phase()
    else:
        t.acts("vasquez")
    t.play(0, "attack")
    assert t.told("exhausted")[0]["args"] == {"count": 2}


@cites("aliens/exhaust/smart-gun")
def test_only_the_smart_gun_is_cheaper() -> None:
    t = scenario(["vasquez"])
    t.only("vasquez")
    t.at("vasquez", "C1:K5")
    t.weapons("vasquez", "m41a-pulse-rifle")
    t.alien("C1:I5")
    t.fate(attack=["10"])
    t.acts("vasquez")
    t.play("vasquez", "attack")
    assert t.told("exhausted")[0]["args"] == {"count": 1}
