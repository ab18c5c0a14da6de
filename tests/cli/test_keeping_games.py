"""Games are kept: nothing is overwritten unasked, the last few keep themselves, and the way back is named."""

from __future__ import annotations

import os
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from hullbreach import library
from hullbreach.cli import autosave
from hullbreach.cli.invocation import command_line

from .conftest import Refuse, Run
from .keyboard import END_OF_INPUT, screen_of

ALONE = ("play", "--seed", 4, "--players", 3)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Where games are kept by themselves."""
    return tmp_path / "state" / "hullbreach" / "autosaves"


def test_a_file_that_is_there_is_replaced_only_if_one_insists(run: Run, tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Ann")
    out = " ".join(run(*ALONE, typed="save letter.txt\n").out.split())
    assert "letter.txt already exists. To replace it, type: save! letter.txt" in out
    assert letter.read_text() == "Dear Ann"
    french = " ".join(run(*ALONE, "--lang", "fr", typed="sauver letter.txt\n").out.split())
    assert "tapez : sauver! letter.txt" in french
    assert "Saved." in run(*ALONE, typed="save! letter.txt\n").out
    assert library.load(letter.read_bytes()).players == 3


def test_leaving_does_not_replace_a_file_either(run: Run, tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Ann")
    out = run(*ALONE, typed="quit\nletter.txt\nn\n").out
    assert "letter.txt already exists. To replace it, type: ! letter.txt" in " ".join(out.split())
    assert letter.read_text() == "Dear Ann"
    run(*ALONE, typed="quit\n! letter.txt\n")
    assert library.load(letter.read_bytes()).players == 3


def test_a_record_does_not_replace_a_file(refuse: Refuse, tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Ann")
    said = refuse(*ALONE, "--record", "letter.txt")
    assert said == "letter.txt already exists, and --record does not replace it. Choose another name."
    assert letter.read_text() == "Dear Ann"


def test_a_flag_does_not_replace_a_file_unless_that_game_is_resumed(run: Run, refuse: Refuse, tmp_path: Path) -> None:
    run(*ALONE, "--save", "game.save", typed="1\n")
    assert "game.save already exists, and --save does not replace it." in refuse(*ALONE, "--save", "game.save")
    before = (tmp_path / "game.save").read_bytes()
    assert run("play", "--resume", "game.save", "--save", "game.save", typed="1\n").code == 0
    assert (tmp_path / "game.save").read_bytes() != before


def test_the_last_five_games_are_kept(run: Run, folder: Path) -> None:
    seen: set[Path] = set()
    for seed in range(1, 8):
        run("play", "--seed", seed, "--players", 2, typed="")
        (newest,) = set(folder.iterdir()) - seen
        newest = newest.rename(folder / f"game-{seed}.save")
        os.utime(newest, ns=(seed * 10**9, seed * 10**9))
        seen = set(folder.iterdir())
    assert sorted(file.stem for file in folder.iterdir()) == [f"game-{seed}" for seed in range(3, 8)]


def test_a_game_kept_is_taken_up_by_its_place_and_stays_there(run: Run, folder: Path) -> None:
    for seed, players in ((1, 2), (2, 3)):
        run("play", "--seed", seed, "--players", players, typed="")
        file = next(file for file in folder.iterdir() if not file.stem.startswith("game"))
        os.utime(file.rename(folder / f"game-{players}.save"), ns=(players, players))
    run("play", "--resume", "last-2", "--save", "older.save", typed="")
    assert library.load(Path("older.save").read_bytes()).players == 2
    assert len(list(folder.iterdir())) == 2, "it is kept where it was"


def test_games_kept_are_listed(run: Run) -> None:
    assert run("play", "--resume", "list").out == "No games are kept here.\n"
    run(*ALONE, typed="1\n")
    out = " ".join(run("play", "--resume", "list").out.split())
    assert "1. last: Nemesis, 3 players, 20" in out
    assert "Round 1" in out
    french = " ".join(run("play", "--resume", "list", "--lang", "fr").out.split())
    assert "last : Nemesis, 3 joueurs, 20" in french


def test_one_of_the_list_is_taken_up_at_a_terminal(run: Run, tmp_path: Path) -> None:
    run(*ALONE, typed="1\n")
    lines = iter(["1", END_OF_INPUT])
    screen = screen_of(
        tmp_path, ["--resume", "list"], lambda asked: next(lines), {"XDG_STATE_HOME": str(tmp_path / "state")}
    )
    assert "Where you left off" in screen


def test_a_game_that_is_not_kept_is_refused(run: Run, refuse: Refuse) -> None:
    assert refuse("play", "--resume", "last") == "There is no last: no games are kept here."
    run(*ALONE, typed="1\n")
    assert refuse("play", "--resume", "last-9") == "There is no last-9; --resume list shows the games kept here."


def test_the_game_that_earlier_versions_kept_is_found(run: Run, tmp_path: Path) -> None:
    kept = tmp_path / "state" / "hullbreach"
    kept.mkdir(parents=True)
    (kept / autosave.ONLY).write_bytes(library.new("nemesis", 2, 1).save())
    assert run("play", "--resume", "last", typed="").code == 0


def test_leaving_names_the_way_back(run: Run) -> None:
    out = " ".join(run(*ALONE, "--people", "Ann,Bob", typed="\nquit\nn\n").out.split())
    assert out.endswith("it is kept. To resume: hullbreach play --resume last --people Ann,Bob")


def test_the_way_back_works_as_it_is_told(tmp_path: Path) -> None:
    told = subprocess.run(
        [sys.executable, "-m", "hullbreach", *map(str, ALONE), "--lang", "en"],
        input="save my game.save\n",
        env={**os.environ, "XDG_STATE_HOME": str(tmp_path)},
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    command = told.partition("Saved. To resume:\n")[2].partition("\n")[0]
    again = subprocess.run(
        shlex.split(command),
        input="",
        env={**os.environ, "XDG_STATE_HOME": str(tmp_path)},
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert again.returncode == 0, again.stderr


@pytest.mark.parametrize(
    ("called", "program"),
    [
        (".venv/bin/hullbreach", ".venv/bin/hullbreach"),
        ("my venv/bin/hullbreach", "'my venv/bin/hullbreach'"),
        ("/usr/bin/hullbreach", "hullbreach"),
        ("/somewhere/pytest", "hullbreach"),
        ("/lib/hullbreach/__main__.py", f"{sys.executable} -m hullbreach"),
    ],
)
def test_the_command_named_is_the_one_that_was_typed(
    called: str, program: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.argv", [called])
    monkeypatch.setattr("hullbreach.cli.invocation.which", lambda name: f"/usr/bin/{name}")
    assert command_line("play", "--resume", "my game.save") == f"{program} play --resume 'my game.save'"
