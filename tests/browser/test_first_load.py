"""What a first visit costs: the bytes that a browser which unpacks really gets, and how few a second visit does."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import People
from tests.browser.playing import wait_until_asked

BUDGET = 200_000
"""Bytes of script and style that a table or the start page needs; letters of our own come later."""
WITH_WORDS = 230_000
"""The same, with all the words of a game and everything that stands on its table."""
DRAWINGS = {"nemesis": "/ship.js", "lockdown": "/facility.js"}
PARTS = {
    "nemesis": {"nemesis.js", "nemesis.css", "ship-ui.js", "ship-ui.css", "ship.js"},
    "lockdown": {"nemesis.js", "nemesis.css", "facility-ui.js", "facility-ui.css", "facility.js"},
}
FETCHED = """
performance.getEntriesByType('navigation').concat(performance.getEntriesByType('resource'))
    .filter(each => !each.name.endsWith('.woff2')).map(each => [each.name, each.transferSize])
"""


LOADED = "name => performance.getEntriesByType('resource').some(each => each.name.endsWith(name))"


def first_visit(people: People, game: str) -> Page:
    """Somebody whose browser has nothing of ours yet comes to a table of this game, until all of it is there."""
    page = people.come("/assets/licenses.txt")
    wanted = {"game": game, "you": "Ann", "players": 3, "people": 1, "start": True}
    code = page.request.post("/api/tables", data=json.dumps(wanted)).json()["code"]
    page.goto(f"/t/{code}")
    wait_until_asked(page)
    page.wait_for_function(LOADED, arg=DRAWINGS[game])
    page.wait_for_function(LOADED, arg=f"?game={game}")
    return page


@pytest.mark.parametrize("game", DRAWINGS)
def test_the_first_load_of_a_table_is_small_on_the_wire(people: People, game: str) -> None:
    fetched = dict(first_visit(people, game).evaluate(FETCHED))
    parts = {name: size for name, size in fetched.items() if name.endswith((".js", ".css"))}
    assert {name.rpartition("/")[2] for name in parts} == {"app.js", "app.css", *PARTS[game]}
    assert min(parts.values()) > 0
    assert sum(parts.values()) < BUDGET, fetched
    assert any("/api/words/" in name and size for name, size in fetched.items())
    assert sum(fetched.values()) < WITH_WORDS, fetched


def test_the_first_load_of_the_start_page_is_small_on_the_wire(people: People) -> None:
    page = people.come("/assets/licenses.txt")
    page.goto("/")
    page.wait_for_function(LOADED, arg=DRAWINGS["nemesis"])
    assert sum(dict(page.evaluate(FETCHED)).values()) < BUDGET


def test_a_second_visit_fetches_no_part_of_the_page_again(people: People) -> None:
    page = first_visit(people, "lockdown")
    page.goto(page.url)
    page.wait_for_function(LOADED, arg="/facility.js")
    again = {name: size for name, size in page.evaluate(FETCHED) if "/assets-" in name and not name.endswith(".svg")}
    assert len(again) == len(PARTS["lockdown"]) + 2
    assert set(again.values()) == {0}


def test_a_part_that_cannot_be_loaded_is_said_and_can_be_loaded_again(people: People) -> None:
    page = people.come("/assets/licenses.txt")
    page.route("**/around.js", lambda route: route.abort())
    page.goto("/rules")
    expect(page.get_by_role("alert")).to_contain_text("This part of the page could not be loaded")
    page.unroute("**/around.js")
    page.get_by_role("button", name="Reload the page").click()
    expect(page.get_by_role("heading", name="Rules").first).to_be_visible()
    people.errors.remove("Failed to load resource: net::ERR_FAILED")
