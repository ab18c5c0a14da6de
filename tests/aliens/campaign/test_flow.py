"""A campaign: its missions in order, what may come between them, and who takes part."""

from __future__ import annotations

import pytest

from hullbreach.aliens.box import GEAR, WEAPONS
from hullbreach.aliens.position import CAPTURED, KILLED, MARINES, OFF, OUT
from hullbreach.aliens.table.wording import piles
from hullbreach.aliens.table.wording.squad import AliensWording
from hullbreach.describers import phrases_of
from hullbreach.rulebook.citing import cites
from tests.aliens.alien_phase.lane import asked, facts, story
from tests.aliens.campaign.road import between, campaign, put_on, through_set_up, win


@cites("aliens/campaign/mission-order")
def test_the_three_missions_follow_each_other_in_this_order_and_then_the_score() -> None:
    table = campaign("hicks")
    assert table.state.mission.id == "newt"
    for following in ("escape", "survive"):
        win(table)
        between(table)
        assert table.options("hicks")[0] == f"play/mission:{following}"
        assert not [option for option in table.options("hicks") if option.endswith(("newt", "mess-call"))]
        table.play("hicks", f"play/mission:{following}")
        through_set_up(table, ["hicks"])
        assert table.state.mission.id == following
    win(table)
    between(table)
    assert table.game.over
    assert story(table, "final-score", "next-mission") == ["final-score"]


@cites("aliens/campaign/extra-missions-between", "aliens/rescue/repeatable", "aliens/resupply/once")
@pytest.mark.parametrize("captive", [False, True])
@pytest.mark.parametrize("removed", [False, True])
def test_between_missions_there_may_be_a_rescue_or_a_resupply(captive: bool, removed: bool) -> None:
    table = campaign("hicks")
    if captive:
        table.away("hudson", state="captured")
    if removed:
        table.discard_pile("scrounge", "flare", "flare")
    win(table)
    between(table)
    assert table.options("hicks") == [
        "play/mission:escape",
        *["play/mission:rescue"] * captive,
        *["play/mission:resupply"] * removed,
    ]


@cites("aliens/campaign/extra-missions-between", "aliens/campaign/mission-order")
@pytest.mark.parametrize("raid", ["rescue", "resupply"])
def test_after_a_raid_the_next_mission_of_the_campaign_is_still_to_come(raid: str) -> None:
    table = campaign("hicks", mission=raid)
    win(table)
    between(table)
    assert table.options("hicks")[0] == "play/mission:escape"


@cites("aliens/rescue/repeatable")
def test_a_rescue_can_be_played_again_while_anybody_is_captured() -> None:
    table = campaign("hicks", mission="rescue")
    win(table)
    between(table)
    assert "play/mission:rescue" in table.options("hicks")
    table.state.facts["captives"] = 0
    put_on(table, "escape", "hicks")
    win(table)
    between(table)
    assert "play/mission:rescue" not in table.options("hicks")


@cites("aliens/resupply/once")
def test_a_resupply_is_attempted_only_once() -> None:
    table = campaign("hicks", mission="resupply")
    table.discard_pile("scrounge", "scrounge", "flare", "flare")
    win(table)  # without a crate: it was only attempted
    between(table)
    assert table.pile("removed")
    assert "play/mission:resupply" not in table.options("hicks")


@cites("aliens/campaign/losing-a-mission")
@pytest.mark.parametrize("mission", ["newt", "escape", "rescue", "resupply"])
def test_a_lost_mission_ends_the_campaign(mission: str) -> None:
    table = campaign("hicks", mission=mission)
    table.at("hicks", {"newt": "C1:K5", "escape": "P1:A9", "rescue": "P3:A1", "resupply": "C2:B6"}[mission])
    table.down("hicks")
    table.finish_phase()
    assert table.game.over
    assert story(table, "mission-lost", "final-score") == ["mission-lost"]
    assert table.game.outcome["winners"] == []


@cites("aliens/campaign/losing-a-mission")
@pytest.mark.parametrize("mission", ["rescue", "resupply"])
def test_a_raid_that_was_broken_off_ends_nothing(mission: str) -> None:
    table = campaign("hicks", mission=mission)
    win(table)
    between(table)
    assert asked(table) == [(0, "ask-which-mission")]


@cites("aliens/campaign/gear-up-each-mission")
def test_every_mission_is_set_up_in_full_with_free_gear_and_heroes_chosen_anew() -> None:
    table = campaign("hicks")
    win(table)
    between(table)
    table.play("hicks", "play/mission:escape")
    assert asked(table) == [(0, "ask-hero")]
    assert "hero/character:frost" in table.options("hicks")
    table.play("hicks", "hero/character:frost")
    exhausted = len(table.pile("exhaust"))
    assert asked(table) == [(0, "ask-how-to-gear-up")]
    table.play("hicks", "kits")
    g = table.state
    assert any(g.zones[WEAPONS + who] + g.zones[GEAR + who] for who in g.on_boards())
    assert len(table.pile("exhaust")) == exhausted
    assert table.pile("discard") == []
    through_set_up(table, [])
    assert g.turn == 1
    assert g.phase == MARINES
    assert table.of("frost")["seat"] == 0


