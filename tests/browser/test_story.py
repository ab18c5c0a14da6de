"""The story follows what happens, unless its reader has gone back to read."""

from __future__ import annotations

import re
from random import Random
from typing import Any

from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from tests.browser.conftest import People
from tests.browser.playing import wait_until_asked
from tests.browser.test_coach import note
from tests.browser.test_deciding import begin, moves, play_until
from tests.browser.wiring import tell, wired

NOTED = ("noise-rolled", "explored", "encounter", "light-wound", "serious-wound", "contaminated", "slimed")
"""Kinds of lines that the coach has a note on, each of its own."""


def told_page(people: People) -> tuple[Page, WebSocketRoute]:
    """A page beside which the coach sits, and the wire to it."""
    page = people.come()
    page.set_viewport_size({"width": 1440, "height": 900})
    begin(page, "off")
    play_until(page, Random(1), lambda: moves(page).count() > 0)
    [wire] = wired(page)
    wait_until_asked(page)
    return page, wire


def story(page: Page) -> Locator:
    """The part of the page in which the story stands."""
    return page.get_by_role("region", name="The story")


def lines(kind: str = "told", count: int = 12) -> list[dict[str, Any]]:
    """Many events, of which the last concerns the viewer."""
    last: dict[str, Any] = {"kind": kind, "text": f"{kind}, the last line.", "args": {"who": "seat:0"}}
    return [*({"kind": "told", "text": f"Line {nth}."} for nth in range(count - 1)), last]


def below(page: Page) -> int:
    """How far the end of the story is below what can be seen of it."""
    gap: int = story(page).evaluate("it => Math.round(it.scrollHeight - it.scrollTop - it.clientHeight)")
    return gap


def test_the_story_follows_whatever_notes_come_and_go(people: People) -> None:
    page, wire = told_page(people)
    for kind in NOTED:
        tell(wire, lines(kind))
        expect(story(page)).to_contain_text(f"{kind}, the last line.")
        page.wait_for_function("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
        assert below(page) < 5, f"after {kind}"
        while note(page).count():
            note(page).get_by_role("button", name=re.compile("Put this note away|Next note")).click()
        page.evaluate("() => new Promise(done => requestAnimationFrame(done))")


def test_whoever_reads_further_up_is_told_how_much_is_new_and_led_back_down(people: People) -> None:
    page, wire = told_page(people)
    tell(wire, lines(count=60))
    expect(story(page)).to_contain_text("the last line.")
    story(page).hover()
    page.mouse.wheel(0, -300)
    back = page.get_by_role("button", name="New lines: 12")
    expect(back).to_have_count(0)
    page.wait_for_timeout(300)  # a wheel rolls on for a moment
    stood = story(page).evaluate("it => it.scrollTop")
    tell(wire, lines("slimed"))
    expect(back).to_be_visible()
    assert story(page).evaluate("it => it.scrollTop") == stood
    back.click()
    expect(back).to_have_count(0)
    assert below(page) < 5
    tell(wire, lines("contaminated"))
    expect(story(page)).to_contain_text("contaminated, the last line.")
    assert below(page) < 5
