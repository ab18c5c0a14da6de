"""Two people in two browsers and two bots at one table."""

from __future__ import annotations

import re
from random import Random
from time import monotonic

from playwright.sync_api import Page, expect

from tests.browser.conftest import People
from tests.browser.playing import decide, is_asked, open_table
from tests.patience import PATIENCE

DECISIONS = 40


def _both_at_a_table(people: People) -> tuple[Page, Page]:
    ann = people.come()
    code = open_table(ann, "Ann")
    bob = people.come(f"/join/{code}")
    bob.get_by_role("textbox", name="Your name").fill("Bob")
    bob.get_by_role("button", name="Sit down").click()
    ann.get_by_role("button", name="Begin the game").click()
    for page in (ann, bob):
        expect(page.get_by_role("region", name="Question", exact=True)).to_be_visible()
    return ann, bob


def test_two_people_and_two_bots_play_to_the_end(people: People) -> None:
    ann, bob = _both_at_a_table(people)
    rng = Random(4)
    answered = {ann: 0, bob: 0}
    endings = [page.get_by_role("region", name="How it ended") for page in (ann, bob)]
    until = monotonic() + PATIENCE
    while not all(ending.is_visible() for ending in endings):
        assert monotonic() < until, f"the game does not go on: {answered.values()}"
        for page in (ann, bob):
            if is_asked(page):
                decide(page, rng)
                answered[page] += 1
                until = monotonic() + PATIENCE
        ann.wait_for_timeout(20)
    assert sum(answered.values()) >= DECISIONS
    assert min(answered.values()) > 0
    told = []
    for page in (ann, bob):
        page.get_by_role("button", name="Show all").click()
        ending = page.get_by_role("region", name="How it ended")
        told.append(ending.get_by_role("listitem").all_inner_texts())
        expect(ending.get_by_role("row")).to_have_count(4)
        expect(ending.get_by_text(re.compile("^You have (won|lost).$"))).to_be_visible()
        expect(ending.get_by_role("link", name="Download the record")).to_be_visible()
    assert told[0] == told[1]


def test_what_others_have_answered_is_taken_back_by_consent(people: People) -> None:
    ann, bob = _both_at_a_table(people)
    rng = Random(6)
    answered: list[Page] = []
    while ann not in answered or answered[-1] is ann:  # until Bob has answered after her
        for page in (ann, bob):
            if is_asked(page):
                decide(page, rng)
                answered.append(page)
        ann.wait_for_timeout(20)
    while not is_asked(ann) and not is_asked(bob):  # a bot that answers would end the request
        ann.wait_for_timeout(20)
    ann.get_by_role("button", name="Take back", exact=True).click()
    consent = [page.get_by_role("group", name="Take back") for page in (ann, bob)]
    expect(consent[0]).to_contain_text("Agreed so far:")
    consent[1].get_by_role("button", name="I agree").click()
    expect(consent[0]).to_have_count(0)
    expect(bob.get_by_role("region", name="The story").get_by_text("taken back").first).to_be_visible()


def test_what_one_says_the_other_reads(people: People) -> None:
    ann, bob = _both_at_a_table(people)
    ann.get_by_role("textbox", name="Say something to the table").fill("<b>behind you</b>")
    ann.get_by_role("button", name="Say", exact=True).click()
    expect(bob.get_by_role("region", name="The story").get_by_text("<b>behind you</b>")).to_be_visible()


def test_a_browser_that_lost_its_cookies_gets_a_new_link_from_the_host(people: People) -> None:
    ann, bob = _both_at_a_table(people)
    bob.context.clear_cookies()
    bob.reload()
    expect(bob.get_by_role("group", name="The ship")).to_be_visible()
    expect(bob.get_by_role("region", name="Your place")).to_have_count(0)

    ann.get_by_role("navigation").get_by_role("button", name="Table", exact=True).click()
    ann.get_by_role("listitem").filter(has_text="Bob").get_by_role("button", name="New link").click()
    link = ann.get_by_role("textbox", name="The new link for this seat")
    expect(link).to_have_value(re.compile("#.+"))
    bob.goto("about:blank")
    bob.goto(link.input_value())
    expect(bob.get_by_role("region", name="Your place")).to_be_visible()
    assert "#" not in bob.url, "the secret does not stay in the address"


def test_a_seat_given_to_a_bot_plays_on(people: People) -> None:
    ann, _bob = _both_at_a_table(people)
    ann.get_by_role("navigation").get_by_role("button", name="Table", exact=True).click()
    ann.get_by_role("listitem").filter(has_text="Bob").get_by_role("button", name="Give to a bot").click()
    expect(ann.get_by_role("button", name="Take back from the bot")).to_have_count(3)
