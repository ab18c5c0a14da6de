"""Sitting down at a table that has been laid."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

from playwright.sync_api import Browser, Page

from hullbreach.lab.scenario.table import Table
from hullbreach.server.app import make_app
from hullbreach.server.settings import Settings
from tests.browser.conftest import People
from tests.browser.facilities import put_on_a_table
from tests.browser.playing import put_away_what_was_shown
from tests.browser.positions import Laid
from tests.browser.serving import served

Seating = Callable[..., Page]


def served_table(folder: Path, scene: Table) -> Iterator[tuple[str, Laid]]:
    """A server with a table at which the game begins with this position."""
    database = str(folder / "tables.sqlite")
    table = put_on_a_table(database, scene)
    with served(make_app(Settings(database=database, rate=10_000))) as address:
        yield address, table


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
