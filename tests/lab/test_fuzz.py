"""Fuzzing: whole games with every promise checked, added up, and what never happened named."""

from __future__ import annotations

import pytest

from hullbreach import Game, library
from hullbreach.lab import fuzz, properties
from hullbreach.lab.coverage import sorts
from hullbreach.lab.workers import spread

TASKS = fuzz.tasks("nemesis", 2, [2, 4], seed=31)


def added_up(tasks: list[fuzz.Task], jobs: int = 1) -> fuzz.Summary:
    summary = fuzz.Summary()
    spread(fuzz.play, tasks, jobs, summary.add)
    return summary


def test_games_keep_every_promise() -> None:
    summary = added_up(TASKS)
    assert [(report.task.command(), report.broken) for report in summary.failures] == []
    assert summary.games == 2
    assert summary.decisions > 200
    assert summary.dealt_anew > 10_000, "other truths were dealt at every decision"
    assert sum(summary.endings.values()) == 2


def test_bots_come_to_what_random_play_does_not() -> None:
    summary = added_up(fuzz.tasks("nemesis", 1, [2], 3, thorough=False, bots=True))
    assert [report.broken for report in summary.failures] == []
    random = added_up(fuzz.tasks("nemesis", 1, [2], 3, thorough=False))
    assert summary.decisions != random.decisions
    task = fuzz.tasks("nemesis", 1, [2], 3, bots=True)[0]
    assert task.command() == "hullbreach fuzz nemesis --games 1 --players 2 --seed 3 --bots"


@pytest.mark.slow
def test_bots_win_a_mission_of_a_campaign_and_go_on_to_the_next_under_every_check() -> None:
    tasks = fuzz.tasks("aliens", 8, [3], 100, [{"mission": "campaign", "swarms": "tokens"}], bots=True)
    summary = added_up(tasks, jobs=2)
    assert [(report.task.command(), report.broken) for report in summary.failures] == []
    assert {"mission-begins:mission:newt", "mission-begins:mission:escape"} <= summary.happened


def test_what_can_happen_and_has_not_is_named() -> None:
    summary = added_up(fuzz.tasks("nemesis", 5, [3], 1, thorough=False))
    expected = list(library.plan("nemesis", 2).expected())
    missing = [thing for sort in sorts("nemesis", summary.happened, expected) for thing in sort.missing]
    assert 0 < len(missing) < len(expected)
    assert set(missing) == set(expected) - summary.happened


def test_games_are_spread_over_the_seats_and_seeds() -> None:
    assert [(task.players, task.seed) for task in fuzz.tasks("nemesis", 5, [2, 4], 7)] == [
        (2, 7), (4, 8), (2, 9), (4, 10), (2, 11),
    ]  # fmt: skip


def test_games_are_spread_over_the_ways_to_play_that_go_with_the_seats() -> None:
    ways = [{"mode": "semi-coop"}, {"mode": "solo"}]
    assert [(task.players, task.options["mode"]) for task in fuzz.tasks("nemesis", 4, [1, 2], 7, ways)] == [
        (1, "semi-coop"), (2, "semi-coop"), (1, "solo"), (1, "semi-coop"),
    ]  # fmt: skip


@pytest.mark.parametrize("game", ["nemesis", "lockdown"])
def test_a_few_games_are_spread_over_everything(game: str) -> None:
    """Every value of every option that changes the game, and every number of seats, as far as these go together."""
    ways = library.variants(game)
    tasks = fuzz.tasks(game, 60, range(1, 6), 1, ways)
    assert len(tasks) == 60
    for option in ways[0]:
        assert {task.options[option] for task in tasks} == {way[option] for way in ways}, option
    assert {task.players for task in tasks} == set(range(1, 6))


def test_games_of_lockdown_keep_every_promise() -> None:
    summary = added_up(fuzz.tasks("lockdown", 4, [1, 2, 4], 31, library.variants("lockdown")))
    assert [(report.task.command(), report.broken) for report in summary.failures] == []
    assert summary.dealt_anew > 10_000
    assert set(summary.endings) <= {"purged", "destroyed"}


@pytest.mark.parametrize("game", ["nemesis", "lockdown"])
def test_every_way_to_play_is_known(game: str) -> None:
    ways = library.variants(game)
    assert ways[0] == {key: values[0] for key, values in library.title(game).options.items()}
    assert len(ways) == len({tuple(way.items()) for way in ways}) > 4
    assert {way["mode"] for way in library.variants(game, {"mode": "coop"})} == {"coop"}


def test_a_task_names_the_command_that_plays_it_again() -> None:
    task = fuzz.Task("nemesis", 3, 8, {"mode": "semi-coop"}, thorough=False)
    again = "hullbreach fuzz nemesis --games 1 --players 3 --seed 8 --option mode=semi-coop --quick"
    assert task.command() == again


def test_the_same_task_is_the_same_game() -> None:
    task = fuzz.Task("nemesis", 2, 3, {}, thorough=False)
    one, other = fuzz.play(task), fuzz.play(task)
    assert (one.decisions, one.happened, one.ending) == (other.decisions, other.happened, other.ending)


def test_several_processes_find_the_same() -> None:
    tasks = fuzz.tasks("nemesis", 4, [2], 5, thorough=False)
    alone, together = added_up(tasks), added_up(tasks, jobs=2)
    assert (alone.decisions, alone.happened) == (together.decisions, together.happened)


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        (properties.Broken("magic", "a rabbit"), "magic: a rabbit"),
        (ZeroDivisionError("oh"), "error: ZeroDivisionError('oh')"),
    ],
)
def test_whatever_goes_wrong_is_reported_and_not_raised(
    monkeypatch: pytest.MonkeyPatch, wrong: Exception, told: str
) -> None:
    def fails(game: Game) -> None:
        raise wrong

    monkeypatch.setattr(properties, "clone_is_equal", fails)
    report = fuzz.play(TASKS[0])
    assert report.broken == told
    summary = fuzz.Summary()
    summary.add(report)
    assert summary.failures == [report]
