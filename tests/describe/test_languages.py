"""Which language a machine wants, and messages in every language we speak."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast, visitor

from hullbreach import library
from hullbreach.describe.languages import LANGUAGES, wanted_by
from hullbreach.describe.phrases import HOUSE, files_in, messages_in
from hullbreach.describers import texts_of
from tests.describe import files, source


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "fr_CA.UTF-8", "LC_ALL": "en_GB.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "C", "HULLBREACH_LANG": "fr"}, "fr"),
    ],
)
def test_a_machine_says_what_its_owner_speaks(environment: dict[str, str], language: str) -> None:
    assert wanted_by(environment) == language


class _Names(visitor.Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)


def _messages(file: Path) -> dict[str, set[str]]:
    """Every message and every variant of one, with the arguments it uses."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{file}: {entry.content}"
        if isinstance(entry, ast.Message):
            patterns = {
                entry.id.name: entry.value,
                **{f"{entry.id.name}.{a.id.name}": a.value for a in entry.attributes},
            }
            for name, pattern in patterns.items():
                assert name not in found, f"{name} stands twice in {file}"
                names = _Names()
                if pattern is not None:
                    names.visit(pattern)
                found[name] = names.variables
    return found


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_file_is_there_in_every_language(language: str) -> None:
    assert list(files.named(language)) == list(files.named("en"))


@pytest.mark.parametrize("file", files.named("en"))
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_message_is_there_in_every_language_with_no_other_arguments(file: str, language: str) -> None:
    english, other = _messages(files.named("en")[file]), _messages(files.named(language)[file])
    assert list(other) == list(english)
    strange = {name: other[name] - english[name] for name in english if other[name] - english[name]}
    assert strange == {}


@pytest.mark.parametrize("family", source.FAMILIES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_one_game_says_differently_takes_the_same_arguments(language: str, family: str) -> None:
    """Games of one family share code, and so the arguments of what it tells."""
    said: dict[str, set[str]] = {}
    folders = dict.fromkeys(folder for game in source.FAMILIES[family] for folder in library.title(game).locale)
    for file in (file for folder in (HOUSE, *folders) for file in files_in(folder, language)):
        for name, wants in _messages(Path(str(file))).items():
            assert wants <= said.setdefault(name, wants), f"{name} in {file.name}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_no_game_is_meant_the_house_speaks_unless_the_first_game_replaces_it(language: str) -> None:
    """Another game that words something differently does so at its own tables."""
    first, *_ = library.games()
    replaced = dict(messages_in(HOUSE, language))
    for folder in library.title(first).locale:
        replaced |= messages_in(folder, language)
    said = {id: text for texts in texts_of(language, "") for id, text in texts.items()}
    for id in messages_in(HOUSE, language):
        assert said[id] == replaced[id], id
