"""The guided mission, played through by the names of things alone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import People
from tests.browser.judging import violations
from tests.browser.playing import (
    confirming,
    options,
    passing,
    put_away_what_was_shown,
    question,
    wait_for_another_question,
)
from tests.browser.test_access import focused, tab_to
from tests.browser.wiring import tell, wired


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


def take(page: Page, name: str, but_not: str = "") -> None:
    """Answer with the option of this name, or whose name begins with it and does not go on like that."""
    put_away_what_was_shown(page)
    before = question(page).get_attribute("data-prompt")
    otherwise = f"(?!{re.escape(but_not)})" if but_not else ""
    options(page).filter(has_text=re.compile(f"^{re.escape(name)}{otherwise}")).first.click()
    wait_for_another_question(page, before)


def _until_answered(page: Page) -> None:
    """Until the server has heard the last answer."""
    page.wait_for_function("() => !document.querySelector('.question[aria-busy=true]')")


def pay(page: Page, *cards: str) -> None:
    """Pay with these cards, or with the first there are."""
    _until_answered(page)
    before = question(page).get_attribute("data-prompt")
    ticks = question(page).get_by_role("checkbox")
    if ticks.count():
        for nth in range(2):
            (ticks.nth(nth) if not cards else question(page).get_by_label(re.compile(cards[nth]))).check()
        confirming(page).click()
    else:
        (options(page).filter(has_text=cards[0]) if cards else options(page)).first.click()
    wait_for_another_question(page, before)
    _until_answered(page)


def test_the_whole_mission(people: People) -> None:
    page = people.come()
    learn(page)
    at_step(page, "Waking up")
    expect(lesson(page)).to_contain_text("Step 1 of 15")
    lesson(page).get_by_role("button", name="Continue").click()

    at_step(page, "Moving and paying")
    row = question(page).get_by_role("listitem").filter(has_text="Move to room 7")
    expect(row).to_contain_text("The lesson points here.")
    take(page, "Move to room 7")
    pay(page, "Order")
    at_step(page, "Noise")
    lesson(page).get_by_role("button", name="Continue").click()
    at_step(page, "Searching")
    take(page, "Play Search")
    expect(lesson(page)).to_contain_text("Done. Answer the question to continue.")
    at_step(page, "Searching")
    take(page, "Keep Medkit")
    at_step(page, "Careful movement")
    take(page, "Move carefully to Engine Control Room")
    pay(page, "Interruption", "Demolition")
    at_step(page, "Careful movement")
    take(page, "Noise in")
    at_step(page, "Passing")
    passing(page).click()
    confirming(page).click()

    at_step(page, "The ship has its turn")
    page.reload()  # how far one has come is kept with the table
    at_step(page, "The ship has its turn")
    lesson(page).get_by_role("button", name="Continue").click()
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
    tab_to(page, "Continue")
    page.keyboard.press("Enter")
    at_step(page, "Moving and paying")
    expect(page.locator("#announcer")).to_contain_text("Move to room 7")
    assert focused(page) == "Moving and paying"
    tab_to(page, "Skip this step")
    page.keyboard.press("Enter")
    at_step(page, "Noise")


IN_THE_MIDDLE = """() => {
    const [ring, deck] = ['.deck .taught', '.deck'].map((it) => document.querySelector(it).getBoundingClientRect())
    return Math.abs(ring.x + ring.width / 2 - deck.x - deck.width / 2) < 10
}"""
"""Whether what is ringed stands in the middle of the part of the ship that is seen."""


def ring(page: Page, where: str = ".deck") -> Locator:
    """What the lesson rings in a drawing."""
    return page.locator(f"{where} .taught")


def lies_around(ring: Locator, thing: Locator) -> bool:
    """Whether a ring encloses something."""
    outer, inner = ring.bounding_box(), thing.bounding_box()
    assert outer
    assert inner
    begins = outer["x"] <= inner["x"] and outer["y"] <= inner["y"]
    ends = [box["x"] + box["width"] for box in (inner, outer)] + [box["y"] + box["height"] for box in (inner, outer)]
    return begins and ends[0] <= ends[1] and ends[2] <= ends[3]


def test_what_a_step_speaks_of_is_ringed_on_the_ship(people: People) -> None:
    page = people.come()
    page.emulate_media(reduced_motion="reduce")  # a ring that beats has another size at every look
    learn(page)
    expect(ring(page)).to_have_count(1)
    assert lies_around(ring(page), page.locator(".deck .pawn"))
    lesson(page).get_by_role("button", name="Continue").click()
    at_step(page, "Moving and paying")
    expect(ring(page)).to_have_count(1)
    assert lies_around(ring(page), page.locator('.deck [data-room="room:7"] .ground'))
    take(page, "Move to room 7")
    assert lies_around(ring(page), page.locator('.deck [data-room="room:7"] .ground'))  # while one pays, too
    pay(page, "Order")
    at_step(page, "Noise")
    expect(ring(page)).to_have_count(1)
    noisy = page.locator(".deck .number.noise rect")
    assert [lies_around(ring(page), each) for each in noisy.all()].count(True) == 1
    lesson(page).get_by_role("button", name="Continue").click()
    at_step(page, "Searching")
    for title in ("Careful movement", "Passing"):
        lesson(page).get_by_role("button", name="Skip this step").click()
        at_step(page, title)
    expect(ring(page)).to_have_count(0)  # passing is nowhere on the ship


def test_who_fights_is_shown_the_intruder(people: People) -> None:
    page = people.come()
    page.emulate_media(reduced_motion="reduce")
    learn(page)
    wires = wired(page)
    rooms = page.evaluate("() => [...document.querySelectorAll('.deck [data-room]')].map((room) => room.dataset.room)")
    foe = {"ref": "intruder:adult-1", "kind": "adult", "injuries": 0}
    here = ["view", "rooms", rooms.index("room:3"), "intruders"]
    tell(wires[-1], [], [[["lesson", "about"], ["intruder"]], [here, [foe]]])
    expect(ring(page)).to_have_count(1)
    assert lies_around(ring(page), page.locator(".deck .hunter"))


def test_the_ring_moves_only_for_those_who_want_motion(people: People) -> None:
    page = people.come()
    learn(page)
    beating = page.locator(".deck .beating")
    assert beating.evaluate("it => getComputedStyle(it).animationName").endswith("-beat")
    page.emulate_media(reduced_motion="reduce")
    assert beating.evaluate("it => getComputedStyle(it).animationName") == "none"
    expect(beating.locator(".dashes")).to_be_visible()
    expect(beating.locator(".head")).to_have_count(4)


def test_a_phone_shows_the_ring_wherever_it_looks(people: People) -> None:
    page = people.come(phone=True)
    page.emulate_media(reduced_motion="reduce")
    learn(page)
    expect(ring(page, ".room-picture")).to_have_count(1)
    assert lies_around(ring(page, ".room-picture"), page.locator(".room-picture .pawn"))
    lesson(page).get_by_role("button", name="Continue").tap()
    at_step(page, "Moving and paying")
    expect(ring(page, ".room-picture")).to_have_count(0)
    assert lies_around(ring(page, ".map"), page.locator('.map [data-room="room:7"] .ground'))
    expect(ring(page, ".map")).to_be_in_viewport()
    expect(page.locator(".exit.taught-here")).to_contain_text("room 7")
    page.get_by_role("navigation", name="What is shown above the question").get_by_role("button", name="Ship").tap()
    page.wait_for_function(IN_THE_MIDDLE)  # the ship is moved there


def test_the_ring_says_nothing_of_its_own(people: People) -> None:
    page = people.come()
    learn(page)
    expect(ring(page)).to_have_attribute("aria-hidden", "true")
    wires = wired(page)
    tell(wires[-1], [])  # something has changed: the question is announced
    expect(page.locator("#announcer")).to_have_text("Captain, take your first action or pass.")
    tell(wires[-1], [], [[["lesson", "about"], ["room:7", "room:6"]]])
    expect(ring(page)).to_have_count(2)
    expect(page.locator("#announcer")).to_have_text("Captain, take your first action or pass.")


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
