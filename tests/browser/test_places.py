"""A game that is played elsewhere brings drawings of its own, and only its tables load them."""

from __future__ import annotations

import json

from playwright.sync_api import Page, expect

from tests.browser.conftest import People
from tests.browser.playing import wait_until_asked

DRAWINGS = "/facility.js"


def loaded(page: Page) -> bool:
    """Whether the page has asked for the drawings of the facility."""
    return any(
        DRAWINGS in name for name in page.evaluate("performance.getEntriesByType('resource').map(each => each.name)")
    )


def sat_down(people: People, game: str) -> Page:
    """Somebody at a new table of this game, with bots."""
    page = people.come()
    wanted = {"game": game, "you": "Ann", "players": 3, "people": 1, "start": True}
    answer = page.request.post("/api/tables", data=json.dumps(wanted))
    page.goto(f"/t/{answer.json()['code']}")
    wait_until_asked(page)
    return page


def test_a_table_in_the_facility_is_drawn_with_its_rooms(people: People) -> None:
    page = sat_down(people, "lockdown")
    staircase = page.locator(".ship:not(.mini) .plate").filter(has_text="Staircase").first
    expect(staircase.locator(".drawn.room path").nth(4)).to_be_attached()
    assert loaded(page)


def test_a_table_on_the_ship_does_not_load_them(people: People) -> None:
    assert not loaded(sat_down(people, "nemesis"))
