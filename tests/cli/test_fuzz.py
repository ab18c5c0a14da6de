"""`hullbreach fuzz`: a broken promise is reported with the command that shows it again, and the exit code is 1."""

from __future__ import annotations

import re

import pytest

from hullbreach import shelf
from hullbreach.kernel import Game
from hullbreach.lab import properties
from hullbreach.nemesis.sites.ship.tracks import TimeTrackStep
from hullbreach.nemesis.titles import Nemesis

from .conftest import Run


def test_good_games_are_added_up(run: Run) -> None:
    ended = run("fuzz", "nemesis", "--games", 4, "--players", "1-2", "--jobs", 1, "--quick")
    assert (ended.code, ended.err) == (0, "")
    assert "\n4 games, " in ended.out
    assert ", 0 broken\n" in ended.out
    assert "things that can happen have happened" in ended.out


def again(out: str) -> list[str]:
    """The commands that are said to show what is broken again."""
    return [line.split("to repeat: hullbreach ")[1] for line in out.splitlines() if "to repeat: " in line]


def test_a_broken_promise_is_found_and_one_command_shows_it_again(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def nobody_has_two_wounds(game: Game) -> None:
        if any(person["light"] == 2 for person in game.view()["crew"]):
            raise properties.Broken("wounds", "somebody has two light wounds")

    monkeypatch.setattr(properties, "components_are_conserved", nobody_has_two_wounds)
    ended = run("fuzz", "nemesis", "--games", 3, "--players", "2", "--jobs", 1)
    assert ended.code == 1
    assert "broken wounds: somebody has two light wounds\n" in ended.out
    command = again(ended.out)[0]
    assert re.fullmatch(r"fuzz nemesis --games 1 --players 2 --seed \d+( --option \w[\w-]*=[\w-]+)+", command)
    once_more = run(*command.split(), "--jobs", 1)
    assert once_more.code == 1
    assert again(once_more.out) == [command]
    assert "broken wounds: somebody has two light wounds\n" in once_more.out


def test_a_rule_that_fails_is_told_with_the_stack(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(effect: TimeTrackStep, g: object) -> None:
        raise ZeroDivisionError("no time")

    monkeypatch.setattr(TimeTrackStep, "advance", fails)
    monkeypatch.setattr(shelf, "titles", lambda: {"nemesis": Nemesis()})
    ended = run("fuzz", "nemesis", "--games", 1, "--players", "2", "--jobs", 1, "--quick")
    assert ended.code == 1
    assert "broken rule: rule-failed:ZeroDivisionError: ZeroDivisionError('no time')\n" in ended.out
    assert again(ended.out)[0].startswith("fuzz nemesis --games 1 --players 2 --seed 1 --option site=ship")
    assert "GameRound()" in ended.out
