"""Hicks: a card on activation, and a failed shot rolled again."""

from __future__ import annotations

import pytest

from hullbreach.aliens.scenario import AliensTable, scenario
from hullbreach.kernel import Refused
from hullbreach.rulebook.citing import cites


def shooting(*hand: str, hero: bool = True) -> AliensTable:
    """Hicks with a pistol, about to act, and a swarm in sight."""
    t = scenario(["hicks" if hero else "gorman"])
    t.only("hicks", *(() if hero else ("gorman",)))
    if not hero:
        t.at("gorman", "C3:A2")
    t.at("hicks", "C1:K5")
    t.weapons("hicks", "hk-vp70-pistol")
    t.hand(0, *hand)
    t.alien("C1:I3", tokens=5)
    t.acts("hicks")
    return t


@cites("aliens/ability/on-activation", "aliens/endurance/may-or-must")
@pytest.mark.parametrize(("answer", "hand"), [("draw", ["flare"]), ("draw-none", [])])
def test_he_may_draw_one_on_activation(answer: str, hand: list[str]) -> None:
    t = scenario(["hicks"])
    t.only("hicks")
    t.deck("flare", "bolt-gun")
    t.activate("hicks")
    assert t.options("hicks") == ["draw/count:1", "draw-none"]
    t.play("hicks", answer)
    assert t.hand_of("hicks") == hand


@cites("aliens/reroll/replaces", "aliens/reroll/counts-once", "aliens/reroll/final", "aliens/discard/from-hand-only")
def test_a_rolled_again_shot_lowers_the_dial_once_and_stands() -> None:
    t = shooting("flare", "bolt-gun")
    t.dial("hicks", 7)
    t.fate(attack=["9", "3"])
    t.play("hicks", "attack")
    assert t.options("hicks") == ["keep-roll", "reroll/card:flare", "reroll/card:bolt-gun"], "hand cards only"
    t.play("hicks", "reroll", "card:flare")
    assert t.pile("discard") == ["flare"]
    assert t.aliens()["C1:I3"] == 5, "3 against 7 hits"
    assert t.of("hicks")["dial"] == 6
    assert t.choice("hicks").ask == "ask-free-attack"  # type: ignore[union-attr]


@cites("aliens/reroll/replaces", "aliens/reroll/final")
def test_a_second_miss_is_not_rolled_again() -> None:
    t = shooting("flare", "bolt-gun")
    t.fate(attack=["8", "10"])
    t.play("hicks", "attack")
    t.play("hicks", "reroll", "card:flare")
    assert t.told("shot-misses")[-1]["args"]["face"] == "10"
    assert t.choice("hicks").ask != "ask-reroll"  # type: ignore[union-attr]
    assert t.aliens()["C1:I3"] == 6


@cites("aliens/endurance/may-or-must")
def test_he_may_keep_the_roll() -> None:
    t = shooting("flare")
    t.fate(attack=["8"])
    t.play("hicks", "attack")
    t.play("hicks", "keep-roll")
    assert t.hand_of("hicks") == ["flare"]
    assert t.aliens()["C1:I3"] == 6


@cites("aliens/reroll/final")
@pytest.mark.parametrize(("face", "hand", "hero"), [("7", ("flare",), True), ("9", (), True), ("9", ("flare",), False)])
def test_no_other_roll_is_offered_after_a_hit_or_without_a_card_or_to_a_grunt(
    face: str, hand: tuple[str, ...], hero: bool
) -> None:
    t = shooting(*hand, hero=hero)
    t.fate(attack=[face])
    t.play(0, "attack")
    assert t.choice(0).ask != "ask-reroll"  # type: ignore[union-attr]


@cites("aliens/action/free-action-once")
def test_he_rolls_again_once_a_game_turn_defensive_fire_included() -> None:
    t = shooting("flare", "bolt-gun")
    t.fate(attack=["9", "9", "9"])
    t.play("hicks", "attack")
    t.play("hicks", "reroll", "card:flare")
    t.play("hicks", "no-attack")
    t.play("hicks", "attack")
    assert t.choice("hicks").ask == "ask-free-attack"  # type: ignore[union-attr]
    t.play("hicks", "no-attack")
    assert t.choice("hicks").ask == "ask-defensive-fire"  # type: ignore[union-attr]
    t.fate(attack=["9"], defense=["1"])
    t.play("hicks", "attack")
    assert t.choice("hicks").ask != "ask-reroll"  # type: ignore[union-attr]
    assert t.told("turn-begins"), "a new turn"
    t.fate(attack=["9"])
    t.play("hicks", "draw-none")
    t.play("hicks", "done-equipping")
    t.play("hicks", "attack")
    assert t.choice("hicks").ask == "ask-reroll"  # type: ignore[union-attr]


@cites("aliens/ability/passive")
def test_he_rolls_again_in_defensive_fire() -> None:
    t = shooting("flare")
    t.fate(attack=["9", "1"], defense=["1"])
    t.alien_phase()
    t.play("hicks", "attack")
    t.play("hicks", "reroll", "card:flare")
    assert t.told("shot-hits")


@cites("aliens/discard/from-hand-only")
def test_without_a_hand_card_there_is_no_other_way_to_pay() -> None:
    t = shooting()
    t.fate(attack=["9"])
    t.play("hicks", "attack")
    with pytest.raises(Refused):
        t.play("hicks", "reroll", "pile:deck")
