"""The outgoing webhook: it calls people who are away and names the table, nothing else."""

from __future__ import annotations

import asyncio
from time import monotonic
from urllib.error import URLError
from urllib.request import Request, urlopen

import msgspec

from ..describe import Describer
from .logs import note
from .settings import Settings

WAITS = 5.0
"""Seconds the other side may take."""
QUIET = 60.0
"""Seconds between two calls for the same seat."""


class Webhook:
    """Posts to the address the owner has set, if there is one."""

    def __init__(self, settings: Settings) -> None:
        self._url = settings.webhook
        self._say = Describer(settings.language)
        self._called: dict[tuple[str, int], float] = {}
        self._calls: set[asyncio.Task[None]] = set()

    def call(self, code: str, seat: int) -> None:
        """It is somebody's turn at a table."""
        now = monotonic()
        if not self._url or now - self._called.get((code, seat), -QUIET) < QUIET:
            return
        self._called = {who: at for who, at in self._called.items() if now - at < QUIET} | {(code, seat): now}
        call = asyncio.create_task(asyncio.to_thread(self._post, code))
        self._calls.add(call)
        call.add_done_callback(self._calls.discard)

    def _post(self, code: str) -> None:
        text = self._say.message("webhook-your-turn", code=code)
        data = msgspec.json.encode({"event": "your-turn", "table": code, "text": text, "content": text})
        request = Request(self._url, data, {"Content-Type": "application/json", "User-Agent": "hullbreach"})
        try:
            with urlopen(request, timeout=WAITS):
                pass
        except (URLError, OSError, ValueError) as error:
            note("webhook-failed", table=code, error=type(error).__name__)
