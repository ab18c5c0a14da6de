"""Revealed cards, and hazards however they come up."""

from __future__ import annotations

import pytest

from hullbreach.aliens.box import ASIDE, DECK, DISCARD, EXHAUST, FROST, HICKS, PLAYED, UNDER, VASQUEZ
from hullbreach.aliens.characters.frost import FrostReveals
from hullbreach.aliens.characters.vasquez import VasquezReveals
from hullbreach.aliens.rules.endurance import Draw
from hullbreach.aliens.scenario import AliensTable, scenario
from hullbreach.aliens.tracker import TEXTS
from hullbreach.rulebook.citing import cites


def vasquez(*deck: str, exhaust: tuple[str, ...] = (), under: int = 0, size: int | None = None) -> AliensTable:
    """Vasquez, alone, is about to reveal; the deck may be no larger than `size`."""
    t = scenario(["vasquez"])
    t.only("vasquez")
    t.hand("vasquez")
    t.exhaust_pile(*exhaust)
    if deck:
        t.deck(*deck)
    t.piles(deck=size, under=under)
    t.acts("vasquez")
    t.happens(VasquezReveals(VASQUEZ))
    return t


# -- revealing ----------------------------------------------------------------------------------------------------


@cites("aliens/reveal/procedure")
def test_the_top_card_is_turned_face_up_for_all() -> None:
    t = vasquez("bolt-gun", "flare")
    assert [event["args"]["card"] for event in t.told("revealed")] == ["card:bolt-gun"]
    assert t.pile("deck")[-1] == "flare"


@cites("aliens/reveal/matching", "aliens/reveal/not-matching")
@pytest.mark.parametrize(
    ("top", "dial"), [("bolt-gun", 9), ("m41a-pulse-rifle", 9), ("flare", 8), ("get-up", 8), ("lights-out", 8)]
)
def test_only_the_type_that_is_asked_for_has_its_effect(top: str, dial: int) -> None:
    t = vasquez(top)
    assert t.of("vasquez")["dial"] == dial


@cites("aliens/reveal/not-matching")
def test_a_type_that_is_not_asked_for_has_no_effect_at_all() -> None:
    t = scenario(["gorman"])
    t.exhaust_pile("get-up", "adrenaline")
    t.deck("bolt-gun")
    t.happens(FrostReveals(FROST))
    assert t.told("recycled") == []
    assert t.pile("exhaust") == ["adrenaline", "get-up"]
    assert t.pile("under") == ["bolt-gun"]


@cites("aliens/reveal/hazard", "aliens/hazard/must-be-played")
def test_a_revealed_hazard_is_resolved_after_the_reveal_s_own_effect() -> None:
    t = vasquez("losing-hope", exhaust=("flare",))
    assert t.options("vasquez") == ["leave-it", "recycle/pile:exhaust"]
    assert t.of("vasquez")["dial"] == 8, "not yet"
    t.play("vasquez", "leave-it")
    assert t.of("vasquez")["dial"] == 6, "at once afterwards"
    assert t.told("hazard-strikes")[0]["args"]["card"] == "card:losing-hope"


@cites("aliens/reveal/placement", "aliens/hazard/destination-after-draw")
@pytest.mark.parametrize("top", ["bolt-gun", "flare", "get-up", "losing-hope", "lights-out"])
def test_the_revealed_card_ends_under_the_reshuffle_card(top: str) -> None:
    t = vasquez(top)
    assert t.pile("under") == [top]
    assert top not in str(t.game.view()["endurance"]), "face down"
    assert t.state.zones[ASIDE] == []


@cites("aliens/reveal/placement")
def test_it_is_placed_only_after_the_effect() -> None:
    t = vasquez("flare", exhaust=("get-up",))
    assert t.pile("under") == []
    t.play("vasquez", "leave-it")
    assert t.pile("under") == ["flare"]


@cites("aliens/reveal/placement", "aliens/reshuffle/trigger")
def test_the_last_card_above_the_reshuffle_card_goes_under_first_and_is_part_of_the_new_deck() -> None:
    t = vasquez("bolt-gun", size=1, under=3)
    assert (len(t.pile("deck")), t.pile("under")) == (4, [])
    assert "bolt-gun" in t.pile("deck")
    assert t.told("deck-reshuffled")[0]["args"] == {"count": 4}


@cites("aliens/reveal/placement", "aliens/reshuffle/trigger")
def test_a_card_set_aside_is_not_drawn_and_the_others_are_reshuffled_without_it() -> None:
    t = vasquez("flare", exhaust=("get-up",), size=1)
    t.play("vasquez", "recycle", "pile:exhaust")
    assert t.hand_of("vasquez") == ["get-up"], "the only card that could be drawn"
    assert t.pile("deck") == ["flare"]
    assert not t.game.over


@cites("aliens/reveal/empty-deck")
def test_without_a_deck_the_top_of_the_exhaust_pile_is_revealed_and_goes_to_its_bottom() -> None:
    t = vasquez(exhaust=("bolt-gun", "flare", "get-up"), size=0)
    assert t.told("revealed")[0]["args"]["card"] == "card:bolt-gun"
    assert t.of("vasquez")["dial"] == 9
    assert t.pile("exhaust") == ["bolt-gun", "get-up", "flare"], "the last one is the top"
    assert (t.pile("deck"), t.pile("under")) == ([], [])


