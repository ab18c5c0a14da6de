"""The page about adding a species, followed to the letter: its pack is right, and its test passes."""

from __future__ import annotations

from pathlib import Path

import pytest

import hullbreach
from hullbreach.describers import describer_of
from hullbreach.kernel import Refused
from hullbreach.lab import fuzz, pack_check
from hullbreach.packs import open_pack

from .page import Page, run_tests

PAGE = Page("add-a-species.md")
CREATURES = ("dust", "grub", "cocoon", "moth", "great-moth", "matriarch")


@pytest.fixture
def followed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder in which everything is written that the page says."""
    PAGE.follow(tmp_path)
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_every_block_of_the_page_belongs_to_a_file_of_one_folder() -> None:
    assert len(PAGE.blocks) == PAGE.block_count - 1, "all but what is typed at the shell"
    files = [file for file, _ in PAGE.yours]
    assert {file.partition("/")[0] for file in files} == {"moths", "test_moths.py"}
    assert len(files) == 10, "nine files of the pack, and the test"


def test_the_pack_of_the_page_is_right(followed: Path) -> None:
    pack = open_pack(followed / "moths")
    assert pack_check.problems(pack) == []
    tasks = [task for task in pack_check.tasks("moths", pack, 40, 1) if task.options["species"] == "moths"][:4]
    reports = [pack_check.play(task) for task in tasks]
    assert [report.wrong for report in reports] == [[]] * 4
    assert pack_check.unsaid(pack, {message for report in reports for message in report.messages}) == []


def test_random_games_with_it_keep_every_promise(followed: Path) -> None:
    tasks = fuzz.tasks("nemesis", 2, [2, 3], 5, [{"species": "moths"}], packs=("moths",))
    assert [report.broken for report in map(fuzz.play, tasks)] == ["", ""]


def test_the_test_of_the_page_passes(followed: Path) -> None:
    assert run_tests(followed / "test_moths.py") == 1


def test_its_creatures_are_in_the_bag_in_place_of_ours(followed: Path) -> None:
    view = hullbreach.new("nemesis", 2, 1, {"species": "moths"}, packs=["moths"]).view()
    assert tuple(view["bag"]["tokens"]) == CREATURES
    assert (view["bag"]["tokens"]["moth"], view["bag"]["total"]) == (4, 9)
    beside = hullbreach.new("nemesis", 2, 1, packs=["moths"]).view()
    assert beside["bag"] == hullbreach.new("nemesis", 2, 1).view()["bag"]


def test_a_game_with_it_is_saved_and_goes_on(followed: Path) -> None:
    game = hullbreach.new("nemesis", 2, 1, {"species": "moths"}, packs=["moths"])
    again = hullbreach.load(game.save(), packs=["moths"])
    assert again.view() == game.view()


def test_the_table_is_told_its_names(followed: Path) -> None:
    game = hullbreach.new("nemesis", 2, 1, {"species": "moths"}, packs=["moths"])
    for language, name in (("en", "Great Moth"), ("fr", "le Grand Papillon")):
        assert describer_of(game.packs, language, "nemesis").message("species-great-moth") == name


def test_what_does_not_go_with_it_is_refused(followed: Path) -> None:
    with pytest.raises(Refused, match="options-clash"):
        hullbreach.new("nemesis", 3, 1, {"species": "moths", "intruder-player": "on"}, packs=["moths"])
    with pytest.raises(Refused, match="bad-option-value"):
        hullbreach.new("nemesis", 3, 1, {"species": "moths"})


WRONG = [
    ("attacks", 'by = ["great-moth", "matriarch"]', 'by = ["wasp"]', "table-unknown-creature"),
    ("tokens", 'kind = "moth"\nfor = "moths"\nnumbers', 'kind = "grub"\nfor = "moths"\nnumbers', "table-row-twice"),
    ("attacks", 'for = "moths"', 'for = "mohts"', "table-unknown-part"),
    ("attacks", 'for = "moths"', "for = 3", "table-bad-value"),
    ("attacks", 'for = "moths"', 'for = ["moths", 3]', "table-bad-value"),
    ("events", 'id = "moth-calm"', 'id = "moth-dusk"', "table-without-function"),
]


@pytest.mark.parametrize(("table", "old", "new", "reason"), WRONG)
def test_a_mistake_in_a_row_for_the_species_is_found(
    followed: Path, table: str, old: str, new: str, reason: str
) -> None:
    file = followed / "moths" / "tables" / f"{table}.toml"
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), encoding="utf-8")
    found = pack_check.problems(open_pack(followed / "moths"))
    assert reason in {bad.reason for bad in found}
    assert all(describer_of({}, "en", "nemesis").error(bad) for bad in found)
