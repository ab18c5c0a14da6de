"""Logs and health: one form for every line, no values in them, and a plain word when nothing can be stored."""

from __future__ import annotations

import asyncio
import json
import logging
import resource
import socket
import sys
from collections.abc import Awaitable, Callable, Iterator
from io import StringIO
from pathlib import Path
from typing import Any

import httpx2
import pytest
from sqlalchemy import event, text
from sqlalchemy.exc import SQLAlchemyError

from hullbreach.describe import Describer
from hullbreach.kernel import Refused
from hullbreach.server import logs, store
from hullbreach.server.app import Server
from hullbreach.server.settings import Settings
from hullbreach.server.store import Store
from tests.server.running import QUICK, Running, Seat

READ_ONLY = {"sqlite": "PRAGMA query_only=ON", "postgresql": "SET default_transaction_read_only TO on"}


@pytest.fixture
def lines(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[], list[dict[str, Any]]]]:
    """What has been written to the log, each line read as JSON."""
    root, ours = logging.getLogger(), logging.getLogger("hullbreach.server")
    before = root.handlers[:], ours.handlers[:], ours.propagate
    logs._noted.clear()
    stream = StringIO()
    monkeypatch.setattr(sys, "stderr", stream)
    logs.write_logs()
    yield lambda: [json.loads(line) for line in stream.getvalue().splitlines()]
    root.handlers[:], ours.handlers[:], ours.propagate = before
    logging.captureWarnings(False)


async def _spoil(store: Store, statement: str) -> None:
    """From now on every connection to the database begins with this."""

    def begin(connection: Any, _: Any) -> None:
        cursor = connection.cursor()
        cursor.execute(statement)
        cursor.close()
        if store._engine.dialect.name == "postgresql":
            connection.commit()

    await store._engine.dispose()
    event.listen(store._engine.sync_engine, "connect", begin)


Lines = Callable[[], list[dict[str, Any]]]


def _in_trouble(database: str, lines: Lines, spoil: Callable[[Store], Awaitable[None]]) -> None:
    """A server whose database takes nothing any more says so in words, and writes down nothing it was given."""
    server = Server(Settings(**{**QUICK, "database": database}))
    app = server.app()

    async def run() -> None:
        async with app.router.lifespan_context(app):
            way = httpx2.ASGITransport(app=app)
            async with httpx2.AsyncClient(transport=way, base_url="http://127.0.0.1") as browser:
                assert (await browser.get("/healthz")).status_code == 200
                await spoil(server.registry.store)
                answer = await browser.get("/healthz")
                assert (answer.status_code, answer.json()["reason"]) == (503, "database-away")
                answer = await browser.post("/api/tables?lang=fr", json={"players": 2, "name": "The secret of Ann"})
                assert (answer.status_code, answer.json()["reason"]) == (503, "database-away")
                assert answer.json()["text"].startswith("Le serveur ne peut rien enregistrer")

    asyncio.run(run())
    noted = lines()
    assert any(line["what"] == "failed" and line["doing"] == "storing" for line in noted)
    assert "The secret of Ann" not in json.dumps(noted)


def test_a_database_that_is_read_only_is_told_in_words(
    database: str, lines: Lines, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store, "TRIES_EVERY", 0.0)
    _in_trouble(database, lines, lambda store: _spoil(store, READ_ONLY[store._engine.dialect.name]))


def test_a_full_disk_is_told_in_words(tmp_path: Path, lines: Lines, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store, "TRIES_EVERY", 0.0)
    usual, most = resource.getrlimit(resource.RLIMIT_FSIZE)

    async def fill(_: Store) -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (1, most))

    try:
        _in_trouble(str(tmp_path / "full.sqlite"), lines, fill)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (usual, most))


def test_what_a_statement_was_given_is_in_no_error(database: str) -> None:
    async def fail() -> str:
        opened = await Store.open(database)
        try:
            async with opened.writing() as connection:
                await connection.execute(text("INSERT INTO nothing VALUES (:seed)"), {"seed": "5ec4e7"})
        except SQLAlchemyError as error:
            return str(error)
        finally:
            await opened.close()
        return ""

    told = asyncio.run(fail())
    assert "nothing" in told
    assert "5ec4e7" not in told


def test_what_libraries_say_has_the_form_of_our_notes_and_none_of_their_values(
    lines: Lines,
) -> None:
    for _ in range(50):
        logging.getLogger("uvicorn.error").warning("Invalid HTTP request received.")
    logging.getLogger("sqlalchemy").error("could not run %s", "INSERT … 5ec4e7")
    try:
        raise ValueError("5ec4e7")
    except ValueError:
        logging.getLogger("uvicorn.error").exception("Exception in ASGI application\n")
    logs.note("started")
    noted = lines()
    assert [(line["what"], line.get("text")) for line in noted] == [
        ("said", "Invalid HTTP request received."),
        ("said", "could not run %s"),
        ("said", "Exception in ASGI application"),
        ("started", None),
    ]
    assert noted[2]["error"] == "ValueError"
    assert "5ec4e7" not in json.dumps(noted)


def test_every_line_of_a_running_server_is_json(serving: Callable[..., Running]) -> None:
    server = serving()
    with socket.create_connection(("127.0.0.1", server.port)) as connection:
        connection.sendall(b"\x16\x03\x01 this is no HTTP\r\n\r\n")
        assert b"400" in connection.recv(1 << 16)

    async def play() -> None:
        async with server.browser() as ann:
            made = await ann.post("/api/tables", json={"players": 1, "you": "Ann", "start": True})
            async with Seat(server, made.json()["code"], ann):
                pass

    asyncio.run(play())
    server.stop()
    lines = [json.loads(line) for line in Path(server.log).read_text(encoding="utf-8").splitlines()]
    assert {"started", "said", "table-made", "stopped"} <= {line["what"] for line in lines}
    assert all(isinstance(line["at"], float) for line in lines)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(
    ("sent", "told"),
    [
        ("a\x00b\x1b[2J", "a\\u{0}b\\u{1b}[2J"),
        ("one\ntwo", "one\\u{a}two"),
        ("\u202efil", "\\u{202e}fil"),
        ("\ud800", "\\u{d800}"),
        ("x" * 9_000, "x" * 500 + "…"),
        ("seat:zz", "seat:zz"),
        ("seat:" + "9" * 60, "seat:" + "9" * 60),
        ("corridor:7", "corridor:7"),
        ("entrée de secours", "entrée de secours"),
    ],
)
def test_what_was_sent_is_told_with_all_that_cannot_be_seen_written_out(language: str, sent: str, told: str) -> None:
    say = Describer(language)
    for reason, name in (("unknown-game", "game"), ("unknown-table", "code"), ("unknown-option", "option")):
        text = say.error(Refused(reason, **{name: sent}))
        assert told in text
        assert "???" not in text
        assert text.isprintable() or "\u202f" in text