@cites("aliens/reveal/empty-deck")
def test_with_a_card_in_the_deck_the_exhaust_pile_is_left_alone() -> None:
    t = vasquez("bolt-gun", exhaust=("flare",), size=1)
    assert t.told("revealed")[0]["args"]["card"] == "card:bolt-gun"
    assert t.pile("exhaust") == ["flare"]


# -- hazards ------------------------------------------------------------------------------------------------------


def draws(card: str, who: str = "hicks") -> AliensTable:
    """Somebody draws a hazard."""
    t = scenario(["hicks"])
    t.only("hicks", "hudson")
    t.at("hudson", "C3:A2")
    t.at("hicks", "C1:K5")
    t.hand("hicks")
    t.deck(card, "bolt-gun")
    t.acts("hicks")
    t.happens(Draw(t.character(who), 1))
    return t


@cites("aliens/hazard/must-be-played", "aliens/hazard/destination-after-draw")
@pytest.mark.parametrize("card", ["losing-hope", "lights-out"])
def test_a_drawn_hazard_is_played_at_once_and_goes_on_top_of_the_exhaust_pile(card: str) -> None:
    t = draws(card)
    assert t.told("hazard-strikes")[0]["args"] == {"who": "character:hicks", "card": f"card:{card}"}
    assert t.hand_of("hicks") == []
    assert t.pile("exhaust") == [card]
    assert t.choice("hicks").ask == "ask-action", "nobody was asked whether"  # type: ignore[union-attr]


@cites("aliens/hazard/destination-after-draw")
@pytest.mark.parametrize("card", ["feed-jam", "acid-spray", "vent-noise", "panic-fire"])
def test_a_strong_hazard_goes_to_the_discard_pile_as_its_card_says(card: str) -> None:
    t = draws(card)
    assert t.pile("discard") == [card]
    assert card not in t.pile("exhaust")
    assert t.hand_of("hicks") == []


@cites("aliens/hazard/must-be-played")
def test_the_draws_go_on_after_a_hazard() -> None:
    t = draws("losing-hope")
    t.deck("lights-out", "flare")
    t.happens(Draw(HICKS, 2))
    assert t.hand_of("hicks") == ["flare"]
    assert t.of("hicks")["dark"]


@cites("aliens/hazard/must-be-played", "aliens/reveal/hazard")
@pytest.mark.parametrize("card", ["feed-jam", "panic-fire"])
def test_a_strong_hazard_that_is_revealed_is_resolved_and_discarded(card: str) -> None:
    t = vasquez(card)
    if t.choice("vasquez").ask == "ask-swap":  # type: ignore[union-attr]
        t.play("vasquez", "leave-it")
    assert t.pile("discard") == [card]
    assert card not in t.pile("under")


def cold_trail(top: str) -> AliensTable:
    """The tracker card Cold Trail reveals this endurance card."""
    t = scenario(["hicks"])
    t.only("hicks")
    t.hand("hicks")
    t.exhaust_pile("flare")
    t.dial("hicks", 7)
    t.deck("body-armor", "adrenaline", top)
    t.state.zones[DECK][-3:] = list(reversed(t.state.zones[DECK][-3:]))
    t.acts("hicks")
    t.happens(TEXTS["cold-trail"](0, 2))
    return t


@cites("aliens/hazard/not-by-motion-tracker")
@pytest.mark.parametrize("hazard", ["losing-hope", "panic-fire"])
def test_a_hazard_revealed_by_a_tracker_card_is_not_resolved_and_goes_to_the_exhaust_pile(hazard: str) -> None:
    t = cold_trail(hazard)
    assert t.told("revealed")[0]["args"]["card"] == f"card:{hazard}"
    assert t.told("hazard-strikes") == []
    assert t.of("hicks")["dial"] == 7
    assert hazard in t.pile("exhaust")
    assert (t.pile("under"), t.pile("discard")) == ([], [])


@cites("aliens/hazard/not-by-motion-tracker", "aliens/reveal/placement")
@pytest.mark.parametrize(("top", "exhausted"), [("bolt-gun", 0), ("flare", 0), ("get-up", 2), ("lights-out", 2)])
def test_cold_trail_exhausts_two_on_an_event_or_hazard_and_other_cards_go_under(top: str, exhausted: int) -> None:
    t = cold_trail(top)
    assert sum(event["args"]["count"] for event in t.told("exhausted")) == exhausted
    assert t.pile("under") == ([] if top == "lights-out" else [top])


@cites("aliens/hazard/must-be-played")
@pytest.mark.parametrize("card", ["losing-hope", "panic-fire", "vent-noise"])
def test_nothing_stays_half_played(card: str) -> None:
    zones = draws(card).state.zones
    assert (zones[PLAYED], zones[ASIDE], zones[UNDER]) == ([], [], [])
    assert len(zones[EXHAUST]) + len(zones[DECK]) + len(zones[DISCARD]) == 60


@cites("aliens/reveal/placement", "aliens/reshuffle/trigger")
def test_cards_recycled_by_the_effect_of_the_last_card_wait_for_it() -> None:
    t = scenario(["gorman"])
    t.exhaust_pile("get-up", "adrenaline")
    t.deck("flare")
    t.piles(deck=1, under=0)
    t.acts("gorman")
    t.happens(FrostReveals(FROST))
    assert sorted(t.pile("deck")) == ["adrenaline", "flare", "get-up"]
    assert t.pile("under") == []
