"""A game that brings nothing but its rules is listed, described, played, simulated, fuzzed, measured and hosted.

It comes through the entry point by which an installed package names its games.
"""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Callable, Iterator
from contextlib import suppress
from io import StringIO
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, expect

from hullbreach.cli import main
from hullbreach.describe.languages import LANGUAGES
from hullbreach.describers import describer_for
from hullbreach.kernel import Refused
from hullbreach.lab import bench, fuzz
from hullbreach.lab.bench.ours import middle_position
from hullbreach.lab.results import Results
from hullbreach.lab.row import Row
from hullbreach.lab.scenario import scenario
from hullbreach.lab.scenario.arrangement import arrangement
from hullbreach.lab.scenario.source import BadScenario
from hullbreach.lab.scenario.table import Table
from hullbreach.library import new
from hullbreach.server import wire
from hullbreach.server.app import make_app
from hullbreach.server.ceremony import ending
from hullbreach.server.chronicle import chronicle
from hullbreach.server.pages import games_page
from hullbreach.server.replay_page import shown
from hullbreach.server.settings import Settings
from hullbreach.server.table_registry import TableRegistry
from hullbreach.server.timeline import TRUTH
from hullbreach.server.timeline_cache import TimelineCache
from hullbreach.shelf import titles
from tests.architecture.foreign_game import LAST, RACE, Race, RaceTitle
from tests.browser import conftest as browsing
from tests.browser.playing import decide, wait_until_asked
from tests.browser.serving import served
from tests.extra_title import put_on_the_shelf
from tests.scenario_files import run_text
from tests.server.tables import answer, begun, with_registry

Run = Callable[..., str]
chromium = browsing.browser


