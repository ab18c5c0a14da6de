"""Waiting: for whom and how long, a bot that plays meanwhile, the clock, being called, and a table that is gone."""

from __future__ import annotations

import json
import re
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Locator, Page, expect

from hullbreach.server.app import make_app
from hullbreach.server.settings import Settings
from tests.browser.conftest import People
from tests.browser.judging import violations
from tests.browser.playing import decide, is_asked, open_table, question, wait_until_asked
from tests.browser.serving import served
from tests.browser.test_talk import story
from tests.browser.wiring import wired

HIDDEN = "Object.defineProperty(document, 'hidden', { get: () => window.lookingAway === true })"
RECORDING = """
window.called = []
navigator.vibrate = () => (window.called.push('vibration'), true)
window.Notification = class {
  static permission = 'granted'
  static requestPermission = async () => 'granted'
  constructor(title) { window.called.push(title) }
}
const start = OscillatorNode.prototype.start
OscillatorNode.prototype.start = function (at) { window.called.push('tone'); start.call(this, at) }
"""


@pytest.fixture
def page(people: People) -> Page:
    """A game with three bots that has just begun."""
    page = people.come()
    page.get_by_role("button", name="Play now").click()
    wait_until_asked(page)
    return page


def tools(page: Page) -> None:
    """Open what concerns the table itself."""
    page.get_by_role("navigation").get_by_role("button", name="Table", exact=True).click()


def resting(page: Page) -> Locator:
    """The banner while a bot plays."""
    return page.get_by_role("group", name="A bot plays for you.")


def test_a_bot_plays_for_who_rests_until_they_are_back(page: Page) -> None:
    tools(page)
    page.get_by_role("button", name="Let a bot play for me").first.click()
    expect(resting(page)).to_be_visible()
    asked = question(page).get_attribute("data-prompt")
    page.wait_for_function("old => document.querySelector('.question').dataset.prompt !== old", arg=asked)
    assert violations(page) == []
    resting(page).get_by_role("button", name="I am back").click()
    expect(resting(page)).to_have_count(0)
    wait_until_asked(page)


def test_while_others_are_asked_one_reads_who_and_why_and_how_long(people: People) -> None:
    page = people.come()
    code = open_table(page, "Ann")
    bob = people.come(f"/join/{code}")
    bob.get_by_role("textbox", name="Your name").fill("Bob")
    bob.get_by_role("button", name="Sit down").click()
    page.get_by_role("button", name="Begin the game").click()
    rng = Random(2)
    while is_asked(page) or not is_asked(bob):  # until only Bob is asked
        if is_asked(page):
            decide(page, rng)
        page.wait_for_timeout(50)
    expect(question(page).get_by_role("heading", level=2)).to_have_text(re.compile("(is|may|has) "))
    waits = page.locator(".waits")
    expect(waits).to_contain_text(re.compile(r"Bob\)?: \d+ s"))
    before = int(re.findall(r"(\d+) s", waits.inner_text())[0])
    page.reload()
    expect(waits).to_contain_text(re.compile(r"Bob\)?: \d+ s"))
    assert int(re.findall(r"(\d+) s", waits.inner_text())[0]) >= before
    bob.close()
    expect(waits).to_contain_text("away")
    waits.get_by_role("button", name="Give to a bot").click()
    expect(story(page).get_by_text("A bot plays for").last).to_be_visible()
    tools(page)
    seat = page.get_by_role("listitem").filter(has_text="Bob")
    seat.get_by_role("button", name="Take back from the bot").click()
    expect(seat.get_by_role("button", name="Give to a bot").last).to_be_visible()


def test_a_clock_shows_the_time_that_is_left_and_tells_it_twice(people: People) -> None:
    page = people.come()
    page.clock.install()
    page.get_by_role("button", name="Play now").click()
    wait_until_asked(page)
    heard = page.locator("#announcer")
    tools(page)
    page.get_by_role("combobox", name="Time for a decision").select_option("180 s")
    timer = page.get_by_role("timer")
    expect(timer).to_have_text(re.compile(r"^Time left: (3 min 0 s|2 min 5\d s)$"))
    expect(page.locator("#announcer")).not_to_contain_text("Time left")
    page.clock.fast_forward(92_000)
    expect(heard).to_have_text(re.compile(r"^Time left: 1 min 2\d s$"))
    told = heard.inner_text()
    page.clock.fast_forward(30_000)
    expect(timer).to_have_text(re.compile(r"^Time left: 5\d s$"))
    assert heard.inner_text() == told, "it is told at a few moments only"
    page.clock.fast_forward(49_000)
    expect(heard).to_have_text(re.compile(r"^Time left: \d s$"))
    assert violations(page) == []


