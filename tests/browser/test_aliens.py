"""Aliens in the browser: the boards by pointer, by keys and by ear, the squad, the tracker, and a phone."""

from __future__ import annotations

import json
import re
from random import Random

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import People
from tests.browser.judging import violations
from tests.browser.playing import decide, options, question, wait_until_asked

MOVE = re.compile(r"^\s*Move\b")
ANOTHER = "old => document.querySelector('.question')?.dataset.prompt !== old"
FIRST = ("Take the kits that are advised", "Let everybody who is left take the first free spaces")


def mission(people: People, phone: bool = False) -> Page:
    """Somebody begins the first mission with two bots and is asked for an action of their hero."""
    page = people.come("/assets/licenses.txt", phone=phone)
    wanted = {"game": "aliens", "you": "Ann", "players": 3, "people": 1, "start": True, "options": {"mission": "newt"}}
    code = page.request.post("/api/tables", data=json.dumps(wanted)).json()["code"]
    page.evaluate("localStorage.setItem('hullbreach.pace', 'off')")
    page.goto(f"/t/{code}")
    wait_until_asked(page)
    rng = Random(1)
    for _ in range(40):
        if options(page).filter(has_text=MOVE).count():
            return page
        advised = [options(page).filter(has_text=text) for text in FIRST]
        found = next((each for each in advised if each.count()), None)
        if found:
            press(page, found)
        else:
            decide(page, rng)
            wait_until_asked(page)
    raise AssertionError("nobody is asked for an action")


def press(page: Page, option: Locator) -> None:
    """Take an option, and wait until something else is asked."""
    before = question(page).get_attribute("data-prompt")
    option.first.click()
    page.wait_for_function(ANOTHER, arg=before)
    wait_until_asked(page)


def test_the_boards_show_who_and_what_is_where(people: People) -> None:
    page = mission(people)
    boards = page.get_by_role("group", name="The boards")
    expect(boards.locator("[data-person]")).to_have_count(6)
    assert boards.locator("[data-door]").count() > 40
    expect(page.get_by_role("region", name="Squad").get_by_role("listitem")).to_have_count(6)
    expect(page.get_by_text("Motion tracker: ").first).to_be_attached()
    assert violations(page) == []


def test_a_space_that_is_pressed_is_gone_to(people: People) -> None:
    page = mission(people)
    press(page, options(page).filter(has_text=MOVE))
    goes = options(page).filter(has_text=re.compile(r"^\s*Go to"))
    assert goes.count() > 3
    goes.first.hover()
    expect(page.locator(".preview .way")).to_have_count(2)
    expect(page.locator(".preview .target")).to_have_count(1)
    box = page.locator(".preview .target").bounding_box()
    assert box is not None
    before = question(page).get_attribute("data-prompt")
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    page.mouse.up()
    page.wait_for_function(ANOTHER, arg=before)


def test_arrow_keys_walk_over_the_boards_and_are_told_what_is_there(people: People) -> None:
    page = mission(people)
    boards = page.get_by_role("group", name="The boards")
    cursor = boards.locator("[tabindex='0']")
    expect(cursor).to_have_count(1)
    cursor.focus()
    before = cursor.get_attribute("aria-label")
    page.keyboard.press("ArrowLeft")
    expect(cursor).not_to_have_attribute("aria-label", before or "")
    expect(page.locator("#announcer")).to_contain_text("Distance: ")


def test_a_phone_shows_what_is_around_the_hero(people: People) -> None:
    page = mission(people, phone=True)
    here = page.get_by_role("region", name="Around you")
    expect(here).to_be_visible()
    expect(here.get_by_role("group", name="The boards").locator("[data-person]").first).to_be_attached()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert violations(page) == []
