"""Odds over the wire: computed in another process, sent to the player who is asked, and holding nobody up."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from hullbreach.describers import describer_of
from hullbreach.odds import odds
from hullbreach.server import wire
from hullbreach.server.live_table import LiveTable
from hullbreach.server.table_registry import TableRegistry
from hullbreach.server.thinkers import Thinkers
from tests.server.tables import STILL, Witness, answer, begun, with_registry


@pytest.fixture
def at_home(tmp_path: Path) -> Callable[..., Any]:
    """Do something with tables of an empty database."""
    return lambda act: asyncio.run(with_registry(str(tmp_path / "tables.sqlite"), act))


async def aboard(table: LiveTable, witnesses: list[Witness]) -> Witness:
    """Play until one of the people is asked for an action; who it is."""
    rng = Random(3)
    while True:
        for witness in witnesses:
            asked = witness.screen.get("prompt")
            if asked and asked["ask"] == "ask-action" and any(o["id"].startswith("move") for o in asked["options"]):
                return witness
        assert await answer(table, rng) is not None


def looked(witness: Witness, ref: int) -> list[dict[str, str]] | None:
    """What was answered to a wish."""
    messages = [msgspec.json.decode(raw) for raw in witness.sent]
    return next((each["lines"] for each in messages if each["is"] == "looked" and each.get("ref") == ref), None)


@pytest.mark.parametrize("told", ["words", "numbers"])
def test_odds_are_those_of_the_terminal(at_home: Callable[..., Any], told: str) -> None:
    async def act(registry: TableRegistry) -> None:
        table, witnesses = await begun(registry, odds=told)
        who = await aboard(table, witnesses)
        await table.wish(who, wire.Look(ref=7, what="odds", about=who.prompt))
        await table.odds_requests.settled()
        game = table.game
        assert game is not None
        choice = next(each for each in game.choices if each.seat == who.seat)
        say = describer_of({}, "en")
        wanted = {id: say.odds(found, numbers=told == "numbers") for id, found in odds(game, choice).items()}
        assert looked(who, 7) == [{"option": id, "text": text} for id, text in wanted.items() if text]
        assert looked(who, 7)

    at_home(act)


def test_odds_that_take_longer_than_the_owner_allows_are_not_told(tmp_path: Path) -> None:
    async def act(registry: TableRegistry) -> None:
        table, witnesses = await begun(registry, odds="numbers")
        who = await aboard(table, witnesses)
        await table.wish(who, wire.Look(ref=7, what="odds", about=who.prompt))
        await table.odds_requests.settled()
        assert looked(who, 7) == []

    in_a_hurry = msgspec.structs.replace(STILL, think=0.001)
    asyncio.run(with_registry(str(tmp_path / "tables.sqlite"), act, in_a_hurry))


@pytest.mark.parametrize("case", ["off", "another prompt", "watching"])
def test_nothing_is_foretold_to_who_may_not_ask(at_home: Callable[..., Any], case: str) -> None:
    async def act(registry: TableRegistry) -> None:
        table, witnesses = await begun(registry, odds="off" if case == "off" else "numbers")
        who = await aboard(table, witnesses)
        prompt = who.prompt
        if case == "watching":
            who = Witness()
            await table.join(who)
        await table.wish(who, wire.Look(ref=7, what="odds", about="" if case == "another prompt" else prompt))
        await table.odds_requests.settled()
        assert looked(who, 7) == []

    at_home(act)


def test_the_table_goes_on_while_odds_are_reckoned(
    at_home: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def never(thinkers: Thinkers, position: bytes, seat: int) -> dict[str, Any]:
        await asyncio.Event().wait()
        raise AssertionError

    monkeypatch.setattr(Thinkers, "odds_for", never)

    async def act(registry: TableRegistry) -> None:
        table, witnesses = await begun(registry, odds="words")
        who = await aboard(table, witnesses)
        before = who.prompt
        await table.wish(who, wire.Look(what="odds", about=before))
        await table.wish(who, wire.Answer(prompt=before, option=who.options[0]))
        assert who.prompt != before

    at_home(act)
