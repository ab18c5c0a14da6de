"""The guided mission, played through by the names of things alone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import People
from tests.browser.judging import violations
from tests.browser.playing import options, passing, put_away_what_was_shown, question, wait_for_another_question
from tests.browser.test_access import focused, tab_to


def lesson(page: Page) -> Locator:
    """What the lesson says."""
    return page.get_by_role("region", name=re.compile("^(Guided mission|Mission guidée)$"))


def learn(page: Page) -> None:
    """Begin the mission from the first page."""
    page.get_by_role("button", name=re.compile("^(Learn by playing|Apprendre en jouant)$")).click()
    expect(lesson(page)).to_be_visible()


def at_step(page: Page, title: str) -> None:
    """The lesson has come to this step."""
    expect(lesson(page).get_by_role("heading", name=title)).to_be_visible()


def take(page: Page, name: str) -> None:
    """Answer with the option of this name."""
    put_away_what_was_shown(page)
    before = question(page).get_attribute("data-prompt")
    options(page).filter(has_text=re.compile(f"^{re.escape(name)}")).first.click()
    wait_for_another_question(page, before)


def pay(page: Page, *cards: str) -> None:
    """Pay with these cards, or with the first there are."""
    before = question(page).get_attribute("data-prompt")
    ticks = question(page).get_by_role("checkbox")
    if ticks.count():
        for nth in range(2):
            (ticks.nth(nth) if not cards else question(page).get_by_label(re.compile(cards[nth]))).check()
        question(page).get_by_role("button", name=re.compile("^Confirm")).click()
    else:
        (options(page).filter(has_text=cards[0]) if cards else options(page)).first.click()
    wait_for_another_question(page, before)
    page.wait_for_function("() => !document.querySelector('.question[aria-busy=true]')")


def test_the_whole_mission(people: People) -> None:
    page = people.come()
    learn(page)
    at_step(page, "Waking up")
    expect(lesson(page)).to_contain_text("Step 1 of 15")
    lesson(page).get_by_role("button", name="Go on").click()

    at_step(page, "Moving and paying")
    row = question(page).get_by_role("listitem").filter(has_text="Move to room 7")
    expect(row).to_contain_text("The lesson points here.")
    take(page, "Move to room 7")
    pay(page, "Order")
    at_step(page, "Noise")
    lesson(page).get_by_role("button", name="Go on").click()
    at_step(page, "Searching")
    take(page, "Play Search")
    at_step(page, "Careful movement")
    take(page, "Keep Medkit")
    take(page, "Move carefully to Engine Control Room")
    pay(page, "Interruption", "Demolition")
    at_step(page, "Passing")
    take(page, "Noise in")
    passing(page).click()
    question(page).get_by_role("button", name=re.compile("^Confirm")).click()

    at_step(page, "The ship has its turn")
    page.reload()  # how far one has come is kept with the table
    at_step(page, "The ship has its turn")
    lesson(page).get_by_role("button", name="Go on").click()
    at_step(page, "Using a room")
    take(page, "Use Engine Control Room")
    pay(page)
    at_step(page, "An encounter")
    take(page, "Move to Hibernatorium")
    pay(page)
    at_step(page, "Your objective")
    take(page, "Keep Destination: Earth")
    at_step(page, "Fighting")
    take(page, "Shoot")
    pay(page)
    at_step(page, "Fleeing")
    take(page, "Move to Engine Control Room")
    at_step(page, "Wounds")
    passing(page).click()
    take(page, "Use Bandages")
    pay(page)
    take(page, "Dress")
    at_step(page, "Back into the dark")
    take(page, "Move to Hibernatorium")
    pay(page)
    at_step(page, "Getting out")
    take(page, "Use Hibernatorium")
    pay(page)

    at_step(page, "You know the way now")
    expect(page.get_by_role("region", name="How it ended")).to_be_visible()
    lesson(page).get_by_role("link", name="Host a first voyage").click()
    expect(page.get_by_role("radio", name=re.compile("^First voyage"))).to_be_checked()


def test_the_keyboard_alone_goes_on_and_is_told_the_step(people: People) -> None:
    page = people.come()
    tab_to(page, "Learn by playing")
    page.keyboard.press("Enter")
    at_step(page, "Waking up")
    expect(page.locator("#announcer")).to_contain_text("You are the captain")
    tab_to(page, "Go on")
    page.keyboard.press("Enter")
    at_step(page, "Moving and paying")
    expect(page.locator("#announcer")).to_contain_text("Move to room 7")
    assert focused(page) == "Moving and paying"
    tab_to(page, "Skip this step")
    page.keyboard.press("Enter")
    at_step(page, "Noise")


@pytest.mark.parametrize("phone", [False, True])
@pytest.mark.parametrize("language", ["en-GB", "fr-FR"])
def test_axe_has_nothing_to_say_and_nothing_is_cut_off(people: People, phone: bool, language: str) -> None:
    page = people.come(phone=phone, language=language)
    learn(page)
    lesson(page).locator("summary").click()
    assert violations(page) == []
    wide = page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert wide
    if phone:
        sizes = lesson(page).get_by_role("button").evaluate_all("them => them.map(it => it.offsetHeight)")
        assert sizes
        assert min(sizes) >= 44
