"""After the end, over HTTP: what is shown to whom, playing on from a point, and once more with the same people."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from hullbreach import library
from hullbreach.server.cookies import HOST, SEAT
from hullbreach.server.game_rebuild import game_of, laid_in
from hullbreach.server.store import Store
from tests.server.finished import Ended, ended
from tests.server.running import Running, Seat, running

Serving = Callable[..., Running]
READ = ("ending", "chronicle", "replay", "replay/0", "replay/0?whose=truth", "record")


class Person:
    """A browser that holds some seats of a table, and perhaps its host's secret."""

    def __init__(self, server: Running, over: Ended | None = None, *seats: int, host: bool = False) -> None:
        self.browser = server.browser()
        if over is not None and seats:
            held = ".".join(over.secrets[seat] for seat in seats)
            self.browser.cookies.set(SEAT + over.code, held, domain="127.0.0.1")
        if over is not None and host:
            self.browser.cookies.set(HOST + over.code, over.host, domain="127.0.0.1")

    async def get(self, path: str) -> tuple[int, Any]:
        answer = await self.browser.get(f"/api/{path}")
        return answer.status_code, answer.json()

    async def post(self, path: str, **body: Any) -> tuple[int, Any]:
        answer = await self.browser.post(f"/api/{path}", json=body)
        return answer.status_code, answer.json()


@pytest.fixture(scope="module")
def after(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Running, Ended]]:
    """A server with a key, and a table there that is over. Tests make tables of their own; this one stays as it is."""
    database = tmp_path_factory.mktemp("again") / "tables.sqlite"
    over = ended(tmp_path_factory, database)
    server = running(database=str(database), host_key="open-sesame")
    yield server, over
    server.stop()


@pytest.fixture
def server(after: tuple[Running, Ended]) -> Running:
    """The server."""
    return after[0]


@pytest.fixture
def table(after: tuple[Running, Ended]) -> Ended:
    """The table that is over."""
    return after[1]


Over = Callable[[int], tuple[str, Ended]]


@pytest.fixture
def copy(tmp_path: Path, tmp_path_factory: pytest.TempPathFactory) -> Over:
    """A database of its own for a test, with a finished table for this many players."""

    def make(players: int) -> tuple[str, Ended]:
        database = tmp_path / "tables.sqlite"
        return str(database), ended(tmp_path_factory, database, players)

    return make


def run(act: Awaitable[Any]) -> Any:
    async def wait() -> Any:
        return await act

    return asyncio.run(wait())


async def kept(server: Running, code: str) -> Any:
    store = await Store.open(server.log.removesuffix(".log"))
    try:
        return await store.table(code)
    finally:
        await store.close()


def test_nothing_is_shown_before_the_end(open_server: Running) -> None:
    server = open_server

    async def act() -> None:
        ann = Person(server)
        wanted = {"players": 2, "people": 2, "you": "Ann", "also": ["Bob"], "start": True}
        code = (await ann.post("tables", **wanted))[1]["code"]
        lobby = (await ann.post("tables", players=2, people=2, you="Ann"))[1]["code"]
        for table in (code, lobby):
            for what in READ:
                status, told = await ann.get(f"tables/{table}/{what}")
                assert (status, told["reason"]) in ((409, "replay-not-over"), (409, "game-is-not-over"))
                assert set(told) == {"reason", "text"}
            assert (await ann.post(f"tables/{table}/play-on", at=0, seat=0, you="A"))[1]["reason"] == "replay-not-over"
            for what in ("rematch", "rematch/sit"):
                assert (await ann.post(f"tables/{table}/{what}"))[1]["reason"] == "game-is-not-over"
        for what in READ:
            assert (await ann.get(f"tables/zzzzzz/{what}"))[1]["reason"] == "unknown-table"

    run(act())


