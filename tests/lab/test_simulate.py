"""Simulated games: rows that depend on nothing but the seed, added up, and kept in files."""

from __future__ import annotations

import csv
import sys
from pathlib import Path

import duckdb
import msgspec
import pytest

from hullbreach.describe.languages import LANGUAGES
from hullbreach.describers import describer_of
from hullbreach.kernel import Refused
from hullbreach.lab import result_files, simulate
from hullbreach.lab.labels import Labels
from hullbreach.lab.tally import ends, groups, mean_rounds
from hullbreach.lab.workers import spread
from hullbreach.nemesis.table.results import FamilyResults, tally
from hullbreach.nemesis.table.results.row import COLUMNS, FamilyRow

TASKS = simulate.tasks("nemesis", 6, 3, seed=5, bots="survivor", options={})


def played(tasks: list[simulate.Task], jobs: int = 1) -> list[simulate.Played]:
    games: list[simulate.Played] = []
    spread(simulate.play, tasks, jobs, games.append)
    return games


@pytest.fixture(scope="module")
def games() -> list[simulate.Played]:
    return played(TASKS)


@pytest.fixture(scope="module")
def rows(games: list[simulate.Played]) -> list[FamilyRow]:
    return [row for game in games for row in game.rows]


def test_one_row_a_seat_and_game(rows: list[FamilyRow]) -> None:
    assert [(row.game, row.seat) for row in rows] == [(game, seat) for game in range(6) for seat in range(3)]
    assert [row.seed for row in rows[::3]] == [5, 6, 7, 8, 9, 10]


def test_the_same_games_with_any_number_of_jobs(games: list[simulate.Played]) -> None:
    assert played(TASKS, jobs=2) == games


def test_everybody_lives_by_a_way_out_or_dies_of_a_rule(rows: list[FamilyRow]) -> None:
    for row in rows:
        assert bool(row.way_out) == row.survived
        assert bool(row.cause) != row.survived
        assert row.survived or not row.won
        assert row.character
        assert row.ending
        assert row.rounds >= 1


def test_a_game_that_breaks_names_its_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulate, "answer_of", lambda *_: "fly/to:the-moon")
    with pytest.raises(Refused) as broken:
        simulate.play(TASKS[2])
    assert broken.value.__notes__ == ["nemesis, 3 players, seed 7"]


def test_sections_count_seats_survivors_and_games(rows: list[FamilyRow]) -> None:
    everybody, deaths, ways_out, endings, length = tally.sections(rows)
    living = sum(row.survived for row in rows)
    assert [(name, part.hits, part.of) for name, part in everybody.lines][1] == ("survived", living, 18)
    assert sum(part.hits for _, part in deaths.lines) == 18 - living
    assert sum(part.hits for _, part in ways_out.lines) == living
    assert sum(part.hits for _, part in endings.lines) == sum(part.hits for _, part in length.lines) == 6
    assert [name for name, _ in length.lines] == sorted(name for name, _ in length.lines)
    assert mean_rounds(rows) == sum(row.rounds for row in rows) / 18
    assert mean_rounds([]) == 0


def test_ends_are_counted_by_route_and_round(rows: list[FamilyRow]) -> None:
    ended = ends(rows)
    games = [row for row in rows if row.seat == 0]
    for route, counts in ended.routes.items():
        by_round = [sum(row.ending == route and row.rounds == number for row in games) for number in ended.rounds]
        assert counts == by_round
    assert sum(map(sum, ended.routes.values())) == 6
    assert (ended.rounds[0], ended.rounds[-1]) == (min(row.rounds for row in games), max(row.rounds for row in games))
    assert list(ends([]).rounds) == []


def test_everybody_leaves_or_dies_of_something(rows: list[FamilyRow]) -> None:
    shares = [*tally.ways_out(rows), *tally.causes(rows)]
    assert sum(part.hits for _, part in shares) == 18
    assert {part.of for _, part in shares} == {18}


@pytest.mark.parametrize("by", FamilyResults.groupings)
def test_groups_hold_every_seat_once(rows: list[FamilyRow], by: str) -> None:
    found = groups(rows, FamilyResults.groupings[by], FamilyResults.fates)
    assert sum(group.seats for group in found) == 18
    assert sum(group.fates["won"].hits for group in found) == sum(row.won for row in rows)


def test_rows_come_back_from_json(rows: list[FamilyRow], tmp_path: Path) -> None:
    path = tmp_path / "rows.json"
    result_files.write(path, rows, COLUMNS)
    assert msgspec.json.decode(path.read_bytes(), type=list[FamilyRow]) == rows


def test_rows_come_back_from_csv(rows: list[FamilyRow], tmp_path: Path) -> None:
    path = tmp_path / "rows.csv"
    result_files.write(path, rows, COLUMNS)
    with path.open(newline="", encoding="utf-8") as file:
        read = list(csv.DictReader(file))
    assert read == [{name: str(getattr(row, name)) for name in COLUMNS} for row in rows]
    assert tuple(read[0]) == COLUMNS


def test_rows_come_back_from_parquet(rows: list[FamilyRow], tmp_path: Path) -> None:
    path = tmp_path / "who's who.parquet"
    result_files.check(path)
    result_files.write(path, rows, COLUMNS)
    read = duckdb.read_parquet(str(path)).fetchall()
    assert read == [tuple(getattr(row, name) for name in COLUMNS) for row in rows]


def test_parquet_without_duckdb_is_refused_before_anything_is_played(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setitem(sys.modules, "duckdb", None)
    with pytest.raises(Refused) as refused:
        result_files.check(tmp_path / "rows.parquet")
    assert refused.value.reason == "parquet-needs-duckdb"


@pytest.mark.parametrize(("mode", "players"), [("semi-coop", 4), ("coop", 3), ("solo", 1)])
def test_games_of_lockdown_end_with_everybody_accounted_for(mode: str, players: int) -> None:
    games = played(simulate.tasks("lockdown", 6, players, seed=2, bots="random", options={"mode": mode}))
    rows = [row for game in games for row in game.rows]
    assert len(rows) == 6 * players
    labels = [Labels(describer_of({}, language), FamilyResults.references) for language in LANGUAGES]
    for row in rows:
        assert bool(row.way_out) == row.survived != bool(row.cause)
        for named in labels:
            kinds = (("cause", row.cause), ("way-out", row.way_out), ("ending", row.ending))
            assert all(named.of(kind, name) != name for kind, name in kinds if name), row
            assert named.of("character", row.character) != row.character
