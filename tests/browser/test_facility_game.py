"""A whole game of Lockdown: one at a desk, one in French on a phone, one by ear and keyboard, and a bot."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random
from time import monotonic

from playwright.sync_api import Page, expect

from tests.browser.conftest import People
from tests.browser.playing import (
    REACH,
    confirming,
    decide,
    is_asked,
    options,
    passing,
    put_away_what_was_shown,
    question,
    unless_asked_no_more,
    wait_for_another_question,
)
from tests.patience import PATIENCE


def _sit_down(page: Page, name: str, field: str, button: str) -> None:
    page.get_by_role("textbox", name=field).fill(name)
    page.get_by_role("button", name=button).click()


def _three_and_a_bot(people: People) -> tuple[Page, Page, Page]:
    desk = people.come("/host/lockdown")
    desk.get_by_role("textbox", name="Your name").fill("Ann")
    desk.get_by_text("Details").click()
    desk.get_by_role("combobox", name="Played by people").select_option("3")
    desk.get_by_role("button", name="Open the table").click()
    expect(desk.get_by_role("heading", name="Nemesis: Lockdown")).to_be_visible()
    invited = f"/join/{desk.url.rsplit('/', 1)[1]}"
    phone = people.come(invited, language="fr-FR", phone=True)
    _sit_down(phone, "Bob", "Votre nom", "S'asseoir")
    ear = people.come(invited)
    _sit_down(ear, "Cleo", "Your name", "Sit down")
    desk.get_by_role("button", name="Begin the game").click()
    return desk, phone, ear


def _answer_by_ear(page: Page, rng: Random) -> str:
    """A number typed into the command line, and what must be ticked with the space bar: no pointer is used."""
    put_away_what_was_shown(page)
    before = question(page).get_attribute("data-prompt")
    if not before:
        return ""  # it was a formality, and has been answered meanwhile
    with unless_asked_no_more(page, before):
        if confirming(page).count():
            ticks = question(page).get_by_role("checkbox")
            due = re.search(r"of (\d+)", confirming(page).inner_text(timeout=REACH))
            for nth in range(int(due[1]) if due else 0):
                ticks.nth(nth).focus(timeout=REACH)
                page.keyboard.press("Space")
            confirming(page).focus(timeout=REACH)
            page.keyboard.press("Enter")
        elif there := options(page).count():
            page.keyboard.press("/")
            page.get_by_role("textbox", name="Command line").fill(str(rng.randrange(there) + 1))
            page.keyboard.press("Enter")
        else:
            passing(page).focus(timeout=REACH)
            page.keyboard.press("Enter")
    wait_for_another_question(page, before)
    page.wait_for_function("() => !document.querySelector('.question[aria-busy=true]')")
    return ""


def test_three_people_and_a_bot_play_the_facility_to_its_end(people: People) -> None:
    desk, phone, ear = _three_and_a_bot(people)
    ways: dict[Page, Callable[[Page, Random], str]] = {desk: decide, phone: decide, ear: _answer_by_ear}
    endings = {page: page.locator(".ending") for page in ways}
    answered, rng, until = dict.fromkeys(ways, 0), Random(3), monotonic() + PATIENCE
    while not all(ending.is_visible() for ending in endings.values()):
        assert monotonic() < until, f"the game does not go on: {answered.values()}"
        for page, answer in ways.items():
            if is_asked(page):
                answer(page, rng)
                answered[page] += 1
                until = monotonic() + PATIENCE
        desk.wait_for_timeout(20)
    assert min(answered.values()) > 0
    for page, words in ((desk, "Show all"), (phone, "Tout montrer"), (ear, "Show all")):
        page.get_by_role("button", name=words).click()
        expect(endings[page].get_by_role("row")).to_have_count(4)
    told = [endings[page].get_by_role("listitem").all_inner_texts() for page in (desk, phone, ear)]
    assert told[0] == told[2]
    expect(endings[desk].get_by_text(re.compile("^You have (won|lost).$"))).to_be_visible()
    expect(endings[phone].get_by_text(re.compile("^Vous avez (gagné|perdu)"))).to_be_visible()