def test_anybody_with_the_code_is_shown_a_game_that_is_over(server: Running, table: Ended) -> None:
    async def act() -> None:
        stranger = Person(server)
        for what in READ:
            assert (await stranger.get(f"tables/{table.code}/{what}"))[0] == 200
        timeline = (await stranger.get(f"tables/{table.code}/replay?whose=2&lang=fr"))[1]
        middle = timeline["last"] // 2
        shown = (await stranger.get(f"tables/{table.code}/replay/{middle}?whose=2&lang=fr"))[1]
        assert shown["view"]["viewer"] == 2
        assert shown["words"]["clocks"].startswith("Manche")
        for path, reason in (
            (f"replay/{timeline['last'] + 1}", "unknown-point"),
            ("replay/-1", "unknown-point"),
            ("replay/first", "unknown-point"),
            ("replay/0?whose=9", "unknown-eyes"),
        ):
            status, told = await stranger.get(f"tables/{table.code}/{path}")
            assert (status, told["reason"]) == (404, reason)

    run(act())


def test_the_record_can_be_verified_by_anybody(server: Running, table: Ended) -> None:
    async def act() -> Any:
        return (await Person(server).get(f"tables/{table.code}/record"))[1]

    assert library.replay(run(act())).over


# -- playing on ------------------------------------------------------------------------------------------------


def test_a_table_plays_on_from_a_point(server: Running, table: Ended) -> None:
    async def act() -> None:
        dan = Person(server)
        wanted = {"at": 60, "seat": 3, "you": "Dan", "key": "open-sesame"}
        status, made = await dan.post(f"tables/{table.code}/play-on", **wanted)
        assert status == 201
        then = (await dan.get(f"tables/{table.code}/replay/60?whose=3"))[1]
        last = (await dan.get(f"tables/{table.code}/replay"))[1]["last"]
        now, seats, entries = await kept(server, made["code"])
        assert (now.name, now.phase) == ("Thursday (continued)", "playing")
        assert [bool(seat.bot) for seat in seats] == [True, True, True, False]
        start = library.load(laid_in(entries) or b"")
        assert json.loads(json.dumps(start.view(3))) == then["view"]
        game = game_of(now, entries)
        assert game is not None
        assert list(game.entries) == [tuple(each.what) for each in entries if each.kind == "answer"]
        async with Seat(server, made["code"], dan.browser) as seat:
            assert seat.screen["table"]["you"] == 3
            assert seat.screen["table"]["host"]
            assert seat.story[0]["text"] == f"This table plays on from table {table.code}, at point 60 of {last}."
        old = (await kept(server, table.code))[0]
        assert old.seed not in start.save().hex()

    run(act())


def test_friends_may_sit_down_before_it_plays_on(server: Running, table: Ended) -> None:
    async def act() -> None:
        ann, bob = Person(server), Person(server)
        wanted = {"at": 100, "seat": 1, "you": "Ann", "friends": True, "key": "open-sesame"}
        code = (await ann.post(f"tables/{table.code}/play-on", **wanted))[1]["code"]
        assert (await bob.post(f"tables/{code}/join", name="Bob"))[1]["seat"] == 0
        async with Seat(server, code, ann.browser) as seat:
            assert (seat.screen["table"]["phase"], seat.screen["table"]["you"]) == ("lobby", 1)
            await seat.send(do="host", act="start")
            while "view" not in seat.screen:
                await seat.read()
        now, seats, entries = await kept(server, code)
        assert [bool(each.bot) for each in seats] == [False, False, True, True]
        game = game_of(now, entries)
        assert game is not None
        assert game.view()["round"] >= library.load(laid_in(entries) or b"").view()["round"] > 1

    run(act())


def test_playing_on_needs_a_key_a_point_a_seat_and_a_name(server: Running, table: Ended) -> None:
    async def act() -> None:
        eve = Person(server)
        last = (await eve.get(f"tables/{table.code}/replay"))[1]["last"]
        good = {"at": 5, "seat": 0, "you": "Eve", "key": "open-sesame"}
        for change, reason in (
            ({"key": ""}, "host-key-needed"),
            ({"key": "sesame"}, "host-key-needed"),
            ({"at": last}, "nothing-to-play-on"),
            ({"at": last + 1}, "unknown-point"),
            ({"at": -1}, "unknown-point"),
            ({"seat": 4}, "unknown-seat"),
            ({"you": "  "}, "name-needed"),
            ({"at": "soon"}, "wish-not-understood"),
        ):
            told = (await eve.post(f"tables/{table.code}/play-on", **good | change))[1]
            assert told["reason"] == reason
        before = await _codes(server)
        await eve.post(f"tables/{table.code}/play-on", **good | {"you": ""})
        assert await _codes(server) == before

    run(act())


