"""Articles, contractions and elisions of French names."""

from __future__ import annotations

import pytest

from hullbreach.describe import french


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
