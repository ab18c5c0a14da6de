"""When bots answer: the moment is fixed before they look at what they hold, so that it reveals nothing."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from hullbreach.kernel import Choice
from hullbreach.server import autoplay
from hullbreach.server.autoplay import Job
from hullbreach.server.live_table import LiveTable
from hullbreach.server.settings import Settings
from hullbreach.server.table_registry import TableRegistry
from tests.server.tables import answer, begun, with_registry

BOT = 2
SETTINGS = Settings(pace=3600, moment=1.0, patience=3600)
Choose = Callable[[str, Any, Choice, str], Awaitable[str]]


class Clock:
    """A clock that goes on only when somebody says so."""

    now = 1_000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """The clock that autoplay reads."""
    clock = Clock()
    monkeypatch.setattr(autoplay, "monotonic", clock)
    return clock


def _window(table: LiveTable) -> Choice | None:
    """The question of the bot, if it may react."""
    assert table.game is not None
    return next((each for each in table.game.choices if (each.seat, each.ask) == (BOT, "ask-interrupt")), None)


async def _windows(
    registry: TableRegistry, clock: Clock, act: Callable[[LiveTable, Choice, Job], Awaitable[None]]
) -> set[bool]:
    """Do something at windows of the bot until it has held a reaction at one and none at another."""
    rng, seen = Random(5), set[bool]()
    while seen != {False, True}:
        table, _ = await begun(registry)
        while seen != {False, True} and await answer(table, rng) is not None:
            choice = _window(table)
            if choice is not None and (len(choice.options) > 1) not in seen:
                seen.add(len(choice.options) > 1)
                job = table.autoplay._job(choice, True)
                assert job is not None
                await act(table, choice, job)
    return seen


def test_a_bot_reacts_at_a_moment_that_does_not_depend_on_what_it_holds(tmp_path: Path, clock: Clock) -> None:
    moments: list[float] = []

    async def choose(game: str, bot: str, view: Any, choice: Choice, seed: str) -> str:
        if len(choice.options) > 1:
            clock.now += 0.3  # it takes a while to think about what one holds
        return choice.options[-1].id

    async def act(registry: TableRegistry) -> None:
        registry.thinkers.choose = choose  # type: ignore[method-assign]

        async def at_window(table: LiveTable, choice: Choice, job: Job) -> None:
            began = clock.now
            await table.autoplay._think_ahead()
            await asyncio.sleep(0)
            clock.now = job.at
            seq = table.kept.seq
            await table.autoplay._do(job)
            assert table.kept.seq > seq
            assert table.game is not None
            assert table.game.entries[-1] == ("answer", BOT, choice.options[-1].id)
            moments.append(clock.now - began)

        assert await _windows(registry, clock, at_window) == {False, True}

    asyncio.run(with_registry(str(tmp_path / "tables.sqlite"), act, SETTINGS))
    assert moments == [1.0, 1.0]


def test_a_bot_that_thinks_for_too_long_lets_it_pass_at_the_same_moment(tmp_path: Path, clock: Clock) -> None:
    moments: list[float] = []

    async def choose(game: str, bot: str, view: Any, choice: Choice, seed: str) -> str:
        if len(choice.options) > 1:
            await asyncio.Event().wait()
        return choice.options[0].id

    async def act(registry: TableRegistry) -> None:
        registry.thinkers.choose = choose  # type: ignore[method-assign]

        async def at_window(table: LiveTable, choice: Choice, job: Job) -> None:
            began = clock.now
            await table.autoplay._think_ahead()
            await asyncio.sleep(0)
            clock.now = job.at
            await asyncio.wait_for(table.autoplay._do(job), 60)
            assert table.game is not None
            assert table.game.entries[-1] == ("answer", BOT, "let")
            moments.append(clock.now - began)

        await _windows(registry, clock, at_window)

    asyncio.run(with_registry(str(tmp_path / "tables.sqlite"), act, SETTINGS))
    assert moments == [1.0, 1.0]


def test_whoever_is_away_is_let_pass_at_a_moment_that_does_not_depend_on_what_they_hold(
    tmp_path: Path, clock: Clock
) -> None:
    async def act(registry: TableRegistry) -> None:
        delays: set[tuple[str, float]] = set()

        async def at_window(table: LiveTable, choice: Choice, job: Job) -> None:
            table.seats[BOT].bot = ""
            late = table.autoplay._job(choice, True)
            assert late is not None
            delays.add((late.do, late.at - clock.now))

        await _windows(registry, clock, at_window)
        assert delays == {("let", SETTINGS.patience)}

    asyncio.run(with_registry(str(tmp_path / "tables.sqlite"), act, SETTINGS))
