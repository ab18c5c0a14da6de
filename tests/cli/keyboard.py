"""A person at a real terminal, as far as a program can tell."""

from __future__ import annotations

import os
import pty
import re
import select
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

import pytest

from tests.patience import PATIENCE

PROMPT = re.compile(r"(?:^|\n)> $|Enter\.\s*$|Entrée\.\s*$")
OVER = re.compile(r"The game is over\. Ask|La partie est finie\. Posez")
"""A finished game stays open for questions, of which there are none here."""
ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
END_OF_INPUT = "\x04"


def screen_of(
    tmp_path: Path,
    arguments: Sequence[str],
    typing: Callable[[str], str],
    environment: Mapping[str, str] | None = None,
) -> str:
    """Type what `typing` answers to each question of `hullbreach play`. Returns everything on the screen in the end."""
    ours, theirs = pty.openpty()
    around = {**os.environ, "XDG_STATE_HOME": str(tmp_path), "COLUMNS": "80", "TERM": "xterm", **(environment or {})}
    command = [sys.executable, "-m", "hullbreach", "play", *arguments]
    screen = ""
    with subprocess.Popen(command, stdin=theirs, stdout=theirs, stderr=theirs, env=around) as game:
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
            asked = ESCAPES.sub("", screen[answered:])
            if PROMPT.search(asked):
                answered = len(screen)
                os.write(ours, f"{'q' if OVER.search(asked) else typing(asked)}\n".encode())
        os.close(ours)
    assert game.returncode == 0, screen[-500:]
    return ESCAPES.sub("", screen)
