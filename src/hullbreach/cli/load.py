"""`hullbreach load`: many tables at once on a server of its own, and how long everybody waits."""

from __future__ import annotations

import asyncio
import os
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
from .language import current, speak

STARTS_WITHIN = 30.0


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
    with tempfile.TemporaryDirectory() as folder, _server(database or str(Path(folder) / "load.sqlite")) as (at, pid):
        figures = asyncio.run(Load(at, seats, pace, seed).drive(tables, seconds, pid))
    _tell(figures, tables, seats, pace)


@contextmanager
def _server(database: str) -> Iterator[tuple[str, int]]:
    """A server on this machine, as `hullbreach serve` starts it: its address and its process."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    command = [sys.executable, "-m", "hullbreach", "serve", "--host", "127.0.0.1", "--port", str(port)]
    server = subprocess.Popen(
        [*command, "--database", database, "--rate", "1000000"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
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
    print(say("load-memory", empty=round(figures.memory["empty"]), table=round(figures.memory["table"])))
