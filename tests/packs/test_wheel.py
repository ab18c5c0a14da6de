"""A pack with a board: it is offered beside ours, games on it keep every promise, and mistakes are located."""

from __future__ import annotations

from pathlib import Path

import pytest

import hullbreach
from hullbreach import library
from hullbreach.kernel import Refused
from hullbreach.lab import fuzz, pack_check
from hullbreach.packs import BadPack, open_pack
from hullbreach.server.pages import games_page

from .folders import OTHER_CORRIDORS, SOFT_STEPS, WHEEL, copied

ON_IT = {"site": "wheel"}


def test_its_rooms_and_corridors_are_those_of_its_table() -> None:
    view = hullbreach.new("nemesis", 2, 1, ON_IT, packs=[WHEEL]).view()
    assert [(room["x"], room["y"]) for room in view["rooms"] if room["kind"] == "cockpit"] == [(70, 485)]
    ways = [way["ref"] for way in view["corridors"]]
    assert {"corridor:14-17", "corridor:20-21"} <= set(ways)
    assert "corridor:1-3" not in ways, "as on our board"


def test_everybody_wakes_up_in_its_hub() -> None:
    view = hullbreach.new("nemesis", 2, 1, ON_IT, packs=[WHEEL]).view()
    assert [room["ref"] for room in view["rooms"] if room["kind"] == "hibernatorium"] == ["room:13"]


def test_it_is_offered_only_where_the_pack_is_used() -> None:
    assert library.options_of("nemesis", [WHEEL])["site"] == ("ship", "ship-alternative", "wheel")
    assert library.options_of("lockdown", [WHEEL]) == library.title("lockdown").options
    with pytest.raises(Refused, match="bad-option-value"):
        hullbreach.new("nemesis", 2, 1, ON_IT)
    with pytest.raises(Refused, match="bad-option-value"):
        hullbreach.new("nemesis", 2, 1, ON_IT, packs=[SOFT_STEPS])


@pytest.mark.parametrize(("language", "called"), [("en", "The wheel"), ("fr", "La roue")])
def test_a_host_finds_it_among_the_boards(language: str, called: str) -> None:
    (nemesis,) = [game for game in games_page(language, (str(WHEEL), str(OTHER_CORRIDORS))) if game["id"] == "nemesis"]
    (site,) = [option for option in nemesis["options"] if option["id"] == "site"]
    assert site["values"][-1] == {"id": "wheel", "title": called}


def test_the_check_plays_on_it_and_finds_nothing_wrong() -> None:
    pack = open_pack(WHEEL)
    assert pack_check.problems(pack) == []
    tasks = [task for task in pack_check.tasks(str(WHEEL), pack, 60, 1) if task.options["site"] == "wheel"]
    assert pack_check.play(tasks[0]).wrong == []


def test_random_games_on_it_keep_every_promise() -> None:
    tasks = fuzz.tasks("nemesis", 2, [2, 4], 7, [ON_IT], packs=(str(WHEEL),))
    assert [report.broken for report in map(fuzz.play, tasks)] == ["", ""]


def test_a_game_on_it_is_saved_and_goes_on_with_the_same_pack_alone(tmp_path: Path) -> None:
    game = hullbreach.new("nemesis", 2, 1, ON_IT, packs=[WHEEL])
    assert hullbreach.load(game.save(), packs=[WHEEL]).view() == game.view()
    other = copied(tmp_path, WHEEL, tables__board_wheel_toml=("x = 70", "x = 71"))
    assert hullbreach.new("nemesis", 2, 1, ON_IT, packs=[other]).record()["packs"] != game.record()["packs"]


WRONG = [
    (("numbers = [", "numbers = [5, "), "tables/board_wheel.toml", "table-bad-value"),
    (("between = [14, 17]", "between = [14, 16]"), "tables/board_wheel.toml", "table-way-numbers"),
    (('room = "cockpit"', 'room = "engine-1"'), "tables/board_wheel.toml", "table-special-room-missing"),
]


@pytest.mark.parametrize(("changed", "file", "reason"), WRONG)
def test_a_mistake_on_the_board_is_told_with_its_file(
    changed: tuple[str, str], file: str, reason: str, tmp_path: Path
) -> None:
    folder = copied(tmp_path, WHEEL, tables__board_wheel_toml=changed)
    found = [(bad.where.partition(":")[0], bad.reason) for bad in pack_check.problems(open_pack(folder))]
    assert (file, reason) in found


def test_a_board_without_its_site_is_told_with_one_it_may_have_meant(tmp_path: Path) -> None:
    folder = copied(tmp_path, WHEEL)
    (folder / "tables" / "board_wheel.toml").rename(folder / "tables" / "board_whel.toml")
    found = {bad.where: bad for bad in pack_check.problems(open_pack(folder))}
    lost = found["tables/board_whel.toml"]
    assert (lost.reason, "board_wheel" in str(lost.about["near"])) == ("table-unknown", True)


def test_a_site_without_its_board_is_told(tmp_path: Path) -> None:
    folder = copied(tmp_path, WHEEL)
    (folder / "tables" / "board_wheel.toml").unlink()
    (bad,) = pack_check.problems(open_pack(folder))
    assert (bad.where, bad.reason, bad.about["board"]) == ("content.py", "pack-site-without-board", "board_wheel")


BROKEN = [
    ('    name = "wheel"', '    name = "The Wheel"', "not 'The Wheel'"),
    ('"wheel"\n', '"wheel"\n\n    def __init__(self, box):\n        1 / 0\n', "ZeroDivisionError"),
    ("(Ship)", "(Site)", "abstract"),
]


@pytest.mark.parametrize(("old", "new", "because"), BROKEN)
def test_a_site_that_cannot_be_made_is_told_as_a_fault_of_the_pack(
    old: str, new: str, because: str, tmp_path: Path
) -> None:
    folder = copied(tmp_path, WHEEL, content_py=(old, new))
    code = folder / "content.py"
    code.write_text(code.read_text(encoding="utf-8").replace("Functions, Ship", "Functions, Ship, Site"), "utf-8")
    found = {bad.reason: bad for bad in pack_check.problems(open_pack(folder))}
    bad = found["pack-bad-code"]
    assert bad.where.startswith("content.py")
    assert because in str(bad.about["because"])
    with pytest.raises(BadPack, match="pack-bad-code"):
        hullbreach.new("nemesis", 2, 1, ON_IT, packs=[folder])