async def _codes(server: Running) -> set[str]:
    store = await Store.open(server.log.removesuffix(".log"))
    try:
        return {each.code for each in await store.all_tables()}
    finally:
        await store.close()


# -- once more -------------------------------------------------------------------------------------------------


def test_the_same_people_sit_down_on_their_own_seats(copy: Over, serving: Serving) -> None:
    database, over = copy(3)
    server = serving(database=database)

    async def act() -> None:
        ann, cleo, watcher = Person(server, over, 0, host=True), Person(server, over, 2), Person(server)
        assert (await cleo.post(f"tables/{over.code}/rematch"))[1]["reason"] == "only-the-host"
        assert (await cleo.post(f"tables/{over.code}/rematch/sit"))[1]["reason"] == "no-rematch"
        async with Seat(server, over.code, cleo.browser) as seat, Seat(server, over.code, watcher.browser) as public:
            assert seat.screen["table"]["next"] == ""
            status, made = await ann.post(f"tables/{over.code}/rematch")
            assert status == 201
            while not seat.screen["table"]["next"]:
                await seat.read()
            assert seat.screen["table"]["next"] == made["code"]
            assert seat.story[-1]["text"] == "The host has opened a new table for the same people."
            while public.story[-1]["kind"] != "again":
                await public.read()
            assert made["code"] not in json.dumps(public.told)
        assert (await ann.post(f"tables/{over.code}/rematch"))[1] == made
        assert (await watcher.post(f"tables/{over.code}/rematch/sit"))[1]["reason"] == "only-watching"
        for _ in range(2):
            assert (await cleo.post(f"tables/{over.code}/rematch/sit"))[1] == made
        async with Seat(server, made["code"], cleo.browser) as seat:
            assert (seat.screen["table"]["you"], seat.screen["table"]["host"]) == (2, False)
        async with Seat(server, made["code"], ann.browser) as seat:
            table = seat.screen["table"]
            assert (table["you"], table["host"], table["name"]) == (0, True, "Thursday")
            assert [(each["name"], each["taken"]) for each in table["seats"]] == [
                ("Ann", True),
                ("Bob", False),
                ("Cleo", True),
            ]
        new, old = (await kept(server, made["code"]))[0], (await kept(server, over.code))[0]
        assert (new.options, new.players, new.phase) == (old.options, old.players, "lobby")
        assert new.seed != old.seed

    run(act())


@pytest.mark.slow
@pytest.mark.parametrize("servers", [1, 2])
def test_however_often_a_rematch_is_pressed_at_once_there_is_one_table(
    copy: Over, serving: Serving, servers: int
) -> None:
    database, over = copy(2)
    running = [serving(database=database) for _ in range(servers)]

    async def act() -> None:
        people = [Person(running[nth % servers], over, 0, host=True) for nth in range(6)]
        answers = await asyncio.gather(*(each.post(f"tables/{over.code}/rematch") for each in people))
        assert sorted(status for status, _ in answers) == [200] * 5 + [201]
        assert len({told["code"] for _, told in answers}) == 1
        assert await _codes(running[0]) == {over.code, answers[0][1]["code"]}

    run(act())


def test_the_invitation_is_still_there_after_a_restart(copy: Over, serving: Serving) -> None:
    database, over = copy(2)

    async def lay(server: Running) -> str:
        return str((await Person(server, over, 0, host=True).post(f"tables/{over.code}/rematch"))[1]["code"])

    async def look(server: Running) -> str:
        bob = Person(server, over, 1)
        async with Seat(server, over.code, bob.browser) as seat:
            return str(seat.screen["table"]["next"])

    first = serving(database=database)
    code = run(lay(first))
    first.kill()
    assert run(look(serving(database=database))) == code
