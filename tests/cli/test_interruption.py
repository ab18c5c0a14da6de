"""Ctrl-C stops a series of games: the finished part is shown and kept, with exit code 130 and no traceback."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from hullbreach.lab import fuzz, pack_check, simulate
from tests.packs.folders import VIGIL

from .conftest import Run

SERIES = {
    "simulate": ("simulate", "nemesis", "--players", 2, "--bots", "random"),
    "fuzz": ("fuzz", "nemesis", "--players", 2, "--quick"),
    "pack": ("pack", "check", VIGIL),
}
PATIENCE = 300
"""Seconds after which it hangs."""


def interrupted_after(games: int, play: Callable[[Any], Any]) -> Callable[[Any], Any]:
    """Somebody presses Ctrl-C while the next game is played."""
    played = 0

    def play_or_stop(task: Any) -> Any:
        nonlocal played
        if played == games:
            raise KeyboardInterrupt
        played += 1
        return play(task)

    return play_or_stop


@pytest.mark.parametrize(
    ("command", "module", "says"),
    [
        ("simulate", simulate, "what became of everybody"),
        ("fuzz", fuzz, "2 games, "),
        ("pack", pack_check, ""),
    ],
)
def test_what_is_done_is_told(command: str, module: Any, says: str, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "play", interrupted_after(2, module.play))
    ended = run(*SERIES[command], "--games", 50, "--jobs", 1)
    assert (ended.code, ended.err) == (130, "")
    assert says in ended.out
    assert ended.out.splitlines()[-1] == "Interrupted after 2 of 50 games."
    assert "is valid" not in ended.out


def test_the_rows_of_the_games_that_were_played_are_written(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(simulate, "play", interrupted_after(2, simulate.play))
    ended = run(*SERIES["simulate"], "--games", 50, "--jobs", 1, "--out", "rows.json", "--plot", "report.svg")
    assert ended.code == 130
    assert len(json.loads((tmp_path / "rows.json").read_text())) == 4
    assert not (tmp_path / "report.svg").exists(), "a picture takes a while"


def test_before_the_first_game_there_is_nothing_to_tell(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulate, "play", interrupted_after(0, simulate.play))
    ended = run(*SERIES["simulate"], "--games", 50, "--jobs", 1)
    assert (ended.code, ended.out.splitlines()[-1]) == (130, "Interrupted after 0 of 50 games.")


def ignores_interruptions(process: int) -> bool:
    status = Path(f"/proc/{process}/status").read_text()
    ignored = next(line.split()[1] for line in status.splitlines() if line.startswith("SigIgn"))
    return bool(int(ignored, 16) >> (signal.SIGINT - 1) & 1)


def started(program: subprocess.Popen[str]) -> list[int]:
    """The processes that play, as soon as both do."""
    children: list[int] = []
    until = time.monotonic() + PATIENCE
    while len(children) < 2 or not all(map(ignores_interruptions, children)):
        assert time.monotonic() < until
        assert program.poll() is None
        time.sleep(0.05)
        children = [int(it) for it in Path(f"/proc/{program.pid}/task/{program.pid}/children").read_text().split()]
    return children


def hears_interruptions() -> None:
    """A shell that runs the tests in the background has them ignore Ctrl-C, and what they start as well."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@pytest.mark.parametrize("command", ["simulate", "fuzz", "pack"])
def test_with_several_processes_all_of_them_stop(command: str, tmp_path: Path) -> None:
    line = [sys.executable, "-m", "hullbreach", *map(str, SERIES[command]), "--games", "100000", "--jobs", "2"]
    environment = {**os.environ, "HULLBREACH_LANG": "en", "COLUMNS": "80"}
    program = subprocess.Popen(
        line, cwd=tmp_path, env=environment, text=True, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
        start_new_session=True, preexec_fn=hears_interruptions,
    )  # fmt: skip
    try:
        children = started(program)
        os.killpg(program.pid, signal.SIGINT)  # as a terminal does
        out, err = program.communicate(timeout=PATIENCE)
    finally:
        if program.poll() is None:
            os.killpg(program.pid, signal.SIGKILL)
    assert (program.returncode, err) == (130, "")
    assert out.splitlines()[-1].startswith("Interrupted after ")
    assert not any(Path(f"/proc/{child}").exists() for child in children)
