"""The score at the end of a campaign, step by step."""

from __future__ import annotations

import pytest

from hullbreach.aliens.box import CHARACTERS, DECK, DISCARD, GEAR, HANDS
from hullbreach.aliens.position import CAPTURED, KILLED
from hullbreach.aliens.scenario import AliensTable
from hullbreach.rulebook.citing import cites
from tests.aliens.alien_phase.lane import facts
from tests.aliens.campaign.road import campaign, win


def last_turn(deck: int = 30, exhaust: int = 4, under: int = 0) -> AliensTable:
    """Survive, about to be won, with so many cards in the piles; nothing is in the discard pile."""
    table = campaign("hicks", mission="survive")
    zones = table.state.zones
    for zone in (DISCARD, *range(HANDS, GEAR + len(CHARACTERS))):
        zones[DECK] += zones[zone]
        zones[zone] = []
    table.piles(deck=deck, under=under, exhaust=exhaust)
    return table


def score_of(table: AliensTable) -> int:
    """The mission is won, and this is the score of the campaign, as it was foretold."""
    foretold = table.game.sight(None).campaign.so_far
    win(table)
    assert table.game.over
    (score,) = facts(table, "final-score", "score")
    assert isinstance(score, int)
    assert score == foretold == table.game.sight(None).campaign.so_far
    return score


NEWT_SAFE = 10


@cites("aliens/score/step-1-gather", "aliens/score/step-5-total")
def test_deck_exhaust_pile_and_hands_count_and_equipped_cards_do_not() -> None:
    assert score_of(last_turn(30, 4)) == 34 + NEWT_SAFE
    assert score_of(last_turn(30, 0)) == 30 + NEWT_SAFE
    assert score_of(last_turn(20, 4, under=3)) == 27 + NEWT_SAFE
    table = last_turn(30, 4)
    table.hand("hicks", "scrounge", "flare")  # out of the deck
    assert score_of(table) == 34 + NEWT_SAFE
    table = last_turn(30, 4)
    table.weapons("frost", "hk-vp70-pistol")
    left = len(table.pile("deck")) + 4
    assert left == 33
    assert score_of(table) == left + NEWT_SAFE


@cites("aliens/score/step-2-lost-characters", "aliens/facehugger/victim-counts-as-killed")
@pytest.mark.parametrize("how", ["killed-before", "captive", "killed-now", "captured-now", "hugged"])
def test_each_character_killed_still_captured_or_hugged_costs_five(how: str) -> None:
    table = last_turn()
    g, frost = table.state, table.character("frost")
    if how == "killed-before":
        g.facts["killed"] = 1 << frost
    elif how == "captive":
        g.facts["captives"] = 1 << frost
    elif how == "hugged":
        g.hugged = 1 << frost
    else:
        g.status[frost] = KILLED if how == "killed-now" else CAPTURED
    assert score_of(table) == 34 - 5 + NEWT_SAFE


@cites("aliens/score/step-2-lost-characters")
def test_nobody_costs_twice_and_newt_costs_nothing_in_this_step() -> None:
    table = last_turn()
    g, frost, hudson = table.state, table.character("frost"), table.character("hudson")
    g.facts["killed"] = 1 << frost | 1 << hudson
    g.facts["captives"] = 1 << frost
    g.hugged = 1 << hudson
    win(table)
    assert dict(zip(facts(table, "score-step", "step"), facts(table, "score-step", "count"), strict=True)) == {
        "gather": 34,
        "lost": 10,
        "newt-safe": 10,
        "discards": 0,
    }
    table = last_turn()
    table.state.facts["killed"] = 1 << table.character("newt")
    win(table)
    assert facts(table, "score-step", "count")[1] == 0


@cites("aliens/score/step-2-lost-characters", "aliens/score/step-3-newt")
def test_a_penalty_that_empties_the_deck_is_no_loss_and_newt_still_counts() -> None:
    table = last_turn(8, 0)
    table.state.facts["killed"] = 0b111
    assert score_of(table) == NEWT_SAFE
    assert table.game.outcome["winners"] == [0]


@cites("aliens/score/step-3-newt")
@pytest.mark.parametrize("how", ["killed", "captives", "hugged"])
def test_a_lost_newt_costs_ten(how: str) -> None:
    table = last_turn()
    newt = 1 << table.character("newt")
    if how == "hugged":
        table.state.hugged = newt
    else:
        table.state.facts[how] = newt
    assert score_of(table) == 34 - 10


@cites("aliens/score/step-3-newt", "aliens/score/step-4-remove-discards")
@pytest.mark.parametrize(("removed", "score"), [(0, 60), (3, 60), (10, 60), (14, 56)])
def test_a_newt_who_survives_puts_up_to_ten_discarded_or_removed_cards_back(removed: int, score: int) -> None:
    assert score_of(last_turn(60 - removed, 0)) == score


@cites("aliens/score/step-4-remove-discards", "aliens/score/step-5-total")
def test_the_discard_pile_is_removed_and_counts_for_nothing() -> None:
    table = last_turn(30, 0)
    table.state.facts["killed"] = 1 << table.character("newt") | 1 << table.character("frost")
    assert score_of(table) == 30 - 15
    assert table.pile("discard") == []


@cites("aliens/score/step-5-total")
@pytest.mark.parametrize(
    ("cards", "rank"),
    [(9, "somebody-lived"), (10, "short-roll-call"), (24, "short-roll-call"), (25, "most-of-us"), (39, "most-of-us"),
     (40, "clean-sheet")],
)  # fmt: skip
def test_a_score_has_a_rank(cards: int, rank: str) -> None:
    table = last_turn(cards + 10, 0)
    table.state.facts["killed"] = 1 << table.character("newt")
    assert score_of(table) == cards
    assert facts(table, "final-score", "rank") == [f"rank:{rank}"]


@cites("aliens/campaign/after-step-1-pick", "aliens/campaign/after-step-4-return", "aliens/score/step-1-gather")
def test_after_the_last_mission_nobody_picks_a_card_and_nothing_is_lost() -> None:
    table = last_turn()
    table.discard_pile("scrounge", "flare")
    win(table)
    assert table.game.over
    kinds = {event["kind"] for event in table.told()}
    assert not kinds & {"card-saved", "cards-removed", "hazards-return", "cards-return"}
    assert facts(table, "score-step", "step") == ["gather", "lost", "newt-safe", "discards"]
