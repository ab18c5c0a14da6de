"""A file that cannot be written is named with the reason, and nothing ends in a traceback."""

from __future__ import annotations

import errno
import os
from pathlib import Path

import pytest

from .conftest import Refuse, Run

SIMULATED = ("simulate", "nemesis", "--games", 1, "--players", 1, "--bots", "random", "--jobs", 1)


def test_a_pack_cannot_be_begun_inside_a_file(refuse: Refuse, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert refuse("pack", "new", "file/mine") == "file/mine cannot be written: Not a directory."


@pytest.mark.parametrize(
    ("code", "because"),
    [(errno.EACCES, "Permission denied"), (errno.EROFS, "Read-only file system"), (errno.ENOSPC, "No space left")],
)
def test_a_pack_cannot_be_begun_where_nothing_can_be_written(
    code: int, because: str, refuse: Refuse, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refused(path: Path, *_: object, **__: object) -> None:
        raise OSError(code, os.strerror(code), str(path))

    monkeypatch.setattr(Path, "mkdir", refused)
    assert refuse("pack", "new", "mine").startswith(f"mine cannot be written: {because}")


@pytest.mark.parametrize(
    ("command", "because"),
    [
        ((*SIMULATED, "--out", "nowhere/rows.csv"), "nowhere/rows.csv cannot be written: No such file or directory."),
        ((*SIMULATED, "--out", "folder.csv"), "folder.csv cannot be written: Is a directory."),
        ((*SIMULATED, "--plot", "file/report.png"), "file/report.png cannot be written: Not a directory."),
        (("play", "--people", 0, "--save", "nowhere/a.save"), "nowhere/a.save cannot be written: No such file"),
        (("play", "--people", 0, "--record", "folder.csv"), "folder.csv cannot be written: Is a directory."),
        (("backup", "nowhere/all", "--database", "a.sqlite"), "nowhere/all cannot be written: No such file"),
        (("restore", "nowhere/all", "--database", "a.sqlite"), "nowhere/all cannot be read: No such file"),
    ],
)
def test_where_it_cannot_be_written_and_why(
    command: tuple[object, ...], because: str, run: Run, tmp_path: Path
) -> None:
    (tmp_path / "folder.csv").mkdir()
    (tmp_path / "file").write_text("")
    ended = run(*command)
    assert (ended.code, ended.out) == (2, "")
    assert ended.err.startswith(f"hullbreach: {because}")


def test_a_folder_nobody_may_write_to(refuse: Refuse, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "access", lambda *_: False)
    assert refuse(*SIMULATED, "--out", "rows.csv") == "rows.csv cannot be written: Permission denied."


def test_a_disk_that_is_full_after_the_games_is_told(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device", "rows.json")

    monkeypatch.setattr("hullbreach.lab.result_files.write", full)
    ended = run(*SIMULATED, "--out", "rows.json")
    assert (ended.code, ended.err) == (2, "hullbreach: rows.json cannot be written: No space left on device.\n")
