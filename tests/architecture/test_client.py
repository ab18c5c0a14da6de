"""The pages in the browser: their words, their size, and that they ask nobody else for anything."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import get_args

import pytest

from hullbreach.describe import things
from hullbreach.describers import phrases_of
from hullbreach.kernel.event_kinds import Sound
from hullbreach.nemesis.table.wording import panels
from hullbreach.server import app, live_table, pages, screen

ROOT = Path(__file__).parents[2]
CLIENT = ROOT / "client"
WEB = app.WEB
SOURCES = sorted(path for ending in ("*.svelte", "*.ts") for path in (CLIENT / "src").rglob(ending))
NAMESPACES = ("http://www.w3.org/", "https://svelte.dev/e/")
"""Names that look like addresses; nothing is fetched from them."""

SAID = re.compile(r"\bt\(\s*(?:[^'`()]+\? *'([a-z-]+)' *: *)?(?:'([a-z-]+)'|`([a-z-]+)\$\{)")
"""A message by its name, one of two names, or a name whose end is put together."""


IMPORTED = re.compile(r"""(?:from|import)[ (]*'(\.[^']*)'""")


def test_only_the_shelf_knows_which_games_there_are() -> None:
    games = (CLIENT / "src" / "games").resolve()
    folders = [path for path in games.iterdir() if path.is_dir()]
    assert {path.name for path in folders} == {"aliens", "nemesis", "plain"}
    outside = [path for path in SOURCES if not any(path.is_relative_to(folder) for folder in folders)]
    knowing = {
        path.relative_to(CLIENT / "src").as_posix()
        for path in outside
        for name in IMPORTED.findall(path.read_text(encoding="utf-8"))
        if any((path.parent / name).resolve().is_relative_to(folder) for folder in folders)
    }
    assert knowing == {"games/index.ts", "games/styles.ts"}


def _said() -> tuple[set[str], set[str]]:
    """The messages the client says, and how those begin whose end it puts together."""
    text = "\n".join(path.read_text(encoding="utf-8") for path in SOURCES)
    one, other, begun = zip(*SAID.findall(text), strict=True)
    return set(filter(None, one + other)), set(filter(None, begun))


def test_every_word_of_the_client_is_a_message() -> None:
    whole, begun = _said()
    ours = {id.removeprefix("ui-") for id in phrases_of("en").ids() if id.startswith("ui-")}
    assert whole - ours == set()
    assert {start for start in begun if not any(id.startswith(start) for id in ours)} == set()


def test_every_message_of_the_client_is_said() -> None:
    whole, begun = _said()
    said_by = (live_table, pages, screen, panels, things)
    server = "".join(Path(str(module.__file__)).read_text(encoding="utf-8") for module in said_by)
    ours = [id.removeprefix("ui-") for id in phrases_of("en").ids() if id.startswith("ui-")]
    unsaid = [id for id in ours if id not in whole and not id.startswith(tuple(begun)) and f"ui-{id}" not in server]
    assert [id for id in unsaid if not id.startswith("option-")] == []


def test_every_sound_has_a_caption() -> None:
    said = phrases_of("en")
    assert [sound for sound in get_args(Sound) if sound and f"ui-sound-{sound}" not in said] == []


def test_every_name_that_the_client_says_by_itself_is_sent_to_it() -> None:
    text = "\n".join(path.read_text(encoding="utf-8") for path in SOURCES)
    begun = set(re.findall(r"\bnamed\(\s*[`'\"]([a-z]+-)", text))
    assert begun
    assert {start for start in begun if not start.startswith(("ui-", *pages.named_in("")))} == set()


@pytest.mark.parametrize("name", ["index.html", *(f"assets/{path.name}" for path in (WEB / "assets").glob("*.[jc]s*"))])
def test_no_other_host_is_named(name: str) -> None:
    text = (WEB / name).read_text(encoding="utf-8")
    addresses = re.findall(r"""(?:https?:)?//[a-z0-9.-]+\.[a-z]{2,}[^\s"'`)]*""", text)
    assert [each for each in addresses if not each.startswith(NAMESPACES)] == []


def test_no_script_and_no_style_stands_in_the_page() -> None:
    page = (WEB / "index.html").read_text(encoding="utf-8")
    assert re.findall(r"<style|\sstyle=|\son[a-z]+=|<script(?![^>]*\ssrc=)", page) == []
    assert [path.name for path in SOURCES if re.search(r"\sstyle=|\{@html", path.read_text(encoding="utf-8"))] == []


def test_colours_are_named_in_the_sheets_of_tokens_alone() -> None:
    named = {"style/tokens.css", "games/aliens/style/tokens.css", "games/nemesis/style/tokens.css"}
    sheets = {path.relative_to(CLIENT / "src").as_posix(): path for path in (CLIENT / "src").rglob("*.css")}
    assert named <= set(sheets)
    styles = {name: path.read_text(encoding="utf-8") for name, path in sheets.items() if name not in named}
    for path in (CLIENT / "src").rglob("*.svelte"):
        styles[path.relative_to(CLIENT / "src").as_posix()] = path.read_text(encoding="utf-8").partition("<style>")[2]
    literal = re.compile(r"#[0-9a-f]{3,8}\b(?=[^{}]*[;}])|\b(?:rgb|hsl)a?\(", re.IGNORECASE)
    assert {name: found for name, style in styles.items() if (found := literal.findall(style))} == {}


def test_every_component_has_a_class_of_its_own_for_its_styles() -> None:
    """It is cut out of a hash; two components with the same one would share their styles."""
    styled = [path for path in SOURCES if path.suffix == ".svelte" and "<style>" in path.read_text(encoding="utf-8")]
    sheets = "".join(path.read_text(encoding="utf-8") for path in (WEB / "assets").glob("*.css"))
    classes = set(re.findall(r"\._[a-z0-9]{3}\b", sheets))
    assert len(classes) == len(styled)


def test_the_lock_names_no_registry() -> None:
    lock = json.loads((CLIENT / "package-lock.json").read_text(encoding="utf-8"))
    assert [name for name, package in lock["packages"].items() if "resolved" in package] == []


def test_versions_are_pinned() -> None:
    wanted = json.loads((CLIENT / "package.json").read_text(encoding="utf-8"))["devDependencies"]
    assert [name for name, version in wanted.items() if not re.fullmatch(r"\d+\.\d+\.\d+", version)] == []
