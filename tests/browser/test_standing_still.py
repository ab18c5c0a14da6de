"""What can be pressed stays where it is while parts of the page are still on the way, so that no press is lost."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from tests.browser.conftest import People
from tests.browser.playing import wait_until_asked

SCENES = re.compile(r"/front\d*\.js$")
PARTS = re.compile(r"/api/|/assets-\w+/(?!app\.)\w[\w-]*\.(js|css)$")
"""What comes after the page itself and its letters."""
DEVICES = pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
MOVED = """async () => {
  await document.fonts.ready
  const seen = [...document.querySelectorAll('main :is(a, button, input, select, summary)')]
  return seen.filter(it => it.checkVisibility()).flatMap(it => {
    const { left, top } = it.getBoundingClientRect()
    const is = [Math.round(left + scrollX), Math.round(top + scrollY)]
    const was = (it.stood ??= is)
    return was.join() === is.join() ? [] : [`${was} -> ${is}: ${it.outerHTML.slice(0, 100)}`]
  })
}"""
"""What has moved since it was first there."""


def held(page: Page, parts: re.Pattern[str]) -> list[Route]:
    """The parts of a page that have been asked for; they stay on the way until somebody lets them go on."""
    on_the_way: list[Route] = []
    page.route(parts, lambda route: on_the_way.append(route))
    return on_the_way


@DEVICES
def test_a_press_on_the_start_page_is_not_lost_when_the_scenes_come(people: People, phone: bool) -> None:
    page = people.come("/assets/licenses.txt", phone=phone)
    scenes = held(page, SCENES)
    page.goto("/")
    button = page.get_by_role("button", name="Play now")
    button.scroll_into_view_if_needed()
    page.evaluate("() => document.fonts.ready")
    box = button.bounding_box()
    assert box
    x, y = box["x"] + 9, box["y"] + 9
    if not phone:
        page.mouse.move(x, y)
        page.mouse.down()
    while scenes:
        scenes.pop().continue_()
    expect(page.locator(".scene")).to_have_count(3)
    page.touchscreen.tap(x, y) if phone else page.mouse.up()
    wait_until_asked(page)


@DEVICES
@pytest.mark.parametrize("shown", ["start", "host", "invitation", "lobby"])
def test_nothing_that_can_be_pressed_moves_while_a_page_is_loaded(people: People, shown: str, phone: bool) -> None:
    page = people.come("/assets/licenses.txt", phone=phone)
    wanted = {"you": "Ann", "players": 4, "people": 2, "options": {"mode": "coop"}}
    code = page.request.post("/api/tables", data=json.dumps(wanted)).json()["code"]
    address, last = whole(page, code)[shown]
    if shown == "invitation":
        page.context.clear_cookies()
    on_the_way = held(page, PARTS)
    page.goto(address)
    while on_the_way or not last.is_visible():
        if on_the_way:
            route = on_the_way.pop()  # what was asked for last comes first
            route.fulfill(response=route.fetch())
        page.wait_for_timeout(50)
        assert page.evaluate(MOVED) == []


def whole(page: Page, code: str) -> dict[str, tuple[str, Locator]]:
    """By page: its address, and what is there only when all of it is."""
    return {
        "start": ("/", page.locator(".scene").nth(2)),
        "host": ("/host", page.get_by_role("button", name="Open the table")),
        "invitation": (f"/join/{code}", page.get_by_role("button", name="Sit down")),
        "lobby": (f"/t/{code}", page.get_by_role("img", name="The link as a QR code")),
    }
