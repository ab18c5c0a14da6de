"""The pack that `hullbreach pack new --game aliens` writes: it is right as it is, and its hunt is played."""

from __future__ import annotations

from pathlib import Path

import hullbreach
from hullbreach import library
from hullbreach.describers import describer_of
from hullbreach.lab import fuzz, pack_check
from hullbreach.packs import open_pack

from .folders import begun


def test_it_passes_its_check_as_it_is(tmp_path: Path) -> None:
    folder = begun(tmp_path)
    pack = open_pack(folder)
    assert pack_check.problems(pack) == []
    tasks = [task for task in pack_check.tasks(str(folder), pack, 96, 1) if task.options["mission"] == "my-hunt"]
    assert {task.bot for task in tasks} == {"random", "trooper"}
    reports = [pack_check.play(task) for task in tasks[:2]]
    assert [report.wrong for report in reports] == [[], []]
    assert pack_check.unsaid(pack, {message for report in reports for message in report.messages}) == []


def test_its_mission_is_offered_only_where_it_is_used(tmp_path: Path) -> None:
    folder = begun(tmp_path)
    ours = library.title("aliens").options["mission"]
    assert library.options_of("aliens", [folder])["mission"] == (*ours, "my-hunt")
    assert library.options_of("aliens")["mission"] == ours


def test_its_side_and_rooms_are_called_what_the_map_says(tmp_path: Path) -> None:
    game = hullbreach.new("aliens", 2, 1, {"mission": "my-hunt"}, packs=[begun(tmp_path)])
    for language, names in (
        ("en", ("My Outpost", "Assembly Hall", "My Outpost")),
        ("fr", ("mon Avant-poste", "la Grande salle", "Mon avant-poste")),
    ):
        said = describer_of(game.packs, language, "aliens")
        found = [said.message(id) for id in ("side-s9", "room-s9-h", "ui-option-mission-my-hunt")]
        assert tuple(found) == names


def test_it_is_played_by_the_rules_of_a_bug_hunt(tmp_path: Path) -> None:
    game = hullbreach.new("aliens", 2, 1, {"mission": "my-hunt"}, packs=[begun(tmp_path)])
    view = game.view()
    assert [side["ref"] for side in view["sides"]] == ["side:s9"]
    assert [goal["id"] for goal in view["goals"]] == ["tracker-drawn", "hunters-left"]
    assert [point["space"] for point in view["points"]] == ["space:s9-f1", "space:s9-a7", "space:s9-l6", "space:s9-g12"]


def test_random_games_with_it_keep_every_promise(tmp_path: Path) -> None:
    tasks = fuzz.tasks("aliens", 2, [2, 5], 3, [{"mission": "my-hunt"}], packs=(str(begun(tmp_path)),))
    assert [report.broken for report in map(fuzz.play, tasks)] == ["", ""]
