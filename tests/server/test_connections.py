"""The door: silent connections go, people who sit at tables find a place, and files are their owner's alone."""

from __future__ import annotations

import asyncio
import os
import socket
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from stat import S_IMODE
from typing import Any

import pytest
import websockets

from hullbreach.cli import files
from hullbreach.server import connections, logs
from hullbreach.server.connections import ConnectionPlaces
from hullbreach.server.store import Store
from tests.patience import PATIENCE
from tests.server.running import Running, Seat

Serving = Callable[..., Running]


# -- files -----------------------------------------------------------------------------------------------------


def modes(folder: Path) -> dict[str, int]:
    """The mode of each file of a folder."""
    return {file.name: S_IMODE(file.stat().st_mode) for file in folder.iterdir()}


@pytest.mark.parametrize("there_already", [False, True])
def test_a_database_is_its_owners_alone(tmp_path: Path, there_already: bool) -> None:
    file = tmp_path / "tables.sqlite"

    async def look() -> None:
        if there_already:
            await (await Store.open(str(file))).close()
            file.chmod(0o644)
        store = await Store.open(str(file))
        assert set(modes(tmp_path)) == {"tables.sqlite", "tables.sqlite-shm", "tables.sqlite-wal"}
        assert set(modes(tmp_path).values()) == {0o600}
        await store.close()

    old = os.umask(0o022)
    try:
        asyncio.run(look())
    finally:
        os.umask(old)


def test_a_saved_game_is_its_owners_alone(tmp_path: Path) -> None:
    (tmp_path / "game.save.new").write_bytes(b"left behind by a crash, for all to read")
    files.write(tmp_path / "game.save", b"secrets")
    assert modes(tmp_path) == {"game.save": 0o600}


# -- places ----------------------------------------------------------------------------------------------------


def test_whoever_says_nothing_or_says_it_too_slowly_is_let_go(serving: Serving) -> None:
    server = serving(silence=0.5)

    def let_go(*said: bytes) -> bool:
        with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as connection:
            for piece in said:
                connection.sendall(piece)
                told = b""
                while piece.endswith(b"\r\n\r\n") and not told.endswith(b"}"):
                    told += connection.recv(1 << 16)
            try:
                return connection.recv(1 << 16) == b""
            except ConnectionResetError:
                return True

    head = b"GET /healthz HTTP/1.1\r\nHost: here\r\n"
    assert let_go()
    assert let_go(head)
    assert let_go(head + b"\r\n", head)
    assert let_go(b"POST /api/tables HTTP/1.1\r\nHost: here\r\nContent-Length: 10\r\n\r")


def test_silent_connections_take_no_place_from_anybody(serving: Serving) -> None:
    server = serving(connections=16, silence=3600.0)

    async def crowd() -> None:
        silent = [socket.create_connection(("127.0.0.1", server.port)) for _ in range(60)]
        async with server.browser() as ann:
            made = await ann.post("/api/tables", json={"players": 1, "you": "Ann", "start": True})
            assert made.status_code == 201
            async with Seat(server, made.json()["code"], ann) as seat:
                assert seat.screen["table"]["you"] == 0
        for each in silent:
            each.close()

    asyncio.run(crowd())


def test_a_viewer_may_be_silent(serving: Serving) -> None:
    server = serving(silence=0.2)

    async def watch() -> None:
        async with server.browser() as ann:
            made = await ann.post("/api/tables", json={"players": 1, "you": "Ann", "start": True})
            async with Seat(server, made.json()["code"], ann) as seat:
                await asyncio.sleep(1)
                await seat.send(do="look", what="memory")
                await seat.until("looked")

    asyncio.run(watch())


def test_the_last_places_are_for_those_who_hold_a_seat(serving: Serving) -> None:
    server = serving(connections=16)

    async def crowd() -> None:
        async with server.browser() as ann:
            made = await ann.post("/api/tables", json={"players": 1, "you": "Ann", "start": True})
            code = made.json()["code"]
            watching: list[Seat] = []
            for _ in range(16):
                with suppress(websockets.InvalidStatus):
                    watching += [await Seat(server, code, server.browser()).__aenter__()]
            assert 10 <= len(watching) <= 12
            async with server.browser() as stranger:
                stranger.cookies.set(f"hb_seat_{code}", "guess", domain="127.0.0.1")
                answer = await stranger.get("/api/games")
                assert (answer.status_code, answer.json()["reason"]) == (503, "server-full")
                assert answer.headers["connection"] == "close"
                assert (await stranger.get("/healthz")).status_code == 200
            async with Seat(server, code, ann) as seat:
                assert seat.screen["table"]["you"] == 0
            for each in watching:
                await each.__aexit__()

    asyncio.run(crowd())


def test_whoever_finds_no_place_at_all_is_told_in_words(serving: Serving) -> None:
    server = serving(connections=4)

    async def crowd() -> None:
        async with server.browser() as ann:
            made = await ann.post("/api/tables", json={"players": 1, "you": "Ann", "start": True})
            seats: list[Seat] = []
            with pytest.raises(websockets.InvalidStatus) as refused:  # noqa: PT012
                while True:
                    seats += [await Seat(server, made.json()["code"], ann).__aenter__()]
            assert 2 < len(seats) < 5
            assert refused.value.response.status_code == 503
            told = bytes(refused.value.response.body or b"").decode()
            assert "full" in told
            assert "plein" in told
            for each in seats:
                await each.__aexit__()

    asyncio.run(crowd())


def test_a_crowd_is_noted_once_a_minute(monkeypatch: pytest.MonkeyPatch) -> None:
    now, noted = 100.0, []
    monkeypatch.setattr(connections, "monotonic", lambda: now)
    monkeypatch.setattr(connections, "note", lambda what, **facts: noted.append(what))
    crowd = ConnectionPlaces(4, 10.0)
    crowd.connections = set(range(4))
    assert [crowd.find_place() for _ in range(1_000)] == [False] * 1_000
    assert noted == ["crowded"]
    now += connections.TELLS_EVERY
    crowd.find_place()
    assert noted == ["crowded"] * 2


def test_there_are_no_more_places_than_files_may_be_opened(monkeypatch: pytest.MonkeyPatch) -> None:
    import resource

    monkeypatch.setattr(resource, "getrlimit", lambda kind: (1_024, 4_096))
    assert connections.places(10_000) == 1_024 - connections.OWN_FILES
    assert connections.places(50) == 50


# -- what fails again and again --------------------------------------------------------------------------------


def test_what_fails_again_and_again_is_noted_once_a_minute(monkeypatch: pytest.MonkeyPatch) -> None:
    now, noted = 100.0, []
    monkeypatch.setattr(logs, "monotonic", lambda: now)
    monkeypatch.setattr(logs, "note", lambda what, **facts: noted.append(facts.get("times")))
    for _ in range(500):
        logs.note_failure("accepting", OSError("no more files"))
    logs.note_failure("accepting", ValueError())
    assert noted == [1, 1]
    now += logs.AGAIN_AFTER
    logs.note_failure("accepting", OSError())
    assert noted == [1, 1, 500]


def test_what_fails_in_the_loop_itself_is_noted_like_the_rest(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    noted: list[tuple[str, Any]] = []
    monkeypatch.setattr(logs, "note_failure", lambda what, error, **facts: noted.append((what, error)))

    async def fail() -> None:
        loop = asyncio.get_running_loop()
        loop.set_exception_handler(logs.on_loop_failure)
        loop.call_exception_handler({"message": "socket.accept() out of system resource", "exception": OSError(24)})

    asyncio.run(fail())
    assert [(what, type(error)) for what, error in noted] == [("loop", OSError)]
