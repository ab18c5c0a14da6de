"""How a person plays in the browser: by the names of things alone."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random

from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as TooLate

REACH = 15_000
"""How long a test tries to press something, in milliseconds."""
NO_WHY = re.compile(r"^(?!why\?|pourquoi)")


def question(page: Page) -> Locator:
    """The part of the page that asks."""
    return page.get_by_role("region", name="Question", exact=True)


def options(page: Page) -> Locator:
    """What may be answered now."""
    return question(page).get_by_role("listitem").get_by_role("button", name=NO_WHY)


def any_option(page: Page, rng: Random) -> Locator | None:
    """One of the options, if there are any. They are counted once: the question may go away meanwhile."""
    there = options(page).count()
    return options(page).nth(rng.randrange(there)) if there else None


def name_of(option: Locator) -> str:
    """What an option is called, without the odds, which come a moment later on a line of their own."""
    return option.inner_text().split("\n")[0]


def passing(page: Page) -> Locator:
    """The button that never moves."""
    return question(page).get_by_role("button", name=re.compile("^(Pass|Passer)$"))


def wait_until_asked(page: Page) -> None:
    """Until it is this person's turn to answer, or all is over."""
    page.wait_for_function("() => document.title.startsWith('●') || document.querySelector('.ending')")


def is_asked(page: Page) -> bool:
    """Whether the tab says that it is your turn."""
    return page.title().startswith("●")


def put_away_what_was_shown(page: Page, by_touch: bool = False) -> None:
    """Close what opened over this screen alone."""
    shown = page.get_by_role("dialog", name=re.compile("^(Only you see this|Vous seul voyez ceci)$"))
    if shown.count():
        button = shown.get_by_role("button").last
        button.tap() if by_touch else button.click()


@contextmanager
def unless_asked_no_more(page: Page, before: str) -> Iterator[None]:
    """What is reached for may be gone: others were quicker, or the question was a formality and is answered."""
    try:
        yield
    except TooLate:
        if page.evaluate("document.querySelector('.question')?.dataset.prompt") == before:
            raise


def decide(page: Page, rng: Random) -> str:
    """Answer with any option; what it was called."""
    assert not page.locator(".ending").count(), "the game is over: nothing is asked any more"
    put_away_what_was_shown(page)
    before = question(page).get_attribute("data-prompt")
    if not before:
        return ""  # it was a formality, and has been answered meanwhile
    if confirming(page).count():
        return gather(page, rng)
    some = any_option(page, rng) or passing(page)
    name = ""
    with unless_asked_no_more(page, before):
        name = some.inner_text(timeout=REACH)
        some.click(timeout=REACH)
    wait_for_another_question(page, before)
    return name


def wait_for_another_question(page: Page, before: str | None) -> None:
    """Until something else is asked, of whomever."""
    page.wait_for_function(
        "old => { const it = document.querySelector('.question'); return !it || it.dataset.prompt !== old }", arg=before
    )


def confirming(page: Page) -> Locator:
    """The button that ends a question in which several things are ticked."""
    return question(page).get_by_role("button", name=re.compile("^(Confirm|Keep all cards|Tout garder)"))


def to_tick(page: Page, rng: Random) -> int:
    """How many things are ticked: as many as are due, or some."""
    due = re.search(r"of (\d+)|sur (\d+)", confirming(page).inner_text(timeout=REACH))
    return int(due[1] or due[2]) if due else rng.randrange(question(page).get_by_role("checkbox").count() or 1)


def gather(page: Page, rng: Random) -> str:
    """Tick some things, as many as are due, and confirm; what the button said."""
    before = question(page).get_attribute("data-prompt") or ""
    name = ""
    with unless_asked_no_more(page, before):
        ticks = question(page).get_by_role("checkbox")
        for nth in range(to_tick(page, rng)):
            ticks.nth(nth).check(timeout=REACH)
        name = confirming(page).inner_text(timeout=REACH)
        confirming(page).click(timeout=REACH)
    wait_for_another_question(page, before)
    page.wait_for_function("() => !document.querySelector('.question[aria-busy=true]')")
    return name


def open_table(page: Page, name: str, people: int = 2) -> str:
    """Host a table of four; its code."""
    page.get_by_role("link", name="Host a table").click()
    page.get_by_role("textbox", name="Your name").fill(name)
    page.get_by_text("Details").click()
    page.get_by_role("combobox", name="Of these, played by people").select_option(str(people))
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("listitem").filter(has_text=name)).to_be_visible()
    return page.url.rsplit("/", 1)[-1]
