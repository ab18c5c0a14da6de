"""A pack with a reaction: it is asked for at its moment, and never played as an action."""

from __future__ import annotations

from pathlib import Path

import pytest

from hullbreach.lab import fuzz, pack_check
from hullbreach.nemesis.scenario import NemesisTable, scenario
from hullbreach.packs import open_pack

from .folders import SOFT_STEPS, copied


@pytest.fixture
def table() -> NemesisTable:
    return scenario("nemesis", ["scout", "captain"], packs=[SOFT_STEPS])


def test_the_card_is_discarded_and_nothing_is_rolled(table: NemesisTable) -> None:
    table.explore(8)
    table.hand("scout", "soft-steps", "rest")
    table.turn("scout")
    table.play("scout", "move", to="room:8")
    assert table.game.choice.ask == "ask-step-softly"
    table.play("scout", "step-softly")
    told = [event["kind"] for event in table.game.events()]
    assert "stepped-softly" in told
    assert "noise-rolled" not in told
    assert "card:soft-steps" not in table.of("scout").hand


def test_whoever_lets_it_be_rolls_and_keeps_the_card(table: NemesisTable) -> None:
    table.explore(8)
    table.hand("scout", "soft-steps", "rest")
    table.turn("scout")
    table.fate(noise=["2"])
    table.play("scout", "move", to="room:8")
    table.play("scout", "let")
    assert "noise-rolled" in [event["kind"] for event in table.game.events()]


def test_a_scout_without_the_card_is_asked_too_and_others_never(table: NemesisTable) -> None:
    table.explore(8)
    table.hand("scout", "rest", "search")
    table.turn("scout")
    table.play("scout", "move", to="room:8")
    choice = table.game.choice
    assert (choice.ask, [option.id for option in choice.options]) == ("ask-step-softly", ["let"])
    other = scenario("nemesis", ["scout", "captain"], packs=[SOFT_STEPS])
    other.explore(8)
    other.turn("captain")
    other.fate(noise=["2"])
    other.play("captain", "move", to="room:8")
    assert "noise-rolled" in [event["kind"] for event in other.game.events()]


def test_it_is_not_played_as_an_action(table: NemesisTable) -> None:
    table.hand("scout", "soft-steps", "rest")
    table.turn("scout")
    assert table.refusals("scout")["play/card:soft-steps"] == "nemesis/action/reaction"


def test_the_check_finds_nothing_wrong_and_sees_it_played() -> None:
    assert pack_check.problems(open_pack(SOFT_STEPS)) == []
    assert pack_check.brought(str(SOFT_STEPS)) == {"stepped-softly"}


def test_random_games_with_it_keep_every_promise() -> None:
    tasks = fuzz.tasks("nemesis", 2, [2, 4], 7, packs=(str(SOFT_STEPS),))
    assert [report.broken for report in map(fuzz.play, tasks)] == ["", ""]


def test_a_reaction_that_nothing_asks_for_is_told_with_its_line(tmp_path: Path) -> None:
    folder = copied(tmp_path, SOFT_STEPS, content_py=('content.reaction(CARD, told_by="stepped-softly")\n', ""))
    found = [(bad.where, bad.reason) for bad in pack_check.problems(open_pack(folder))]
    assert ("tables/actions.toml:2", "table-reaction") in found


def test_a_reaction_of_no_card_is_told(tmp_path: Path) -> None:
    folder = copied(tmp_path, SOFT_STEPS, content_py=("content.reaction(CARD", 'content.reaction("loud-steps"'))
    reasons = {bad.reason for bad in pack_check.problems(open_pack(folder))}
    assert reasons == {"table-reaction", "table-function-for-nothing"}


def test_a_listener_that_fails_is_told_with_its_line(tmp_path: Path) -> None:
    broken = ("    return [MayStepSoftly(roll.who, roll)] if", "    return [g.nonsense] if")
    folder = copied(tmp_path, SOFT_STEPS, content_py=broken)
    tasks = pack_check.tasks(str(folder), open_pack(folder), 30, 1)
    wrong = [fault for task in tasks[:3] for fault in pack_check.play(task).wrong]
    assert {(fault.reason, fault.function) for fault in wrong} == {("pack-function-failed", "may_step_softly")}
