"""`hullbreach load`: many tables at once on a server of its own, and how long everybody waits."""

from __future__ import annotations

import asyncio
import os
import secrets
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

from ..describe import Describer
from ..kernel import Refused
from ..lab.load import Figures, Load
from .database import database_named
from .language import current, speak

STARTS_WITHIN = 30.0
KEPT_OPEN = 2.0
"""Seconds its server keeps a table that nobody is at: soon enough to see what such a table costs."""


def load(
    *,
    tables: int = 50,
    seats: int = 4,
    seconds: float = 60,
    pace: float = 3,
    seed: int = 1,
    database: str = "",
    lang: str | None = None,
) -> None:
    """Play at many tables over real sockets and measure how long everybody waits for everybody else."""
    speak(lang)
    if tables < 1 or seats < 1 or seconds <= 0 or pace < 0:
        raise Refused("bad-load")
    key = secrets.token_hex()
    with (
        tempfile.TemporaryDirectory() as folder,
        _server(database_named(database or str(Path(folder) / "load.sqlite")), key) as (at, process),
    ):
        figures = asyncio.run(Load(at, seats, pace, seed, key).drive(tables, seconds, process))
    _tell(figures, tables, seats, pace)


@contextmanager
def _server(database: str, key: str) -> Iterator[tuple[str, int]]:
    """A server on this machine, as `hullbreach serve` starts it: its address and its process."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    command = [sys.executable, "-m", "hullbreach", "serve", "--host", "127.0.0.1", "--port", str(port)]
    settings = ["--database", database, "--rate", "1000000", "--keep-open", str(KEPT_OPEN)]
    server = subprocess.Popen(
        [*command, *settings],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        env=os.environ | {"HULLBREACH_HOST_KEY": key},
    )
    try:
        _wait_for(f"http://127.0.0.1:{port}/healthz", server)
        yield f"127.0.0.1:{port}", server.pid
    finally:
        os.kill(server.pid, signal.SIGINT)
        server.wait(30)


def _wait_for(url: str, server: subprocess.Popen[bytes]) -> None:
    until = time.monotonic() + STARTS_WITHIN
    while time.monotonic() < until and server.poll() is None:
        try:
            with urlopen(url, timeout=5):
                return
        except (URLError, OSError):
            time.sleep(0.1)
    raise Refused("server-not-started")


def _tell(figures: Figures, tables: int, seats: int, pace: float) -> None:
    say = Describer(current()).message
    waits = {f"p{part}": round(1000 * figures.quantile(part / 100, figures.latencies), 1) for part in (50, 95, 99)}
    sizes = {f"p{part}": int(figures.quantile(part / 100, figures.sizes)) for part in (50, 95)}
    rate = round(figures.decisions / figures.seconds, 1) if figures.seconds else 0
    print(say("load-tables", tables=tables, seats=seats, pace=pace, games=figures.games))
    print(say("load-decisions", count=figures.decisions, rate=rate, refused=figures.refused))
    print(say("load-waits", **waits))
    print(say("load-sizes", **sizes))
    each = 1000 * figures.cpu / figures.decisions if figures.decisions else 0
    print(say("load-work", each=round(each, 1), share=round(100 * figures.cpu / figures.seconds)))
    print(say("load-memory", **{what: round(size) for what, size in figures.memory.items()}))
