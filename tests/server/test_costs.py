"""What a request may cost: lengths are measured at the door, and whatever takes a while is done beside the loop."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Awaitable, Callable
from difflib import SequenceMatcher
from pathlib import Path
from typing import Any

import httpx2
import msgspec
import pytest
from starlette.datastructures import Address

from hullbreach.kernel import Refused
from hullbreach.rulebook import UnknownRule, find, load, near_names
from hullbreach.rulebook.ledger import Ledger
from hullbreach.server import http_guard, pages, sockets, wire
from hullbreach.server.app import make_app
from hullbreach.server.http_guard import Recently
from hullbreach.server.settings import Settings
from hullbreach.server.sockets import Connection
from hullbreach.server.viewer import Viewer
from tests.server.running import QUICK

Act = Callable[[httpx2.AsyncClient], Awaitable[Any]]
HUGE = "nemesis/" + "a-b/" * 400


def asked(tmp_path: Path, act: Act, **settings: Any) -> Any:
    """Talk to an application of this process."""

    async def run() -> Any:
        app = make_app(Settings(**{**QUICK, "database": str(tmp_path / "costs.sqlite"), **settings}))
        async with app.router.lifespan_context(app):
            way = httpx2.ASGITransport(app=app)
            async with httpx2.AsyncClient(transport=way, base_url="http://127.0.0.1") as browser:
                return await act(browser)

    return asyncio.run(run())


@pytest.fixture
def compared(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The names that were compared letter by letter with others."""
    names: list[str] = []
    real = SequenceMatcher

    def matcher(*args: Any, **more: Any) -> Any:
        names.append(str(more.get("b")))
        return real(*args, **more)

    near_names._near.cache_clear()
    monkeypatch.setattr(near_names, "SequenceMatcher", matcher)
    return names


def test_a_name_longer_than_any_is_compared_with_none(compared: list[str]) -> None:
    with pytest.raises(UnknownRule) as unknown:
        find(HUGE)
    assert unknown.value.near == []
    assert compared == []


def test_near_names_are_looked_for_once_and_only_if_somebody_wants_to_know(compared: list[str]) -> None:
    ledger = load("nemesis")
    for _ in range(2):
        with pytest.raises(UnknownRule) as unknown:
            ledger["nemesis/noise/silense"]
        assert compared == []
    for _ in range(2):
        with pytest.raises(UnknownRule) as unknown:
            ledger["nemesis/noise/silense"]
        assert unknown.value.near[0] == "nemesis/noise/silence"
    assert compared == ["nemesis/noise/silense"]


@pytest.mark.parametrize(
    ("method", "path", "body", "field"),
    [
        ("GET", f"/api/rules?id={HUGE}", None, "id"),
        ("GET", f"/api/rules/page?id={HUGE}", None, "id"),
        ("GET", f"/api/rules/section?id={HUGE}", None, "id"),
        ("GET", f"/api/rules/contents?game={HUGE}", None, "game"),
        ("GET", f"/api/rules?q={'queen+' * 100}", None, "q"),
        ("GET", f"/api/gallery?game={HUGE}", None, "game"),
        ("GET", f"/api/words/en?game={HUGE}", None, "game"),
        ("POST", "/api/tables", {"game": HUGE}, "game"),
        ("POST", "/api/tables", {"name": HUGE}, "name"),
        ("POST", "/api/tables", {"bot": HUGE}, "bot"),
        ("POST", "/api/tables", {"lesson": HUGE}, "lesson"),
        ("POST", "/api/tables", {"key": HUGE}, "key"),
        ("POST", "/api/tables", {"options": {HUGE: "x"}}, "options"),
        ("POST", "/api/tables", {"options": {"mode": HUGE}}, "options"),
        ("POST", "/api/tables", {"options": {f"o{n}": "x" for n in range(500)}}, "options"),
        ("POST", "/api/tables", {"also": ["x"] * 50}, "also"),
        ("POST", "/api/tables/abcdef/join", {"name": HUGE}, "name"),
        ("POST", "/api/tables/abcdef/seat", {"token": HUGE}, "token"),
        ("POST", "/api/tables/abcdef/play-on", {"at": 1, "seat": 1, "you": HUGE}, "you"),
        ("POST", "/api/tables/abcdef/report", {"text": "x" * 3_000}, "text"),
        ("POST", "/api/arrive", {"word": HUGE}, "word"),
        ("POST", "/api/qr", {"text": HUGE}, "text"),
    ],
)
def test_what_is_too_long_is_refused_by_its_name(
    tmp_path: Path, compared: list[str], method: str, path: str, body: Any, field: str
) -> None:
    async def act(browser: httpx2.AsyncClient) -> None:
        answer = await browser.request(method, path, json=body)
        assert (answer.status_code, answer.json()["reason"]) == (400, "wish-too-long")
        assert f"“{field}”" in answer.json()["text"]
        assert HUGE not in answer.text

    asked(tmp_path, act)
    assert compared == []


