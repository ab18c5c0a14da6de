"""Exhausting, recycling, discarding, and the reshuffle card."""

from __future__ import annotations

import pytest

from hullbreach.aliens.box import EXHAUST, FROST, HICKS, HUDSON, UNDER
from hullbreach.aliens.rules.endurance import Discard, Draw, Exhaust, Recycle
from hullbreach.aliens.scenario import AliensTable, scenario
from hullbreach.rulebook.citing import cites


def hicks(*hand: str) -> AliensTable:
    """Hicks, alone in the yard, with this hand, about to act."""
    t = scenario(["hicks"])
    t.only("hicks")
    t.at("hicks", "C1:K5")
    t.hand("hicks", *hand)
    t.acts("hicks")
    return t


# -- exhaust ------------------------------------------------------------------------------------------------------


@cites("aliens/exhaust/procedure", "aliens/exhaust/pile-is-secret")
def test_the_uppermost_card_goes_face_down_to_the_exhaust_pile_and_nobody_sees_it() -> None:
    t = hicks()
    t.deck("flare", "bolt-gun", "get-up")
    t.happens(Exhaust(2))
    assert t.pile("exhaust") == ["flare", "bolt-gun"], "the later one on top"
    assert t.pile("deck")[-1] == "get-up"
    assert not any(t.state.is_known(back) for back in t.state.zones[EXHAUST])
    assert t.told("exhausted")[0]["args"] == {"count": 2}, "how many, and not which"
    for seat in (None, 0):
        assert t.game.view(seat)["endurance"]["exhaust"] == 2
        assert "bolt-gun" not in str(t.game.view(seat)["endurance"])


@cites("aliens/exhaust/procedure", "aliens/exhaust/smart-gun", "aliens/attack/exhaust-to-attack")
def test_an_attack_with_the_smart_gun_exhausts_the_top_three() -> None:
    t = hicks()
    t.weapons("hicks", "m56-smart-gun")
    t.alien("C1:I3")
    t.deck("flare", "bolt-gun", "get-up", "adrenaline")
    t.fate(attack=["10"])
    t.acts("hicks")
    t.play("hicks", "attack")
    assert t.pile("exhaust") == ["flare", "bolt-gun", "get-up"]
    assert not any(t.state.is_known(back) for back in t.state.zones[EXHAUST])


@cites("aliens/exhaust/empty-deck-discards")
def test_what_the_deck_lacks_is_discarded_from_the_top_of_the_exhaust_pile() -> None:
    t = hicks()
    t.exhaust_pile("flare", "get-up", "adrenaline")
    t.deck("bolt-gun")
    t.piles(deck=1, under=0)
    t.happens(Exhaust(3))
    assert t.pile("exhaust") == ["adrenaline", "get-up"]
    assert t.pile("discard") == ["bolt-gun", "flare"], "the card just exhausted comes first"
    assert (t.told("exhausted")[0]["args"], t.told("shortfall-discarded")[0]["args"]) == ({"count": 1}, {"count": 2})


@cites("aliens/exhaust/empty-deck-discards")
def test_a_hazard_discarded_for_want_of_a_deck_is_not_resolved() -> None:
    t = hicks()
    t.exhaust_pile("panic-fire", "get-up", "adrenaline")
    t.piles(deck=0, under=0)
    t.happens(Exhaust(1))
    assert t.pile("discard") == ["panic-fire"]
    assert t.told("hazard-strikes") == []


@cites("aliens/exhaust/empty-deck-discards", "aliens/reshuffle/trigger")
def test_cards_under_the_reshuffle_card_are_exhausted_before_any_is_discarded() -> None:
    t = hicks()
    t.exhaust_pile("flare")
    t.piles(deck=1, under=2)
    t.happens(Exhaust(3))
    assert (len(t.pile("deck")), len(t.pile("under")), len(t.pile("exhaust")), t.pile("discard")) == (0, 0, 4, [])


# -- recycle ------------------------------------------------------------------------------------------------------


@cites("aliens/recycle/from-exhaust", "aliens/reshuffle/cards-go-under")
def test_the_top_cards_of_the_exhaust_pile_go_face_down_under_the_reshuffle_card() -> None:
    t = hicks()
    t.exhaust_pile("flare", "bolt-gun", "get-up")
    before = t.pile("deck")
    t.happens(Recycle(2))
    assert t.pile("exhaust") == ["get-up"]
    assert sorted(t.pile("under")) == ["bolt-gun", "flare"]
    assert t.pile("deck") == before
    assert "flare" not in str(t.game.view()["endurance"])
    assert t.told("recycled")[0]["args"] == {"count": 2}


