"""What a page went through, for the report of a test that fails: console lines, requests and socket messages."""

from __future__ import annotations

from collections import deque
from time import monotonic

from playwright.sync_api import Error, Page, Request, WebSocket

KEPT = 60
"""Lines that are kept of a page."""
LONGEST = 300
"""Characters that are kept of a line."""
SHOWN = 4_000
"""Characters that are kept of what the page shows."""
SOON = 5_000
"""How long a page that hangs may take to say what it shows, in milliseconds."""


class Witness:
    """Follows one page from its first request on."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self._since = monotonic()
        self._lines: deque[str] = deque(maxlen=KEPT)
        self._asked: dict[Request, float] = {}
        """Requests on their way, and since when."""
        page.on("console", lambda line: self._note("console", f"{line.type}: {line.text}"))
        page.on("pageerror", lambda error: self._note("error", str(error)))
        page.on("framenavigated", lambda frame: self._note("address", frame.url))
        page.on("request", lambda request: self._asked.update({request: monotonic()}))
        page.on("requestfinished", self._finished)
        page.on("requestfailed", self._failed)
        page.on("websocket", self._connected)

    def tells(self) -> str:
        """All that is known of the page, and what it shows now."""
        waiting = [f"{self._seconds(at)} {each.method} {each.url}" for each, at in self._asked.items()]
        return "\n".join([f"{self.page.url}:", *self._lines, "still on the way:", *waiting, "shows:", self._shown()])

    def _shown(self) -> str:
        try:
            shown = f"{self.page.title()}\n{self.page.locator('body').aria_snapshot(timeout=SOON)}"
        except Error as error:
            return f"nothing that can be read: {error}"
        return shown[:SHOWN]

    def _note(self, what: str, text: str) -> None:
        self._lines.append(f"{self._seconds(monotonic())} {what}: {text[:LONGEST]}")

    def _seconds(self, at: float) -> str:
        return f"{at - self._since:.2f} s"

    def _finished(self, request: Request) -> None:
        began = self._asked.pop(request, self._since)
        self._note("answered", f"{request.method} {request.url}, asked at {self._seconds(began)}")

    def _failed(self, request: Request) -> None:
        self._asked.pop(request, None)
        self._note("failed", f"{request.method} {request.url}: {request.failure}")

    def _connected(self, socket: WebSocket) -> None:
        self._note("socket", f"opened: {socket.url}")
        socket.on("framesent", lambda frame: self._note("sent", str(frame)))
        socket.on("framereceived", lambda frame: self._note("received", str(frame)))
        socket.on("close", lambda _: self._note("socket", "closed"))
