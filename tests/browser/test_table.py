"""The table itself: showing, doing, asking why."""

from __future__ import annotations

import json
import re
from random import Random

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.conftest import People
from tests.browser.playing import decide, is_asked, options, question, wait_until_asked
from tests.browser.wiring import wired


@pytest.fixture
def page(people: People) -> Page:
    """A game that has just begun."""
    page = people.come()
    page.get_by_role("button", name="Play now").click()
    wait_until_asked(page)
    return page


def play_until(page: Page, rng: Random, name: str) -> None:
    """Decide until an option of this name is offered."""
    for _ in range(60):
        wait_until_asked(page)
        if options(page).filter(has_text=name).count():
            return
        decide(page, rng)
    raise AssertionError(f"{name} was never offered")


def test_every_option_says_why(page: Page) -> None:
    question(page).get_by_role("button", name="why?").first.click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("link")).to_contain_text("nemesis/")
    dialog.get_by_role("button", name="Close").click()
    expect(dialog).not_to_be_visible()


def test_what_cannot_be_done_is_told_with_its_reason(page: Page) -> None:
    play_until(page, Random(1), "Move to")
    question(page).get_by_text("What you cannot do, and why").click()
    refused = page.get_by_role("list", name="What you cannot do, and why").get_by_role("listitem")
    expect(refused.first.get_by_role("button", name="why?")).to_be_visible()


def test_how_to_win_is_veiled_until_pressed(page: Page) -> None:
    play_until(page, Random(1), "Move to")
    page.get_by_role("navigation").get_by_role("button", name="How do I win?").click()
    assert page.get_by_text("Get out alive").count() == 0
    page.get_by_role("button", name="Show how I win").click()
    expect(page.get_by_text("Get out alive")).to_be_visible()


def test_the_ship_shows_and_does_what_is_possible(page: Page) -> None:
    play_until(page, Random(2), "Move to")
    move = options(page).filter(has_text="Move to").first
    room = move.inner_text().removeprefix("Move to ").split(" (1 card")[0].split(" (2 cards")[0]
    ship = page.get_by_role("group", name="The ship")
    before = question(page).get_attribute("data-prompt")
    concerned = options(page).filter(has_text=room).count()
    ship.get_by_role("button", name=room).click()
    expect(question(page).get_by_text("Press again")).to_have_count(1)
    if concerned == 1:
        ship.get_by_role("button", name=room).click()
        page.wait_for_function("old => document.querySelector('.question').dataset.prompt !== old", arg=before)


def test_a_double_click_is_one_answer(page: Page) -> None:
    play_until(page, Random(4), "Move to")
    options(page).filter(has_text="Move to").first.dblclick()
    expect(question(page).get_by_role("heading", level=2)).to_contain_text("pay")
    page.wait_for_timeout(300)
    expect(question(page).get_by_role("heading", level=2)).to_contain_text("pay")
    assert "Discard" not in page.get_by_role("region", name="The story").get_by_role("listitem").last.inner_text()


def test_an_answer_that_revealed_nothing_is_taken_back(page: Page) -> None:
    play_until(page, Random(3), "Move to")
    asked = question(page).get_by_role("heading", level=2).inner_text()
    options(page).filter(has_text="Move to").first.click()
    expect(question(page).get_by_role("heading", level=2)).not_to_have_text(asked)
    page.get_by_role("button", name="Take back").click()
    expect(question(page).get_by_role("heading", level=2)).to_have_text(asked)


def test_the_language_changes_in_play(page: Page) -> None:
    page.get_by_role("navigation").get_by_role("button", name="Table", exact=True).click()
    page.get_by_role("button", name="Français").click()
    expect(page.get_by_role("navigation").get_by_role("button", name="Récit").first).to_be_visible()
    assert page.title().startswith("● À vous de jouer")
    assert page.locator("html").get_attribute("lang") == "fr"


