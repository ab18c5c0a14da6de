"""`hullbreach simulate`: a table with intervals, a file of rows, and one clear line for whatever is wrong."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path

import pytest

from .conftest import Refuse, Run

SMALL = ("simulate", "nemesis", "--games", 2, "--players", 2, "--jobs", 1, "--seed", 3)


def test_shares_are_told_with_intervals(run: Run) -> None:
    ended = run(*SMALL)
    assert (ended.code, ended.err) == (0, "")
    for heading in ("what became of everybody", "causes of death", "ways out", "endings", "length in rounds"):
        assert heading in ended.out
    for grouping in ("by character", "by seat", "by objective"):
        assert grouping in ended.out
    assert " to " in ended.out
    assert "/4 " in ended.out
    assert "a game lasts " in ended.out
    assert re.search(
        r"compared with the bands of a balanced game.*survived.*25\.0 to 55\.0.*(below|within|above)", ended.out, re.S
    )


def test_the_rows_are_written(run: Run, tmp_path: Path) -> None:
    ended = run(*SMALL, "--bots", "random", "--out", "rows.json")
    assert (ended.code, ended.err) == (0, "")
    assert "4 rows written to rows.json" in ended.out
    assert [row["bot"] for row in json.loads((tmp_path / "rows.json").read_text())] == ["random"] * 4


def test_what_never_happened_is_named(run: Run) -> None:
    out = " ".join(run(*SMALL).out.split())
    seen, of = re.search(r"(\d+) of (\d+) things that can happen have happened", out).groups()  # type: ignore[union-attr]
    assert 0 < int(seen) < int(of)
    assert re.search(r"never happened: weaknesses \([0-7] of 8 seen\): [A-Z]", out)


def test_a_picture_is_drawn(run: Run, tmp_path: Path) -> None:
    ended = run(*SMALL, "--plot", "report.svg")
    assert (ended.code, ended.err) == (0, "")
    assert "picture written to report.svg" in ended.out
    assert ">Who survives</text>" in (tmp_path / "report.svg").read_text(encoding="utf-8")


def test_tables_and_picture_speak_french(run: Run, tmp_path: Path) -> None:
    ended = run(*SMALL, "--plot", "report.svg", "--out", "rows.csv", "--lang", "fr")
    assert (ended.code, ended.err) == (0, "")
    for said in (
        "le sort de chacun",
        "causes de mort",
        "par personnage",
        "une partie dure",
        "fourchette",
        " à ",
        "jamais arrivé : ",
    ):
        assert said in ended.out
    assert "4 lignes écrites dans rows.csv" in ended.out
    assert "image écrite dans report.svg" in ended.out
    assert not re.search(r"\b(of|by|to|seats|games|share|round)\b", ended.out)
    assert ">Qui survit</text>" in (tmp_path / "report.svg").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("flags", "line"),
    [
        (["--bots", "genius"], "There is no bot called genius; choose from random and survivor."),
        (["--games", 0], 'Invalid value "0" for --games. Must be >= 1.'),
        (["--jobs", -1], 'Invalid value "-1" for --jobs. Must be >= 0.'),
        (["--players", 9], "This game is for 1 to 5 players, not 9."),
        (["--option", "mode"], "mode needs a value, as in name=value."),
        (["--option", "mood=dark"], "The game has no option mood."),
        (["--out", "rows.xls"], "The name of rows.xls must end in .csv, .json"),
        (
            ["--plot", "report.gif"],
            "The name of report.gif must end in .png, .svg and .pdf.",
        ),
        (["--plot", "nowhere/report.png"], "nowhere/report.png cannot be written: No such file or directory."),
        (["--out", "nowhere/rows.csv"], "nowhere/rows.csv cannot be written: No such file or directory."),
    ],
)
def test_what_is_wrong_is_said_in_a_line(refuse: Refuse, flags: list[object], line: str) -> None:
    assert refuse("simulate", "nemesis", *flags).startswith(line)


def test_an_unknown_game_is_refused(refuse: Refuse) -> None:
    assert "nemesys" in refuse("simulate", "nemesys")


def test_parquet_without_duckdb_says_what_to_install(refuse: Refuse, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "duckdb", None)
    assert refuse(*SMALL, "--out", "rows.parquet") == (
        f"rows.parquet needs DuckDB. Write .csv or .json, or install it: {sys.executable} -m pip install duckdb"
    )


def test_a_picture_without_matplotlib_says_what_to_install(refuse: Refuse, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    assert refuse(*SMALL, "--plot", "report.png") == (
        f"report.png needs matplotlib. Install it: {sys.executable} -m pip install matplotlib"
    )


def test_survivors_sit_at_the_table(run: Run) -> None:
    ended = run("play", "--players", 2, "--people", 0, "--bots", "survivor", "--seed", 4)
    assert (ended.code, ended.err) == (0, "")
    assert ended.out == run("play", "--players", 2, "--people", 0, "--seed", 4).out, "they are the usual bots"
    assert ended.out != run("play", "--players", 2, "--people", 0, "--bots", "random", "--seed", 4).out


def test_an_unknown_bot_cannot_play(refuse: Refuse) -> None:
    assert refuse("play", "--bots", "genius") == "There is no bot called genius; choose from random and survivor."
