"""`kill -9` at any moment loses no answer that was acknowledged."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import Random

import pytest
import websockets

from hullbreach.server.store import Store
from tests.server.running import Running, Seat

KILLS = 3
pytestmark = pytest.mark.slow


def test_a_killed_server_has_lost_nothing_it_acknowledged(database: str, serving: Callable[..., Running]) -> None:
    rng = Random(1)
    server = serving(database=database)
    acknowledged: list[str] = []

    async def play() -> str:
        nonlocal server
        async with server.browser() as browser:
            made = await browser.post(
                "/api/tables", json={"players": 2, "people": 1, "you": "Ann", "bot": "random", "start": True}
            )
            code: str = made.json()["code"]
            for _ in range(KILLS):
                killing = asyncio.create_task(_kill_some_time(server, acknowledged, rng))
                try:
                    async with Seat(server, code, browser) as seat:
                        await seat.play(rng, acknowledged=acknowledged)
                except (websockets.ConnectionClosed, OSError):
                    pass
                killing.cancel()
                server.kill()
                server = serving(database=database)
            return code

    code = asyncio.run(play())

    async def stored() -> list[str]:
        store = await Store.open(database)
        found = await store.table(code)
        await store.close()
        assert found is not None
        return [entry.what[2] for entry in found[2] if entry.kind == "answer" and entry.seat == 0]

    answers = asyncio.run(stored())
    assert len(acknowledged) > KILLS
    assert _is_within(acknowledged, answers)


async def _kill_some_time(server: Running, acknowledged: list[str], rng: Random) -> None:
    """At a random moment after a few answers, whatever the server is doing then."""
    enough = len(acknowledged) + rng.randrange(2, 12)
    while len(acknowledged) < enough:
        await asyncio.sleep(0.002)
    await asyncio.sleep(rng.random() * 0.05)
    server.kill()


def _is_within(some: list[str], stored: list[str]) -> bool:
    """Whether these come in this order, with others between them perhaps: stored, but the news was cut off."""
    rest = iter(stored)
    return all(each in rest for each in some)
