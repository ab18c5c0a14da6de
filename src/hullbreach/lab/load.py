"""Many tables at once over real sockets: how fast a server answers, and what a table costs it.

Every seat is a client that waits as long as a person thinks and then answers at random. What is measured is the time
from sending an answer until the last viewer of its table has got what it changed.
"""

from __future__ import annotations

import asyncio
import json
from collections import deque
from collections.abc import Callable, Mapping
from contextlib import suppress
from http.cookies import SimpleCookie
from random import Random
from time import perf_counter
from typing import Any
from urllib.request import Request, urlopen

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from .process import cpu_of, memory_of

NOT_YET = float("inf")
SETTLES = 2.5
"""Paces that pass before anything is measured: at first everybody answers at once."""
NEEDED = ("prompt", "outcome")
"""The parts of a screen a client must know that only answers."""
WARM = 10.0
"""Seconds a first table is played as fast as it goes."""
AGAIN = 10.0
"""Seconds, at most, that tables are played once more to see what is held for those that nobody is at."""
LEFT_ALONE = 60.0
"""Seconds a server may take to put tables away that nobody is at."""


class Figures(msgspec.Struct):
    """What was measured."""

    decisions: int = 0
    refused: int = 0
    games: int = 0
    seconds: float = 0.0
    latencies: list[float] = []
    sizes: list[int] = []
    cpu: float = 0.0
    """Seconds the server kept a core busy meanwhile."""
    memory: dict[str, float] = {}
    """Kilobytes of the server: `empty`, then `table` for each with everybody at it, what it has `kept` for the next
    ones when nobody is left, and what it takes in addition for each `idle` one."""

    def quantile(self, part: float, of: list[float] | list[int]) -> float:
        """The value that this share of all values does not exceed."""
        ordered = sorted(of)
        return float(ordered[min(int(part * len(ordered)), len(ordered) - 1)]) if ordered else 0.0


class Load:
    """Tables with clients at every seat."""

    def __init__(self, address: str, seats: int, pace: float, seed: int, key: str = "") -> None:
        self._address = address
        self._seats = seats
        self._pace = pace
        self._key = key
        self._rng = Random(seed)
        self.figures = Figures()
        self._from = NOT_YET
        self._made = 0
        self._busy = 0.0

    async def drive(self, tables: int, seconds: float, server: int | None = None) -> Figures:
        """Play at this many tables for this many seconds; `server` is the process whose costs are looked at.

        One table is played and left before: what a server loads once is not what a table costs. And as many tables as
        in the beginning are played and left once more afterwards: a process keeps the memory it has taken for those who
        come next, so only what it takes in addition is held for tables at which nobody is.
        """
        if server is not None and self._key:
            await Load(self._address, self._seats, 0, 0, self._key).wave(1, WARM)
        empty = memory_of(server)
        figures = await self.wave(tables, seconds, server)
        figures.memory = {"empty": empty, "table": (self._busy - empty) / tables}
        if self._key:
            kept = memory_of(server)
            again = Load(self._address, self._seats, self._pace, 0, self._key)
            await again.wave(tables, min(seconds, AGAIN))
            figures.memory |= {"kept": kept - empty, "idle": max(0.0, memory_of(server) - kept) / again._made}
        return figures

    async def wave(self, tables: int, seconds: float, server: int | None = None) -> Figures:
        """Play at this many tables for this many seconds, and leave them until the server has put all away."""
        ready = asyncio.Semaphore(4)  # people do not all sit down in the same instant
        begun = [asyncio.Event() for _ in range(tables)]
        playing = [asyncio.create_task(self._table(ready, event)) for event in begun]
        try:
            everybody = asyncio.create_task(_all(begun))
            await asyncio.wait([everybody, *playing], return_when=asyncio.FIRST_COMPLETED)
            for task in playing:
                if task.done():
                    task.result()
            await asyncio.wait(playing, timeout=SETTLES * self._pace, return_when=asyncio.FIRST_EXCEPTION)
            self._from = perf_counter()
            self._busy, before = memory_of(server), cpu_of(server)
            await asyncio.wait(playing, timeout=seconds, return_when=asyncio.FIRST_EXCEPTION)
            self.figures.seconds = perf_counter() - self._from
            self.figures.cpu = cpu_of(server) - before
            for task in playing:
                if task.done():
                    task.result()
        finally:
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
        if self._key:
            await self._left_alone()
        return self.figures

    async def _left_alone(self) -> None:
        """Wait until the server has put every table away; its owner's key is needed to see that."""
        until = perf_counter() + LEFT_ALONE
        while perf_counter() < until and await asyncio.to_thread(self._is_any_open):
            await asyncio.sleep(0.2)

    def _is_any_open(self) -> bool:
        request = Request(f"http://{self._address}/api/admin", headers={"X-Host-Key": self._key})
        with urlopen(request, timeout=30) as answer:
            return any(table["open"] for table in json.load(answer))

    async def _table(self, ready: asyncio.Semaphore, begun: asyncio.Event) -> None:
        while True:
            table = _Table(self._measured)
            async with ready:
                cookies = await asyncio.to_thread(self._make)
                code = next(iter(cookies[0])).rpartition("_")[2]
            await self._play(table, code, cookies, begun)
            if self._from < NOT_YET:
                self.figures.games += 1

    async def _play(self, table: _Table, code: str, cookies: list[dict[str, str]], begun: asyncio.Event) -> None:
        async with asyncio.TaskGroup() as group:
            for seat, mine in enumerate(cookies):
                group.create_task(self._seat(table, code, seat, mine, begun))

    async def _seat(self, table: _Table, code: str, seat: int, cookies: dict[str, str], begun: asyncio.Event) -> None:
        header = {"Cookie": "; ".join(f"{name}={value}" for name, value in cookies.items())}
        async with connect(f"ws://{self._address}/ws/{code}", additional_headers=header, max_size=None) as socket:
            screen: dict[str, Any] = {}
            answered = ""
            thinking: asyncio.Task[None] | None = None
            while not screen.get("outcome"):
                raw = await socket.recv(decode=False)
                message = msgspec.json.decode(raw)
                if message["is"] == "screen":
                    screen = message["screen"]
                    await table.sat_down(socket, seat, self._seats)
                elif message["is"] == "change":
                    if self._from < NOT_YET:
                        self.figures.sizes.append(len(raw))
                    table.delivered(seat)
                    patch(screen, message["patch"])
                elif message["is"] == "refused":
                    self.figures.refused += 1
                    table.refused(seat)
                    answered = ""
                prompt = screen.get("prompt")
                if prompt:
                    begun.set()
                asked = prompt["prompt"] if prompt else ""
                if asked != answered:
                    answered = asked
                    if thinking is not None:
                        thinking.cancel()  # the question is no longer asked
                    if prompt:
                        thinking = asyncio.create_task(self._answer(table, socket, seat, prompt))

    async def _answer(self, table: _Table, socket: ClientConnection, seat: int, prompt: Mapping[str, Any]) -> None:
        """Think as long as a person does, between half and one and a half times the pace, and answer."""
        await asyncio.sleep(self._pace * (0.5 + self._rng.random()))
        option = self._rng.choice(prompt["options"])["id"]
        table.answered(seat, self._seats)
        with suppress(ConnectionClosed):  # it is over
            await socket.send(json.dumps({"do": "answer", "prompt": prompt["prompt"], "option": option}))

    def _measured(self, took: float, since: float) -> None:
        if since >= self._from:
            self.figures.decisions += 1
            self.figures.latencies.append(took)

    def _make(self) -> list[dict[str, str]]:
        """A table with somebody at every seat: everybody's cookies, the host's first."""
        wanted = {"players": self._seats, "people": self._seats, "you": "Seat 1", "key": self._key}
        made, host = self._post("/api/tables", wanted)
        self._made += 1
        others = [
            self._post(f"/api/tables/{made['code']}/join", {"name": f"Seat {seat + 1}"})[1]
            for seat in range(1, self._seats)
        ]
        return [host, *others]

    def _post(self, path: str, body: Mapping[str, Any]) -> tuple[Any, dict[str, str]]:
        request = Request(f"http://{self._address}{path}", json.dumps(body).encode(), method="POST")
        with urlopen(request, timeout=30) as answer:
            cookies = SimpleCookie()
            for header in answer.headers.get_all("set-cookie", []):
                cookies.load(header)
            return json.load(answer), {name: morsel.value for name, morsel in cookies.items()}


