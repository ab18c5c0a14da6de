"""The house knows no game by name, and no bot: it asks the shelf."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import hullbreach
from hullbreach import library

HOUSE = Path(hullbreach.__file__).parent
MACHINERY = ("bots", "cli", "kernel", "library.py", "odds", "packs", "rulebook", "server", "describers.py")
GAMES = "|".join(library.games())
BOTS = "|".join({library.title(game).usual_bot for game in library.games()})


def files() -> Iterator[Path]:
    for name in MACHINERY:
        yield from [HOUSE / name] if name.endswith(".py") else (HOUSE / name).rglob("*.py")


def said(tree: ast.Module) -> Iterator[str]:
    """Every text that is not there to be read by people who read the source."""
    for node in ast.walk(tree):
        body = getattr(node, "body", ())
        for statement in body if isinstance(body, list) else ():
            if isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant):
                statement.value.value = None
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


def test_no_text_in_the_machinery_names_a_game_or_its_bot() -> None:
    named = re.compile(rf"({GAMES}|{BOTS})|.*\bhullbreach\.({GAMES})\b.*", re.DOTALL)
    texts = [(file, text) for file in files() for text in said(ast.parse(file.read_text(encoding="utf-8")))]
    assert len(texts) > 1000, "the scan finds what it is looking for"
    assert [f"{file.relative_to(HOUSE)}: {text}" for file, text in texts if named.fullmatch(text)] == []
