"""A real server on a free port, for as long as it is needed."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from threading import Thread
from time import monotonic, sleep

import uvicorn
from starlette.types import ASGIApp, Receive, Scope, Send

from tests.patience import PATIENCE


@contextmanager
def served(app: ASGIApp, port: int = 0) -> Iterator[str]:
    """The address at which an application answers."""
    server = uvicorn.Server(uvicorn.Config(app, host="127.0.0.1", port=port, log_level="warning"))
    thread = Thread(target=server.run, daemon=True)
    thread.start()
    until = monotonic() + PATIENCE
    while not server.started:
        assert monotonic() < until, "the server does not start"
        sleep(0.05)
    yield f"http://127.0.0.1:{server.servers[0].sockets[0].getsockname()[1]}"
    server.should_exit = True
    thread.join(PATIENCE)


def behind_a_proxy(base: str, app: ASGIApp) -> ASGIApp:
    """The application as a proxy shows it: under a path that it is not asked with."""

    async def proxy(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "lifespan":
            assert scope["path"].startswith(f"{base}/"), f"{scope['path']} is not under {base}"
            scope = {**scope, "path": scope["path"].removeprefix(base)}
        await app(scope, receive, send)

    return proxy