async def _all(events: list[asyncio.Event]) -> None:
    for event in events:
        await event.wait()


class _Table:
    """What is on its way at one table: for every answer, who has not yet got what it changed."""

    def __init__(self, measured: Callable[[float, float], None]) -> None:
        self._measured = measured
        self._here = 0
        self._under_way: deque[tuple[float, int, set[int]]] = deque()

    async def sat_down(self, socket: ClientConnection, seat: int, seats: int) -> None:
        """The host starts when everybody is there."""
        self._here += 1
        if seat == 0:
            while self._here < seats:
                await asyncio.sleep(0.02)
            await socket.send('{"do":"host","act":"start"}')

    def answered(self, seat: int, seats: int) -> None:
        """Somebody sends an answer."""
        self._under_way.append((perf_counter(), seat, set(range(seats))))

    def delivered(self, seat: int) -> None:
        """Somebody gets what an answer has changed: the oldest that this seat still waits for."""
        for sent, _, missing in self._under_way:
            if seat in missing:
                missing.discard(seat)
                if not missing:
                    self._measured(perf_counter() - sent, sent)
                break
        while self._under_way and not self._under_way[0][2]:
            self._under_way.popleft()

    def refused(self, seat: int) -> None:
        """An answer came too late: nobody gets anything."""
        for each in self._under_way:
            if each[1] == seat:
                self._under_way.remove(each)
                return


def patch(screen: dict[str, Any], changes: list[list[Any]]) -> None:
    """Make the new screen out of the old, in place, as far as an answer needs it."""
    for path, *value in changes:
        if path[0] not in NEEDED:
            continue
        at: Any = screen
        for key in path[:-1]:
            at = at[key]
        last = path[-1]
        if not value:
            del at[last]
        elif isinstance(at, list) and last == "length":
            del at[value[0] :]
        elif isinstance(at, list) and last == len(at):
            at.append(value[0])
        else:
            at[last] = value[0]
