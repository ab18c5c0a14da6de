"""A real server in a process of its own, and clients that talk to it as browsers do."""

from __future__ import annotations

import asyncio
import json
import multiprocessing
import os
import signal
import socket
import time
from contextlib import suppress
from random import Random
from typing import Any

import httpx2
import websockets

from hullbreach.nemesis.game import NemesisPlan
from hullbreach.server.app import make_app
from hullbreach.server.listener import listener
from hullbreach.server.logs import write_logs
from hullbreach.server.settings import Settings
from tests.patience import PATIENCE
from tests.server.client_screen import patched

# Servers come from a process that has the engine in it already: importing it takes longer than most tests.
CONTEXT = multiprocessing.get_context("forkserver")
CONTEXT.set_forkserver_preload([__name__])
QUICK: dict[str, Any] = {"pace": 0.0, "moment": 0.0, "patience": 0.2, "think": 0.0, "rate": 100_000}


def _serve(settings: Settings, port: int, log: str, rules: int) -> None:
    NemesisPlan.rules_version = rules
    os.dup2(os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600), 2)
    write_logs()
    door = socket.create_server(("127.0.0.1", port))
    with suppress(KeyboardInterrupt):
        listener(make_app(settings), settings).run(sockets=[door])


class Running:
    """A server; one with newer rules may take the place of another, at the same port."""

    def __init__(self, settings: Settings, port: int = 0, rules: int = NemesisPlan.rules_version) -> None:
        self.port = port or _free_port()
        self.address = f"127.0.0.1:{self.port}"
        self.log = f"{settings.database}.log" if "://" not in settings.database else "/dev/null"
        self._process = CONTEXT.Process(target=_serve, args=(settings, self.port, self.log, rules))
        self._process.start()
        self._wait()

    def _wait(self) -> None:
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            try:
                httpx2.get(f"http://{self.address}/healthz")
            except httpx2.HTTPError:
                assert self._process.is_alive(), "the server did not start"
                time.sleep(0.05)
            else:
                return
        raise AssertionError("the server does not answer")

    @property
    def pid(self) -> int:
        """The number of its process."""
        assert self._process.pid is not None
        return self._process.pid

    def kill(self) -> None:
        """Without a warning, as a power cut would."""
        if self._process.is_alive():
            self._process.kill()
        self._process.join(PATIENCE)

    def stop(self) -> int:
        """As an owner stops it; its exit code."""
        if self._process.is_alive() and self._process.pid is not None:
            os.kill(self._process.pid, signal.SIGINT)
            self._process.join(PATIENCE)
        if self._process.is_alive():
            self.kill()
        return self._process.exitcode or 0

    def browser(self) -> httpx2.AsyncClient:
        """Somebody with cookies of their own."""
        return httpx2.AsyncClient(base_url=f"http://{self.address}", timeout=PATIENCE)


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def running(port: int = 0, rules: int = NemesisPlan.rules_version, **settings: Any) -> Running:
    """Start a server with these settings."""
    return Running(Settings(**{**QUICK, **settings}), port, rules)


class Seat:
    """A connection to a table that keeps its screen as a client does."""

    def __init__(
        self, server: Running, code: str, browser: httpx2.AsyncClient, query: str = "", prefix: str = ""
    ) -> None:
        cookies = "; ".join(f"{name}={value}" for name, value in browser.cookies.items())
        url = f"ws://{server.address}{prefix}/ws/{code}{query}"
        self._connecting = websockets.connect(url, additional_headers={"Cookie": cookies}, max_size=None)
        self.screen: dict[str, Any] = {}
        self.story: list[dict[str, Any]] = []
        self.told: list[dict[str, Any]] = []

    async def __aenter__(self) -> Seat:
        self.socket = await self._connecting
        await self.read()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.socket.close()

    async def send(self, **wish: Any) -> None:
        """A wish."""
        await self.socket.send(json.dumps(wish))

    async def read(self) -> dict[str, Any]:
        """The next message, with what it does to the screen."""
        message: dict[str, Any] = json.loads(await asyncio.wait_for(self.socket.recv(), PATIENCE))
        self.told.append(message)
        if message["is"] == "screen":
            self.screen = message["screen"]
            self.story[message.get("since", 0) :] = message["story"]
        elif message["is"] == "change":
            self.screen = patched(self.screen, message["patch"])
            self.story += message["story"]
        return message

    async def until(self, kind: str) -> dict[str, Any]:
        """The next message of this kind."""
        while (message := await self.read())["is"] != kind:
            pass
        return message

    async def refused(self, **wish: Any) -> str:
        """The reason this wish is refused for."""
        await self.send(**wish)
        reason: str = (await self.until("refused"))["reason"]
        return reason

    @property
    def prompt(self) -> dict[str, Any] | None:
        """What is asked."""
        found: dict[str, Any] | None = self.screen.get("prompt")
        return found

    async def play(self, rng: Random, answers: int = 100_000, acknowledged: list[str] | None = None) -> None:
        """Answer at random until the game is over, or at most `answers` times."""
        answered = ""
        while answers and not self.screen.get("outcome"):
            prompt = self.prompt
            if prompt is not None and prompt["prompt"] != answered:
                answered, option = prompt["prompt"], rng.choice(prompt["options"])["id"]
                await self.send(do="answer", prompt=answered, option=option)
                message = await self.read()
                while message["is"] == "change" and self.prompt and self.prompt["prompt"] == answered:
                    message = await self.read()
                if message["is"] == "refused":
                    answered = ""
                elif acknowledged is not None:
                    acknowledged.append(option)
                answers -= 1
            else:
                await self.read()
