"""How long a seat has been asked: sent to people who join, and not counted while the table is paused."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest

from hullbreach.kernel import CLOCK, Refused
from hullbreach.server import autoplay, host_actions, wire
from hullbreach.server.autoplay import Job
from hullbreach.server.live_table import LiveTable
from hullbreach.server.table_registry import TableRegistry
from tests.server.tables import Witness, answer, begun, with_registry

NOW = 10_000.0


@pytest.fixture(autouse=True)
def _time_stands_still(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(autoplay, "monotonic", lambda: NOW)


def let_pass(table: LiveTable, seat: int, seconds: float) -> None:
    """As if this seat had been asked for a while already."""
    table.autoplay._since[seat] = (table.prompt(seat), NOW - seconds)


def test_who_comes_is_told_how_long_the_table_waits_and_a_pause_does_not_count(tmp_path: Path) -> None:
    async def act(registry: TableRegistry) -> None:
        table, (host, _) = await begun(registry)
        (seat, *_) = table.asked
        let_pass(table, seat, 50.5)
        late = Witness()
        await table.join(late)
        assert late.last["asked"] == {str(seat): 50}
        await table.wish(host, wire.Host(act="pause"))
        await table.wish(host, wire.Host(act="resume"))
        assert table.autoplay.waited(seat) == 0

    asyncio.run(with_registry(str(tmp_path / "tables.sqlite"), act))


def test_a_clock_that_is_set_begins_anew(tmp_path: Path) -> None:
    async def act(registry: TableRegistry) -> None:
        table, (host, _) = await begun(registry)
        (seat, *_) = table.asked
        let_pass(table, seat, 50)
        await table.wish(host, wire.Host(act="clock", what="30"))
        assert table.autoplay.waited(seat) == 0

    asyncio.run(with_registry(str(tmp_path / "tables.sqlite"), act))


def test_a_new_table_may_have_a_clock_within_bounds() -> None:
    assert host_actions.seconds(90).clock == 90
    for wrong in (-1, host_actions.LONGEST_CLOCK + 1):
        with pytest.raises(Refused, match="bad-number"):
            host_actions.seconds(wrong)


async def _reaction(table: LiveTable, seat: int) -> Job | None:
    """Play until a seat may react; what happens by itself then."""
    rng = Random(4)
    while True:
        assert table.game is not None
        choice = next((each for each in table.game.choices if (each.seat, each.ask) == (seat, "ask-interrupt")), None)
        if choice is not None:
            return table.autoplay._job(choice, True)
        assert await answer(table, rng), "nobody could react in the whole game"


def test_who_is_here_has_a_stated_time_to_react_which_the_host_sets(tmp_path: Path) -> None:
    async def act(registry: TableRegistry) -> None:
        table, (host, bob) = await begun(registry)
        assert bob.screen["table"]["window"] == 30
        job = await _reaction(table, 1)
        assert job is not None
        assert bob.screen["prompt"]["reaction"]
        since = table.autoplay._since[1][1]
        assert (job.do, round(job.at - since)) == ("let", 30)
        await table.wish(host, wire.Host(act="window", what="90"))
        assert bob.screen["table"]["window"] == 90
        job = await _reaction(table, 1)
        assert job is not None
        assert (job.do, round(job.at - table.autoplay._since[1][1])) == ("let", 90)
        await table.autoplay._do(job)
        assert table.game is not None
        assert table.game.entries[-1] == ("answer", CLOCK, "time-out/seat:1")

    asyncio.run(with_registry(str(tmp_path / "tables.sqlite"), act))


@pytest.mark.parametrize(("people", "window"), [(2, "0"), (1, "30")])
def test_without_a_limit_or_with_bots_alone_a_reaction_takes_as_long_as_it_takes(
    tmp_path: Path, people: int, window: str
) -> None:
    async def act(registry: TableRegistry) -> None:
        table, (host, *_) = await begun(registry, people=people)
        await table.wish(host, wire.Host(act="window", what=window))
        assert host.screen["table"]["window"] == 0
        job = await _reaction(table, people - 1)
        assert job is None or job.do == "formality"

    asyncio.run(with_registry(str(tmp_path / "tables.sqlite"), act))


def test_a_question_that_is_no_reaction_says_so(tmp_path: Path) -> None:
    async def act(registry: TableRegistry) -> None:
        _, witnesses = await begun(registry)
        asked = [each.screen["prompt"] for each in witnesses if each.screen["prompt"]]
        assert asked
        assert not any(prompt["reaction"] for prompt in asked)

    asyncio.run(with_registry(str(tmp_path / "tables.sqlite"), act))
