"""Two people put a mistake right: one proposes by keyboard, the other agrees on a phone, and both read the same."""

from __future__ import annotations

from random import Random

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import People
from tests.browser.judging import violations
from tests.browser.playing import decide, is_asked, open_table, passing, put_away_what_was_shown
from tests.browser.test_access import tab_to


def at_a_table(people: People) -> tuple[Page, Page]:
    """Ann at a desk and Bob on a phone, when one of them may act: nothing happens until they do."""
    ann = people.come()
    code = open_table(ann, "Ann")
    bob = people.come(f"/join/{code}", phone=True)
    bob.get_by_role("textbox", name="Your name").fill("Bob")
    bob.get_by_role("button", name="Sit down").tap()
    ann.get_by_role("button", name="Begin the game").click()
    for page in (ann, bob):
        expect(page.get_by_role("region", name="Question", exact=True)).to_be_visible()
    rng = Random(3)
    while not any(is_asked(page) and passing(page).is_enabled() for page in (ann, bob)):
        for page in (ann, bob):
            if is_asked(page):
                decide(page, rng)
        ann.wait_for_timeout(20)
    for page in (ann, bob):
        put_away_what_was_shown(page)
    return ann, bob


def opened(page: Page) -> Locator:
    """The list of corrections, opened by keyboard."""
    page.get_by_role("navigation").get_by_role("button", name="Table", exact=True).click()
    expect(page.get_by_role("button", name="Correct the position")).to_be_visible()
    tab_to(page, "Correct the position")
    page.keyboard.press("Enter")
    dialog = page.get_by_role("dialog", name="Correct the position")
    expect(dialog.get_by_text("Corrections: ")).to_be_visible()
    return dialog


def propose(page: Page, words: str) -> str:
    """Look for a correction by its words and propose the first; what it says."""
    dialog = opened(page)
    page.keyboard.type(words)
    found = dialog.get_by_role("radio")
    expect(found.first).to_be_visible()
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    page.keyboard.press("Space")
    expect(dialog.get_by_role("radio", checked=True)).to_have_count(1)
    text = dialog.locator("footer p").inner_text()
    assert violations(page) == []
    tab_to(page, "Propose it")
    page.keyboard.press("Enter")
    expect(dialog).to_be_hidden()
    return text


def consent(page: Page) -> Locator:
    """The card that asks whether one agrees."""
    return page.get_by_role("group", name="Correct the position")


def test_a_correction_is_proposed_agreed_to_and_told(people: People) -> None:
    ann, bob = at_a_table(people)
    text = propose(ann, "time forward")
    assert text == "Move the time marker one space forward"
    time = ann.locator(".clocks").inner_text()
    expect(consent(ann)).to_contain_text("Agreed so far:")
    expect(consent(bob)).to_contain_text(f"(Ann) proposes a correction: {text}.")
    expect(bob.locator("#announcer")).to_contain_text(f"proposes a correction: {text}.")
    assert violations(bob) == []
    for button in consent(bob).get_by_role("button").all():
        box = button.bounding_box()
        assert box is not None
        assert box["height"] >= 44
    consent(bob).get_by_role("button", name="I agree").tap()
    for page in (ann, bob):
        expect(consent(page)).to_have_count(0)
        expect(page.locator(".clocks")).not_to_have_text(time)
        expect(page.locator("#announcer")).to_contain_text(f"and agreed on: {text}.")
    ann.get_by_role("navigation").get_by_role("button", name="Story", exact=True).click()
    expect(ann.get_by_role("region", name="The story").get_by_text(f"and agreed on: {text}.")).to_be_visible()
    assert ann.evaluate("document.activeElement !== document.body"), "the focus is somewhere"


def test_a_correction_is_refused_or_withdrawn_and_nothing_changes(people: People) -> None:
    ann, bob = at_a_table(people)
    time = ann.locator(".clocks").inner_text()
    propose(ann, "time forward")
    consent(bob).get_by_role("button", name="I do not agree").tap()
    for page in (ann, bob):
        expect(consent(page)).to_have_count(0)
        expect(page.locator("#announcer")).to_contain_text("does not agree to the request.")
    ann.get_by_role("button", name="Correct the position").click()
    dialog = ann.get_by_role("dialog", name="Correct the position")
    dialog.get_by_text("Fire", exact=False).first.click()
    dialog.get_by_role("radio").first.check()
    dialog.get_by_role("button", name="Propose it").click()
    expect(consent(bob)).to_contain_text("fire marker")
    consent(ann).get_by_role("button", name="Withdraw it").click()
    for page in (ann, bob):
        expect(consent(page)).to_have_count(0)
        expect(page.locator("#announcer")).to_contain_text("withdraws the request.")
        expect(page.locator(".clocks")).to_have_text(time)


def test_a_list_of_corrections_stays_open_while_others_talk(people: People) -> None:
    ann, bob = at_a_table(people)
    told: list[str] = []
    ann.on("websocket", lambda wire: wire.on("framereceived", lambda each: told.append(str(each))))
    ann.reload()
    dialog = opened(ann)
    dialog.get_by_text("Fire", exact=False).first.click()
    expect(dialog.get_by_role("radio").first).to_be_visible()
    lists = sum('"looked"' in each for each in told)
    bob.get_by_role("navigation").get_by_role("button", name="Story", exact=True).last.tap()
    bob.get_by_role("textbox", name="Say").fill("What now?")
    bob.get_by_role("textbox", name="Say").press("Enter")
    while sum('"looked"' in each for each in told) == lists:  # the list is asked for again
        ann.wait_for_timeout(20)
    ann.wait_for_timeout(200)
    expect(dialog.get_by_role("radio").first).to_be_visible(timeout=1)


def test_how_long_somebody_is_waited_for_covers_neither_a_request_nor_what_may_be_done_at_any_time(
    people: People,
) -> None:
    ann, bob = at_a_table(people)
    rng = Random(4)
    while is_asked(ann) or not (is_asked(bob) and passing(bob).is_enabled()):
        for page in (ann, bob):
            if is_asked(page) and not (page is bob and passing(bob).is_enabled()):
                decide(page, rng)
        ann.wait_for_timeout(20)
    put_away_what_was_shown(ann)
    ann.set_viewport_size({"width": 1280, "height": 600})
    if (notes := ann.get_by_role("button", name="No more notes")).count():
        notes.click()
    expect(ann.locator(".waits.idle")).to_be_visible()
    propose(ann, "time forward")
    consent(ann).get_by_role("button", name="Withdraw it").click()
    expect(consent(ann)).to_have_count(0)
    ann.get_by_text("At any time", exact=True).click()
    orders = ann.locator(".asides").get_by_role("listitem")
    for order in orders.all():
        order.get_by_role("button").first.click(trial=True)
    assert orders.count() == 2