@cites("aliens/recycle/from-exhaust")
def test_with_fewer_cards_all_of_them_are_recycled() -> None:
    t = hicks()
    t.exhaust_pile("flare", "bolt-gun")
    t.happens(Recycle(4))
    assert t.pile("exhaust") == []
    assert len(t.pile("under")) == 2


@cites("aliens/rest/hero", "aliens/recycle/from-exhaust", "aliens/recycle/from-hand", "aliens/reshuffle/cards-go-under")
def test_a_resting_hero_recycles_two_of_the_exhaust_pile_and_one_from_hand() -> None:
    t = hicks("body-armor")
    t.exhaust_pile("flare", "bolt-gun", "get-up")
    t.play("hicks", "rest")
    t.play("hicks", "draw-none")
    for _ in range(2):
        t.play("hicks", "recycle", "pile:exhaust")
    t.play("hicks", "recycle", "card:body-armor")
    assert sorted(t.pile("under")) == ["body-armor", "bolt-gun", "flare"]
    assert t.pile("exhaust") == ["get-up"]
    assert t.hand_of("hicks") == []
    assert "body-armor" not in str(t.game.view()["endurance"])


# -- reshuffle ----------------------------------------------------------------------------------------------------


@cites("aliens/reshuffle/trigger", "aliens/reshuffle/not-a-card")
def test_when_the_reshuffle_card_is_on_top_the_cards_below_become_the_deck() -> None:
    orders = set()
    for seed in range(8):
        t = scenario(["hicks"], seed=seed)
        t.only("hicks")
        t.hand("hicks")
        t.exhaust_pile("flare", "bolt-gun", "get-up", "body-armor", "adrenaline")
        t.happens(Recycle(5))
        t.piles(deck=1)
        t.happens(Exhaust(1))
        assert t.told("deck-reshuffled")[0]["args"] == {"count": 5}
        assert t.pile("under") == [], "the reshuffle card lies under them all again"
        assert sorted(t.pile("deck")) == ["adrenaline", "body-armor", "bolt-gun", "flare", "get-up"]
        assert len(t.pile("exhaust")) == 1, "the reshuffle card itself was not exhausted"
        orders.add(tuple(t.pile("deck")))
    assert len(orders) > 3, "they are shuffled"


@cites("aliens/reshuffle/trigger")
def test_cards_recycled_under_a_reshuffle_card_on_top_are_the_new_deck_at_once() -> None:
    t = hicks()
    t.exhaust_pile("flare", "bolt-gun", "get-up")
    t.piles(deck=0, under=0)
    t.happens(Recycle(2))
    assert sorted(t.pile("deck")) == ["bolt-gun", "flare"]
    assert t.told("deck-reshuffled")[0]["args"] == {"count": 2}, "both at once, so that their order stays unknown"
    assert len(t.told("deck-reshuffled")) == 1


@cites("aliens/reshuffle/trigger")
def test_with_no_card_below_it_the_deck_is_empty() -> None:
    t = hicks()
    t.exhaust_pile("flare")
    t.piles(deck=1, under=0)
    t.happens(Exhaust(1))
    assert t.pile("deck") == []
    assert t.told("deck-reshuffled") == []


@cites("aliens/reshuffle/trigger")
def test_a_draw_of_several_goes_on_in_the_new_deck() -> None:
    t = hicks()
    t.deck("flare")
    t.exhaust_pile("bolt-gun", "get-up", "body-armor")
    t.happens(Recycle(2))
    t.piles(deck=1)
    t.happens(Draw(HICKS, 3))
    assert sorted(t.hand_of("hicks")) == ["bolt-gun", "flare", "get-up"]
    assert t.pile("deck") == []


@cites("aliens/reshuffle/cards-go-under")
def test_an_exhausted_deck_does_not_reach_the_recycled_cards_before_the_rest() -> None:
    t = hicks()
    t.exhaust_pile("flare")
    t.happens(Recycle(1))
    t.deck("bolt-gun", "get-up")
    t.piles(deck=2)
    t.happens(Exhaust(1))
    assert t.pile("under") == ["flare"]
    assert t.pile("deck") == ["get-up"]


@cites("aliens/reshuffle/not-a-card")
def test_the_reshuffle_card_is_not_counted() -> None:
    t = hicks()
    t.piles(deck=0, under=0, exhaust=1)
    endurance = t.game.view()["endurance"]
    assert (endurance["deck"], endurance["under"]) == (0, 0)
    t.happens(Draw(HICKS, 1))
    assert t.hand_of("hicks") == []


# -- discard ------------------------------------------------------------------------------------------------------


