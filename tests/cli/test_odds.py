"""A table agrees on how the odds of options are shown."""

from __future__ import annotations

import pytest

from .conftest import Run

PLAY = ("play", "--players", 1, "--seed", 3)


@pytest.mark.parametrize(("option", "said"), [("words", "noise for sure"), ("numbers", "noise 100%")])
def test_odds_stand_beside_the_option_as_the_table_wants_them(run: Run, option: str, said: str) -> None:
    out = run(*PLAY, "--option", f"odds={option}", typed="1\n").out
    assert said in " ".join(out.split())


def test_without_odds_nothing_is_foretold(run: Run) -> None:
    out = " ".join(run(*PLAY, "--option", "odds=off", typed="1\n").out.split())
    assert "Move carefully" in out
    assert "noise for sure" not in out
    assert "%" not in out


def test_words_are_usual(run: Run) -> None:
    assert run(*PLAY, typed="1\n").out == run(*PLAY, "--option", "odds=words", typed="1\n").out


def test_a_table_taken_up_again_keeps_what_it_agreed_on(run: Run) -> None:
    run(*PLAY, "--option", "odds=numbers", typed="1\nsave here.save\n")
    assert "noise 100%" in " ".join(run("play", "--resume", "here.save").out.split())
