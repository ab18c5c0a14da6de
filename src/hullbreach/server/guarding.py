"""What stands between the world and the tables: where requests may come from, how large and how many they may be."""

from __future__ import annotations

from collections import deque
from time import monotonic
from urllib.parse import urlsplit

from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ..kernel import Refused
from .answering import refusal
from .settings import Settings

LONGEST_BODY = 16_384
ADDRESSES = 5_000
"""So many addresses are remembered at most."""
LOOKS = 10
"""So many lists may be read for each change that may be made."""
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}


class Guard:
    """Limits and headers around the application."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings
        self._changes = Recently(settings.rate)
        self._looks = Recently(settings.rate * LOOKS)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        scope = under(self.settings.base, scope)

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                MutableHeaders(scope=message).update(HEADERS)
            await send(message)

        try:
            self._check(scope)
        except Refused as refused:
            if scope["type"] == "http":
                await refusal(HTTPConnection(scope), refused)(scope, receive, with_headers)
            else:
                await send({"type": "websocket.close", "code": 4403})
            return
        await self.app(scope, no_more_than(LONGEST_BODY, receive), with_headers)

    def _check(self, scope: Scope) -> None:
        connection = HTTPConnection(scope)
        length = connection.headers.get("content-length", "0")
        if not length.isdecimal() or len(length) > 9 or int(length) > LONGEST_BODY:
            raise Refused("body-too-large")
        is_change = scope["type"] == "websocket" or scope["method"] not in ("GET", "HEAD")
        if is_change and not same_origin(connection, self.settings):
            raise Refused("wrong-origin")
        recently = self._changes if is_change else self._looks
        recently.count(connection.client.host if connection.client else "")


class Recently:
    """How often each address has come within a minute."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._at: dict[str, deque[float]] = {}

    def count(self, address: str) -> None:
        """Somebody comes; Refused if that is too often."""
        now = monotonic()
        if len(self._at) > ADDRESSES:
            self._at = {each: at for each, at in self._at.items() if at[-1] > now - 60}
        at = self._at.setdefault(address, deque())
        while at and at[0] < now - 60:
            at.popleft()
        if len(at) >= self._most:
            raise Refused("too-often")
        at.append(now)


def same_origin(connection: HTTPConnection, settings: Settings) -> bool:
    """Whether a request comes from one of our own pages; programs that send no origin are no browsers."""
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    name = urlsplit(origin).netloc
    return bool(name) and name in {connection.headers.get("host", ""), *settings.public}


def under(base: str, scope: Scope) -> Scope:
    """A request as it is seen from the path the server lives under, whether or not the proxy has taken it off."""
    if not base:
        return scope
    path = scope["path"]
    is_whole = path == base or path.startswith(f"{base}/")
    return {**scope, "root_path": base, "path": path if is_whole else base + path}


def no_more_than(most: int, receive: Receive) -> Receive:
    """A body is read up to here, whatever length it has announced."""
    read = 0

    async def limited() -> Message:
        nonlocal read
        message = await receive()
        if message["type"] == "http.request":
            read += len(message.get("body", b""))
            if read > most:
                raise Refused("body-too-large")
        return message

    return limited


__all__ = ["Guard", "Settings", "same_origin"]
