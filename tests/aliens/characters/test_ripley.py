"""Ripley: she recycles and draws on activation, and has a failed defense near her rolled again."""

from __future__ import annotations

import pytest

from hullbreach.aliens.scenario import AliensTable, scenario
from hullbreach.rulebook.citing import cites


def attacked(who: str = "hicks", at: str = "C1:K9", *faces: str, facehugger: bool = False) -> AliensTable:
    """Ripley at the northern end of the yard; somebody is attacked and fails the first roll."""
    t = scenario(["ripley"])
    t.only(*dict.fromkeys(("ripley", who)))
    t.at("ripley", "C1:K5")
    if who != "ripley":
        t.at(who, at)
    east = t.state.at[t.character(who)]
    t.alien(t.state.board.layout.name(east - 1), facehugger=facehugger)
    t.fate(defense=["9", *faces])
    t.hand("ripley")
    t.alien_phase()
    return t


def on_activation(*hand: str, exhaust: tuple[str, ...]) -> AliensTable:
    """Ripley, alone, is activated."""
    t = scenario(["ripley"])
    t.only("ripley")
    t.hand("ripley", *hand)
    t.exhaust_pile(*exhaust)
    t.deck("body-armor", "bolt-gun")
    t.activate("ripley")
    return t


@cites("aliens/ability/on-activation", "aliens/recycle/from-exhaust", "aliens/recycle/from-hand")
def test_she_recycles_two_in_any_mix_and_draws_one() -> None:
    t = on_activation("flare", exhaust=("get-up", "adrenaline", "weld-shut"))
    assert t.options("ripley") == ["recycle/pile:exhaust", "recycle/card:flare"], "she must"
    t.play("ripley", "recycle", "pile:exhaust")
    assert t.options("ripley") == ["recycle/pile:exhaust", "recycle/card:flare"]
    t.play("ripley", "recycle", "card:flare")
    assert sorted(t.pile("under")) == ["flare", "get-up"]
    assert t.pile("exhaust") == ["weld-shut", "adrenaline"]
    assert t.hand_of("ripley") == ["body-armor"]


@cites("aliens/endurance/may-or-must")
def test_she_recycles_one_if_there_is_only_one_and_draws_in_any_case() -> None:
    t = on_activation(exhaust=("get-up",))
    t.play("ripley", "recycle", "pile:exhaust")
    t.play("ripley", "done")
    assert t.pile("under") == ["get-up"]
    assert t.hand_of("ripley") == ["body-armor"]


@cites("aliens/ability/passive", "aliens/reroll/replaces")
def test_for_one_card_a_character_near_her_rolls_again_and_may_move_two() -> None:
    t = attacked("hicks", "C1:K9", "4")
    assert t.options("ripley") == ["save/character:ripley", "let-it-stand"]
    before = len(t.pile("exhaust"))
    t.play("ripley", "save")
    assert len(t.pile("exhaust")) == before + 1
    assert t.told("defended")[0]["args"]["face"] == "4"
    choice = t.choice("ripley")
    assert choice is not None
    assert (choice.ask, choice.args) == ("ask-where-to", {"who": "character:hicks", "count": 2})
    assert "stay" in t.options("ripley")
    assert not t.of("hicks")["down"]


@cites("aliens/ability/passive")
@pytest.mark.parametrize(("at", "offered"), [("C1:K5", True), ("C1:K4", False)])
def test_she_reaches_four_spaces(at: str, offered: bool) -> None:
    t = scenario(["ripley"])
    t.only("ripley", "hicks")
    t.at("ripley", at)
    t.at("hicks", "C1:K9")
    t.alien("C1:J9")
    t.fate(defense=["9"])
    t.alien_phase()
    assert (t.choice("ripley").ask == "ask-save") is offered  # type: ignore[union-attr]


@cites("aliens/ability/passive")
def test_she_herself_counts_too_and_may_decline() -> None:
    t = attacked("ripley")
    assert "save/character:ripley" in t.options("ripley")
    t.play("ripley", "let-it-stand")
    assert t.told("knocked-down")[0]["args"]["who"] == "character:ripley"


@cites("aliens/ability/passive", "aliens/reroll/final")
def test_a_second_failure_stands_and_brings_no_move() -> None:
    t = attacked("hicks", "C1:K9", "10")
    t.play("ripley", "save")
    assert t.told("character-lost")[0]["args"]["who"] == "character:hicks"
    assert t.choice("ripley").ask != "ask-where-to"  # type: ignore[union-attr]


@cites("aliens/ability/passive")
def test_she_helps_once_a_game_turn() -> None:
    t = scenario(["ripley"])
    t.only("ripley", "hicks")
    t.at("ripley", "C1:K5")
    t.at("hicks", "C1:K8")
    t.alien("C1:J9")
    t.alien("C1:J7")
    t.fate(defense=["9", "4", "9"])
    t.alien_phase()
    while t.choice("ripley").ask != "ask-save":  # type: ignore[union-attr]
        t.game.answer(t.options("ripley")[0], 0)
    t.play("ripley", "save")
    t.play("ripley", "stay")
    assert t.told("knocked-down")[0]["args"]["who"] == "character:hicks"
    assert t.told("turn-begins"), "the second failure went by without her"
    assert not t.state.used_this_turn, "she may help again in the next turn"


@cites("aliens/ability/passive")
def test_she_does_not_help_against_a_facehugger() -> None:
    t = attacked("hicks", "C1:K9", facehugger=True)
    assert t.told("hugged")


@cites("aliens/ability/passive", "aliens/ability/who-has-them")
def test_grunt_ripley_helps_nobody() -> None:
    t = scenario(["hicks"])
    t.only("ripley", "hicks")
    t.at("hicks", "C1:K8")
    t.at("ripley", "C1:L5")
    t.alien("C1:J9")
    t.fate(defense=["9"])
    t.alien_phase()
    assert t.told("knocked-down")


@cites("aliens/ability/passive")
def test_a_later_second_chance_by_a_card_brings_no_move() -> None:
    t = attacked("hicks", "C1:K9", "9")
    t.play("ripley", "save")
    assert t.of("hicks")["down"]
    t.state.stand_up(t.character("hicks"))
    t.alien("C1:L8")
    t.hand("ripley", "twist-away")
    t.state.used_this_turn = 1 << t.character("ripley")
    t.fate(defense=["9", "1"])
    t.alien_phase()
    while not t.told("defended"):
        wanted = ("event/card:twist-away", "let-event", t.options("ripley")[0])
        t.play("ripley", next(id for id in wanted if id in t.options("ripley")))
    assert t.choice("ripley").ask != "ask-where-to"  # type: ignore[union-attr]
