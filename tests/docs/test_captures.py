"""The pictures of the pages are true: played again, the games look the same."""

from __future__ import annotations

import re
from difflib import unified_diff

import pytest

from docs.capturing.keeping import files
from docs.capturing.scenes import FOLDER, SCENES
from docs.capturing.screen import BETWEEN, CLEARED, plain, screens

PAGE = FOLDER.parent / "playing-by-words.md"
QUICK = [name for name in SCENES if name != "simulation"]


@pytest.mark.parametrize("name", QUICK)
def test_a_scene_looks_as_it_looked(name: str) -> None:
    for file, now in files(name, SCENES[name]()).items():
        kept = file.read_text(encoding="utf-8").splitlines()
        differs = list(unified_diff(kept, now.splitlines(), "kept", "now", lineterm="", n=1))
        assert not differs, "\n".join([*differs[:40], "If this is what you meant: make captures, then look at them."])


def test_every_scene_is_on_the_page_and_every_picture_is_a_scene() -> None:
    shown = set(re.findall(r"captures/([\w-]+)\.\w+", PAGE.read_text(encoding="utf-8")))
    assert shown == {*SCENES, "report"}
    assert {file.stem for file in FOLDER.iterdir()} == shown


def test_pictures_take_nothing_from_the_network() -> None:
    for file in FOLDER.glob("*.svg"):
        links = re.findall(r"(?:href|src|url)\s*[=(]\s*[\"']?(https?:[^\"')\s]*)", file.read_text(encoding="utf-8"))
        assert [link for link in links if not link.startswith("http://www.w3.org/")] == []


def test_screens_stand_below_each_other_and_may_be_cut() -> None:
    shown = f"one\ntwo\nthree\n{CLEARED}\nfour\n{CLEARED}"
    assert screens(shown, last=2) == f"two\nthree\n{BETWEEN}\nfour"
    assert plain(screens(shown)) == "one\ntwo\nthree\n· · ·\nfour\n"
