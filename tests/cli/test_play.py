"""The terminal game: typed answers in, sentences out."""

from __future__ import annotations

import io
import re
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from hullbreach.cli import main

Capture = pytest.CaptureFixture[str]
Run = Callable[..., str]
ALONE = ("--seed", "3", "--players", "1")


@pytest.fixture
def typed(monkeypatch: pytest.MonkeyPatch, capsys: Capture, tmp_path_factory: pytest.TempPathFactory) -> Run:
    """Play with these lines typed and give back what was printed."""
    monkeypatch.setenv("HULLBREACH_LANG", "en")
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path_factory.mktemp("state")))

    def run(lines: list[str], *arguments: str) -> str:
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        with pytest.raises(SystemExit) as left:
            main(["play", *arguments])
        out = capsys.readouterr()
        assert left.value.code == 0, out.err
        return out.out

    return run


def test_without_anybody_at_the_keyboard_the_first_decision_is_shown(typed: Run) -> None:
    out = typed([], "nemesis", "--seed", "3")
    assert "which character do you play? [nemesis/setup/character-draft]" in out
    assert "   1. Play the " in out
    assert "You leave the game, and it is kept." in out


def test_every_line_fits_eighty_columns(typed: Run) -> None:
    out = typed(["1", "?", "s", "m", "b", "h", "l", "a", "r", "1", "1", "1", "1"], "--seed", "3")
    assert [line for line in out.splitlines() if len(line) > 80] == []


def test_what_is_not_understood_is_said_and_asked_again(typed: Run) -> None:
    out = typed(["dance", "99", "r no/rule", "m 77", "1"], *ALONE)
    assert "“dance” means nothing here. Type a number from 1 to 2, or ? for help." in out
    assert "“99” means nothing here." in out
    assert "There is no rule nemesis/no/rule." in out
    assert "There is no room 77." in out
    assert "take your first action or pass." in out


def test_a_question_mark_says_what_cannot_be_done_and_why(typed: Run) -> None:
    out = typed(["1", "?"], *ALONE)
    assert "What you cannot do now, and why" in out
    assert "[nemesis/room/hibernatorium-condition]" in out


def test_a_curtain_falls_between_people(typed: Run) -> None:
    out = typed(["", "1", "", "1"], "--seed", "8", "--players", "2", "--people", "Ann,Bob")
    curtains = re.findall(r"Pass the keyboard to (\w+) \(.*?\), then press Enter\.", out)
    assert curtains[:2] in (["Ann", "Bob"], ["Bob", "Ann"])


def test_undo_takes_an_answer_back(typed: Run) -> None:
    out = typed(["1", "a 1", "u"], *ALONE)
    assert "An answer was taken back." in out


def test_a_lone_person_takes_back_without_asking_whether_everybody_agrees(typed: Run) -> None:
    out = typed([*"123412341234", "u", *"1234", "u"], *ALONE)
    assert "An answer was taken back." in out
    assert "Does everybody agree?" not in out


def test_a_lone_person_is_not_asked_what_has_one_answer(typed: Run) -> None:
    rng = Random(2)
    out = typed([str(rng.randrange(1, 4)) for _ in range(400)], "--seed", "4", "--players", "3")
    asked = [part for part in out.split("\n\n") if "Do you interrupt?" in part]
    assert all("2. Interrupt" in part for part in asked)


def test_a_game_left_can_be_taken_up_again(typed: Run, tmp_path: Path) -> None:
    saved = tmp_path / "game.save"
    first = typed(["1", "q"], *ALONE, "--save", str(saved))
    assert saved.exists()
    assert "Saved. To resume" in first
    again = typed(["s"], "--resume", str(saved))
    assert "take your first action or pass." in again


def test_a_whole_game_ends_with_its_outcome_and_a_record(typed: Run, tmp_path: Path) -> None:
    rng = Random(1)
    record = tmp_path / "game.json"
    lines = [str(rng.randrange(1, 5)) for _ in range(6000)]
    out = typed(lines, "--seed", "5", "--players", "2", "--record", str(record))
    assert "wins" in out or "winner" in out
    assert record.exists()


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["nemsis"], "There is no game called nemsis. Did you mean nemesis?"),
        (["--players", "9"], "This game is for 1 to 5 players, not 9."),
        (["--people", "Ann,,Bob"], "“Ann,,Bob” does not fit 4 seats"),
        (["--people", "6"], "“6” does not fit 4 seats"),
        (["--resume", "nowhere.save"], "nowhere.save cannot be read"),
    ],
)
def test_what_cannot_be_started_is_refused_in_a_sentence(capsys: Capture, arguments: list[str], sentence: str) -> None:
    with pytest.raises(SystemExit) as left:
        main(["play", *arguments])
    assert left.value.code == 2
    assert sentence in capsys.readouterr().err


def test_no_means_no_save(typed: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    typed(["1", "q", "n"], *ALONE)
    assert list(tmp_path.iterdir()) == []


def test_a_file_that_cannot_be_written_is_asked_for_again(typed: Run, tmp_path: Path) -> None:
    out = typed(["1", "q", str(tmp_path / "none" / "game.save"), str(tmp_path / "game.save")], *ALONE)
    assert "none" in out
    assert (tmp_path / "game.save").exists()


@pytest.mark.parametrize("flag", ["--save", "--record"])
def test_a_file_that_cannot_be_written_is_refused_before_the_game(flag: str, tmp_path: Path, capsys: Capture) -> None:
    with pytest.raises(SystemExit) as left:
        main(["play", flag, str(tmp_path / "none" / "file"), *ALONE])
    out = capsys.readouterr()
    assert left.value.code == 2
    assert "none" in out.err
    assert out.out == ""
