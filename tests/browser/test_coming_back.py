"""Coming back after an absence, and what only one pair of eyes is shown."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import People
from tests.browser.judging import violations
from tests.browser.playing import decide, wait_until_asked
from tests.browser.wiring import tell, wired


@pytest.fixture
def page(people: People) -> Page:
    """A game that has gone on for a while."""
    page = people.come()
    page.get_by_role("button", name="Play now").click()
    rng = Random(1)
    for _ in range(4):
        wait_until_asked(page)
        decide(page, rng)
    wait_until_asked(page)
    return page


def come_back(page: Page, read: int) -> None:
    """Go away and open the table again, having read this many lines of the story."""
    table = page.url
    page.goto("/rules")
    page.evaluate(f"localStorage.setItem('hullbreach.read.{table.rsplit('/', 1)[-1]}', '{read}')")
    page.goto(table)


def test_who_comes_back_reads_in_short_what_happened(page: Page) -> None:
    come_back(page, 12)
    digest = page.get_by_role("region", name="While you were away")
    expect(digest.get_by_role("listitem").last).to_contain_text("Time")
    expect(page.locator("#announcer")).to_contain_text("While you were away")
    assert violations(page) == []
    digest.get_by_role("button", name="Show every line").click()
    expect(digest).to_have_count(0)
    since = page.get_by_role("region", name="The story").get_by_text("New since you left")
    expect(since).to_be_in_viewport()


def test_it_is_put_away_with_escape(page: Page) -> None:
    come_back(page, 12)
    digest = page.get_by_role("region", name="While you were away")
    expect(digest).to_be_visible()
    page.keyboard.press("Escape")
    expect(digest).to_have_count(0)


def test_who_has_read_everything_is_told_nothing(page: Page) -> None:
    page.reload()
    wait_until_asked(page)
    expect(page.get_by_role("region", name="The story")).to_be_visible()
    assert page.locator(".digest").count() == 0


def test_the_first_look_of_the_day_says_how_things_stand(page: Page) -> None:
    table = page.url
    page.goto("/rules")
    page.evaluate(f"localStorage.setItem('hullbreach.day.{table.rsplit('/', 1)[-1]}', 'Thu Jan 01 1970')")
    page.goto(table)
    expect(page.get_by_role("region", name="Where things stand")).to_contain_text("Time")


# -- for one pair of eyes -------------------------------------------------------------------------------------


def shown(page: Page, line: dict[str, Any]) -> None:
    """The server shows this seat something."""
    wires = wired(page)
    wait_until_asked(page)
    page.locator("#question").focus()
    tell(wires[-1], [line])


def thing(ref: str, name: str, text: str = "") -> dict[str, Any]:
    """A thing as the server sends it."""
    return {"ref": ref, "name": name, "text": text, "count": 1, "cost": -1, "sign": "", "signs": "", "pays": False}


def test_what_only_you_see_is_drawn_and_the_focus_comes_back(page: Page) -> None:
    peek = {"kind": "room-peeked", "text": "It is the Nest, with fire.", "rule": "", "private": True, "peek": True}
    shown(page, {**peek, "things": [thing("place:nest", "Nest", "Take an egg."), thing("token:fire-1", "fire")]})
    dialog = page.get_by_role("dialog", name="Only you see this")
    expect(dialog).to_contain_text("It is the Nest, with fire.")
    expect(dialog.get_by_role("figure")).to_have_count(2)
    expect(dialog.get_by_role("figure").first).to_contain_text("Take an egg.")
    assert violations(page) == []
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    expect(page.locator("#question")).to_be_focused()
    expect(page.get_by_role("region", name="The story").get_by_text("only you").last).to_be_visible()
