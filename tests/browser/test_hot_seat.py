"""Several people before one screen: a curtain between them, and what everybody may see between their turns."""

from __future__ import annotations

import re
from contextlib import suppress
from random import Random
from time import monotonic

import pytest
from playwright.sync_api import Locator, Page, TimeoutError, expect

from tests.browser.conftest import People
from tests.browser.judging import violations
from tests.browser.playing import decide, is_asked, open_table, put_away_what_was_shown, question
from tests.patience import PATIENCE

I_AM = re.compile("^I am (Ann|Bob), show my seat$")


def host_for_two(page: Page, players: int = 2) -> None:
    """Ann and Bob sit down before one screen."""
    page.get_by_role("link", name="Host a table").click()
    page.get_by_role("textbox", name="Your name").fill("Ann")
    page.get_by_role("button", name="One more person").click()
    page.get_by_role("textbox", name="Name of person 2").fill("Bob")
    page.get_by_text("Details").click()
    page.get_by_role("combobox", name="Characters on board").select_option(str(players))
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("listitem").filter(has_text="Bob")).to_contain_text("(you)")
    page.get_by_role("button", name="Begin").click()
    expect(curtain(page)).to_be_visible()


def curtain(page: Page) -> Locator:
    """The button with which somebody says that they are there."""
    return page.locator(".curtain").get_by_role("button", name=I_AM).first


@pytest.fixture
def page(people: People) -> Page:
    """Two people at one screen, and nobody else aboard."""
    page = people.come()
    host_for_two(page)
    return page


def test_a_curtain_shows_nothing_but_whose_turn_it_is(page: Page) -> None:
    expect(page.get_by_role("heading", level=1)).to_have_text(re.compile("^(Ann|Bob), it is your turn$"))
    expect(page.get_by_role("heading", level=1)).to_be_focused()
    for part in ("Your place", "Question", "The story"):
        expect(page.get_by_role("region", name=part)).to_have_count(0)
    assert "objective" not in page.locator("body").inner_text().lower()
    assert violations(page) == []


def test_a_seat_is_shown_to_who_says_to_be_there_and_hidden_when_it_has_answered(page: Page) -> None:
    first = curtain(page).inner_text()
    curtain(page).click()
    expect(page.get_by_role("region", name="Your place")).to_be_visible()
    page.wait_for_function("() => document.querySelector('.question').dataset.prompt")
    while not curtain(page).is_visible():
        if is_asked(page):
            decide(page, Random(1))
    expect(page.get_by_role("region", name="Your place")).to_have_count(0)
    assert curtain(page).inner_text() != first


def test_the_ship_can_be_looked_at_before_a_seat_is_shown(page: Page) -> None:
    page.get_by_role("button", name="Look at the ship first").click()
    expect(page.get_by_role("group", name="The ship")).to_be_visible()
    expect(page.get_by_role("region", name="Your place")).to_have_count(0)
    page.get_by_role("button", name=I_AM).first.click()
    expect(page.get_by_role("region", name="Your place")).to_be_visible()
    page.get_by_role("button", name="Draw the curtain").click()
    expect(page.get_by_role("region", name="Your place")).to_have_count(0)


def test_a_page_that_is_loaded_again_shows_nobodys_seat(page: Page) -> None:
    curtain(page).click()
    expect(page.get_by_role("region", name="Your place")).to_be_visible()
    told: list[str] = []
    page.on("websocket", lambda wire: wire.on("framereceived", lambda told_: told.append(str(told_))))
    page.reload()
    expect(curtain(page)).to_be_visible()
    assert told
    assert not [each for each in told if '"private":true' in each or '"objectives":["' in each]


def test_somebody_sits_down_beside_who_was_invited(people: People) -> None:
    code = open_table(people.come(), "Cleo", people=3)
    page = people.come(f"/join/{code}")
    page.get_by_role("textbox", name="Your name").fill("Ann")
    page.get_by_role("button", name="Sit down").click()
    page.get_by_role("textbox", name="Name of one more person").fill("Bob")
    page.get_by_role("button", name="Sit down here too").click()
    for name in ("Ann", "Bob"):
        expect(page.get_by_role("listitem").filter(has_text=name)).to_contain_text("(you)")
    expect(page.get_by_role("listitem").filter(has_text="Cleo")).not_to_contain_text("(you)")


def test_two_people_at_one_screen_play_to_the_end(page: Page) -> None:
    rng = Random(3)
    came: list[str] = []
    ending = page.get_by_role("region", name="How it ended")
    page.set_default_timeout(8_000)
    until = monotonic() + PATIENCE
    while not ending.is_visible():
        assert monotonic() < until, f"the game does not go on: {len(came)} times somebody came"
        if curtain(page).is_visible():
            came.append(curtain(page).inner_text())
            curtain(page).click()
            expect(page.get_by_role("region", name="Your place").or_(ending).first).to_be_visible()
        elif is_asked(page) and question(page).is_visible():
            with suppress(TimeoutError):  # a window that closes by itself takes its question along
                decide(page, rng)
                until = monotonic() + PATIENCE
        else:
            put_away_what_was_shown(page)
            page.wait_for_timeout(20)
    assert set(came) == {"I am Ann, show my seat", "I am Bob, show my seat"}
    assert len(came) > 10
    page.get_by_role("button", name="Show all").click()
    expect(ending.get_by_role("row")).to_have_count(2)
    assert violations(page) == []