@pytest.fixture(autouse=True)
def installed(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A package of another family is installed."""
    site = tmp_path_factory.mktemp("site")
    about = site / "race-1.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: race\nVersion: 1\n")
    (about / "entry_points.txt").write_text(f"[hullbreach.games]\nrace = {RACE.__module__}:RACE\n")
    monkeypatch.syspath_prepend(str(site))
    titles.cache_clear()
    yield
    titles.cache_clear()


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Run a command in an empty folder; what it prints."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("HULLBREACH_LANG", "en")

    def call(*arguments: object) -> str:
        with suppress(SystemExit):
            main([str(each) for each in arguments])
        out, err = capsys.readouterr()
        assert err == ""
        return out

    return call


def test_it_is_listed(run: Run) -> None:
    assert "race" in run("games")
    assert "race" in {game["id"] for game in games_page("en")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_about_it_can_be_said(language: str) -> None:
    game = new("race", 2, seed=3)
    say = describer_for(game, language)
    while not game.over:
        view = game.sight(game.choice.seat)
        lines = [say.choice(game.choice, view), *(say.option(option, view) for option in game.choice.options)]
        assert all(lines)
        game.answer(game.choice.options[-1].id)
    lines = [say.event(event, game.sight()) for event in game.events()] + say.outcome(game.outcome, game.sight())
    assert all(line and "{" not in line for line in lines)


def test_it_is_played_in_the_terminal(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    walks = "1\n" * LAST
    monkeypatch.setattr("sys.stdin", StringIO(f"help\nstatus\nboard\nsave race.hullbreach\n{walks}"))
    told = run("play", "race", "--players", 2, "--people", "Ann", "--seed", 1, "--plain")
    assert "1. walk: square 1\n2. throw\n" in told
    assert "grid:\n  1: 0, 1 | – | –\n" in told
    assert "pawn moved: Seat 1, square 1" in told
    assert "The winner: Seat " in told
    monkeypatch.setattr("sys.stdin", StringIO(walks))
    assert "The winner: Seat " in run("play", "--resume", "race.hullbreach", "--people", "Ann", "--plain")


def test_it_is_hosted_and_watched_again(tmp_path: Path) -> None:
    async def act(registry: TableRegistry) -> None:
        table, (ann, bob) = await begun(registry, people=2, players=2, game="race")
        assert ann.screen["words"]["people"] == ["Seat 1", "Seat 2"]
        assert ann.screen["words"]["looks"] == ["board"]
        assert [option["text"] for option in ann.screen["prompt"]["options"]] == ["walk: square 1", "throw"]
        assert ann.screen["prompt"]["groups"] == ["other"]
        await table.wish(bob, wire.Look(what="board"))
        assert "turns: 0" in [line["text"] for line in bob.last["lines"]]
        await table.wish(bob, wire.Claim(what="yes"))
        while await answer(table, Random(1)):
            pass
        assert ann.screen["outcome"]["winners"] == bob.screen["outcome"]["winners"] != []
        film = await TimelineCache(registry).of(table.kept.code)
        assert [step["stage"] for step in ending(film, "en")["steps"]] == ["winners"]
        assert chronicle(film, "fr")["people"] == ["Place 1", "Place 2"]
        assert shown(film, film.last, TRUTH, "en")["view"]["turns"] == film.last

    asyncio.run(with_registry(str(tmp_path / "tables.sqlite"), act))


def test_wins_are_counted_by_seat(run: Run, tmp_path: Path) -> None:
    out = run("simulate", "race", "--games", 8, "--jobs", 1, "--out", "rows.json", "--plot", "report.svg")
    assert "what became of everybody" in out
    assert "8/16" in out
    assert "by seat" in out
    assert "Seat 2" in out
    for nothing_to_say in ("rounds", "by character", "endings", "things that can happen"):
        assert nothing_to_say not in out
    rows = json.loads((tmp_path / "rows.json").read_text())
    assert list(rows[0]) == ["game", "seed", "players", "seat", "bot", "won", "rounds", "ending", "decisions"]
    assert [sum(row["won"] for row in rows if row["game"] == game) for game in range(8)] == [1] * 8
    picture = (tmp_path / "report.svg").read_text()
    assert ">Wins by seat</text>" in picture
    assert "Seat 1 (8)" in picture


def test_every_promise_is_checked(run: Run) -> None:
    assert "4 games, " in run("fuzz", "race", "--games", 4, "--jobs", 1)
    report = fuzz.play(fuzz.Task("race", 2, 7, {}))
    assert (report.broken, report.decisions > 3) == ("", True)
    assert any(thing.startswith("pawn-moved:seat:") for thing in report.happened)


def test_it_is_measured(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "PEERS", {})
    figures = json.loads(run("bench", "race", "--json", "--seconds", 0.01))["race"]
    assert figures["decisions_per_game"] < 20
    assert all(figure > 0 for name, figure in figures.items() if name != "compiled")
    assert not middle_position("race").over


SCENARIO = """
game = "race"
players = 2
strict = true
[[step]]
fate = { die = ["3", "2"] }
[[step]]
who = 0
play = "throw"
[[step]]
who = "1"
play = "throw"
[[step]]
expect = { grid = [[[], [], [1]], [[0], [], []], [[], [], []]], turns = 2, over = false }
[[step]]
expect = { event = "pawn-moved", who = ["seat:1"] }
[[step]]
expect = { who = 0, ask = "ask-race", option = "walk/square:4" }
"""


def test_a_scenario_file_has_seats_by_number(run: Run, tmp_path: Path) -> None:
    (tmp_path / "race.toml").write_text(SCENARIO)
    assert run("scenario", "run", "race.toml").count("✓") == 6
    wrong = [line.wrong for line in run_text(SCENARIO.replace("turns = 2", "turns = 3")) if line.wrong]
    assert [each.reason for each in wrong[0]] == ["scenario-differs"]


@pytest.mark.parametrize(
    ("head", "reason"),
    [
        ('game = "race"\nstep = []', "scenario-key-missing"),
        ('game = "race"\nplayers = 2\ncrew = ["captain"]\nstep = []', "scenario-key-unknown"),
        ('game = "race"\nplayers = 3\nstep = []', "bad-player-count"),
        ('game = "race"\nplayers = 2\n[[step]]\nset = "fire"', "scenario-arrangement-unknown"),
        ('game = "race"\nplayers = 2\n[[step]]\nexpect = { luck = 1 }', "scenario-claim-unknown"),
    ],
)
def test_what_such_a_file_cannot_say_is_refused(head: str, reason: str) -> None:
    with pytest.raises(Refused) as refused:
        list(run_text(head))
    assert refused.value.reason == reason


class RaceTable(Table):
    """Words of its own."""

    @arrangement
    def pawn(self, who: int, square: int) -> None:
        """Put a pawn on a square."""
        self._ledger.says("pawn", who)
        assert isinstance(self.state, Race)
        self.state.square[self.seat(who)] = square


class ByPace(Results[Row]):
    """Columns of its own."""

    groupings = {"pace": lambda row: ["fast" if row.decisions < 5 else "slow"]}  # noqa: RUF012


class RaceWithWords(RaceTitle):
    scenario = RaceTable
    results = ByPace()


def test_a_game_may_bring_words_and_groups_of_its_own(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    put_on_the_shelf(monkeypatch, RaceWithWords())
    table = scenario("race", 2)
    assert isinstance(table, RaceTable)
    table.pawn(1, 7)
    table.play(0, "walk")
    table.play(1, "walk")
    assert table.game.over
    laid = '[[step]]\nset = "pawn"\nwith = [0, 3]\n[[step]]\nexpect = { turns = 0 }'
    assert [line.wrong for line in run_text(f'game = "race"\nplayers = 2\n{laid}')] == [[], []]
    with pytest.raises(BadScenario):
        table.pawn(1, "home")  # type: ignore[arg-type]
    assert "slow" in run("simulate", "race", "--games", 3, "--jobs", 1)


@pytest.mark.slow
def test_it_is_played_to_its_end_in_a_browser(chromium: Browser, tmp_path: Path) -> None:
    settings = Settings(database=str(tmp_path / "tables.sqlite"), rate=10_000, think=0, pace=0.02, moment=0.05)
    with served(make_app(settings)) as address:
        people = browsing.People(chromium, address)
        page = people.come()
        page.get_by_role("radio", name="race").check()
        page.get_by_role("link", name="Host a table").click()
        page.get_by_role("textbox", name="Your name").fill("Ann")
        page.get_by_role("button", name="Open the table").click()
        page.get_by_role("button", name=re.compile("^Begin")).click()
        wait_until_asked(page)
        expect(page.locator("main")).to_contain_text("turns")
        while not page.locator(".ending").count():
            decide(page, Random(1))
            wait_until_asked(page)
        expect(page.locator(".ending")).to_contain_text(re.compile("The winner: Seat [12]"))
        assert people.errors == []
        page.context.close()
