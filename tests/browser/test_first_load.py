"""What a first visit costs: the bytes that a browser which unpacks really gets, and how few a second visit does."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import People
from tests.browser.playing import wait_until_asked

BUDGET = {"nemesis": 200_000, "lockdown": 275_000}
"""Bytes of everything a table needs before it can be played at; letters of our own come later, and others stand in."""
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
    if game == "lockdown":
        page.wait_for_function(LOADED, arg="/facility.js")
    return page


@pytest.mark.parametrize("game", BUDGET)
def test_the_first_load_is_small_on_the_wire(people: People, game: str) -> None:
    fetched = dict(first_visit(people, game).evaluate(FETCHED))
    assert any("/app.js" in name and size for name, size in fetched.items())
    assert any("/api/words/" in name and size for name, size in fetched.items())
    assert any("/facility.js" in name for name in fetched) == (game == "lockdown")
    assert sum(fetched.values()) < BUDGET[game], fetched


def test_a_second_visit_fetches_no_part_of_the_page_again(people: People) -> None:
    page = first_visit(people, "lockdown")
    page.goto(page.url)
    page.wait_for_function(LOADED, arg="/facility.js")
    again = {name: size for name, size in page.evaluate(FETCHED) if "/assets-" in name and not name.endswith(".svg")}
    assert len(again) == 3
    assert set(again.values()) == {0}
