"""Whatever is sent over a socket: it is refused in clear words, changes nothing, reveals nothing, harms nobody."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import Callable
from contextlib import suppress
from random import Random
from typing import Any

import pytest
import websockets

from hullbreach.kernel import Refused
from hullbreach.server import sockets
from hullbreach.server.http_guard import Spent
from tests.server.running import Running, Seat

WISH = {"do": "answer", "ref": 3, "prompt": "p", "option": "o"}


def malformed(rng: Random) -> list[str | bytes]:
    """Messages that are no wishes."""
    whole = json.dumps(WISH)
    return [
        "",
        " ",
        "null",
        "[]",
        "7",
        '"answer"',
        "{}",
        "{" * 3_000,
        "[" * 8_000,
        whole[: rng.randrange(1, len(whole))],
        whole + "}",
        whole.replace("answer", "ANSWER"),
        json.dumps({**WISH, "seat": 1}),
        json.dumps({**WISH, "prompt": 5}),
        json.dumps({**WISH, "option": ["o"]}),
        json.dumps({**WISH, "option": None}),
        json.dumps({**WISH, "option": "o" * 1_000}),
        json.dumps({**WISH, "ref": 10**40}),
        json.dumps({"do": "host", "act": 1}),
        json.dumps({"do": "claim", "what": "have", "about": "card:rest"}),
        json.dumps({"do": "become", "seat": 1}),
        json.dumps({"is": "screen"}),
        "\ud800".encode("utf-8", "surrogatepass").decode("latin-1"),
        "é" * 9_000,
        b"\x00\xff\xfe",
        whole.encode(),
        bytes(rng.randrange(256) for _ in range(300)),
        "".join(chr(rng.randrange(32, 0x2FFF)) for _ in range(300)),
    ]


def forged(seat: Seat, other: Seat, old: str) -> list[tuple[dict[str, Any], set[str]]]:
    """Wishes that are well formed and not for this seat to have, with the reasons they may be refused for."""
    mine, theirs = seat.prompt, other.prompt
    prompt = mine["prompt"] if mine else ""
    option = (mine or theirs or {"options": [{"id": "pass"}]})["options"][0]["id"]
    stale = {"stale-prompt"}
    return [
        ({"do": "answer", "prompt": old, "option": option}, stale),
        ({"do": "answer", "prompt": prompt + "0", "option": option}, stale),
        ({"do": "answer", "prompt": "zz-1-1", "option": option}, stale),
        ({"do": "answer", "prompt": theirs["prompt"] if theirs else "x-1-1", "option": option}, stale),
        ({"do": "answer", "prompt": prompt, "option": "no-such-thing"}, {"unknown-option", "not-your-turn"}),
        ({"do": "answer", "prompt": prompt, "option": "time-out/seat:0"}, {"unknown-option", "not-your-turn"}),
        ({"do": "answer", "prompt": prompt, "option": "\u0000" * 300}, {"unknown-option", "not-your-turn"}),
        ({"do": "claim", "what": "have", "about": ["card:../../etc"]}, {"claim-about-nothing"}),
        ({"do": "claim", "what": "have", "about": []}, {"claim-about-nothing"}),
        ({"do": "claim", "what": "sing"}, {"unknown-claim"}),
        ({"do": "claim", "what": "help", "to": 99}, {"unknown-seat"}),
        ({"do": "judge", "option": "judge-time-sideways"}, {"unknown-correction"}),
        ({"do": "consent", "to": 7}, {"nothing-wanted"}),
        ({"do": "consent", "to": -(10**12), "agree": False}, {"nothing-wanted"}),
        ({"do": "say", "text": " \n "}, {"nothing-said"}),
        ({"do": "speak", "language": "klingon"}, {"unknown-language"}),
        ({"do": "look", "what": "truth"}, {"nothing-to-look-at"}),
        ({"do": "look", "what": "rule", "about": "../secrets"}, {"nothing-to-look-at"}),
        ({"do": "curtain", "seat": 1 - seat.screen["table"]["you"]}, {"not-your-seat"}),
        ({"do": "rest", "bot": "cheat"}, {"unknown-bot"}),
    ]


def host_only() -> list[dict[str, Any]]:
    """Wishes only the host may have."""
    acts = ("start", "pause", "resume", "bot", "free", "relink", "rename", "clock", "leave", "nonsense")
    return [{"do": "host", "act": act, "seat": 0, "what": "x"} for act in acts]


def test_no_message_does_harm(serving: Callable[..., Running]) -> None:
    server = serving(patience=3600.0)
    rng = Random(11)

    async def attack() -> None:
        async with server.browser() as ann, server.browser() as bob:
            made = await ann.post("/api/tables", json={"players": 2, "people": 2, "you": "Ann"})
            code = made.json()["code"]
            await bob.post(f"/api/tables/{code}/join", json={"name": "Bob"})
            async with Seat(server, code, ann) as first, Seat(server, code, bob) as second:
                await first.send(do="host", act="start")
                await _settle(first, second)
                old = (first.prompt or second.prompt or {})["prompt"]
                for _ in range(4):
                    who = first if first.prompt else second
                    assert who.prompt is not None
                    await who.send(do="answer", prompt=who.prompt["prompt"], option=who.prompt["options"][0]["id"])
                    await _settle(who, first, second)
                before = first.screen, second.screen, len(first.story)
                for message in malformed(rng):
                    await second.socket.send(message)
                    refused = await second.until("refused")
                    assert refused["reason"] in ("wish-not-understood", "wish-too-long")
                    assert refused["text"]
                for wish, reasons in forged(second, first, old):
                    assert await second.refused(**wish) in reasons, wish
                for wish in host_only():
                    assert await second.refused(**wish) == "only-the-host"
                await _settle(first, second)
                assert (first.screen, second.screen, len(first.story)) == before
                assert all(message["is"] != "refused" for message in first.told)
                async with Seat(server, code, server.browser()) as spectator:
                    everything = [wish for wish, _ in forged(second, first, old)] + host_only()
                    for wish in everything:
                        if wish["do"] not in ("speak", "look", "curtain"):
                            assert await spectator.refused(**wish) in ("only-watching", "only-the-host")
                    assert spectator.screen["table"]["you"] is None
                    assert not spectator.prompt
                    assert spectator.screen["view"]["you"] is None
            async with Seat(server, code, ann) as again:
                assert again.screen["view"] == before[0]["view"]

    asyncio.run(attack())


async def _settle(*seats: Seat) -> None:
    for seat in seats:
        await seat.send(do="look", what="memory")
        await seat.until("looked")


def test_a_message_beyond_all_size_ends_the_connection_and_nothing_else(open_server: Running) -> None:
    server = open_server

    async def attack() -> None:
        async with server.browser() as ann:
            made = await ann.post("/api/tables", json={"players": 2, "people": 1, "you": "Ann", "start": True})
            async with Seat(server, made.json()["code"], ann) as seat:
                await seat.socket.send("x" * 1_000_000)
                with pytest.raises(websockets.ConnectionClosed):
                    await seat.until("never")
            async with Seat(server, made.json()["code"], ann) as seat:
                assert seat.screen["table"]["you"] == 0

    asyncio.run(attack())


def test_a_flood_of_wishes_is_answered_to_the_last(open_server: Running) -> None:
    server = open_server

    async def attack() -> None:
        async with server.browser() as ann:
            made = await ann.post("/api/tables", json={"players": 2, "people": 1, "you": "Ann"})
            async with Seat(server, made.json()["code"], ann) as seat:
                flood = asyncio.gather(*(seat.send(do="say", text="") for _ in range(400)))
                reasons = [(await seat.until("refused"))["reason"] for _ in range(400)]
                assert set(reasons) <= {"nothing-said", "too-often"}
                await flood

    asyncio.run(attack())


def test_too_many_wishes_wait_until_some_seconds_have_passed() -> None:
    spent, now = Spent(), 1_000.0
    for _ in range(sockets.WISHES):
        spent.count(now, 1, sockets.WISHES, sockets.WITHIN)
    with pytest.raises(Refused, match="too-often"):
        spent.count(now, 1, sockets.WISHES, sockets.WITHIN)
    spent.count(now + sockets.WITHIN + 1, 1, sockets.WISHES, sockets.WITHIN)


@pytest.mark.slow
def test_a_viewer_that_never_reads_holds_nobody_up(serving: Callable[..., Running]) -> None:
    server = serving(stalled=1.0)

    async def play() -> None:
        async with server.browser() as ann:
            made = await ann.post(
                "/api/tables", json={"players": 1, "people": 1, "you": "Ann", "options": {"mode": "solo"}}
            )
            code = made.json()["code"]
            deaf = socket.create_connection(("127.0.0.1", server.port))
            deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2_048)
            deaf.sendall(
                f"GET /ws/{code} HTTP/1.1\r\nHost: {server.address}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
            )
            async with Seat(server, code, ann) as seat:
                await seat.send(do="host", act="start")
                for _ in range(100):  # a long story, which is sent again with each screen
                    await seat.send(do="say", text="so much to tell " * 25)
                await _settle(seat)
                rounds = 0
                while seat.screen["table"]["spectators"]:  # the system keeps some megabytes for a deaf viewer
                    rounds += 1
                    assert rounds < 20
                    with suppress(OSError):
                        deaf.sendall(_frame(b'{"do":"speak","language":"fr"}') * 50)
                    await asyncio.sleep(4.2)
                    await seat.send(do="say", text="still here?")
                    while not (await seat.read()).get("story"):
                        pass
            deaf.close()

    asyncio.run(play())


def _frame(text: bytes) -> bytes:
    """A message as a browser puts it on the wire."""
    return bytes([0x81, 0x80 | len(text), 0, 0, 0, 0]) + text
