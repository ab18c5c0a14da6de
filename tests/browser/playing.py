"""How a person plays in the browser: by the names of things alone."""

from __future__ import annotations

import re
from random import Random

from playwright.sync_api import Locator, Page, expect

NO_WHY = re.compile(r"^(?!why\?|pourquoi)")


def question(page: Page) -> Locator:
    """The part of the page that asks."""
    return page.get_by_role("region", name="Question", exact=True)


def options(page: Page) -> Locator:
    """What may be answered now."""
    return question(page).get_by_role("listitem").get_by_role("button", name=NO_WHY)


def passing(page: Page) -> Locator:
    """The button that never moves."""
    return question(page).get_by_role("button", name=re.compile("^(Pass|Passer)$"))


def wait_until_asked(page: Page) -> None:
    """Until it is this person's turn to answer, or all is over."""
    page.wait_for_function("() => document.title.startsWith('●') || document.querySelector('.ending')")


def is_asked(page: Page) -> bool:
    """Whether the tab says that it is your turn."""
    return page.title().startswith("●")


def put_away_what_was_shown(page: Page) -> None:
    """Close what opened over this screen alone."""
    shown = page.get_by_role("dialog", name=re.compile("^(Only you see this|Vous seul voyez ceci)$"))
    if shown.count():
        shown.get_by_role("button").click()


def decide(page: Page, rng: Random) -> str:
    """Answer with any option; what it was called."""
    put_away_what_was_shown(page)
    before = question(page).get_attribute("data-prompt")
    found = options(page)
    some = found.nth(rng.randrange(found.count())) if found.count() else passing(page)
    name = some.inner_text()
    some.click()
    page.wait_for_function(
        "old => { const it = document.querySelector('.question'); return !it || it.dataset.prompt !== old }", arg=before
    )
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
