"""A table set up by questions at a real terminal, in both languages; and never where nobody can answer them."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

from hullbreach import nemesis
from hullbreach.bots import Bot, bot_of
from tests.cli.conftest import Refuse, Run
from tests.cli.keyboard import END_OF_INPUT, screen_of

ENGLISH, FRENCH = {"HULLBREACH_LANG": "en"}, {"HULLBREACH_LANG": "fr"}
UNCLEAR = dict.fromkeys(("HULLBREACH_LANG", "LC_ALL", "LC_MESSAGES", "LANG"), "C")
FIRST_DECISION = {"en": "which character do you play?", "fr": "quel personnage jouez-vous"}


def set_up(tmp_path: Path, answers: Sequence[str], environment: dict[str, str], *arguments: str) -> str:
    """Give these answers, then leave."""
    left = [*answers]
    return screen_of(
        tmp_path, ["--terminal", *arguments], lambda asked: left.pop(0) if left else END_OF_INPUT, environment
    )


@pytest.mark.parametrize(("lang", "environment"), [("en", ENGLISH), ("fr", FRENCH)])
def test_a_few_enters_start_a_game(tmp_path: Path, lang: str, environment: dict[str, str]) -> None:
    screen = set_up(tmp_path, [""] * 5, environment)
    assert FIRST_DECISION[lang] in " ".join(screen.split())
    assert max(map(len, screen.splitlines())) <= 80


def test_even_where_the_language_is_unclear_six_enters_do(tmp_path: Path) -> None:
    screen = set_up(tmp_path, [""] * 6, UNCLEAR)
    assert "Français : fr" in screen
    assert FIRST_DECISION["en"] in screen


def test_the_language_asked_for_is_spoken_from_then_on(tmp_path: Path) -> None:
    screen = set_up(tmp_path, ["tlh", "fr", *[""] * 5], UNCLEAR)
    assert "Unknown language: tlh" in screen
    assert "Préparons une table" in screen
    assert FIRST_DECISION["fr"] in " ".join(screen.split())


def test_everything_can_be_chosen(tmp_path: Path) -> None:
    answers = ["1", "Ann,Bob", "1", "1", "2", "6", "7", ""]
    screen = set_up(tmp_path, [*answers, "", "1"], ENGLISH, "nemesis")
    assert "Board: the ship, alternative side" in screen
    assert "species=carnomorphs cannot be combined with site=ship-alternative." in screen
    assert "Odds beside each option: in numbers" in screen
    assert "Bots take any option" in screen
    assert "Pass the keyboard to Ann" in screen
    assert "Seat 3 is Player" in screen
    assert "Seat 4 is Player" not in screen


def test_another_game_is_asked_for_what_it_has(tmp_path: Path) -> None:
    screen = " ".join(set_up(tmp_path, ["2", "", "1", "1", "3", ""], ENGLISH).split())
    assert "2. Nemesis: Lockdown. Below Mars the lights go out" in screen
    assert "Hunters: the night stalkers" in screen
    assert "Characters: those of the facility and of the Nemesis" in screen
    assert FIRST_DECISION["en"] in screen


def test_alone_nobody_else_is_asked_for(tmp_path: Path) -> None:
    screen = set_up(tmp_path, ["1", "3", ""], ENGLISH)
    assert "Who plays at this keyboard?" not in screen
    assert "How many bots" not in screen
    assert "Bots " not in screen
    assert FIRST_DECISION["en"] in screen


def test_what_will_not_do_is_said_and_asked_again(tmp_path: Path) -> None:
    answers = ["9", "2", "9", "Ann,,Bob", "1", "7", "2", "3", "oops", ""]
    screen = " ".join(set_up(tmp_path, answers, ENGLISH, "nemesis").split())
    assert "“9” is not one of the choices: type a number from 1 to 3." in screen
    assert "“9” does not fit 5 seats" in screen
    assert "“Ann,,Bob” does not fit 5 seats" in screen
    assert "“7” is not one of the choices: type a number from 0 to 4." in screen
    assert "intruder-player=on cannot be combined with mode=coop." in screen
    assert "“oops” is not one of the choices" in screen
    assert FIRST_DECISION["en"] in screen


def test_whoever_leaves_has_left(tmp_path: Path) -> None:
    screen = set_up(tmp_path, [], ENGLISH)
    assert "Let's set up a table" in screen
    assert "You leave the game." in screen
    assert not list(tmp_path.rglob("*.save"))


@pytest.mark.parametrize("flag", [("--seed", "3"), ("--people", "1"), ("--bots", "random"), ("--players", "4")])
def test_what_was_said_by_flags_is_not_asked(tmp_path: Path, flag: tuple[str, str]) -> None:
    screen = set_up(tmp_path, [], ENGLISH, *flag)
    assert "Let's set up a table" not in screen
    assert FIRST_DECISION["en"] in screen


def test_without_a_terminal_nothing_is_asked(run: Run) -> None:
    out = run("play", "--terminal").out
    assert "Let's set up a table" not in out
    assert FIRST_DECISION["en"] in out


def test_flags_about_the_table_seat_the_usual_bots_too(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    seated: list[str] = []

    def seat(game: str, name: str) -> Bot:
        seated.append(name)
        return bot_of(game, name)

    monkeypatch.setattr("hullbreach.cli.terminal_game.bot_of", seat)
    assert run("play", "--seed", 4, "--players", 3, typed="1\n").code == 0
    assert run("play", "--seed", 4, "--players", 3, "--bots", "random", typed="1\n").code == 0
    assert seated == ["", "random"]
    assert nemesis.game.usual_bot == "survivor"


def test_a_bot_that_nobody_knows_is_refused_with_those_there_are(refuse: Refuse) -> None:
    for line in (("play", "--players", 2), ("simulate", "nemesis", "--games", 1)):
        assert refuse(*line, "--bots", "genius") == "There is no bot called genius; choose from random and survivor."
