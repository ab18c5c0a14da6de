"""The page about adding a card, followed to the letter: its files make a pack that is right, and its test passes."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from hullbreach.lab import pack_check
from hullbreach.packs import open_pack

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "add-a-card.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"`([\w/.-]+\.(?:toml|py|ftl))`[^\n]*:\n\n```\w*\n(.*?)```", PAGE, re.DOTALL)
"""Every block of the page with the file that is named before it."""
OURS = [(file, text) for file, text in BLOCKS if (ROOT / file).is_file()]
YOURS = [(file, text) for file, text in BLOCKS if (file, text) not in OURS]


@pytest.fixture
def followed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder in which everything is written that the page says."""
    for file, text in YOURS:
        (tmp_path / file).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / file).write_text(text, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_every_block_of_the_page_belongs_to_a_file() -> None:
    assert len(BLOCKS) == len(re.findall(r"^```", PAGE, re.MULTILINE)) // 2 - 1, "all but what is typed at the shell"
    assert len(YOURS) == 7, "six files of the pack, and the test"


def test_the_pack_of_the_page_is_right(followed: Path) -> None:
    pack = open_pack(followed / "barricade")
    assert pack_check.problems(pack) == []
    reports = [pack_check.play(task) for task in pack_check.tasks("barricade", pack, 4, 1)]
    assert [report.wrong for report in reports] == [[]] * 4
    assert pack_check.unsaid(pack, {message for report in reports for message in report.messages}) == []


def test_the_test_of_the_page_passes(followed: Path) -> None:
    names: dict[str, object] = {}
    exec((followed / "test_barricade.py").read_text(encoding="utf-8"), names)
    tests = [test for name, test in names.items() if name.startswith("test_") and callable(test)]
    assert len(tests) == 1
    for test in tests:
        test()


@pytest.mark.parametrize(("file", "text"), OURS, ids=lambda it: it.rpartition("/")[2] if "\n" not in it else "")
def test_what_the_page_shows_of_our_own_files_stands_there(file: str, text: str) -> None:
    assert text in (ROOT / file).read_text(encoding="utf-8")
