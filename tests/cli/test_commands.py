"""Every command explains itself, and refuses what it cannot do in one line that names it."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

import hullbreach

from .conftest import Refuse, Run

COMMANDS = [
    (),
    ("games",),
    ("rules",),
    ("rules", "search"),
    ("rules", "show"),
    ("rules", "coverage"),
    ("scenario",),
    ("scenario", "run"),
    ("replay",),
    ("fuzz",),
    ("simulate",),
    ("bench",),
    ("play",),
]
OPTIONS = {
    "games": ["--json", "--lang"],
    "replay": ["--seat", "--truth", "--step", "--verify", "--lang"],
    "fuzz": ["--games", "--players", "--seed", "--jobs", "--option", "--quick", "--lang"],
    "simulate": ["--games", "--players", "--bots", "--jobs", "--seed", "--option", "--out", "--plot", "--lang"],
    "bench": ["--seconds", "--json", "--lang"],
    "play": ["--players", "--people", "--bots", "--seed", "--option", "--save", "--resume", "--record"],
}


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: " ".join(command) or "hullbreach")
def test_every_command_explains_itself(run: Run, command: tuple[str, ...]) -> None:
    ended = run(*command, "--help")
    assert (ended.code, ended.err) == (0, "")
    assert ended.out.startswith(f"Usage: hullbreach {' '.join(command)}".rstrip())
    assert max(map(len, ended.out.splitlines())) <= 80
    for option in OPTIONS.get(" ".join(command), ()):
        (line,) = [line for line in ended.out.splitlines() if f"│ {option} " in line]
        words = line.removeprefix(f"│ {option}").strip("│ ").split()
        assert len(words) > 3, f"{option} says nothing about itself"


def test_without_a_command_the_commands_are_listed(run: Run) -> None:
    ended = run()
    assert ended.code == 0
    for command in ("bench", "fuzz", "games", "play", "replay", "rules", "scenario"):
        assert f"│ {command} " in ended.out


def test_the_version_is_told(run: Run) -> None:
    assert run("--version").out == f"{hullbreach.__version__}\n"


def test_games_are_listed_for_people_and_for_programs(run: Run) -> None:
    assert re.search(r"^nemesis +1-5", run("games").out, re.MULTILINE)
    assert json.loads(run("games", "--json").out) == hullbreach.games()


@pytest.mark.parametrize(
    ("command", "complaint"),
    [
        ("brench", 'Unknown command "brench"'),
        ("games --jason", "Unknown option: --jason. Did you mean --json?"),
        ("play --nonsense", "Unknown option: --nonsense."),
        ("replay", 'Command "replay" parameter FILE requires an argument.'),
        ("scenario run", 'Command "scenario run" parameter FILE requires an argument.'),
        ("fuzz", 'Command "fuzz" parameter GAME requires an argument.'),
        ("fuzz nemesis --games many", 'Invalid value for --games: "many" is not a whole number.'),
        ("fuzz nemesis --games 0", 'Invalid value "0" for --games. Must be >= 1.'),
        ("fuzz nemesis --jobs -1", 'Invalid value "-1" for --jobs. Must be >= 0.'),
        ("fuzz nemesis --players few", "“few” is not a list of numbers."),
        ("fuzz nemesis --players 5-3", "“5-3” is not a list of numbers."),
        ("fuzz nemesis --players 0-2", "This game is for 1 to 5 players, not 0."),
        ("fuzz nemsis", "There is no game called nemsis. Did you mean nemesis?"),
        ("fuzz nemesis --option mode", "mode needs a value, as in name=value."),
        ("fuzz nemesis --option mood=bad", "The game has no option mood. Did you mean mode?"),
        ("fuzz nemesis --option mode=chess", "chess is not a value of mode; choose from semi-coop, "),
        ("fuzz nemesis --option mode=solo --players 2", "With these options there must be 1 player, not 2."),
        ("bench --seconds 0", 'Invalid value "0" for --seconds. Must be > 0.'),
        ("play chess", "There is no game called chess."),
        ("play --players 0", "This game is for 1 to 5 players, not 0."),
        ("play --players six", 'Invalid value for --players: "six" is not a whole number.'),
        ("play --bots brilliant", "There is no bot called brilliant; choose from random and survivor."),
        ("play --option mode=chess", "chess is not a value of mode; choose from semi-coop, "),
        ("play --resume .", ". cannot be read: Is a directory."),
        ("replay nowhere.json", "nowhere.json cannot be read: No such file or directory."),
        ("scenario run nowhere.toml", "nowhere.toml cannot be read: No such file or directory."),
    ],
)
def test_what_cannot_be_done_is_refused_in_one_line_that_names_it(refuse: Refuse, command: str, complaint: str) -> None:
    assert refuse(*command.split()).startswith(complaint)


def test_only_a_flag_that_looks_alike_is_suggested(refuse: Refuse) -> None:
    assert "Did you mean" not in refuse("play", "--nonsense")
    assert refuse("play", "--player", "3").endswith("Did you mean --players?")


def test_the_installed_command_is_the_same(tmp_path: Path) -> None:
    line = [sys.executable, "-m", "hullbreach", "fuzz", "nemsis"]
    ended = subprocess.run(line, cwd=tmp_path, capture_output=True, text=True, check=False)
    complaint = "hullbreach: There is no game called nemsis. Did you mean nemesis?\n"
    assert (ended.returncode, ended.stdout, ended.stderr) == (2, "", complaint)
