"""A reader that has seen enough, such as `head`: every command ends without a traceback."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

import hullbreach

COMMANDS = [
    "--help",
    "games",
    "games --json",
    "schema",
    "rules search noise",
    "rules show nemesis/noise/roll-number",
    "play --players 2 --seed 3",
    "play --protocol --players 2 --seed 3",
    "play --people 0 --players 2 --seed 3 --bots random",
    "play --resume list",
    "replay game.json",
]


@pytest.mark.parametrize("command", COMMANDS)
def test_a_closed_pipe_ends_a_command_without_a_traceback(command: str, tmp_path: Path) -> None:
    game = hullbreach.new("nemesis", 2, 1)
    (tmp_path / "game.json").write_bytes(recorded(game))
    reader, writer = os.pipe()
    os.close(reader)
    ended = subprocess.run(
        [sys.executable, "-m", "hullbreach", *command.split()],
        stdin=subprocess.DEVNULL,
        stdout=writer,
        stderr=subprocess.PIPE,
        cwd=tmp_path,
        env={**os.environ, "XDG_STATE_HOME": str(tmp_path)},
        text=True,
        check=False,
    )
    os.close(writer)
    assert ended.stderr == ""
    assert ended.returncode in (1, 141)


def recorded(game: hullbreach.Game) -> bytes:
    """A record as it is written to a file."""
    return msgspec.json.encode(game.record())
