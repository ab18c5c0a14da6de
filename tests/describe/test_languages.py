"""Which language a machine wants, and messages in every language we speak."""

from __future__ import annotations

import pytest
from fluent.syntax import FluentParser, ast, visitor

from hullbreach.describe.languages import LANGUAGES, wanted_by
from hullbreach.describe.phrases import FILES, FOLDER, OWN_WORDS


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


def _messages(file: str) -> dict[str, set[str]]:
    """Every message and every variant of one, with the arguments it uses."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse((FOLDER / file).read_text(encoding="utf-8")).body:
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


@pytest.mark.parametrize("file", [*FILES, *OWN_WORDS.values()])
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_message_is_there_in_every_language_with_no_other_arguments(file: str, language: str) -> None:
    english, other = _messages(file.format("en")), _messages(file.format(language))
    assert list(other) == list(english)
    strange = {name: other[name] - english[name] for name in english if other[name] - english[name]}
    assert strange == {}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", OWN_WORDS)
def test_what_a_game_says_otherwise_is_said_by_the_others_with_the_same_arguments(game: str, language: str) -> None:
    own = _messages(OWN_WORDS[game].format(language))
    others = {name: wants for file in FILES for name, wants in _messages(file.format(language)).items()}
    assert own
    assert {name: wants for name, wants in own.items() if not wants <= others.get(name, set())} == {}
    assert [name for name in own if name not in others] == []
