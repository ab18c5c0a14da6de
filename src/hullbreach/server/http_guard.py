"""The middleware in front of all routes: where requests may come from, how large and how frequent they may be."""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Awaitable, Callable
from time import monotonic
from urllib.parse import urlsplit

from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ..kernel import Refused
from .connections import ConnectionPlaces
from .http_responses import refusal
from .limits import LONGEST_HEADERS, LONGEST_PATH, LONGEST_QUERY
from .settings import Settings

LONGEST_BODY = 16_384
ADDRESSES = 5_000
"""The most addresses that are remembered."""
MINUTE = 60.0
LOOKS = 10
"""Reads allowed for each change allowed."""
HEAVY = 4
"""A slow request counts as this many, over HTTP and on a socket."""
HEALTH = "/healthz"
HEAVY_PATHS = re.compile(
    r"/api/(rules|words/.*|gallery|qr|mine|tables|tables/[^/]+/(replay.*|ending|chronicle|record|play-on|fork|rematch))"
)
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


class HttpGuard:
    """Limits and headers around the application."""

    def __init__(
        self,
        app: ASGIApp,
        settings: Settings,
        costs: Costs,
        crowd: ConnectionPlaces,
        holds_seat: Callable[[HTTPConnection], Awaitable[bool]],
    ) -> None:
        self.app = app
        self.settings = settings
        self._costs = costs
        self._crowd = crowd
        self._holds_seat = holds_seat

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        scope = under(self.settings.base, scope)

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                headers.update(HEADERS)
                if self._crowd.is_crowded:
                    headers["Connection"] = "close"
            await send(message)

        try:
            self._check(scope)
            await self._check_place(scope)
        except Refused as refused:
            if scope["type"] == "http":
                await refusal(HTTPConnection(scope), refused)(scope, receive, with_headers)
            else:
                await send({"type": "websocket.close", "code": 4403})
            return
        await self.app(scope, no_more_than(LONGEST_BODY, receive), with_headers)

    async def _check_place(self, scope: Scope) -> None:
        """The last places are for people with a seat and for health checks."""
        if not self._crowd.is_crowded or scope["path"].endswith(HEALTH):
            return
        if not await self._holds_seat(HTTPConnection(scope)):
            raise Refused("server-full")

    def _check(self, scope: Scope) -> None:
        connection = HTTPConnection(scope)
        path = scope["path"].removeprefix(self.settings.base)
        if len(path) > LONGEST_PATH or len(scope["query_string"]) > LONGEST_QUERY:
            raise Refused("wish-too-long")
        if sum(len(name) + len(value) for name, value in scope["headers"]) > LONGEST_HEADERS:
            raise Refused("body-too-large")
        length = connection.headers.get("content-length", "0")
        if not length.isdecimal() or len(length) > 9 or int(length) > LONGEST_BODY:
            raise Refused("body-too-large")
        is_change = scope["type"] == "websocket" or scope["method"] not in ("GET", "HEAD")
        if is_change and not same_origin(connection, self.settings):
            raise Refused("wrong-origin")
        if path == HEALTH:  # a proxy that asks shares its address with everybody behind it
            return
        recently = self._costs.changes if is_change else self._costs.looks
        recently.count(address_of(connection), HEAVY if HEAVY_PATHS.fullmatch(path) else 1)


class Recently:
    """What each address has cost within a minute."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._spent: dict[str, Spent] = {}

    def count(self, address: str, cost: int = 1) -> None:
        """Somebody comes; Refused if that is too often."""
        now = monotonic()
        if len(self._spent) > ADDRESSES:
            self._spent = {each: spent for each, spent in self._spent.items() if spent.last > now - MINUTE}
        self._spent.setdefault(address, Spent()).count(now, cost, self._most, MINUTE)


class Spent:
    """What somebody has cost lately."""

    def __init__(self) -> None:
        self._costs: deque[tuple[float, int]] = deque()
        self._sum = 0

    @property
    def last(self) -> float:
        """When something was last counted."""
        return self._costs[-1][0] if self._costs else 0.0

    def count(self, now: float, cost: int, most: int, within: float) -> None:
        """Count a cost; Refused if that makes too much of them."""
        while self._costs and self._costs[0][0] < now - within:
            self._sum -= self._costs.popleft()[1]
        if self._sum + cost > most:
            raise Refused("too-often")
        self._costs.append((now, cost))
        self._sum += cost


class Costs:
    """What everybody may ask of a server in a minute, by address: changes and connections, and looks at things."""

    def __init__(self, settings: Settings) -> None:
        self.changes = Recently(settings.rate)
        self.looks = Recently(settings.rate * LOOKS)


def address_of(connection: HTTPConnection) -> str:
    """The address of the client."""
    return connection.client.host if connection.client else ""


def same_origin(connection: HTTPConnection, settings: Settings) -> bool:
    """Whether a request comes from one of our own pages; only programs other than browsers send no origin."""
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
