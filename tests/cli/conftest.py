"""The command line as a person at a shell meets it."""

from __future__ import annotations

import io
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from hullbreach.cli import main


class Ended(NamedTuple):
    """What a command left behind."""

    code: int
    out: str
    err: str


Run = Callable[..., Ended]
Refuse = Callable[..., str]


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Run a command in an empty folder, with these lines typed."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("HULLBREACH_LANG", "en")
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))

    def call(*arguments: object, typed: str = "") -> Ended:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        code = 0
        try:
            main([str(each) for each in arguments])
        except SystemExit as left:
            code = int(left.code or 0)
        out, err = capsys.readouterr()
        return Ended(code, out, err)

    return call


@pytest.fixture
def refuse(run: Run, tmp_path: Path) -> Refuse:
    """Run a command that is refused: exit code 2, one line of complaint, nothing printed and nothing written."""

    def call(*arguments: object) -> str:
        before = {path: path.read_bytes() for path in tmp_path.rglob("*") if path.is_file()}
        ended = run(*arguments)
        assert (ended.code, ended.out) == (2, "")
        assert ended.err.startswith("hullbreach: ")
        assert ended.err.count("\n") == 1
        assert {path: path.read_bytes() for path in tmp_path.rglob("*") if path.is_file()} == before
        return ended.err.removeprefix("hullbreach: ").rstrip()

    return call