@pytest.mark.parametrize(
    ("path", "headers", "status"),
    [
        (f"/api/tables/{'x' * 300}", {}, 400),
        (f"/api/rules?{'x' * 3_000}", {}, 400),
        ("/api/games", {"Cookie": "; ".join(f"hb_seat_{n}=x" for n in range(4_000))}, 413),
    ],
)
def test_long_addresses_and_headers_are_refused_at_the_door(
    tmp_path: Path, path: str, headers: dict[str, str], status: int
) -> None:
    async def act(browser: httpx2.AsyncClient) -> None:
        assert (await browser.get(path, headers=headers)).status_code == status

    asked(tmp_path, act)


def test_every_text_of_a_wish_has_a_greatest_length() -> None:
    wishes = msgspec.inspect.type_info(wire.Wish)
    assert isinstance(wishes, msgspec.inspect.UnionType)
    for wish in wishes.types:
        assert isinstance(wish, msgspec.inspect.StructType)
        for field in wish.fields:
            kinds = [field.type, *([field.type.item_type] if isinstance(field.type, msgspec.inspect.ListType) else [])]
            for kind in kinds:
                if isinstance(kind, msgspec.inspect.StrType | msgspec.inspect.ListType):
                    assert kind.max_length is not None, (wish.cls, field.name)


def test_a_table_for_absurdly_many_is_refused_before_seats_are_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def act(browser: httpx2.AsyncClient) -> None:
        for players in (200_000_000, 2**62):  # as a list, the second would not fit into any memory
            answer = await browser.post("/api/tables", json={"players": players, "people": 1})
            assert (answer.status_code, answer.json()["reason"]) == (409, "bad-player-count")

    asked(tmp_path, act)


def test_rules_are_searched_beside_the_loop_and_each_text_is_read_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads: set[int] = set()
    real = Ledger.search

    def search(self: Ledger, words: str) -> Any:
        threads.add(threading.get_ident())
        return real(self, words)

    monkeypatch.setattr(Ledger, "search", search)
    pages.found_rules.cache_clear()

    async def act(browser: httpx2.AsyncClient) -> None:
        questions = [browser.get(f"/api/rules?q=queen+{word}") for word in ("egg", "noise", "fire", "room")]
        answers = await asyncio.gather(*questions, browser.get("/healthz"))
        assert {answer.status_code for answer in answers} == {200}
        assert answers[0].json()[0]["id"].startswith("nemesis/")
        assert threading.get_ident() not in threads

    asked(tmp_path, act)
    assert threads
    assert load("nemesis")._index is load("nemesis")._index


@pytest.mark.parametrize("path", ["/api/rules?q=queen", "/api/words/en", "/api/gallery"])
def test_what_takes_a_while_counts_for_more(tmp_path: Path, path: str) -> None:
    async def act(browser: httpx2.AsyncClient) -> None:
        most = http_guard.LOOKS // http_guard.HEAVY
        assert [(await browser.get(path)).status_code for _ in range(most + 1)] == [200] * most + [429]

    asked(tmp_path, act, rate=1)


def test_whoever_asks_after_the_servers_health_is_answered_however_much_was_asked_before(tmp_path: Path) -> None:
    async def act(browser: httpx2.AsyncClient) -> None:
        while (await browser.get("/api/games")).status_code == 200:
            pass
        assert [(await browser.get("/healthz")).status_code for _ in range(20)] == [200] * 20

    asked(tmp_path, act, rate=1)


def test_an_address_pays_for_each_thing_until_a_minute_has_passed(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr(http_guard, "monotonic", lambda: now)
    recently = Recently(10)
    recently.count("here", 8)
    recently.count("there", 10)
    with pytest.raises(Refused):
        recently.count("here", 3)
    recently.count("here", 2)
    now += http_guard.MINUTE + 1
    recently.count("here", 10)


class Asking:
    """A socket from which one look after another comes."""

    def __init__(self, looks: int) -> None:
        self.client = Address("192.0.2.7", 1)
        self._left = looks

    async def receive(self) -> dict[str, str]:
        """The next look; then it is gone."""
        self._left -= 1
        look = {"do": "look", "what": "rule", "about": "nemesis/noise/silence"}
        if self._left < 0:
            return {"type": "websocket.disconnect"}
        return {"type": "websocket.receive", "text": json.dumps(look)}


class Telling:
    """A table that counts what it is asked."""

    wishes = 0
    game = None

    async def wish(self, viewer: Viewer, wish: wire.Wish) -> None:
        """One more."""
        self.wishes += 1


def test_looks_on_a_socket_are_counted_for_the_viewer_and_for_the_address(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (http_guard, sockets):
        monkeypatch.setattr(module, "monotonic", lambda: 100.0)
    told: list[wire.Told] = []

    def look(often: int, looks: Recently) -> int:
        """How many of this many looks are answered, on a connection of their own."""
        table: Any = Telling()
        socket: Any = Asking(often)
        connection = Connection(socket, 1.0, looks)
        monkeypatch.setattr(connection, "send", told.append)
        asyncio.run(connection._read(table, Viewer([], "en", told.append)))
        return int(table.wishes)

    most = sockets.WISHES // http_guard.HEAVY
    assert look(most + 5, Recently(1_000)) == most
    assert {each.reason for each in told if isinstance(each, wire.Refusal)} == {"too-often"}
    shared = Recently(30 * http_guard.HEAVY)
    assert [look(20, shared) for _ in range(3)] == [20, 10, 0]
