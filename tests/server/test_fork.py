"""A second table for a game that rests between two parts: both go on, each in its own way."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest

from hullbreach import library
from hullbreach.aliens.scenario import AliensTable
from hullbreach.kernel import EVERYONE, Event
from hullbreach.server.cookies import SEAT
from hullbreach.server.game_rebuild import laid_in
from hullbreach.server.settings import Settings
from hullbreach.server.store import Store
from hullbreach.server.table_registry import TableRegistry
from hullbreach.server.thinkers import Thinkers
from tests.aliens.campaign.road import between, campaign, win
from tests.server.running import Running, Seat, running

NAMES = ("Ann", "Bob")


class Laid(NamedTuple):
    """A table where people sit, by the secrets of their seats."""

    code: str
    secrets: list[str]


async def _put(database: str, *tables: AliensTable) -> list[Laid]:
    """Tables with these positions, both seats taken."""
    registry = TableRegistry(await Store.open(database), Thinkers(), Settings(database=database))
    laid = []
    for made in tables:
        code, _ = await registry.make("aliens", made.game.players, made.game.options, "Thursday", [])
        secrets = [(await registry.sit(code, name))[1] for name in NAMES]
        table = await registry.table(code)
        position = made.game.with_another_fate(bytes.fromhex(table.kept.seed)).save()
        await table.lay(position, Event("continued", {"code": code, "point": 0, "last": 0}, {}, EVERYONE, ""))
        await table.begin()
        laid.append(Laid(code, secrets))
    await registry.close()
    return laid


def _won() -> AliensTable:
    """A campaign whose first mission is won; it is asked which comes next."""
    table = campaign("hicks", "hudson")
    win(table)
    between(table)
    return table


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Running, Laid, Laid]]:
    """A server with a campaign between two missions, and one in the middle of a mission."""
    database = str(tmp_path_factory.mktemp("fork") / "tables.sqlite")
    resting, acting = asyncio.run(_put(database, _won(), campaign("hicks", "hudson")))
    server = running(database=database)
    yield server, resting, acting
    server.stop()


def post(server: Running, table: Laid, holds: int | None, **wanted: Any) -> tuple[int, Any, Any]:
    """What somebody who holds this seat, or none, is answered when they ask for a second table; and their browser."""

    async def act() -> tuple[int, Any, Any]:
        browser = server.browser()
        if holds is not None:
            browser.cookies.set(SEAT + table.code, table.secrets[holds], domain="127.0.0.1")
        answer = await browser.post(f"/api/tables/{table.code}/fork", json=wanted)
        return answer.status_code, answer.json(), browser

    return asyncio.run(act())


async def _kept(server: Running, code: str) -> Any:
    store = await Store.open(server.log.removesuffix(".log"))
    try:
        return await store.table(code)
    finally:
        await store.close()


def test_both_tables_go_on_from_the_same_position(served: tuple[Running, Laid, Laid]) -> None:
    server, resting, _ = served
    status, made, browser = post(server, resting, 1, seat=1, friends=True)
    assert status == 201

    async def look() -> None:
        (old, old_seats, before), (new, seats, entries) = [
            await _kept(server, code) for code in (resting.code, made["code"])
        ]
        first, second = (library.load(laid_in(each) or b"") for each in (before, entries))
        assert first.view(1) == second.view(1)
        assert first.digest() != second.digest()  # what comes by chance is another's
        assert old.seed != new.seed
        assert (old.phase, [seat.name for seat in old_seats]) == ("playing", list(NAMES))
        assert [seat.name for seat in seats] == ["", "Bob"]
        async with Seat(server, made["code"], browser) as seat:
            assert seat.screen["table"]["you"] == 1
            assert resting.code in seat.story[0]["text"]

    asyncio.run(look())


def test_with_bots_it_goes_on_at_once(served: tuple[Running, Laid, Laid]) -> None:
    server, resting, _ = served
    status, made, _ = post(server, resting, 0, seat=0)
    assert status == 201
    kept, seats, _ = asyncio.run(_kept(server, made["code"]))
    assert kept.phase == "playing"
    assert [bool(seat.bot) for seat in seats] == [False, True]


def test_in_the_middle_of_a_mission_there_is_no_second_table(served: tuple[Running, Laid, Laid]) -> None:
    server, _, acting = served
    status, told, _ = post(server, acting, 0, seat=0)
    assert (status, told["reason"]) == (409, "fork-not-now")


@pytest.mark.parametrize(("holds", "wants"), [(None, 0), (0, 1), (0, 7)])
def test_only_who_sits_there_may_ask(served: tuple[Running, Laid, Laid], holds: int | None, wants: int) -> None:
    server, resting, _ = served
    status, told, _ = post(server, resting, holds, seat=wants)
    assert (status, told["reason"]) == (403, "only-watching")
