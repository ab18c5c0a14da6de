"""The page about drawing a map, followed to the letter: its pack is right, and its mistakes are told as it says."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import hullbreach
from hullbreach.aliens.board import side
from hullbreach.aliens.missions.check import RANGES
from hullbreach.aliens.missions.mission import MissionRow
from hullbreach.describers import describer_of
from hullbreach.lab import fuzz, pack_check
from hullbreach.packs import open_pack

from .page import Page

PAGE = Page("draw-a-map.md")
ON_IT = {"mission": "lamp-room"}
MISTAKES = re.findall(r"^\| `(.+)` \| `((?:tables|maps)/.+)` \|$", PAGE.text, re.MULTILINE)


@pytest.fixture
def followed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder in which everything is written that the page says."""
    PAGE.follow(tmp_path)
    monkeypatch.chdir(tmp_path)
    return tmp_path / "mine-head"


def test_every_block_of_the_page_belongs_to_a_file_of_one_folder() -> None:
    assert len(PAGE.blocks) == PAGE.block_count - 2, "all but what is typed at the shell"
    files = [file for file, _ in PAGE.yours]
    assert {file.partition("/")[0] for file in files} == {"mine-head"}
    assert len(files) == 5


def test_the_pack_of_the_page_is_right(followed: Path) -> None:
    pack = open_pack(followed)
    assert pack_check.problems(pack) == []
    every = pack_check.tasks("mine-head", pack, 96, 1)
    reports = [pack_check.play(task) for task in [task for task in every if task.options["mission"] == "lamp-room"][:2]]
    assert [report.wrong for report in reports] == [[], []]
    assert pack_check.unsaid(pack, {message for report in reports for message in report.messages}) == []


@pytest.mark.parametrize(("written", "told"), MISTAKES)
def test_a_mistake_is_told_as_the_page_says(written: str, told: str, followed: Path) -> None:
    line = written.replace("\\|", "|")
    file = followed / told.partition(":")[0]
    text = file.read_text(encoding="utf-8")
    kept = max(text.split("\n"), key=lambda there: _alike(there, line))
    file.write_text(text.replace(f"\n{kept}\n", f"\n{line}\n", 1), encoding="utf-8")
    found = [
        f"{bad.where}: {describer_of({}, 'en', 'aliens').error(bad)}"
        for bad in pack_check.problems(open_pack(followed))
    ]
    assert told in found


def _alike(there: str, line: str) -> int:
    """How many letters two lines have in common from their beginnings, and then letter by letter."""
    return sum(one == other for one, other in zip(there, line, strict=False))


def test_the_page_has_mistakes_of_both_files() -> None:
    assert {told.partition("/")[0] for _, told in MISTAKES} == {"tables", "maps"}
    assert len(MISTAKES) == 6


def test_random_games_with_it_keep_every_promise(followed: Path) -> None:
    tasks = fuzz.tasks("aliens", 2, [1, 4], 5, [ON_IT], packs=("mine-head",))
    assert [report.broken for report in map(fuzz.play, tasks)] == ["", ""]


def test_the_table_of_lines_names_what_a_mission_may_say() -> None:
    named = set(
        re.findall(
            r"`(\w+)`", "\n".join(line.split("|")[1] for line in PAGE.text.split("\n") if line.startswith("| `"))
        )
    )
    assert set(MissionRow.__struct_fields__) - named == {
        *("id", "source", "sealed", "facehuggers", "facehugger_spaces")
    }, "what needs no explanation, what is explained with the layout, and what only code uses"
    assert set(RANGES) - named == {"facehuggers"}


def test_the_kinds_of_rooms_are_those_of_the_page() -> None:
    (listed,) = re.findall(r"The kinds are ([a-z, ]+) and (\w+);", PAGE.text)
    assert {*listed[0].split(", "), listed[1]} == side.KINDS


def test_it_is_called_what_the_page_says(followed: Path) -> None:
    game = hullbreach.new("aliens", 2, 1, ON_IT, packs=[followed])
    for language, names in (("en", ("The Lamp Room", "Shaft Hall")), ("fr", ("La lampisterie", "le Hall du puits"))):
        said = describer_of(game.packs, language, "aliens")
        assert (said.message("ui-option-mission-lamp-room"), said.message("room-m5-h")) == names
