"""Every rule has an id: effects, questions, events and refusals name rules of the ledger, and tags are permanent."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import hullbreach
from hullbreach import shelf
from hullbreach.kernel.effect import all_effects, tag_of
from hullbreach.rulebook import games, load, owners
from tests.describe import source

from .test_plain_data import effects_of_the_house

HOUSE = Path(hullbreach.__file__).parent
ALL = effects_of_the_house()
EFFECTS = [cls for cls in ALL if tag_of(cls)]
IDS = {rule.id for game in games() for rule in load(game)}
KEBAB = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
OPTION = re.compile(r"[a-z0-9-]+(/[a-z]+:[a-z0-9-]+)*")
PUT_IN = "x"
"""Stands for what is formatted into a text."""


def test_every_tag_is_there_once_and_begins_with_its_game() -> None:
    tags = [tag_of(cls) for cls in EFFECTS]
    assert sorted(tag for tag in set(tags) if tags.count(tag) > 1) == []
    strange = [cls for cls in EFFECTS if not re.fullmatch(rf"({_owners(cls)})/{KEBAB.pattern}", tag_of(cls))]
    assert strange == []


def _package(cls: type) -> str:
    return cls.__module__.split(".")[1]


def _owners(cls: type) -> str:
    """How the tags of a package begin: a family has several games."""
    games = [name for name, title in shelf.titles().items() if _package(type(title)) == _package(cls)]
    return "|".join(games) or _package(cls)


def test_only_what_others_are_made_from_has_no_tag() -> None:
    assert [cls.__qualname__ for cls in ALL if not tag_of(cls) and not all_effects(cls)] == []


def test_every_effect_of_a_game_names_a_rule_of_that_game() -> None:
    lawless = [cls.__qualname__ for cls in EFFECTS if _package(cls) != "kernel" and cls.rule not in IDS]
    assert lawless == []


def test_every_effect_says_in_words_what_it_is() -> None:
    assert [cls.__qualname__ for cls in EFFECTS if not (vars(cls).get("__doc__") or "").strip()] == []


# -- read from the source -------------------------------------------------------------------------------------


def _texts(tree: ast.AST) -> Iterator[tuple[str, int]]:
    """Every text of a file that may be a rule id: tags and docstrings are none."""
    skipped: set[int] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef):
            skipped |= {id(keyword.value) for keyword in node.keywords if keyword.arg == "tag"}
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in skipped:
            yield node.value, node.lineno


def test_every_rule_id_in_the_source_is_in_the_ledger() -> None:
    wanted = re.compile(rf"({'|'.join(owners())})/{KEBAB.pattern}/{KEBAB.pattern}")
    unknown: list[str] = []
    seen = 0
    for file in HOUSE.rglob("*.py"):
        for text, line in _texts(ast.parse(file.read_text(encoding="utf-8"))):
            if wanted.fullmatch(text):
                seen += 1
                unknown += [f"{file.relative_to(HOUSE)}:{line}: {text}"] if text not in IDS else []
    assert unknown == []
    assert seen > 300, "the scan finds what it is looking for"


def test_what_is_told_and_asked_are_message_ids() -> None:
    kinds = [(kind, where) for kind, _, where in source.events()]
    assert len(kinds) > 100
    sayings = [*kinds, *source.prompts(), *((line, where) for line, where in source.verdicts())]
    assert [f"{where}: {text}" for text, where in sayings if not KEBAB.fullmatch(text.replace("{}", PUT_IN))] == []


def test_every_prompt_begins_with_ask() -> None:
    assert [where for ask, where in source.prompts() if not ask.startswith("ask-")] == []


def test_every_option_id_is_a_verb_and_typed_references() -> None:
    options = list(source.options())
    assert len(options) > 50
    odd = [f"{where}: {text}" for text, where in options if not _is_option(text)]
    assert odd == []


def _is_option(text: str) -> bool:
    """What is formatted in may be a value, a whole reference, or several."""
    return bool(OPTION.fullmatch(re.sub(r"(?<=/)\{\}", "x:x", text).replace("{}", PUT_IN)))


def test_no_sentence_is_told() -> None:
    """Arguments of events are references and short ids."""
    spoken: list[str] = []
    for file in (file for game in source.GAMES for file in game.rglob("*.py")):
        for call in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(call, ast.Call) and getattr(call.func, "attr", "") in ("tell", "tell_some"):
                spoken += [f"{file.name}:{line}: {text}" for text, line in _texts(call) if " " in text]
    assert spoken == []


@pytest.mark.parametrize("text", ["you cannot", "Moved", "moved_on", ""])
def test_a_sentence_is_no_message_id(text: str) -> None:
    assert not KEBAB.fullmatch(text)
