"""The finish phase: its three steps, and how a mission is decided."""

from __future__ import annotations

import pytest

from hullbreach.rulebook.citing import cites
from tests.aliens.alien_phase.lane import asked, facts, hunted, play_on, squad, story


@cites("aliens/finish/steps", "aliens/turn/phases")
def test_the_finish_phase_follows_the_last_tracker_card() -> None:
    table = squad("hicks")
    table.at("hicks", "C1:A1")
    table.turn(6)
    table.tracker("lone-contact-2", "lone-contact-4")
    hunted(table)
    steps = story(table, "tracker-drawn", "blip-placed", "finish-phase", "turn-begins")
    assert steps == ["tracker-drawn", "blip-placed"] * 2 + ["finish-phase", "turn-begins"]


@cites("aliens/finish/steps", "aliens/finish/effects")
def test_effects_of_the_phase_come_before_the_turn_ends() -> None:
    table = squad("hicks", grunts=["hudson"])
    table.at("hicks", "C1:A1")
    table.at("hudson", "C1:B1")
    table.gear("hicks", "ammo-satchel")
    table.exhaust_pile("flare", "flare")
    table.finish_phase()
    play_on(table)
    steps = story(table, "finish-phase", "recycled", "turn-begins")
    assert steps == ["finish-phase", "recycled", "turn-begins"]
    assert len(table.pile("exhaust")) == 1


@cites("aliens/finish/victory")
def test_a_won_bug_hunt_ends_in_the_finish_phase() -> None:
    table = squad("hicks", mission="mess-call")
    table.at("hicks", "C3:B2")
    table.tracker()
    assert not table.game.over
    table.finish_phase()
    assert table.game.over
    assert facts(table, "mission-won", "why") == ["requirements-met"]


@cites("aliens/finish/victory")
def test_victory_is_checked_before_defeat() -> None:
    table = squad("hicks", mission="mess-call")
    table.at("hicks", "C3:B2")
    table.down("hicks")
    table.tracker()
    table.finish_phase()
    assert story(table, "mission-won", "mission-lost") == ["mission-won"]


@cites("aliens/finish/victory", "aliens/finish/continue")
def test_a_requirement_that_is_not_met_wins_nothing() -> None:
    table = squad("hicks", mission="mess-call")
    table.at("hicks", "C3:B2")
    table.blip("C3:K11", 1)
    table.tracker()
    table.finish_phase()
    assert not table.game.over
    assert story(table, "turn-begins") == ["turn-begins"]


@cites("aliens/finish/defeat")
@pytest.mark.parametrize(
    ("hudson", "gorman", "is_lost"),
    [("down", "captured", True), ("down", "killed", True), ("aboard", "killed", False), ("down", "out", False)],
)
def test_the_aliens_win_when_everybody_is_killed_down_or_captured(hudson: str, gorman: str, is_lost: bool) -> None:
    table = squad("hicks", "hudson", "gorman")
    table.at("hicks", "C2:A6")
    table.at("hudson", "C2:A7")
    table.at("gorman", "C2:B6")
    table.down("hicks")
    if hudson == "down":
        table.down("hudson")
    table.away("gorman", state=gorman)
    table.finish_phase()
    assert table.game.over == is_lost
    assert facts(table, "mission-lost", "why") == ["all-down"] * is_lost


@cites("aliens/finish/nobody-left")
def test_with_the_last_character_gone_the_mission_is_decided_in_the_middle_of_a_phase() -> None:
    table = squad("hicks", mission="survive")
    table.at("hicks", "C2:F6")
    table.alien("C2:G6")
    table.fate(defense=["10"])
    table.alien_phase()
    assert table.game.over
    assert facts(table, "mission-lost", "why") == ["nobody-left"]
    assert not table.told("finish-phase")


@cites("aliens/finish/nobody-left", "aliens/exit/leaving")
@pytest.mark.parametrize("carries", ["newt", "nothing"])
def test_when_the_last_one_leaves_it_is_won_if_the_requirements_are_met_and_else_lost(carries: str) -> None:
    table = squad("hicks")
    table.at("hicks", "C1:K8")
    table.carries("hicks", carries)
    table.acts("hicks")
    table.play("hicks", "move")
    table.play("hicks", "go/space:c1-l9")
    assert table.game.over
    assert story(table, "mission-won", "mission-lost") == ["mission-won" if carries == "newt" else "mission-lost"]


@cites("aliens/finish/continue", "aliens/finish/clean-up")
def test_otherwise_the_dial_goes_up_by_one_and_the_next_turn_begins_with_the_marine_phase() -> None:
    table = squad("hicks")
    table.at("hicks", "C2:A6")
    table.turn(3)
    table.finish_phase()
    assert table.state.turn == 4
    assert facts(table, "turn-begins", "turn") == [4]
    assert asked(table)[0][0] == 0
    assert table.state.phase == 1
