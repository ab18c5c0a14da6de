"""The guided mission of Lockdown, played through by the names of things alone, in both languages."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import People
from tests.browser.judging import violations
from tests.browser.playing import confirming, passing, put_away_what_was_shown, question
from tests.browser.test_access import focused, tab_to
from tests.browser.test_lesson import at_step, learn, lesson, pay, ring, take

OPEN = """async () => {
    const asked = { method: 'POST', headers: { 'content-type': 'application/json' } }
    const made = await fetch('/api/tables', { ...asked, body: JSON.stringify({ lesson: 'lights-out', you: 'Ann' }) })
    return (await made.json()).code
}"""
"""Opens a table for the mission."""
AROUND = """(thing) => {
    const [outer, inner] = ['.deck .taught', thing].map((it) => document.querySelector(it)?.getBoundingClientRect())
    const begins = outer && inner && outer.left <= inner.left && outer.top <= inner.top
    return begins && outer.right >= inner.right && outer.bottom >= inner.bottom
}"""
"""Whether the ring encloses something, once the board has come to rest."""


def begin(page: Page) -> None:
    """Sit down at the mission."""
    page.goto(f"/t/{page.evaluate(OPEN)}")
    expect(lesson(page)).to_be_visible()


def read_on(page: Page) -> None:
    """Go on from a step that is only read."""
    put_away_what_was_shown(page)
    lesson(page).get_by_role("button", name="Continue").click()


def test_the_whole_mission(people: People) -> None:
    page = people.come()
    begin(page)
    at_step(page, "In the dark")
    expect(lesson(page)).to_contain_text("Step 1 of 18")
    read_on(page)
    at_step(page, "Light")
    row = question(page).get_by_role("listitem").filter(has_text="Use Power Generator")
    expect(row).to_contain_text("The lesson points here.")
    expect(row).to_be_in_viewport(ratio=0.9)
    take(page, "Use Power Generator")
    pay(page, "Rest", "Demolition")
    at_step(page, "A computer")
    take(page, "Use the computer")
    pay(page, "Interruption")
    take(page, "Look at the CSS token at 6")
    at_step(page, "What only you know")
    read_on(page)
    at_step(page, "Moving")
    take(page, "Move to Elevator Room S-03")
    pay(page, "Stun")
    at_step(page, "Noise")
    read_on(page)
    at_step(page, "Passing")
    passing(page).click()
    confirming(page).click()
    at_step(page, "The facility has its turn")
    page.reload()  # how far one has come is kept with the table
    at_step(page, "The facility has its turn")
    read_on(page)
    at_step(page, "The elevator")
    take(page, "Use Elevator Room S-03")
    pay(page, "Quarantine")
    take(page, "Ride to Elevator Room S-02")
    at_step(page, "A room nobody knows")
    take(page, "Move to room 11")
    pay(page)
    at_step(page, "Searching")
    take(page, "Play Search")
    take(page, "Search the green item deck")
    at_step(page, "Searching")
    take(page, "Keep")
    at_step(page, "Knowledge")
    take(page, "Use Archive")
    at_step(page, "Contingencies")
    read_on(page)
    at_step(page, "An encounter")
    passing(page).click()
    take(page, "Move to Cargo Sending System A")
    pay(page)
    at_step(page, "Your objective")
    take(page, "Keep Shared Memory")
    at_step(page, "Fighting in the light")
    take(page, "Shoot")
    pay(page)
    at_step(page, "The advantage die")
    take(page, "Keep the roll")
    take(page, "Discard", but_not=" nothing")
    at_step(page, "Getting out")
    passing(page).click()
    confirming(page).click()
    take(page, "Use Cargo Sending System A")
    pay(page)
    at_step(page, "You know the way now")
    expect(page.get_by_role("region", name="How it ended")).to_be_visible()
    lesson(page).get_by_role("button", name="Start again from the beginning").click()
    at_step(page, "In the dark")


def test_the_keyboard_alone_goes_on_and_is_told_the_step(people: People) -> None:
    page = people.come()
    begin(page)
    expect(page.locator("#announcer")).to_contain_text("You are the sentry")
    tab_to(page, "Continue")
    page.keyboard.press("Enter")
    at_step(page, "Light")
    expect(page.locator("#announcer")).to_contain_text("The Power Generator turns over the power token")
    assert focused(page) == "Light"


def test_the_words_of_the_facility_explain_themselves_at_its_tables_alone(people: People) -> None:
    page = people.come()
    learn(page)
    expect(page.locator(".word").first).to_be_visible()
    expect(page.locator("[data-word=darkness], [data-word=power]")).to_have_count(0)
    begin(page)
    lesson(page).get_by_role("button", name="in darkness").click()
    expect(page.locator(".word-card")).to_contain_text("A section without power, and every staircase, is dark")


def test_what_a_step_speaks_of_is_ringed_on_the_board(people: People) -> None:
    page = people.come()
    page.emulate_media(reduced_motion="reduce")  # a ring that beats has another size at every look
    begin(page)
    expect(ring(page)).to_have_count(1)
    page.wait_for_function(AROUND, arg=".deck .pawn")
    read_on(page)
    at_step(page, "Light")
    page.wait_for_function(AROUND, arg='.deck [data-room="room:23"] .ground')


@pytest.mark.parametrize("phone", [False, True])
@pytest.mark.parametrize("language", ["en-GB", "fr-FR"])
def test_axe_has_nothing_to_say_and_nothing_is_cut_off(people: People, phone: bool, language: str) -> None:
    page = people.come(phone=phone, language=language)
    begin(page)
    at_step(page, "Dans le noir" if language == "fr-FR" else "In the dark")
    lesson(page).locator("summary").click()
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
