"""Pages and lists: who may do what, and what nobody gets to see."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Any

import httpx2
import msgspec
import pytest

from hullbreach import __version__
from hullbreach.server.secrets import hashed
from hullbreach.server.store import Store
from tests.server.running import Running, Seat

Serving = Callable[..., Running]


def talk(server: Running, act: Callable[[httpx2.AsyncClient], Awaitable[Any]]) -> Any:
    """Something one browser does."""

    async def run() -> Any:
        async with server.browser() as browser:
            return await act(browser)

    return asyncio.run(run())


def test_requests_from_another_site_are_refused(serving: Serving) -> None:
    server = serving(public=("games.example.org",))

    async def act(browser: httpx2.AsyncClient) -> None:
        async def post(origin: str) -> int:
            answer = await browser.post("/api/tables", json={"players": 2}, headers={"Origin": origin})
            return int(answer.status_code)

        for origin in (
            "http://evil.example",
            "null",
            "https://games.example.org.evil.example",
            f"http://{server.port}",
        ):
            assert await post(origin) == 403
        assert await post("https://games.example.org") == 201
        assert await post(f"http://{server.address}") == 201

    talk(server, act)


def test_a_socket_from_another_site_is_refused(open_server: Running) -> None:
    server = open_server

    async def act(browser: httpx2.AsyncClient) -> None:
        made = await browser.post("/api/tables", json={"players": 2, "you": "Ann"})
        upgrade = {
            "Connection": "Upgrade",
            "Upgrade": "websocket",
            "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
            "Sec-WebSocket-Version": "13",
            "Origin": "http://evil.example",
        }
        answer = await browser.get(f"/ws/{made.json()['code']}", headers=upgrade)
        assert answer.status_code == 403

    talk(server, act)


def test_bodies_beyond_the_limit_are_refused_with_or_without_a_length(open_server: Running) -> None:
    server = open_server

    async def act(browser: httpx2.AsyncClient) -> None:
        async def pieces() -> Any:
            for _ in range(40):
                yield b"x" * 1_000

        for content in (b"x" * 20_000, pieces()):
            answer = await browser.post("/api/tables", content=content)
            assert (answer.status_code, answer.json()["reason"]) == (413, "body-too-large")
        for body in (b"", b"[]", b"{", b'{"players": "many"}', b'{"admin": true}', b"\xff\xfe"):
            answer = await browser.post("/api/tables", content=body)
            assert (answer.status_code, answer.json()["reason"]) == (400, "wish-not-understood")

    talk(server, act)


def test_who_comes_too_often_is_told_to_wait(serving: Serving) -> None:
    server = serving(rate=5)

    async def act(browser: httpx2.AsyncClient) -> None:
        statuses = [(await browser.post("/api/arrive", json={"word": "guess"})).status_code for _ in range(8)]
        assert statuses == [404] * 5 + [429] * 3
        assert (await browser.get("/api/games")).status_code == 200

    talk(server, act)


def test_what_is_guessed_is_unknown(open_server: Running) -> None:
    server = open_server

    async def act(browser: httpx2.AsyncClient) -> None:
        code = (await browser.post("/api/tables", json={"players": 2, "you": "Ann"})).json()["code"]
        async with server.browser() as stranger:
            for method, path, body, reason in (
                ("GET", "/api/tables/zzzzzz", None, "unknown-table"),
                ("POST", "/api/tables/zzzzzz/join", {"name": "Eve"}, "unknown-table"),
                ("POST", f"/api/tables/{code}/seat", {"token": "x" * 32}, "unknown-link"),
                ("POST", f"/api/tables/{code}/seat", {"token": ""}, "unknown-link"),
                ("POST", "/api/arrive", {"word": "xxxxxxxx"}, "unknown-word"),
                ("GET", "/api/rules?id=nemesis/no/such", None, "unknown-rule"),
                ("GET", "/api/words/xx", None, "unknown-language"),
                ("GET", f"/api/tables/{code}/nothing", None, "no-such-page"),
            ):
                answer = await stranger.request(method, path, json=body)
                assert (answer.status_code, answer.json()["reason"]) == (404, reason)
            assert (await stranger.post(f"/api/tables/{code}/carry")).status_code == 403
            assert (await stranger.get(f"/api/tables/{code}/record")).json()["reason"] == "game-is-not-over"
            stranger.cookies.set(f"hb_seat_{code}", "guess", domain="127.0.0.1")
            stranger.cookies.set(f"hb_host_{code}", "guess", domain="127.0.0.1")
            async with Seat(server, code, stranger) as seat:
                assert (seat.screen["table"]["you"], seat.screen["table"]["host"]) == (None, False)

    talk(server, act)


def test_a_host_key_guards_making_tables_and_looking_after_them(serving: Serving) -> None:
    server = serving(host_key="open-sesame")

    async def act(browser: httpx2.AsyncClient) -> None:
        for key in ("", "sesame"):
            answer = await browser.post("/api/tables", json={"players": 2, "key": key})
            assert (answer.status_code, answer.json()["reason"]) == (403, "host-key-needed")
            assert (await browser.get("/api/admin", headers={"x-host-key": key})).status_code == 403
        wanted = {"players": 2, "people": 2, "you": "Ann", "key": "open-sesame", "name": "Thursday"}
        code = (await browser.post("/api/tables", json=wanted)).json()["code"]
        owner = {"x-host-key": "open-sesame"}
        listed = await browser.get("/api/admin", headers=owner)
        (table,) = listed.json()
        assert (table["code"], table["name"], table["phase"]) == (code, "Thursday", "lobby")
        secrets = [value for cookie in browser.cookies.values() for value in (cookie, hashed(cookie))]
        kept = await _kept(server, code)
        for secret in (*secrets, kept[0].seed, hashed(kept[0].seed), "open-sesame"):
            assert secret not in listed.text
        assert (await browser.post("/api/admin/expire", json={"days": 1}, headers=owner)).json() == {"removed": []}
        assert (await browser.post("/api/admin/expire", json={"days": 0}, headers=owner)).status_code == 400
        async with Seat(server, code, browser) as seat:
            gone = await browser.post("/api/admin/remove", json={"code": code}, headers=owner)
            assert gone.json() == {"removed": [code]}
            assert (await seat.until("closed"))["reason"] == "table-removed"
        assert (await browser.get(f"/api/tables/{code}")).status_code == 404
        assert (await browser.post("/api/admin/remove", json={"code": code}, headers=owner)).status_code == 404

    talk(server, act)


async def _kept(server: Running, code: str) -> Any:
    store = await Store.open(server.log.removesuffix(".log"))
    try:
        return await store.table(code)
    finally:
        await store.close()


def test_without_a_host_key_nobody_looks_after_the_tables(open_server: Running) -> None:
    server = open_server

    async def act(browser: httpx2.AsyncClient) -> None:
        assert (await browser.get("/api/admin")).status_code == 403
        assert (await browser.get("/api/admin", headers={"x-host-key": ""})).status_code == 403

    talk(server, act)


def test_secrets_are_in_cookies_that_no_script_reads_and_in_nothing_else(open_server: Running) -> None:
    server = open_server

    async def act(browser: httpx2.AsyncClient) -> None:
        made = await browser.post("/api/tables", json={"players": 2, "people": 2, "you": "Ann", "start": True})
        for cookie in made.headers.get_list("set-cookie"):
            assert "HttpOnly" in cookie
            assert "SameSite=lax" in cookie
        code = made.json()["code"]
        word = (await browser.post(f"/api/tables/{code}/carry")).json()["word"]
        async with server.browser() as phone:
            await phone.post("/api/arrive", json={"word": word})
            async with Seat(server, code, phone) as seat:
                await seat.send(do="say", text="a remark")
                await seat.until("change")
            secrets = [*browser.cookies.values(), *phone.cookies.values(), word]
            kept = await _kept(server, code)
            secrets += [kept[0].seed]
            told = json.dumps(seat.told)
            assert not [secret for secret in secrets if secret in told]
            log = Path(server.log).read_text()
            assert not [secret for secret in (*secrets, "a remark") if secret in log]
            assert '"table-made"' in log
            for line in log.splitlines():
                msgspec.json.decode(line)

    talk(server, act)


def test_every_answer_carries_the_headers_that_protect_it(open_server: Running) -> None:
    server = open_server

    async def act(browser: httpx2.AsyncClient) -> None:
        for path in ("/healthz", "/api/games", "/api/tables/zzzzzz", "/nowhere"):
            headers = (await browser.get(path)).headers
            assert "default-src 'none'" in headers["content-security-policy"]
            assert "unsafe" not in headers["content-security-policy"]
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["referrer-policy"] == "no-referrer"

    talk(server, act)


def test_it_lives_under_a_path_whether_or_not_the_proxy_takes_it_off(serving: Serving) -> None:
    server = serving(base="/games")

    async def under(prefix: str, browser: httpx2.AsyncClient) -> None:
        assert (await browser.get(f"{prefix}/healthz")).json() == {"ok": True, "hullbreach": __version__}
        made = await browser.post(f"{prefix}/api/tables", json={"players": 2, "you": "Ann"})
        assert all("Path=/games" in cookie for cookie in made.headers.get_list("set-cookie"))
        async with Seat(server, made.json()["code"], browser, prefix=prefix) as seat:
            assert seat.screen["table"]["you"] == 0

    for prefix in ("", "/games"):
        talk(server, partial(under, prefix))


def test_a_seat_that_does_not_exist_is_not_sat_on(open_server: Running) -> None:
    server = open_server

    async def act(browser: httpx2.AsyncClient) -> None:
        for wanted, reason in (
            ({"players": 2, "people": 0, "you": "Ann"}, "no-free-seat"),
            ({"players": 2, "people": 2, "you": "Ann", "also": ["Bob", "Cy"]}, "no-free-seat"),
            ({"players": 9, "people": 9}, "bad-player-count"),
            ({"players": -1}, "bad-player-count"),
            ({"game": "chess"}, "unknown-game"),
            ({"bot": "cheat"}, "unknown-bot"),
            ({"options": {"colour": "red"}}, "unknown-game-option"),
            ({"people": 1, "you": "   "}, "name-needed"),
        ):
            assert (await browser.post("/api/tables", json=wanted)).json()["reason"] == reason
        code = (await browser.post("/api/tables", json={"players": 2, "people": 2, "you": "Ann"})).json()["code"]
        async with server.browser() as bob, server.browser() as eve:
            first = await bob.post(f"/api/tables/{code}/join", json={"name": "Bob"})
            again = await bob.post(f"/api/tables/{code}/join", json={"name": "Bob"})
            assert first.json() == again.json()
            assert (await eve.post(f"/api/tables/{code}/join", json={"name": "Eve"})).json()["reason"] == "no-free-seat"

    talk(server, act)


def test_a_server_that_is_stopped_says_goodbye(serving: Serving) -> None:
    server = serving()

    async def act(browser: httpx2.AsyncClient) -> None:
        made = await browser.post("/api/tables", json={"players": 2, "people": 1, "you": "Ann", "start": True})
        async with Seat(server, made.json()["code"], browser) as seat:
            code = await asyncio.to_thread(server.stop)
            assert code in (0, 130, -2)
            with pytest.raises(Exception, match=r"1012|received"):
                await seat.until("never")

    talk(server, act)
    assert '"stopped"' in Path(server.log).read_text()


def test_a_text_is_drawn_as_a_code_for_phones(open_server: Running) -> None:
    async def act(browser: httpx2.AsyncClient) -> None:
        drawn = await browser.post("/api/qr", json={"text": "http://192.168.1.5:8300/#secret"})
        assert drawn.json()["svg"].startswith("<svg")
        assert (await browser.post("/api/qr", json={"text": "x" * 600})).status_code == 400

    talk(open_server, act)
