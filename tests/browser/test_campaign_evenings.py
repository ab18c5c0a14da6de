"""A campaign over two evenings: a mission is won, the server stops and starts, and the next one goes on from there."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from time import monotonic

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from hullbreach.kernel import Game
from tests.browser.conftest import People
from tests.browser.keyboard import command
from tests.browser.playing import (
    decide,
    is_asked,
    options,
    put_away_what_was_shown,
    question,
    unless_asked_no_more,
    wait_for_another_question,
)
from tests.browser.positions import Laid, View, Wanted, lay
from tests.patience import PATIENCE
from tests.server.running import running

ADVISED = re.compile("Take the kits that are advised|first free spaces")


def _can_be_ended(game: Game, view: View) -> bool:
    """Mission 1 is won, at a cost, and the first player may end it."""
    choice = None if game.over else game.choice
    if choice is None:
        return False
    lost = {person["state"] for person in view["people"]}
    return choice.seat == 0 and choice.ask == "ask-call-it" and "killed" in lost and "aboard" in lost


WON_AT_A_COST = Wanted(_can_be_ended, players=2, game="aliens", options={"mission": "campaign"})


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> tuple[str, Laid]:
    """A database with that table; it is laid before there is a browser, which has a loop of its own."""
    database = str(tmp_path_factory.mktemp("campaign") / "tables.sqlite")
    return database, lay(database, WON_AT_A_COST)


@contextmanager
def at_home(browser: Browser, address: str) -> Iterator[People]:
    """People at a server of their own, which may go away for a while."""
    people = People(browser, address)
    yield people
    for context in people.contexts:
        context.close()
    assert [error for error in people.errors if "WebSocket" not in error and "ERR_CONNECTION" not in error] == []


def press(page: Page, option: Locator) -> str:
    """Take an option; what it was called."""
    before = question(page).get_attribute("data-prompt") or ""
    name = option.inner_text().split("\n")[0]
    with unless_asked_no_more(page, before):
        option.click()
    wait_for_another_question(page, before)
    return name


def asked_of(pages: tuple[Page, Page]) -> Page:
    """Who is asked next, once nobody else is still on the way."""
    until = monotonic() + PATIENCE
    while True:
        assert monotonic() < until, "nobody is asked"
        for page in pages:
            if is_asked(page) and question(page).get_attribute("aria-busy") == "false":
                put_away_what_was_shown(page)
                return page
        pages[0].wait_for_timeout(20)


def told(page: Page, typed: str) -> str:
    """What the command line answers."""
    command(page, typed)
    answer = page.locator("form.command > p")
    expect(answer).not_to_be_empty()
    text = answer.inner_text()
    page.keyboard.press("Escape")
    expect(page.locator("form.command")).to_have_count(0)
    return text


def _without_score(text: str) -> str:
    """What does not change while a mission is played."""
    return text.partition("Score")[0]


def shown(page: Page) -> str:
    """What the page of the campaign shows of how it stands."""
    log = page.get_by_role("region", name="The campaign").filter(visible=True).first
    expect(log.get_by_text("Score so far")).to_be_visible()
    return " ".join([*log.locator(".road li").all_inner_texts(), *log.locator("dl > div").all_inner_texts()])


def names_in(text: str, word: str) -> list[str]:
    """The names in a sentence such as `Killed: Hicks and Frost.`"""
    found = re.search(rf"{word}: ([^.]+)\.", text)
    return re.split(", and |, | and ", found[1]) if found else []


def test_a_campaign_goes_on_after_the_server_was_stopped(kept: tuple[str, Laid], browser: Browser) -> None:
    database, laid = kept
    server = running(database=database)
    try:
        with at_home(browser, f"http://{server.address}") as people:
            pages = ann, bob = people.come(laid.seat(0)), people.come(laid.seat(1))
            press(ann, options(ann).filter(has_text="End the mission now"))
            for _ in pages:
                page = asked_of(pages)
                expect(question(page)).to_contain_text(re.compile("card"))
                press(page, options(page).first)
            chooser = asked_of(pages)
            expect(options(chooser).filter(has_text="Escape")).to_be_visible()
            before = {what: told(chooser, what) for what in ("campaign", "memory", "deck")}
            assert "Missions played: 1" in before["campaign"]
            killed, captured = names_in(before["campaign"], "Killed"), names_in(before["campaign"], "Captured")
            assert killed
            log = shown(chooser)
            assert "Survived" in log
            assert all(name in log for name in (*killed, *captured))
            score = re.search(r"Score if it were won as it stands: (\d+)", before["campaign"])
            assert score
            assert re.search(rf"Score so far\s+{score[1]}\b", log)
            removed = names_in(before["memory"], "Removed from the game")
            assert removed

            server.stop()
            bob.close()
            server = running(database=database, port=server.port)
            bob = bob.context.new_page()
            for page in (ann, bob):  # as people come back: from the first page
                page.goto("/")
                page.get_by_role("link", name=re.compile(laid.code)).click()
                expect(question(page)).to_be_visible()
            pages = ann, bob

            chooser = asked_of(pages)
            for what, text in before.items():
                assert told(chooser, what) == text
            assert shown(chooser) == log
            press(chooser, options(chooser).filter(has_text="Escape"))
            page = asked_of(pages)
            heroes = " ".join(options(page).all_inner_texts())
            assert not [name for name in (*killed, *captured) if name in heroes]
            rng = Random(2)
            while "marine phase" not in told(page, "clocks") and "acts" not in told(page, "clocks"):
                advised = options(page).filter(has_text=ADVISED)
                press(page, advised.first) if advised.count() else decide(page, rng)
                page = asked_of(pages)
            expect(page.get_by_text("Escape", exact=True).first).to_be_visible()
            page.get_by_role("button", name="Campaign", exact=True).click()
            losses = re.compile(r"Killed[^.]*?(?=Captured|$)", re.DOTALL)
            assert losses.findall(shown(page)) == losses.findall(log)
            assert "being played" in shown(page)
            assert _without_score(told(page, "campaign")) == _without_score(before["campaign"])
            assert names_in(told(page, "memory"), "Removed from the game") == removed
            squad = page.get_by_role("region", name="Squad").get_by_role("listitem")
            expect(squad.filter(has_text="Newt")).to_have_count(1)
    finally:
        server.stop()
