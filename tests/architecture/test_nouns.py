"""The house knows no noun of a game: neither its machinery, nor its messages, nor the client outside `games/`.

The nouns are those of the family that we know; another game adds its own.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import hullbreach

HOUSE = Path(hullbreach.__file__).parent
CLIENT = Path(__file__).parents[2] / "client" / "src"
MACHINERY = ("bots", "cli", "describe", "kernel", "lab", "lessons", "odds", "packs", "rulebook", "server")
NOUNS = {
    "airlock", "alien", "autodestruction", "bunker", "captain", "character", "combat", "contamination",
    "contingency", "corpse", "corridor", "crew", "css", "csspod", "egg", "elevator", "facility", "hatch",
    "hibernation", "hibernatorium", "hull", "infected", "infestation", "injury", "intruder", "larva", "lockdown",
    "malfunction", "nemesis", "nest", "noise", "objective", "pod", "queen", "quest", "room", "rover", "ship",
    "slime", "species", "stalker", "surface", "weakness", "wound",
}  # fmt: skip
"""In the singular; a plural is found as well."""
ALLOWED = {
    "lab/picture/look.py": {"hatch", "hatch.linewidth"},  # what matplotlib calls a pattern
    "lab/picture/coverage.py": {"hatch"},  # the same
    "locale/en.ftl": {"ui-lobby = Waiting room"},  # English for a place to wait in
}
"""Texts that hold such a word and mean something else, by file; each must still be there."""

PART = re.compile(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])")
COMMENT = re.compile(r"<!--.*?-->|/\*.*?\*/|(?<![:'\"`])//[^\n]*", re.DOTALL)
MESSAGE = re.compile(r"^[a-z][a-z-]* =.*(?:\n[ \t].*)*", re.MULTILINE)


def nouns_in(text: str) -> set[str]:
    """The nouns in an identifier or a text, however its words are joined."""
    words = {word.lower() for word in PART.findall(text)}
    return {noun for word in words for noun in (word, _singular(word)) if noun in NOUNS}


def _singular(word: str) -> str:
    return f"{word[:-3]}y" if word.endswith("ies") else word.removesuffix("es" if word.endswith("sses") else "s")


def of_python(source: str) -> Iterator[str]:
    """Every identifier, and every text that is not there to be read by people who read the source."""
    tree = ast.parse(source)
    told = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in told:
            yield node.value
        for field in ("id", "attr", "name", "arg", "module", "asname"):
            if isinstance(named := getattr(node, field, None), str):
                yield named


def of_client(source: str) -> Iterator[str]:
    """Every line without its comments and the endings of style sheets."""
    yield from (line.strip() for line in COMMENT.sub("", source).replace(".css'", "'").splitlines())


def of_messages(source: str) -> Iterator[str]:
    """Every message with its id, its arguments and its variants; comments are not said."""
    yield from MESSAGE.findall(source)


def python() -> list[Path]:
    alone = [HOUSE / name for name in ("library.py", "shelf.py", "describers.py")]
    return [*alone, *(path for folder in MACHINERY for path in sorted((HOUSE / folder).rglob("*.py")))]


def client() -> list[Path]:
    sources = sorted(path for ending in ("*.css", "*.svelte", "*.ts") for path in CLIENT.rglob(ending))
    return [path for path in sources if not path.is_relative_to(CLIENT / "games")]


def messages() -> list[Path]:
    return [HOUSE / "locale" / "en.ftl"]


SCANS = {
    "machinery": (python, of_python, HOUSE),
    "client": (client, of_client, CLIENT),
    "messages": (messages, of_messages, HOUSE),
}


@pytest.mark.parametrize("scan", SCANS)
def test_no_noun_of_a_game_is_known_to_the_house(scan: str) -> None:
    files, texts_of, root = SCANS[scan]
    texts = [
        (path.relative_to(root).as_posix(), text)
        for path in files()
        for text in texts_of(path.read_text(encoding="utf-8"))
    ]
    assert len(texts) > 500, "the scan finds what it is looking for"
    found = {(file, text) for file, text in texts if nouns_in(text)}
    allowed = {(file, text) for file, texts_ in ALLOWED.items() for text in texts_}
    assert sorted(f"{file}: {text} ({', '.join(sorted(nouns_in(text)))})" for file, text in found - allowed) == []


def test_every_exception_is_still_needed() -> None:
    kept = {
        file: {text for text in texts_of((HOUSE / file).read_text(encoding="utf-8")) if nouns_in(text)}
        for file in ALLOWED
        for texts_of in [of_python if file.endswith(".py") else of_messages]
    }
    assert kept == ALLOWED


@pytest.mark.parametrize(
    ("texts_of", "source"),
    [
        (of_python, "def look_at_crew(): pass"),
        (of_python, "words = ('ask-race', 'css-pods')"),
        (of_python, "from .rooms import plain"),
        (of_python, "said(hasWounds=1)"),
        (of_client, "const PILES = ['hand', 'objectives'] // in this order"),
        (of_client, "<ul class='ship-part'>"),
        (of_client, "import WaitingRoom from './Lobby.svelte'"),
        (of_messages, "play-key-crew = the others"),
        (of_messages, "simulate-by =\n    { $by ->\n       *[contingency] by turn\n    }"),
    ],
)
def test_a_noun_is_found_however_it_is_written(texts_of: object, source: str) -> None:
    assert callable(texts_of)
    assert any(nouns_in(text) for text in texts_of(source))


@pytest.mark.parametrize(
    ("texts_of", "source"),
    [
        (of_python, '"""Rooms and crew are explained to people who read this."""\nplain = 1'),
        (of_client, "/* the crew */ const pile = 1 // of the ship"),
        (of_client, "const address = 'https://example.org'"),
        (of_messages, "# of the ship\nui-board = The whole board"),
        (of_python, "relationship = membership"),
    ],
)
def test_what_only_explains_or_only_sounds_like_one_is_none(texts_of: object, source: str) -> None:
    assert callable(texts_of)
    assert not any(nouns_in(text) for text in texts_of(source))
