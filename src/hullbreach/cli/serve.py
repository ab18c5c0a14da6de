"""`hullbreach serve`: tables for friends, in their browsers."""

from __future__ import annotations

import asyncio
import os
import socket
import sys
from typing import Annotated

import segno
import uvicorn
from cyclopts import Parameter

from ..describe import Describer
from ..kernel import Refused
from ..server.app import make_app
from ..server.logs import write_logs
from ..server.settings import Settings
from ..server.store import Store
from .language import current, speak

DATABASE = "hullbreach.sqlite"
LONGEST_MESSAGE = 65_536
STOPS_WITHIN = 5


def serve(
    *,
    host: str = "0.0.0.0",
    port: int = 8300,
    database: str = DATABASE,
    public: Annotated[list[str] | None, Parameter(negative="")] = None,
    base: str = "",
    host_key: str = "",
    webhook: str = "",
    rate: int = Settings().rate,
    lang: str | None = None,
) -> None:
    """Serve tables that friends join with a link."""
    speak(lang)
    settings = Settings(
        database=database,
        public=tuple(public or ()),
        base=_path(base),
        host_key=host_key or os.environ.get("HULLBREACH_HOST_KEY", ""),
        webhook=webhook,
        rate=rate,
        language=current(),
    )
    app = make_app(settings)
    asyncio.run(_try(database))
    _announce(f"http://{_address() if host == '0.0.0.0' else host}:{port}{settings.base}/")
    write_logs()
    uvicorn.run(
        app,
        host=host,
        port=port,
        log_level="warning",
        access_log=False,
        server_header=False,
        ws_max_size=LONGEST_MESSAGE,
        ws_per_message_deflate=False,  # changes are small; a compressor for each connection is not
        timeout_graceful_shutdown=STOPS_WITHIN,
    )


async def _try(database: str) -> None:
    """A database that cannot be opened is refused before anything is served."""
    await (await Store.open(database)).close()


def _announce(address: str) -> None:
    """Where to find the tables; a phone can read it off the terminal."""
    print(Describer(current()).message("serve-at", address=address))
    if sys.stdout.isatty():
        segno.make(address, micro=False).terminal(compact=True)
    sys.stdout.flush()


def _path(base: str) -> str:
    path = base.strip("/")
    if not path:
        return ""
    if not all(part and part.replace("-", "").replace("_", "").isalnum() for part in path.split("/")):
        raise Refused("bad-base-path", base=base)
    return f"/{path}"


def _address() -> str:
    """This machine as its home network knows it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # nothing is sent
        except OSError:
            return "127.0.0.1"
        return str(probe.getsockname()[0])
