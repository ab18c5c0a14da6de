"""By keyboard alone, by ear, by touch, in French, and by the rules of axe."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import People
from tests.browser.judging import violations
from tests.browser.playing import decide, name_of, open_table, options, passing, question, wait_until_asked


def focused(page: Page) -> str:
    """The text of what has the focus."""
    return str(page.evaluate("document.activeElement.textContent.trim()"))


def tab_to(page: Page, name: str) -> None:
    """Press Tab until something of this name has the focus; a page that changes meanwhile may begin again."""
    for _ in range(240):
        if focused(page).startswith(name):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"{name} is not reached by Tab")


def test_the_keyboard_alone_plays(people: People) -> None:
    page = people.come()
    tab_to(page, "Play now")
    page.keyboard.press("Enter")
    wait_until_asked(page)
    for _ in range(5):
        before = question(page).get_attribute("data-prompt")
        tab_to(page, name_of(options(page).first) if options(page).count() else "Pass")
        page.keyboard.press("Enter")
        page.wait_for_function("old => document.querySelector('.question').dataset.prompt !== old", arg=before)
        wait_until_asked(page)
        assert focused(page) == question(page).get_by_role("heading", level=2).inner_text()


def test_what_happens_is_announced(people: People) -> None:
    page = people.come()
    page.get_by_role("button", name="Play now").click()
    wait_until_asked(page)
    announced = page.locator("[aria-live=polite]#announcer")
    decide(page, Random(1))
    wait_until_asked(page)
    expect(announced).to_contain_text(question(page).get_by_role("heading", level=2).inner_text())


def test_a_key_has_the_clocks_told(people: People) -> None:
    page = people.come()
    page.get_by_role("button", name="Play now").click()
    wait_until_asked(page)
    page.keyboard.press("t")
    expect(page.locator("#announcer")).to_contain_text("Time 15")


def test_the_ship_is_one_stop_for_the_keyboard(people: People) -> None:
    page = people.come()
    page.get_by_role("button", name="Play now").click()
    wait_until_asked(page)
    ship = page.get_by_role("group", name="The ship")
    assert ship.locator("[tabindex='0']").count() == 1
    ship.locator("[tabindex='0']").focus()
    name = page.evaluate("document.activeElement.getAttribute('aria-label')")
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.getAttribute('aria-label')") != name
    assert ship.locator("[tabindex='0']").count() == 1


def test_a_phone_plays_by_touch(people: People) -> None:
    page = people.come(phone=True)
    page.get_by_role("button", name="Play now").tap()
    wait_until_asked(page)
    for _ in range(4):
        before = question(page).get_attribute("data-prompt")
        found = options(page)
        some = found.first if found.count() else passing(page)
        some.tap()
        if found.count():
            expect(question(page).locator(".option.shown")).to_be_visible()
            assert question(page).get_attribute("data-prompt") == before, "the first tap only shows"
            some.tap()
        page.wait_for_function("old => document.querySelector('.question').dataset.prompt !== old", arg=before)
        wait_until_asked(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


SMALLEST_TARGET = """() => [...document.querySelectorAll('button, a, summary, input')]
  .filter(it => it.checkVisibility() && it.getClientRects().length && !it.closest('.hidden'))
  .map(it => ({ it: it.outerHTML.slice(0, 120), box: it.getBoundingClientRect() }))
  .filter(({ box }) => box.height && box.height < 43.5)
  .map(({ it, box }) => `${Math.round(box.height)}: ${it}`)"""
SMALLEST_TEXT = """() => [...document.querySelectorAll('main *')]
  .filter(it => !it.closest('svg') && it.checkVisibility())
  .filter(it => [...it.childNodes].some(each => each.nodeType === 3 && each.data.trim()))
  .filter(it => parseFloat(getComputedStyle(it).fontSize) < 14).map(it => it.outerHTML.slice(0, 120))"""


def test_on_a_phone_everything_can_be_hit_and_read(people: People) -> None:
    page = people.come(phone=True)
    page.get_by_role("button", name="Play now").tap()
    wait_until_asked(page)
    for part in ("Ship", "Me", "Story", "Here"):
        page.get_by_role("navigation").get_by_role("button", name=part, exact=True).last.tap()
        assert page.evaluate(SMALLEST_TARGET) == []
        assert page.evaluate(SMALLEST_TEXT) == []


def test_french_from_the_first_page_to_the_table(people: People) -> None:
    page = people.come(language="fr-FR")
    page.get_by_role("button", name="Jouer tout de suite").click()
    wait_until_asked(page)
    assert page.title().startswith("● À vous de jouer")
    expect(passing(page)).to_be_visible()
    decide(page, Random(2))


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_axe_finds_nothing_on_any_page(people: People, phone: bool) -> None:
    page = people.come(phone=phone)
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    assert violations(page) == []
    host = people.come("/host", phone=phone)
    host.get_by_role("button", name="One more person").click()
    host.get_by_text("Details").click()
    assert violations(host) == []
    arriving = people.come("/arrive", phone=phone)
    expect(arriving.get_by_role("button", name="Take my seat")).to_be_visible()
    assert violations(arriving) == []
    code = open_table(page, "Ann")
    assert violations(page) == []
    friend = people.come(f"/join/{code}", phone=phone)
    expect(friend.get_by_role("button", name="Sit down")).to_be_visible()
    assert violations(friend) == []
    page.get_by_role("button", name="Begin").click()
    expect(question(page)).to_be_visible()
    assert violations(page) == []
    watching = people.come(f"/t/{code}", phone=phone)
    expect(watching.get_by_role("group", name="You are only watching.")).to_be_visible()
    assert violations(watching) == []
    rules = people.come("/rules/nemesis/escape/attacks-first", phone=phone)
    expect(rules.get_by_role("article")).to_be_visible()
    assert violations(rules) == []
