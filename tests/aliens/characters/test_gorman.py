"""Gorman: orders for three cards of his hand, and two cards at the end."""

from __future__ import annotations

from hullbreach.aliens.scenario import AliensTable, scenario
from hullbreach.rulebook.citing import cites

HAND = ("flare", "flare", "bolt-gun")


def commanding(*hand: str) -> AliensTable:
    """Hero Gorman is activated; Hicks and Ripley are far away, Hudson is knocked down."""
    t = scenario(["gorman", "ripley"])
    t.only("gorman", "ripley", "hicks", "hudson")
    t.at("hicks", "C3:A2")
    t.down("hudson")
    t.hand("gorman", *hand)
    t.exhaust_pile("body-armor")
    t.deck("m4-helmet", "scrounge")
    t.activate("gorman")
    return t


@cites("aliens/ability/on-activation", "aliens/recycle/from-hand", "aliens/reshuffle/cards-go-under")
def test_for_three_hand_cards_another_standing_marine_takes_an_action_wherever_it_is() -> None:
    t = commanding(*HAND)
    assert t.choice("gorman").ask == "ask-order"  # type: ignore[union-attr]
    assert t.options("gorman") == ["no-order", "order/character:hicks"], "no civilian, nobody who is down, not himself"
    t.play("gorman", "order", "character:hicks")
    assert t.options("gorman") == ["recycle/card:flare", "recycle/card:bolt-gun"], "from hand, and all three"
    t.play("gorman", "recycle", "card:flare")
    t.play("gorman", "recycle", "card:bolt-gun")
    assert t.pile("under") == [], "until all are chosen nothing moves"
    assert t.options("gorman") == ["recycle/card:flare"]
    t.play("gorman", "recycle", "card:flare")
    assert sorted(t.pile("under")) == ["bolt-gun", "flare", "flare"]
    assert t.pile("exhaust") == ["body-armor"]
    choice = t.choice("gorman")
    assert choice is not None
    assert (choice.ask, choice.args["who"], choice.args["count"]) == ("ask-action", "character:hicks", 1)
    t.play("gorman", "aim")
    assert t.of("hicks")["dial"] == 7
    choice = t.choice("gorman")
    assert choice is not None
    assert (choice.ask, choice.args["who"], choice.args["count"]) == ("ask-action", "character:gorman", 2)


@cites("aliens/ability/on-activation", "aliens/endurance/may-or-must")
def test_he_need_not_give_an_order() -> None:
    t = commanding(*HAND)
    t.play("gorman", "no-order")
    assert len(t.hand_of("gorman")) == 3
    assert t.pile("under") == []


@cites("aliens/ability/on-activation", "aliens/event/any-time", "aliens/recycle/from-hand")
def test_an_event_played_from_a_hand_of_three_before_they_are_recycled_takes_the_order_back() -> None:
    t = commanding("second-wind", "flare", "bolt-gun")
    t.play("gorman", "order", "character:hicks")
    t.play("gorman", "recycle", "card:second-wind")
    t.play("gorman", "event", "card:second-wind")
    assert t.options("gorman") == ["no-order"], "two cards are not three"
    t.play("gorman", "no-order")
    assert t.hand_of("gorman") == ["flare", "bolt-gun"]
    assert t.told("ordered") == []
    assert t.game.view()["active"] == "character:gorman"
    assert t.choice("gorman").ask == "ask-equip"  # type: ignore[union-attr]


@cites("aliens/ability/on-activation", "aliens/event/any-time", "aliens/recycle/from-hand")
def test_with_four_cards_an_event_may_be_played_and_three_others_are_recycled() -> None:
    t = commanding("second-wind", "flare", "bolt-gun", "flare")
    t.play("gorman", "order", "character:hicks")
    t.play("gorman", "recycle", "card:second-wind")
    t.play("gorman", "event", "card:second-wind")
    for card in ("flare", "flare", "bolt-gun"):
        t.play("gorman", "recycle", f"card:{card}")
    assert t.hand_of("gorman") == []
    assert {"flare", "bolt-gun"} <= set(t.pile("under"))
    choice = t.choice("gorman")
    assert choice is not None
    assert (choice.ask, choice.args["who"]) == ("ask-action", "character:hicks")


@cites("aliens/ability/on-activation")
def test_with_two_cards_in_hand_he_gives_no_order() -> None:
    t = commanding("flare", "bolt-gun")
    assert t.choice("gorman").ask == "ask-equip"  # type: ignore[union-attr]


@cites("aliens/action/free-action-own-activation", "aliens/ability/on-activation")
def test_an_ordered_marine_takes_no_free_action() -> None:
    t = scenario(["gorman"])
    t.only("gorman", "hicks")
    t.weapons("hicks", "m41a-pulse-rifle", "m40-grenades")
    t.gear("hicks", "motion-tracker")
    t.tracker("lone-contact-1")
    t.at("gorman", "C3:A2")
    t.at("hicks", "C1:K5")
    t.alien("C1:I3", tokens=3)
    t.hand("gorman", *HAND)
    t.activate("gorman")
    t.play("gorman", "order", "character:hicks")
    for card in ("flare", "flare", "bolt-gun"):
        t.play("gorman", "recycle", f"card:{card}")
    assert not [id for id in t.options("gorman") if id.startswith("track")]
    t.fate(attack=["10"])
    t.play("gorman", "attack", "card:m41a-pulse-rifle")
    assert t.choice("gorman").args["who"] == "character:gorman"  # type: ignore[union-attr]


@cites("aliens/endurance/may-or-must", "aliens/ability/end-of-activation", "aliens/endurance/draw")
def test_he_must_draw_two_at_the_end() -> None:
    t = commanding()
    t.play("gorman", "done")
    assert t.hand_of("gorman") == ["m4-helmet", "scrounge"]


@cites("aliens/ability/end-of-activation", "aliens/endurance/no-draw-when-empty")
def test_he_draws_what_the_deck_has() -> None:
    t = scenario(["gorman"])
    t.only("gorman", "hicks")
    t.exhaust_pile("body-armor", "scrounge")
    t.deck("flare")
    t.piles(deck=1, under=0)
    t.activate("gorman")
    t.play("gorman", "done")
    assert t.hand_of("gorman") == ["flare"]
    assert t.pile("exhaust") == ["scrounge", "body-armor"]
