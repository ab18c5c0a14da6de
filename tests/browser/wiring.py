"""The wire between a page and the server, in our hands."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.playing import question


def wired(page: Page) -> list[WebSocketRoute]:
    """Load the page again; from now on every connection of its table can be spoken through and cut."""
    wires: list[WebSocketRoute] = []

    def take(wire: WebSocketRoute) -> None:
        wire.connect_to_server()
        wires.append(wire)

    page.route_web_socket(re.compile("/ws/"), take)
    page.reload()
    expect(question(page)).to_be_visible()
    return wires


def tell(wire: WebSocketRoute, story: Sequence[dict[str, Any]], patch: Sequence[Any] = ()) -> None:
    """Send the page more than has happened: these lines, and this change of the screen."""
    lines = [{"rule": "", **line} for line in story]
    wire.send(json.dumps({"is": "change", "patch": list(patch), "story": lines}))
