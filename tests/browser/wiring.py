"""The wire between a page and the server, in our hands."""

from __future__ import annotations

import re

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