@cites("aliens/discard/from-hand-or-deck", "aliens/discard/pile-is-open")
def test_a_player_discards_from_hand_from_the_deck_or_some_from_each() -> None:
    t = hicks("flare", "flare", "get-up")
    t.deck("bolt-gun", "body-armor")
    t.happens(Discard(HICKS, 2))
    assert t.options("hicks") == ["discard/card:flare", "discard/card:get-up", "discard/pile:deck"]
    t.play("hicks", "discard", "card:get-up")
    t.play("hicks", "discard", "pile:deck")
    assert t.pile("discard") == ["get-up", "bolt-gun"]
    assert t.hand_of("hicks") == ["flare", "flare"]
    assert t.game.view()["endurance"]["discard"] == ["card:get-up", "card:bolt-gun"], "face up for all"


@cites("aliens/discard/pile-is-open")
@pytest.mark.parametrize("seat", [None, 0, 1])
def test_anybody_may_look_through_the_discard_pile_at_any_time(seat: int | None) -> None:
    t = scenario(["hicks", "gorman"])
    t.discard_pile("flare", "bolt-gun")
    for phase in (t.marine_phase, t.finish_phase):
        phase()
        assert t.game.view(seat)["endurance"]["discard"] == ["card:flare", "card:bolt-gun"]


@cites("aliens/discard/from-hand-or-deck")
@pytest.mark.parametrize("who", [HUDSON, FROST])
def test_for_a_grunt_only_the_deck_is_discarded_from(who: int) -> None:
    t = scenario(["hicks"])
    t.hand("hicks", "flare")
    t.deck("bolt-gun", "get-up")
    t.happens(Discard(who, 2))
    assert t.pile("discard") == ["bolt-gun", "get-up"]
    assert t.hand_of("hicks") == ["flare"]


@cites("aliens/discard/from-hand-or-deck")
def test_without_a_hand_the_top_of_the_deck_is_discarded() -> None:
    t = hicks()
    t.deck("bolt-gun", "get-up")
    t.happens(Discard(HICKS, 1))
    assert t.pile("discard") == ["bolt-gun"]


@cites("aliens/discard/hazard-resolves", "aliens/hazard/must-be-played", "aliens/hazard/destination-after-draw")
def test_a_hazard_discarded_from_the_deck_is_resolved_and_stays_in_the_discard_pile() -> None:
    t = hicks()
    t.dial("hicks", 7)
    t.deck("losing-hope")
    t.happens(Discard(HICKS, 1))
    assert t.of("hicks")["dial"] == 5
    assert t.pile("discard") == ["losing-hope"]


@cites("aliens/discard/empty-deck")
def test_without_deck_and_hand_the_top_of_the_exhaust_pile_is_discarded_and_a_hazard_resolved() -> None:
    t = hicks()
    t.dial("hicks", 7)
    t.exhaust_pile("flare", "losing-hope", "get-up")
    t.piles(deck=0, under=0)
    t.happens(Discard(HICKS, 2))
    assert t.pile("discard") == ["flare", "losing-hope"]
    assert t.of("hicks")["dial"] == 5


@cites("aliens/discard/empty-deck")
def test_with_cards_only_in_hand_those_are_discarded() -> None:
    t = hicks("get-up")
    t.exhaust_pile("flare", "bolt-gun")
    t.piles(deck=0, under=0)
    t.happens(Discard(HICKS, 1))
    assert t.options("hicks") == ["discard/card:get-up"]


@cites("aliens/discard/empty-deck", "aliens/reshuffle/trigger")
def test_cards_under_the_reshuffle_card_are_the_deck_for_a_discard_too() -> None:
    t = hicks()
    t.exhaust_pile("flare", "bolt-gun", "get-up")
    t.happens(Recycle(1))
    t.piles(deck=1)
    t.happens(Discard(HICKS, 2))
    assert t.pile("discard")[-1] == "flare"
    assert t.pile("exhaust") == ["get-up", "bolt-gun"]


@cites("aliens/discard/from-hand-only")
def test_from_hand_only_means_hand_cards_only() -> None:
    t = scenario(["hicks"])
    t.only("hicks")
    t.at("hicks", "C1:K5")
    t.weapons("hicks", "hk-vp70-pistol")
    t.alien("C1:I3")
    t.hand("hicks", "get-up")
    t.fate(attack=["10"])
    t.acts("hicks")
    t.play("hicks", "attack")
    assert t.options("hicks") == ["keep-roll", "reroll/card:get-up"], "Hicks discards from hand"
    assert t.state.zones[UNDER] == []
    t.play("hicks", "keep-roll")
