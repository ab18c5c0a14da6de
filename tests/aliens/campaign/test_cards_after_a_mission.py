"""The endurance cards after a won mission: what is saved, what is lost for good, and what returns."""

from __future__ import annotations

import pytest

from hullbreach.aliens.box import DECK, DISCARD, EXHAUST, HANDS, REMOVED
from hullbreach.rulebook.citing import cites
from tests.aliens.alien_phase.lane import asked, facts
from tests.aliens.campaign.road import between, campaign, piles, through_set_up, win


@cites("aliens/campaign/after-step-1-pick")
def test_first_each_player_picks_one_card_of_the_discard_pile() -> None:
    table = campaign("hicks", "hudson")
    table.discard_pile("scrounge", "flare", "get-up", "bolt-gun")
    win(table)
    assert asked(table) == [(0, "ask-pick-up")]
    assert sorted(table.options("hicks")) == [f"pick/card:{c}" for c in ("bolt-gun", "flare", "get-up", "scrounge")]
    table.game.answer("pick/card:get-up", 0)
    assert "get-up" in table.pile("deck")
    assert asked(table) == [(1, "ask-pick-up")]
    assert "pick/card:get-up" not in table.options("hudson")
    table.game.answer("pick/card:bolt-gun", 1)
    assert len(table.pile("removed")) == 1
    assert {"get-up", "bolt-gun"} <= {*table.pile("deck")}


@cites("aliens/campaign/after-step-1-pick")
def test_a_player_who_is_out_picks_too_and_nobody_picks_from_an_empty_pile() -> None:
    table = campaign("hicks", "hudson")
    table.away("hudson", state="killed")
    table.discard_pile("flare", "get-up")
    win(table)
    table.game.answer("pick/card:flare", 0)
    assert asked(table) == [(1, "ask-pick-up")]
    table = campaign("hicks", "hudson")
    table.discard_pile("flare")
    win(table)
    table.game.answer("pick/card:flare", 0)
    assert asked(table)[0][1] == "ask-which-mission"


@cites("aliens/campaign/after-step-2-hazards", "aliens/campaign/after-step-3-lose-half")
def test_then_all_hazards_return_and_are_not_among_the_cards_that_are_lost() -> None:
    table = campaign("hicks")
    table.discard_pile("panic-fire", "feed-jam", "acid-spray", "flare")
    win(table)
    between(table, "pick/card:flare")
    assert table.pile("removed") == []
    assert {"panic-fire", "feed-jam", "acid-spray"} <= {*table.pile("deck")}
    kinds = [event["kind"] for event in table.game.events()]
    assert kinds.index("card-saved") < kinds.index("hazards-return") < kinds.index("cards-return")


@cites("aliens/campaign/after-step-3-lose-half", "aliens/campaign/carry-over")
@pytest.mark.parametrize(("rest", "lost"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3)])
def test_half_of_the_rest_rounded_up_is_removed_for_the_whole_campaign(rest: int, lost: int) -> None:
    table = campaign("hicks")
    pile = ["scrounge", "flare", "get-up", "bolt-gun", "adrenaline", "weld-shut"][: rest + 1]
    table.discard_pile(*pile)
    win(table)
    between(table, "pick/card:scrounge")
    removed = table.pile("removed")
    assert len(removed) == lost
    assert {*removed} <= {*pile}
    table.play("hicks", "play/mission:escape")
    through_set_up(table, ["hicks"])
    assert table.pile("removed") == removed
    assert (
        sum(piles(table).values())
        + sum(len(who["weapons"]) + len(who["equipment"]) for who in table.game.view()["people"])
        == 60
    )


@cites("aliens/campaign/after-step-4-return")
def test_everything_else_returns_hands_exhaust_pile_and_equipped_cards_included() -> None:
    table = campaign("hicks")
    table.discard_pile("scrounge", "flare", "get-up")
    table.hand("hicks", "adrenaline", "weld-shut")
    table.weapons("hicks", "m41a-pulse-rifle")
    table.gear("hicks", "m4-helmet")
    table.exhaust_pile("bolt-gun", "flare")
    win(table)
    between(table, "pick/card:scrounge")
    g = table.state
    assert len(g.zones[DECK]) == 59
    assert len(table.pile("removed")) == 1
    assert g.zones[EXHAUST] == g.zones[DISCARD] == g.zones[HANDS] == []
    assert {"adrenaline", "weld-shut", "m4-helmet", "bolt-gun"} <= {*table.pile("deck")}


@cites("aliens/resupply/purpose", "aliens/campaign/after-step-3-lose-half")
@pytest.mark.parametrize(("crates", "back"), [(1, 0), (2, 6), (3, 9)])
def test_each_crate_of_a_won_resupply_returns_three_removed_cards_one_of_them_chosen(crates: int, back: int) -> None:
    table = campaign("hicks", mission="resupply")
    g = table.state
    names = ["scrounge", "flare", "get-up", "bolt-gun", "adrenaline", "weld-shut", "tracker-ping", "deep-breath",
             "drag-clear", "twist-away"]  # fmt: skip
    table.discard_pile(*names)
    g.zones[REMOVED] += g.zones[DISCARD]
    g.zones[DISCARD] = []
    g.facts["crates_out"] = crates
    win(table)
    chosen = []
    while asked(table)[0][1] == "ask-which-returns":
        assert len(table.options("hicks")) == len(table.pile("removed"))
        chosen.append(table.options("hicks")[0].rpartition(":")[2])
        table.game.answer(table.options("hicks")[0], 0)
    assert len(chosen) == back // 3
    assert len(table.pile("removed")) == len(names) - back
    assert {*chosen} <= {*table.pile("deck")}
    paid = [event["args"]["cards"] for event in table.game.events() if event["kind"] == "crates-paid"]
    assert [len(cards) for cards in paid] == [3] * (back // 3)
    assert facts(table, "mission-won", "why") == ["requirements-met"] * (back > 0)


@cites("aliens/resupply/purpose")
def test_with_fewer_removed_cards_what_there_is_returns() -> None:
    table = campaign("hicks", mission="resupply")
    table.discard_pile("flare", "get-up")
    g = table.state
    g.zones[REMOVED] += g.zones[DISCARD]
    g.zones[DISCARD] = []
    g.facts["crates_out"] = 2
    win(table)
    table.game.answer("return/card:flare", 0)
    assert table.pile("removed") == []
    assert asked(table)[0][1] == "ask-which-mission"
