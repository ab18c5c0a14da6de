"""Articles, contractions and elisions of French names."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from hullbreach.describe import french
from hullbreach.rulebook.sources import DOCUMENTS
from tests.describe import files, source

WRITTEN = [
    *files.named("fr").values(),
    *sorted(path for game in source.GAMES for path in game.rglob("*.toml") if path.name in DOCUMENTS),
]
LOOSE = re.compile(r"\S[ \u00a0][:;?!»]|«[ \u00a0]")


@pytest.mark.parametrize(
    ("name", "of", "to", "bare"),
    [
        ("le Cockpit", "du Cockpit", "au Cockpit", "Cockpit"),
        ("la Cantine", "de la Cantine", "à la Cantine", "Cantine"),
        ("l'Armurerie", "de l'Armurerie", "à l'Armurerie", "Armurerie"),
        ("les Cabines", "des Cabines", "aux Cabines", "Cabines"),
        ("Anne", "d'Anne", "à Anne", "Anne"),
        ("Bob", "de Bob", "à Bob", "Bob"),
        ("un Intrus", "d'un Intrus", "à un Intrus", "un Intrus"),
    ],
)
def test_a_name_goes_together_with_what_stands_before_it(name: str, of: str, to: str, bare: str) -> None:
    assert french.of(name) == of
    assert french.to(name) == to
    assert french.bare(name) == bare


def test_a_sentence_begins_with_a_capital() -> None:
    assert french.at_the_start("l'Éclaireuse entre.") == "L'Éclaireuse entre."
    assert french.at_the_start("") == ""


@pytest.mark.parametrize("path", WRITTEN, ids=lambda path: path.name)
def test_no_line_begins_with_a_mark_that_belongs_to_the_word_before_it(path: Path) -> None:
    """A narrow space that does not break (U+202F) stands where French wants one; English wants none."""
    lines = enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
    assert [number for number, line in lines if not line.startswith("#") and LOOSE.search(line)] == []
