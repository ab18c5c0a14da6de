"""`hullbreach simulate`: a table with intervals, a file of rows, and one clear line for whatever is wrong."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from .conftest import Refuse, Run

SMALL = ("simulate", "nemesis", "--games", 2, "--players", 2, "--jobs", 1, "--seed", 3)


def test_shares_are_told_with_intervals(run: Run) -> None:
    ended = run(*SMALL)
    assert (ended.code, ended.err) == (0, "")
    for heading in ("everybody", "causes of death", "ways out", "endings", "length in rounds"):
        assert heading in ended.out
    for grouping in ("by character", "by seat", "by objective"):
        assert grouping in ended.out
    assert " to " in ended.out
    assert "/4 " in ended.out
    assert "a game lasts " in ended.out


def test_the_rows_are_written(run: Run, tmp_path: Path) -> None:
    ended = run(*SMALL, "--bots", "random", "--out", "rows.json")
    assert (ended.code, ended.err) == (0, "")
    assert "4 rows written to rows.json" in ended.out
    assert [row["bot"] for row in json.loads((tmp_path / "rows.json").read_text())] == ["random"] * 4


@pytest.mark.parametrize(
    ("flags", "line"),
    [
        (["--bots", "genius"], 'Invalid value "genius" for --bots. Choose from: "random", "survivor".'),
        (["--games", 0], 'Invalid value "0" for --games. Must be >= 1.'),
        (["--jobs", -1], 'Invalid value "-1" for --jobs. Must be >= 0.'),
        (["--players", 9], "9 players will not do: from 1 to 5 can play."),
        (["--option", "mode"], "mode needs a value, as in name=value."),
        (["--option", "mood=dark"], "The game has no option mood."),
        (["--out", "rows.xls"], "rows.xls does not say what it is to be: its name may end in .csv, .json"),
        (["--out", "nowhere/rows.csv"], "nowhere/rows.csv cannot be written: Permission denied."),
    ],
)
def test_what_is_wrong_is_said_in_a_line(refuse: Refuse, flags: list[object], line: str) -> None:
    assert refuse("simulate", "nemesis", *flags).startswith(line)


def test_an_unknown_game_is_refused(refuse: Refuse) -> None:
    assert "nemesys" in refuse("simulate", "nemesys")


def test_parquet_without_duckdb_says_what_to_install(refuse: Refuse, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "duckdb", None)
    assert refuse(*SMALL, "--out", "rows.parquet").startswith("rows.parquet needs DuckDB: install hullbreach with")


def test_survivors_sit_at_the_table(run: Run) -> None:
    ended = run("play", "--players", 2, "--people", 0, "--bots", "survivor", "--seed", 4)
    assert (ended.code, ended.err) == (0, "")
    assert ended.out != run("play", "--players", 2, "--people", 0, "--seed", 4).out


def test_an_unknown_bot_cannot_play(refuse: Refuse) -> None:
    assert 'Invalid value "genius" for --bots.' in refuse("play", "--bots", "genius")