@cites("aliens/campaign/killed-characters", "aliens/campaign/captured-unavailable", "aliens/campaign/carry-over")
@pytest.mark.parametrize("state", ["killed", "captured", "out"])
def test_the_killed_and_the_captured_take_no_part_in_the_missions_after(state: str) -> None:
    table = campaign("hicks")
    table.away("vasquez", state=state)
    win(table)
    between(table)
    table.play("hicks", "play/mission:escape")
    assert ("hero/character:vasquez" in table.options("hicks")) == (state == "out")
    through_set_up(table, ["hicks"])
    vasquez = table.character("vasquez")
    assert (table.state.at[vasquez] != OFF) == (state == "out")
    win(table)
    between(table)
    table.play("hicks", "play/mission:survive")
    assert ("hero/character:vasquez" in table.options("hicks")) == (state == "out")


@cites("aliens/campaign/captured-unavailable", "aliens/capture/rescue", "aliens/rescue/purpose")
def test_a_captive_who_was_freed_and_left_is_back_and_one_who_did_not_leave_is_not() -> None:
    table = campaign("hicks", mission="rescue")
    g = table.state
    frost, ripley = table.character("frost"), table.character("ripley")
    g.facts["freed"] = 1 << frost | 1 << ripley
    g.status[frost], g.status[ripley] = OUT, CAPTURED
    win(table)
    between(table)
    assert g.facts["captives"] == 1 << ripley
    table.play("hicks", "play/mission:escape")
    assert "hero/character:frost" in table.options("hicks")
    assert "hero/character:ripley" not in table.options("hicks")


@cites("aliens/campaign/killed-characters", "aliens/rescue/purpose")
def test_nobody_who_was_killed_can_be_rescued() -> None:
    table = campaign("hicks")
    g = table.state
    g.status[table.character("frost")] = KILLED
    win(table)
    between(table)
    assert "play/mission:rescue" not in table.options("hicks")


@cites("aliens/newt/availability", "aliens/campaign/carry-over")
def test_newt_joins_once_the_first_mission_is_won() -> None:
    table = campaign("hicks")
    assert table.character("newt") not in table.state.available()
    win(table)
    between(table)
    table.play("hicks", "play/mission:escape")
    through_set_up(table, ["hicks"])
    assert table.of("newt")["state"] == "aboard"


@cites("aliens/facehugger/victim-counts-as-killed")
def test_a_victim_of_a_facehugger_plays_on_in_later_missions() -> None:
    table = campaign("hicks")
    table.state.hugged = 1 << table.character("hicks")
    win(table)
    between(table)
    table.play("hicks", "play/mission:escape")
    assert "hero/character:hicks" in table.options("hicks")
    through_set_up(table, ["hicks"])
    assert table.of("hicks")["hugged"]


@cites("aliens/campaign/captured-unavailable")
def test_who_is_left_behind_when_a_mission_is_called_is_a_captive() -> None:
    table = campaign("hicks", grunts=["hudson"])
    table.at("hudson", "C3:A1")
    table.carries("hicks", "newt")
    table.away("hicks", state="out")
    table.finish_phase()
    table.play("hicks", "call-it")
    between(table)
    assert table.state.facts["captives"] == 1 << table.character("hudson")
    assert facts(table, "character-lost", "how") == ["left-behind"]


def test_the_view_says_which_missions_are_won() -> None:
    table = campaign("hicks", mission="escape")
    shown = table.game.sight(None).campaign
    assert shown.missions == ["mission:newt", "mission:escape", "mission:survive"]
    assert shown.won == 1
    win(table)
    assert table.game.sight(None).campaign.won == 2
    raid = campaign("hicks", mission="rescue")
    win(raid)
    assert raid.game.sight(None).campaign.won == 1


def test_how_it_stands_is_told_as_it_is() -> None:
    table = campaign("hicks", mission="escape")

    def told() -> str:
        return " ".join(piles.campaign(AliensWording(phrases_of("en"), table.game.sight(None))))

    score = table.game.sight(None).campaign.so_far
    assert f"Score if it were won as it stands: {score}." in told()
    assert "Newt is with the squad." in told()
    table.state.facts["captives"] = 1 << table.character("newt")
    assert "Newt is with the squad." not in told()
    assert "Captured: Newt." in told()
