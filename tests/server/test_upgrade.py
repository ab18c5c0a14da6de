"""A server is stopped in the middle of a game and comes back with newer rules: the game goes on where it was."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

import hullbreach
from hullbreach.nemesis.game import NemesisPlan
from hullbreach.server.secrets import hashed
from tests.server.running import Running, Seat

NEWER = NemesisPlan.rules_version + 1
HALF = 15
pytestmark = pytest.mark.slow


def test_a_game_goes_on_under_newer_rules_to_its_end(
    database: str, serving: Callable[..., Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> tuple[str, str, Any]:
        rng = Random(11)
        old = serving(database=database)
        async with old.browser() as ann:
            wanted = {"players": 2, "people": 1, "you": "Ann", "bot": "random", "start": True}
            code = (await ann.post("/api/tables", json=wanted)).json()["code"]
            async with Seat(old, code, ann) as seat:
                await seat.play(rng, answers=HALF)
                while seat.prompt is None:
                    await seat.read()
                asked, told = seat.prompt["prompt"], [line["kind"] for line in seat.story]
            assert old.stop() == 0
            new = serving(database=database, port=old.port, rules=NEWER)
            async with Seat(new, code, ann) as seat:
                assert [line["kind"] for line in seat.story][: len(told)] == told
                assert await seat.refused(do="answer", prompt=asked, option="pass") == "stale-prompt"
                assert await seat.refused(do="undo") == "nothing-to-undo"  # what was answered under other rules stands
                assert seat.prompt is not None
                await seat.play(rng)
                promised, seed = seat.screen["table"]["seed_hash"], seat.screen["table"]["seed"]
                assert seat.screen["outcome"]["lines"]
            record = (await ann.get(f"/api/tables/{code}/record")).json()
            return promised, seed, record

    promised, seed, record = asyncio.run(play())
    assert hashed(seed) == promised
    assert record["rules"] == NEWER
    assert list(record["start"]) == ["position"]  # it begins where the newer rules began
    assert record["outcome"] is not None
    assert len(record["entries"]) > HALF
    monkeypatch.setattr(NemesisPlan, "rules_version", NEWER)
    assert hullbreach.replay(record).outcome == record["outcome"]
