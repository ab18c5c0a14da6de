"""The cursor on the boards of Aliens goes by rooms, by contacts and by what can be chosen, and tells all of it."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from hullbreach.server.app import make_app
from hullbreach.server.settings import Settings
from tests.browser.conftest import People
from tests.browser.facilities import put_on_a_table
from tests.browser.keyboard import heard, to_the_boards
from tests.browser.playing import options, put_away_what_was_shown, question
from tests.browser.positions import Laid
from tests.browser.serving import served
from tests.browser.squads import under_fire

CURSOR = "document.querySelector('.cursor').dataset.space"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, Laid]]:
    """A server with a table under fire."""
    database = str(tmp_path_factory.mktemp("cursor") / "tables.sqlite")
    fight = put_on_a_table(database, under_fire())
    with served(make_app(Settings(database=database, rate=10_000, think=0))) as address:
        yield address, fight


@pytest.fixture
def people(house: tuple[str, Laid], browser: Browser) -> Iterator[People]:
    """Opens pages of that server; none may complain."""
    people = People(browser, house[0])
    yield people
    for context in people.contexts:
        context.close()
    assert people.errors == []


def come(people: People, house: tuple[str, Laid], language: str = "en-GB") -> Page:
    """Whoever plays Hicks has the cursor in their hand."""
    page = people.come(house[1].seat(0), language)
    question(page).wait_for()
    put_away_what_was_shown(page)
    expect(options(page).first).to_be_enabled()
    to_the_boards(page)
    return page


def test_contacts_are_told_with_distance_and_direction(people: People, house: tuple[str, Laid]) -> None:
    page = come(people, house)
    page.keyboard.press("n")
    heard(page, re.compile(r"C2 [A-Z]\d+.*Here: .*(Alien|blip).*Distance: \d+ steps? [\w-]+ of Hicks"))
    first = page.evaluate(CURSOR)
    found = [first]
    while True:
        page.keyboard.press("n")
        if page.evaluate(CURSOR) == first:
            break
        found.append(page.evaluate(CURSOR))
    assert len(found) == len(set(found)) == 9
    page.keyboard.press("Shift+N")
    assert page.evaluate(CURSOR) == found[-1]
    assert page.get_by_role("textbox", name="Command line").count() == 0


def test_rooms_are_gone_through_on_and_back(people: People, house: tuple[str, Laid]) -> None:
    page = come(people, house)
    own = page.evaluate(CURSOR)
    seen = []
    for key in ("PageDown", "PageDown", "PageUp"):
        page.keyboard.press(key)
        seen.append(page.evaluate(CURSOR))
    assert seen[0] == seen[2] != seen[1] != own
    heard(page, re.compile(r"\(C\d [A-Z]\d+\)\..* Distance: "))
    page.keyboard.press("Home")
    assert page.evaluate(CURSOR) == own
    heard(page, "Here: Hicks")


def test_a_choice_is_found_and_taken_on_the_boards(people: People, house: tuple[str, Laid]) -> None:
    page = come(people, house)
    page.keyboard.press("m")
    first = page.evaluate(CURSOR)
    page.keyboard.press("m")
    assert page.evaluate(CURSOR) != first
    page.keyboard.press("Shift+M")
    page.keyboard.press("Enter")
    expect(page.locator(".option.shown")).to_have_count(1)


def test_the_boards_follow_the_cursor(people: People, house: tuple[str, Laid]) -> None:
    page = come(people, house)
    page.keyboard.press("Shift+N")
    expect(page.locator(".cursor")).to_be_in_viewport(ratio=1)


def test_the_help_lists_the_keys_in_both_languages(people: People, house: tuple[str, Laid]) -> None:
    for language, tab, title in (("en-GB", "Table", "Keys on the board"), ("fr-FR", "Table", "Touches sur le plateau")):
        page = come(people, house, language)
        page.get_by_role("navigation").get_by_role("button", name=tab, exact=True).click()
        expect(page.get_by_role("heading", name=title)).to_be_visible()
        keys = page.get_by_role("heading", name=title).locator("+ ul").get_by_role("listitem")
        expect(keys).to_have_count(6)
        assert not [text for text in keys.all_inner_texts() if "cursor-" in text]


def test_an_empty_hand_and_the_goals_are_told(people: People, house: tuple[str, Laid]) -> None:
    page = people.come(house[1].seat(1))
    page.get_by_role("heading").first.wait_for()
    put_away_what_was_shown(page)
    page.keyboard.press("w")
    heard(page, re.compile(r"Newt found: 1 of 1\. Newt carried out: 0 of 1\.$"))
    page.keyboard.press("h")
    heard(page, "Hand (0)")