def test_a_connection_that_is_dropped_comes_back_by_itself(page: Page) -> None:
    wires = wired(page)
    lines = page.get_by_role("region", name="The story").get_by_role("listitem")
    seen = lines.all_inner_texts()
    wires[-1].close(code=1001)
    expect(page.get_by_text("Connection lost")).to_have_count(0)
    decide(page, Random(5))
    wait_until_asked(page)
    assert len(wires) == 2
    assert "since=0" not in wires[1].url
    assert lines.all_inner_texts()[: len(seen)] == seen
    assert lines.count() > len(seen)


def test_an_answer_that_is_lost_on_its_way_is_told_of_and_given_again(page: Page) -> None:
    play_until(page, Random(3), "Move to")
    wires: list[WebSocketRoute] = []
    given: list[int] = []

    def take(wire: WebSocketRoute) -> None:
        server, number = wire.connect_to_server(), len(wires)
        wires.append(wire)

        def pass_on(raw: str | bytes) -> None:
            if json.loads(raw)["do"] == "answer":
                given.append(number)
                if number == 0:
                    return  # it never arrives
            server.send(raw)

        wire.on_message(pass_on)

    page.route_web_socket(re.compile("/ws/"), take)
    page.reload()
    wait_until_asked(page)
    asked = question(page).get_by_role("heading", level=2).inner_text()
    options(page).filter(has_text="Move to").first.click()
    expect(page.get_by_text("Connection lost. Reconnecting; your answer is kept")).to_be_visible()
    wires[0].close(code=1001)
    expect(question(page).get_by_role("heading", level=2)).not_to_have_text(asked)
    expect(page.get_by_text("Connection lost")).to_have_count(0)
    assert given == [0, 1]


def test_of_two_corridors_to_a_room_only_the_one_that_is_open_can_be_pressed(people: People) -> None:
    page = people.come(phone=True)
    page.get_by_role("button", name="Play now").tap()
    wait_until_asked(page)
    exits = [{"corridor": f"corridor:1-{way}", "numbers": [way], "to": "room:2"} for way in (2, 3)]
    about = ["room:2", "corridor:1-3"]
    move = {"id": "move", "text": "Move", "more": "", "group": "move", "cost": 0, "about": about, "rule": ""}
    patch = [
        [["view", "crew", 0, "room"], "room:1"],
        [["view", "rooms", 0, "exits"], exits],
        [["prompt", "options"], [move]],
    ]
    wired(page)[-1].send(json.dumps({"is": "change", "patch": patch, "story": []}))
    ways = page.get_by_role("region", name="Your room").get_by_role("listitem").get_by_role("button")
    expect(ways).to_have_count(2)
    expect(ways.first).to_be_disabled()
    expect(ways.last).to_be_enabled()


def test_what_only_you_are_shown_opens_over_your_screen(page: Page) -> None:
    wires = wired(page)
    line = {"kind": "room-peeked", "text": "You see the Nest.", "rule": "", "private": True, "peek": True}
    wires[-1].send(json.dumps({"is": "change", "patch": [], "story": [line]}))
    shown = page.get_by_role("dialog", name="Only you see this")
    expect(shown).to_contain_text("You see the Nest.")
    shown.get_by_role("button", name="I have seen it").click()
    expect(shown).not_to_be_visible()
    expect(page.get_by_role("region", name="The story").get_by_text("only you").last).to_be_visible()


def test_a_spectator_sees_no_hand_and_no_question(page: Page, people: People) -> None:
    other = people.come(f"/t/{page.url.rsplit('/', 1)[-1]}")
    expect(other.get_by_role("group", name="The ship")).to_be_visible()
    expect(other.get_by_role("region", name="Your place")).to_have_count(0)
    expect(options(other)).to_have_count(0)
    assert not is_asked(other)


def test_a_search_finds_rules(page: Page) -> None:
    page.get_by_role("navigation").get_by_role("button", name="Rules", exact=True).click()
    page.get_by_role("searchbox", name="Search the rules").fill("noise")
    page.get_by_role("button", name="Search").click()
    expect(page.get_by_role("article").first).to_contain_text("oise")
