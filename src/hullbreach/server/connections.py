"""Connections: silent ones are closed, and some places are kept for people who sit at tables."""

from __future__ import annotations

import asyncio
from functools import cache
from time import monotonic
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from ..describe import Describer
from ..describe.languages import LANGUAGES
from .logs import note

OWN_FILES = 100
"""Files the server needs for itself: database, thinking processes, pages on their way."""
SHARE = 4
"""One place in this many is kept for people with a seat."""
TELLS_EVERY = 60.0
"""Seconds between two notes that it is full."""


class ConnectionPlaces:
    """All open connections, and how many more there may be."""

    def __init__(self, most: int, silence: float) -> None:
        self.most = most
        self.silence = silence
        """Seconds until a whole request must have come."""
        self.connections: set[Any] = set()
        """All that are open; the listener keeps this set."""
        self.silent: dict[ClientConnection, None] = {}
        """Those that have not said anything yet, the oldest first."""
        self._told = -TELLS_EVERY

    @property
    def is_crowded(self) -> bool:
        """Whether the places that are left are for those who hold a seat; the silent do not count, they can go."""
        return len(self.connections) - len(self.silent) > self._open_to_all

    @property
    def _open_to_all(self) -> int:
        return self.most - self.most // SHARE

    def find_place(self) -> bool:
        """A new connection: in a crowd, the one silent longest is closed. Returns whether there is a place."""
        if len(self.connections) >= self._open_to_all:
            self._tell()
            longest = next(iter(self.silent), None)
            if longest is not None:
                longest.leave()
                return True
        return len(self.connections) < self.most

    def _tell(self) -> None:
        if monotonic() - self._told >= TELLS_EVERY:
            self._told = monotonic()
            note("crowded", connections=len(self.connections), most=self.most)


def places(wanted: int) -> int:
    """How many may be connected: what the owner says, as far as the system's limit of open files allows."""
    try:
        from resource import RLIMIT_NOFILE, getrlimit
    except ImportError:  # a system without such a limit
        return wanted
    soft, _ = getrlimit(RLIMIT_NOFILE)
    return max(1, min(wanted, soft - OWN_FILES))


class ClientConnection(H11Protocol):
    """One connection, from the first byte on."""

    _crowd: ConnectionPlaces
    _until_said: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody comes."""
        self._crowd = self.app_state["crowd"]
        self._crowd.connections = self.connections
        has_place = self._crowd.find_place()
        super().connection_made(transport)
        if has_place:
            self._wait()
        else:
            transport.write(_full())
            transport.close()

    def data_received(self, data: bytes) -> None:
        """Something is said; a request counts when all of it is there, however slowly it comes."""
        super().data_received(data)
        if self.transport.get_protocol() is not self:
            return  # a viewer from now on
        if self.cycle is not None and not self.cycle.more_body and not self.cycle.response_complete:
            self._heard()
        elif self._until_said is None:
            self._wait()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """From here on it is a viewer, who is asked now and then whether it is still there."""
        self._heard()
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        """Somebody goes."""
        self._heard()
        super().connection_lost(exc)

    def leave(self) -> None:
        """It has said nothing for too long."""
        self._heard()
        self.connections.discard(self)
        self.transport.abort()

    def _wait(self) -> None:
        if not self.transport.is_closing():
            self._crowd.silent[self] = None
            self._until_said = self.loop.call_later(self._crowd.silence, self.leave)

    def _heard(self) -> None:
        self._crowd.silent.pop(self, None)
        if self._until_said is not None:
            self._until_said.cancel()
            self._until_said = None


@cache
def _full() -> bytes:
    """The answer when there is no place at all: the client's language is not known yet."""
    text = "\n".join(Describer(language).message("refused-server-full") for language in LANGUAGES).encode()
    head = (
        "HTTP/1.1 503 Service Unavailable\r\nContent-Type: text/plain; charset=utf-8\r\n"
        f"Content-Length: {len(text)}\r\nRetry-After: 60\r\nConnection: close\r\n\r\n"
    )
    return head.encode() + text
