"""Whole games typed at a real terminal, as a person would sit there."""

from __future__ import annotations

import os
import pty
import re
import select
import subprocess
import sys
from pathlib import Path

import pytest

from tests.nemesis.rules.test_coop import scout_in_the_emergency_room

PROMPT = re.compile(r"(?:^|\n)> $|Enter\.\s*$|Entrée\.\s*$")
PATIENCE = 60.0
ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")


def typed_to_the_end(tmp_path: Path, *arguments: str) -> str:
    """Answer every question with its first option until the game is over; all that was on the screen."""
    ours, theirs = pty.openpty()
    environment = {**os.environ, "XDG_STATE_HOME": str(tmp_path), "COLUMNS": "80", "TERM": "xterm"}
    command = [sys.executable, "-m", "hullbreach", "play", *arguments]
    screen = ""
    with subprocess.Popen(command, stdin=theirs, stdout=theirs, stderr=theirs, env=environment) as game:
        os.close(theirs)
        answered = 0
        while True:
            if not select.select([ours], [], [], PATIENCE)[0]:
                game.kill()
                pytest.fail(f"nothing happens any more after: {screen[-300:]}")
            try:
                heard = os.read(ours, 1 << 16)
            except OSError:  # the other end is closed: the game is over
                break
            screen += heard.decode(errors="replace").replace("\r\n", "\n")
            if PROMPT.search(ESCAPES.sub("", screen[answered:])):
                answered = len(screen)
                os.write(ours, b"1\n")
        os.close(ours)
    assert game.returncode == 0, screen[-500:]
    return ESCAPES.sub("", screen)


def test_solo_in_french(tmp_path: Path) -> None:
    screen = typed_to_the_end(tmp_path, "--option", "mode=solo", "--lang", "fr", "--seed", "3")
    assert "La manche 1 commence." in screen
    assert "votre première action" in screen
    assert re.search(r"[Pp]ersonne ne gagne|gagne", screen[-1500:])
    assert max(map(len, screen.splitlines())) <= 80


def test_two_people_and_two_bots(tmp_path: Path) -> None:
    screen = typed_to_the_end(tmp_path, "--people", "Ann,Bob", "--bots", "survivor", "--seed", "8")
    assert "Pass the keyboard to Ann" in screen
    assert "Pass the keyboard to Bob" in screen
    assert "wins" in screen[-1500:] or "Nobody wins" in screen[-1500:]


def test_the_first_dead_leads_the_intruders(tmp_path: Path) -> None:
    arguments = ("--option", "intruder-player=on", "--people", "2", "--players", "2", "--plain")
    for seed in range(1, 12):
        screen = typed_to_the_end(tmp_path, *arguments, "--seed", str(seed))
        if "for the intruders or pass" in screen:
            break
    assert "goes on as the intruder player" in screen
    assert "\x1b" not in screen


def test_the_crew_together(tmp_path: Path) -> None:
    screen = typed_to_the_end(tmp_path, "--option", "mode=coop", "--bots", "survivor", "--seed", "2", "--brief")
    assert "common objectives" in screen
    assert "The crew" in screen[-1500:]
    assert "[nemesis/" not in screen


def test_a_corpse_in_the_emergency_room_comes_back_to_life(tmp_path: Path) -> None:
    table = scout_in_the_emergency_room()
    table.turn("captain")
    saved = tmp_path / "dead.save"
    saved.write_bytes(table.game.save())
    screen = typed_to_the_end(tmp_path, "--resume", str(saved), "--people", "3")
    assert "Scout comes back to life" in screen
