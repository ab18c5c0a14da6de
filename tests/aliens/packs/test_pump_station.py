"""The example: a side of its own, a breakout whose gate two pumps hold shut, and an event."""

from __future__ import annotations

from pathlib import Path

import pytest

import hullbreach
from hullbreach import library
from hullbreach.aliens.scenario.table import AliensTable
from hullbreach.describers import describer_of
from hullbreach.lab import fuzz, pack_check
from hullbreach.packs import open_pack

from .folders import ENDURANCE, MISSION, PUMP_STATION, copied

ON_IT = {"mission": "pump-station"}


@pytest.fixture
def table() -> AliensTable:
    return AliensTable("aliens", ["hicks", "hudson"], 1, ON_IT, [PUMP_STATION])


def goals(table: AliensTable) -> dict[str, int]:
    return {goal["id"]: goal["done"] for goal in table.game.view()["goals"]}


def test_it_passes_its_check() -> None:
    pack = open_pack(PUMP_STATION)
    assert pack_check.problems(pack) == []
    tasks = [
        task for task in pack_check.tasks(str(PUMP_STATION), pack, 96, 1) if task.options == {**task.options, **ON_IT}
    ]
    reports = [pack_check.play(task) for task in tasks[:3]]
    assert [report.wrong for report in reports] == [[], [], []]
    assert pack_check.unsaid(pack, {message for report in reports for message in report.messages}) == []
    assert "event-played:card:duct-plan" in pack_check.brought(str(PUMP_STATION))


def test_the_exit_opens_when_both_pumps_are_stopped(table: AliensTable) -> None:
    g = table.state
    assert g.mission.exits(g) == 0
    for computer, (who, space) in enumerate((("hicks", "S7:A9"), ("hudson", "S7:K11"))):
        table.at(who, space)
        table.fate(tech=["1"])
        table.acts(who)
        table.play(who, "stop-pump")
        assert goals(table)["pumps-stopped"] == computer + 1
    g = table.state
    assert g.mission.exits(g) == 1 << table.space("S7:G12")


def test_a_failed_test_stops_nothing(table: AliensTable) -> None:
    table.at("hicks", "S7:A9")
    table.fate(tech=["10"])
    table.acts("hicks")
    table.play("hicks", "stop-pump")
    assert goals(table)["pumps-stopped"] == 0


def test_it_is_won_when_four_have_left_and_lost_when_four_cannot(table: AliensTable) -> None:
    g = table.state
    table.away("gorman", "vasquez", "frost", state="out")
    assert (g.mission.is_won(g), g.mission.lost_because(g)) == (False, "")
    table.away("hicks", state="out")
    assert g.mission.is_won(g)
    table.away("gorman", "vasquez", "frost", state="killed")
    assert (g.mission.is_won(g), g.mission.lost_because(g)) == (False, "too-few-left")


def test_its_first_turn_is_quiet(table: AliensTable) -> None:
    g = table.state
    assert [g.mission.draws(g) for g.turn in (1, 2)] == [0, 3]


def test_its_table_can_say_how_many_cards_are_drawn_from_a_turn_on_and_for_whom(tmp_path: Path) -> None:
    rows = "leave = 4\nadults = 6\n[[draws]]\nturn = 3\nplayers = [2]\nmore = 2\n[[draws]]\nturn = 5\ncards = [1, 4]"
    table = AliensTable("aliens", ["hicks", "hudson"], 1, ON_IT, [copied(tmp_path, (MISSION, "leave = 4", rows))])
    g = table.state
    assert [g.mission.draws(g) for g.turn in range(1, 8)] == [0, 3, 5, 5, 3, 6, 3]
    table.only("hicks", "hudson", "vasquez", "frost")
    assert [g.mission.draws(g) for g.turn in range(1, 8)] == [0, 1, 3, 3, 1, 4, 1]


def test_the_event_shows_blips_near_a_character(table: AliensTable) -> None:
    table.at("hicks", "S7:A9")
    table.blip("S7:A12", 3)
    table.blip("S7:L12", 2)
    table.hand("hicks", "duct-plan")
    table.acts("hicks")
    before = {blip["space"]: blip["number"] for blip in table.game.view()["blips"]}
    table.game.answer("event/card:duct-plan/character:hicks", 0)
    after = {blip["space"]: blip["number"] for blip in table.game.view()["blips"]}
    assert before == {"space:s7-a12": None, "space:s7-l12": None}
    assert after == {"space:s7-a12": 3, "space:s7-l12": None}


@pytest.mark.parametrize(
    ("language", "said"), [("en", "Pumps stopped: 1 of 2"), ("fr", "Pompes arrêtées\u202f: 1 sur 2")]
)
def test_what_it_asks_for_is_said_in_both_languages(language: str, said: str) -> None:
    game = hullbreach.new("aliens", 2, 1, ON_IT, packs=[PUMP_STATION])
    phrases = describer_of(game.packs, language, "aliens").phrases
    assert phrases.say("goal-pumps-stopped", done=1, of=2).replace("\u2068", "").replace("\u2069", "") == said


def test_random_games_with_it_keep_every_promise() -> None:
    tasks = fuzz.tasks("aliens", 2, [2, 4], 3, [ON_IT], packs=(str(PUMP_STATION),))
    assert [report.broken for report in map(fuzz.play, tasks)] == ["", ""]


BROKEN = [
    ("return self.exit_mask if", "return self.exit_musk if", "PumpStation.exits", "pack-function-failed"),
    ("stopped = g.facts", "stopped = g.fakts", "StopPump._passed", "pack-function-failed"),
    ("        yield from super().goals(g)", "        g.turn += 1", "PumpStation.goals", "pack-function-changes"),
    ("g.is_standing(who) and any", "g.stands(who) and any", "DuctPlan._ways", "pack-function-failed"),
]


@pytest.mark.parametrize(("old", "new", "function", "reason"), BROKEN)
def test_code_that_fails_is_told_and_the_game_goes_on(
    old: str, new: str, function: str, reason: str, tmp_path: Path
) -> None:
    folder = copied(tmp_path, ("content.py", old, new), (ENDURANCE, "count = 2", "count = 40"))
    task = pack_check.Task(str(folder), "aliens", 3, 5, "trooper", ON_IT)
    report = pack_check.play(task)
    assert report.decisions > 50
    assert (function, reason) in {(fault.function, fault.reason) for fault in report.wrong}


def test_a_goal_without_words_is_missed_in_both_languages(tmp_path: Path) -> None:
    folder = copied(tmp_path, ("content.py", '"pumps-stopped"', '"pumps-off"'))
    report = pack_check.play(pack_check.Task(str(folder), "aliens", 3, 5, "trooper", ON_IT))
    missing = pack_check.unsaid(open_pack(folder), report.messages)
    assert [(bad.where, bad.about["message"]) for bad in missing] == [
        ("locale/en.ftl", "goal-pumps-off"),
        ("locale/fr.ftl", "goal-pumps-off"),
    ]


def test_its_side_mission_and_card_are_in_the_gallery() -> None:
    brought = {piece["ref"] for piece in library.gallery("aliens", [PUMP_STATION])}
    ours = {piece["ref"] for piece in library.gallery("aliens")}
    assert brought - ours == {"side:s7", "mission:pump-station", "card:duct-plan"}
    assert ours < brought