def test_a_host_sets_the_clock_of_a_new_table(people: People) -> None:
    page = people.come("/host")
    page.get_by_role("textbox", name="Your name").fill("Ann")
    page.get_by_text("Details").click()
    page.get_by_role("combobox", name="Time for a decision").select_option("90 s")
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("button", name="Begin").click()
    wait_until_asked(page)
    expect(page.get_by_role("timer")).to_contain_text("Time left: 1 min")


def test_who_looks_elsewhere_is_called_as_they_wished(people: People) -> None:
    page = people.come()
    page.add_init_script(HIDDEN)
    page.add_init_script(RECORDING)
    page.reload()
    page.get_by_role("button", name="Play now").click()
    expect(question(page)).to_be_visible()
    tools(page)
    for box in ("A short sound", "A notification"):
        expect(page.get_by_role("checkbox", name=box)).not_to_be_checked()
    wait_until_asked(page)
    assert page.evaluate("window.called") == [], "whoever looks is not called, and nothing sounds unasked"
    page.get_by_role("checkbox", name="A short sound").check()
    page.get_by_role("checkbox", name="A notification").check()
    page.evaluate("window.called = []; window.lookingAway = true")
    page.get_by_role("button", name="Let a bot play for me").click()
    page.get_by_role("button", name="I am back").first.click()
    page.wait_for_function("() => window.called.length >= 4")
    assert set(page.evaluate("window.called")) == {"vibration", "tone", "Your turn"}
    expect(page.get_by_role("group", name="When it is your turn")).to_have_count(0)


def test_being_called_is_offered_once(people: People) -> None:
    page = people.come()
    open_table(page, "Ann")
    page.get_by_role("button", name="Begin").click()
    offer = page.get_by_role("group", name="When it is your turn")
    expect(offer).to_be_visible()
    assert violations(page) == []
    offer.get_by_role("button", name="No, thanks").click()
    expect(offer).to_have_count(0)
    page.reload()
    expect(question(page)).to_be_visible()
    expect(offer).to_have_count(0)


# -- a table that cannot be shown ------------------------------------------------------------------------------


def test_a_table_that_was_removed_says_so(people: People, tmp_path: Path) -> None:
    with served(make_app(Settings(database=str(tmp_path / "tables.sqlite"), host_key="key"))) as address:
        people.address = address
        page = people.come(f"{address}/")
        made = page.request.post(f"{address}/api/tables", data={"you": "Ann", "start": True, "key": "key"})
        code = made.json()["code"]
        page.goto(f"{address}/t/{code}")
        expect(question(page)).to_be_visible()
        headers = {"X-Host-Key": "key"}
        page.request.post(f"{address}/api/admin/remove", data={"code": code}, headers=headers)
        expect(page.get_by_role("heading", level=1)).to_have_text("This table was removed.")
        expect(page.get_by_text("You can host another.")).to_be_visible()
        assert violations(page) == []
        page.get_by_role("link", name="Go to the start page").click()
        expect(page.get_by_role("button", name="Play now")).to_be_visible()
        page.close()  # it would ask on while the server goes


def test_a_table_that_could_not_be_shown_can_be_tried_again(page: Page) -> None:
    wires = wired(page)
    wires[-1].send(json.dumps({"is": "closed", "reason": "not-shown", "text": "This table could not be shown."}))
    wires[-1].close(code=4410)
    expect(page.get_by_role("heading", level=1)).to_have_text("This table could not be shown.")
    page.get_by_role("button", name="Try again").click()
    expect(question(page)).to_be_visible()


def test_a_connection_that_cannot_keep_up_is_told_so(page: Page) -> None:
    wires = wired(page)
    wires[-1].close(code=4408)
    page.wait_for_function("() => !document.querySelector('.trouble') && document.querySelector('.question')")
    expect(page.get_by_text("Connection lost")).to_have_count(0)
    assert len(wires) == 2, "once it is tried again by itself"
    wires[-1].close(code=4408)
    expect(page.get_by_role("heading", level=1)).to_have_text("Your connection is too slow")
    page.get_by_role("button", name="Try again").click()
    expect(question(page)).to_be_visible()
