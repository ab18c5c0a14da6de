"""A bug hunt from the first page to its end without a mouse: the grid is explored by rooms, contacts and reach."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import People
from tests.browser.keyboard import (
    SPACE,
    command,
    decide_by_keys,
    focused,
    heard,
    press,
    tab_to,
    take,
    to_the_boards,
    walk,
    was_pointed,
    without_pointer,
)
from tests.browser.playing import name_of, options, put_away_what_was_shown, question, wait_until_asked

OFTEN = 3
"""How often somebody takes stock before acting, and how often they answer on the boards themselves."""
WAY = r"\d+ steps? (north|south|east|west|north-east|north-west|south-east|south-west)"


@pytest.fixture
def page(people: People) -> Page:
    """Somebody comes to the first page; from then on, no pointer is used."""
    page = people.come("/assets/licenses.txt")
    without_pointer(page)
    page.goto("/")
    expect(page.get_by_role("link", name="Host a table")).to_be_visible()
    return page


def begin(page: Page) -> None:
    """Choose Aliens, host a bug hunt for oneself and three bots, and begin."""
    tab_to(page, "Nemesis")
    while not focused(page).startswith("Aliens"):
        page.keyboard.press("ArrowDown")
    tab_to(page, "Host a table")
    page.keyboard.press("Enter")
    expect(page.get_by_role("textbox", name="Your name")).to_be_visible()
    tab_to(page, "First mission")
    while not focused(page).startswith("Bug hunt"):
        page.keyboard.press("ArrowDown")
    tab_to(page, "Your name")
    page.keyboard.type("Ann")
    tab_to(page, "Details")
    page.keyboard.press("Enter")
    tab_to(page, "Of these, played by people")
    page.keyboard.type("1")
    tab_to(page, "Open the table")
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Begin the game")).to_be_visible()
    tab_to(page, "Begin the game")
    page.keyboard.press("Enter")
    expect(question(page)).to_be_visible()


def explore(page: Page) -> None:
    """Take stock as somebody does who does not see the boards: the room, what hunts, the squad, what is held open."""
    press(page, "r")
    heard(page, SPACE)
    press(page, "o")
    heard(page, re.compile(f"Nothing that hunts is on the boards|{WAY} of "))
    command(page, "room")
    heard(page, re.compile(r"\d+ spaces?: .*(door|open) (north|south|east|west)"))
    command(page, "room kitchen")
    heard(page, re.compile(r"Kitchen, \d+ spaces?: "))
    command(page, "near")
    heard(page, re.compile(rf"Around \w+, at .*({WAY}|Nothing that hunts is within)"))
    command(page, "doors")
    heard(page, "Barricades left to build")
    page.keyboard.press("Escape")
    to_the_boards(page)
    for key in ("PageDown", "PageUp", "Home"):
        page.keyboard.press(key)
        heard(page, SPACE)
    page.keyboard.press("n")
    heard(page, re.compile(f"Nothing that hunts is on the boards|Distance: {WAY} of "))
    page.keyboard.press("m")
    heard(page, re.compile(f"No space can be chosen now|{SPACE.pattern}"))


def spaces_in_reach(page: Page) -> list[str]:
    """The spaces one can go to, as they are written on the boards."""
    goes = [name_of(each) for each in options(page).filter(has_text=re.compile(r"^\s*Go to ")).all()]
    return [found[0] for name in goes if (found := SPACE.search(name))]


def test_a_bug_hunt_is_played_to_its_end_without_a_mouse(page: Page) -> None:
    begin(page)
    rng, walked, explored = Random(8), 0, 0
    while True:
        wait_until_asked(page)
        if page.locator(".ending").count():
            break
        put_away_what_was_shown(page)
        move = options(page).filter(has_text=re.compile(r"^\s*Move\b"))
        reach = spaces_in_reach(page)
        if move.count() and explored < OFTEN:
            explore(page)
            explored += 1
        if move.count() and walked < OFTEN:
            take(page, move)
        elif reach and walked < OFTEN:
            walked += walk(page, rng.choice(reach))
        else:
            decide_by_keys(page, rng)
    assert explored, "nobody has taken stock"
    assert walked, "nobody has answered on the boards"
    tab_to(page, "Show all")
    page.keyboard.press("Enter")
    expect(page.locator(".ending").get_by_role("row")).to_have_count(4)
    expect(page.get_by_text(re.compile("^You have (won|lost).$"))).to_be_visible()
    assert not was_pointed(page)
