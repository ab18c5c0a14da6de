"""Sitting down at a table that has been laid."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from playwright.sync_api import Browser, Page

from tests.browser.conftest import People
from tests.browser.playing import put_away_what_was_shown
from tests.browser.positions import Laid

Seating = Callable[..., Page]


def seats_at(browser: Browser, address: str, table: Laid) -> Iterator[Seating]:
    """Somebody sits down at a seat of it, at last without complaints from any page."""
    people = People(browser, address)

    def seated(seat: int = 0, phone: bool = False, language: str = "en-GB") -> Page:
        page = people.come(table.seat(seat), language, phone)
        page.locator(".question").wait_for()
        put_away_what_was_shown(page)
        return page

    yield seated
    for context in people.contexts:
        context.close()
    assert people.errors == []
