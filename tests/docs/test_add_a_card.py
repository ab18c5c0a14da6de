"""The page about adding a card, followed to the letter: its files make a pack that is right, and its test passes."""

from __future__ import annotations

from pathlib import Path

import pytest

from hullbreach.lab import pack_check
from hullbreach.packs import open_pack

from .page import ROOT, Page, run_tests

PAGE = Page("add-a-card.md")


@pytest.fixture
def followed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder in which everything is written that the page says."""
    PAGE.follow(tmp_path)
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_every_block_of_the_page_belongs_to_a_file() -> None:
    assert len(PAGE.blocks) == PAGE.block_count - 1, "all but what is typed at the shell"
    assert len(PAGE.yours) == 7, "six files of the pack, and the test"


def test_the_pack_of_the_page_is_right(followed: Path) -> None:
    pack = open_pack(followed / "barricade")
    assert pack_check.problems(pack) == []
    reports = [pack_check.play(task) for task in pack_check.tasks("barricade", pack, 4, 1)]
    assert [report.wrong for report in reports] == [[]] * 4
    assert pack_check.unsaid(pack, {message for report in reports for message in report.messages}) == []


def test_the_test_of_the_page_passes(followed: Path) -> None:
    assert run_tests(followed / "test_barricade.py") == 1


@pytest.mark.parametrize(("file", "text"), PAGE.ours, ids=lambda it: it.rpartition("/")[2] if "\n" not in it else "")
def test_what_the_page_shows_of_our_own_files_stands_there(file: str, text: str) -> None:
    assert text in (ROOT / file).read_text(encoding="utf-8")
