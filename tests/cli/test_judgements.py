"""Correcting the position at one keyboard, in both languages."""

from __future__ import annotations

import re

import pytest

from .conftest import Run

TWO = ("play", "--seed", 4, "--players", 2, "--people", "Ann,Bob", "--plain", "--brief")
TO_AN_ACTION = "\n1\n\n1\n\n"
"""Both choose a character, and the first is asked for an action."""


def answers(out: str) -> list[str]:
    """The text printed after each line that was typed at a question."""
    return out.split("\n> ")[1:]


def number_of(out: str, sentence: str) -> str:
    """The number of a correction."""
    found = re.search(rf"(\d+)\. {sentence}", out)
    assert found, out[-2000:]
    return found[1]


def test_corrections_are_listed_by_kind_and_found_by_words(run: Run) -> None:
    kinds, found = answers(run(*TWO, typed=TO_AN_ACTION + "judge\njudge time\n").out)[-3:-1]
    assert "Noise: 29" in kinds
    assert "Doors: 56" in kinds
    assert re.search(r"\d+\. Move the time marker one space forward", found)
    assert "noise marker" not in found


def test_nothing_speaks_of_a_zebra(run: Run) -> None:
    assert "No correction mentions: zebra" in run(*TWO, typed=TO_AN_ACTION + "judge zebra\n").out


@pytest.mark.parametrize(("said", "time"), [("y", "Time 14."), ("n", "Time 15."), ("", "Time 15.")])
def test_a_correction_is_made_when_everybody_agrees(run: Run, said: str, time: str) -> None:
    number = number_of(run(*TWO, typed=TO_AN_ACTION + "judge time\n").out, "Move the time marker one space forward")
    out = run(*TWO, typed=TO_AN_ACTION + f"judge {number}\n{said}\nclocks\n").out
    assert "Does everybody agree? (y/n)" in out
    assert time in answers(out)[-2]
    assert ("Correction, by agreement: Move the time marker one space forward." in out) == (said == "y")


def test_the_command_is_a_word_in_french_too(run: Run) -> None:
    out = run(*TWO, "--lang", "fr", typed=TO_AN_ACTION + "corriger\ncorriger temps\n").out
    assert "Bruit\u202f: 29" in out
    number = number_of(out, "Avancer d'une case sur la piste temporelle")
    out = run(*TWO, "--lang", "fr", typed=TO_AN_ACTION + f"corriger {number}\no\n").out
    assert "Correction, d'un commun accord\u202f: Avancer d'une case sur la piste temporelle." in out


def test_in_the_middle_of_something_nothing_is_corrected(run: Run) -> None:
    assert "Nothing can be corrected now." in run(*TWO, typed="\njudge\n").out
