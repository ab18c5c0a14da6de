"""How a person plays without a mouse: Tab, arrow keys, single keys and the command line."""

from __future__ import annotations

import re
from random import Random

from playwright.sync_api import Locator, Page, expect

from tests.browser.playing import (
    confirming,
    name_of,
    options,
    passing,
    question,
    unless_asked_no_more,
    wait_for_another_question,
)

STOPS = 400
"""More than there are on any page."""
POINTED = """for (const it of ['pointerdown', 'mousedown', 'touchstart'])
  addEventListener(it, () => { window.pointed = true }, true)"""
NAME = """() => {
  const it = document.activeElement
  return (it.getAttribute('aria-label') || it.labels?.[0]?.innerText || it.innerText || '').trim()
}"""
SPACE = re.compile(r"\b([CP]\d) ([A-Z])(\d+)\b")


def without_pointer(page: Page) -> None:
    """From the next page on, remember whether anything is pressed with a pointer."""
    page.add_init_script(POINTED)


def was_pointed(page: Page) -> bool:
    """Whether anything was."""
    return bool(page.evaluate("Boolean(window.pointed)"))


def focused(page: Page) -> str:
    """What has the focus, by its name."""
    return str(page.evaluate(NAME))


def tab_to(page: Page, name: str) -> None:
    """Press Tab until something whose name begins like this has the focus."""
    for _ in range(STOPS):
        if focused(page).startswith(name):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"{name} is not reached by Tab")


def command(page: Page, typed: str) -> None:
    """Type something into the command line, which a key leads to."""
    field = page.get_by_role("textbox", name="Command line")
    if not page.evaluate("document.activeElement.id === 'command'"):
        page.keyboard.press("/")
    expect(field).to_be_focused()
    page.keyboard.type(typed)
    page.keyboard.press("Enter")


def press(page: Page, key: str) -> None:
    """Press a key that has something told; in the command line it would be a letter."""
    if page.get_by_role("textbox", name="Command line").count():
        page.keyboard.press("Escape")
    page.keyboard.press(key)


def heard(page: Page, text: str | re.Pattern[str]) -> None:
    """Something was announced."""
    expect(page.locator("#announcer")).to_contain_text(text)


# -- answering ----------------------------------------------------------------------------------------------------


def decide_by_keys(page: Page, rng: Random) -> None:
    """Answer with any option: by its number in the command line, or by going to it with Tab."""
    page.wait_for_function("() => !document.querySelector('.question[aria-busy=true]')")
    before = question(page).get_attribute("data-prompt")
    if not before:
        return  # it was a formality, and has been answered meanwhile
    with unless_asked_no_more(page, before):
        if confirming(page).count():
            _tick(page)
        elif not (there := options(page).count()):
            tab_to(page, passing(page).inner_text())
            page.keyboard.press("Enter")
        elif rng.random() < 0.3:
            _tab_to_option(page, options(page).nth(rng.randrange(min(6, there))))
            page.keyboard.press("Enter")
        else:
            command(page, str(rng.randrange(there) + 1))
    wait_for_another_question(page, before)


def take(page: Page, option: Locator) -> None:
    """Go to an option with Tab and take it."""
    before = question(page).get_attribute("data-prompt")
    _tab_to_option(page, option)
    page.keyboard.press("Enter")
    wait_for_another_question(page, before)


def _tab_to_option(page: Page, option: Locator) -> None:
    for _ in range(STOPS):
        if option.evaluate("it => it === document.activeElement"):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"{name_of(option)} is not reached by Tab")


def _tick(page: Page) -> None:
    """Tick the first things, as many as are due, and confirm."""
    due = re.search(r"of (\d+)", confirming(page).inner_text())
    for nth in range(int(due[1]) if due else 0):
        tab_to(page, question(page).get_by_role("checkbox").nth(nth).evaluate("it => it.labels[0].innerText.trim()"))
        page.keyboard.press("Space")
    tab_to(page, confirming(page).inner_text())
    page.keyboard.press("Enter")


def to_the_boards(page: Page) -> None:
    """Press Tab until the cursor on the boards has the focus."""
    for _ in range(STOPS):
        if page.evaluate("'space' in document.activeElement.dataset"):
            return
        page.keyboard.press("Tab")
    raise AssertionError("the boards are not reached by Tab")


def walk(page: Page, space: str) -> bool:
    """Take the cursor to a space with arrow keys and answer with it; False if the way there is too long."""
    before = question(page).get_attribute("data-prompt")
    to_the_boards(page)
    wanted, stuck = _place(space), 0
    for _ in range(30):
        here = _place(focused(page))
        if here == wanted:
            heard(page, space)
            for _ in range(2):  # the first press shows, the second does it
                page.keyboard.press("Enter")
            wait_for_another_question(page, before)
            return True
        across = here[0] != wanted[0] and (stuck % 2 == 0 or here[1] == wanted[1])
        step = ("Left", "Right")[here[0] < wanted[0]] if across else ("Up", "Down")[here[1] < wanted[1]]
        page.keyboard.press(f"Arrow{step}")
        stuck = stuck + 1 if _place(focused(page)) == here else stuck
    return False


def _place(name: str) -> tuple[int, int]:
    found = SPACE.search(name)
    assert found, f"{name} names no space"
    return ord(found[2]), int(found[3])
