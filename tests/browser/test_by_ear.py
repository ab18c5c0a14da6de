"""By ear: a command line, as much as one wants to hear, and keys of one's own."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.conftest import People
from tests.browser.judging import violations
from tests.browser.playing import decide, name_of, options, question, wait_until_asked
from tests.browser.wiring import tell, wired


@pytest.fixture
def page(people: People) -> Page:
    """A game in which somebody has something to do aboard."""
    page = people.come()
    page.get_by_role("button", name="Play now").click()
    rng = Random(1)
    for _ in range(40):
        wait_until_asked(page)
        if options(page).filter(has_text="Move to").count():
            return page
        decide(page, rng)
    raise AssertionError("nobody goes anywhere")


def command(page: Page, typed: str) -> None:
    """Type something into the command line."""
    field = page.get_by_role("textbox", name="Command line")
    if not field.count():
        page.keyboard.press("/")
    expect(field).to_be_focused()
    field.fill(typed)
    page.keyboard.press("Enter")


def heard(page: Page, text: str | re.Pattern[str]) -> None:
    """Something was announced."""
    expect(page.locator("#announcer")).to_contain_text(text)


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("room 7", "oom 7"),
        ("hand", re.compile(r"\w+: \w+")),
        ("memory", re.compile(r"token|deck|bag", re.IGNORECASE)),
        ("rules noise", re.compile(r"Rules found: \d+ .*noise")),
        ("why", re.compile(r"\w{3,}")),
        ("clocks", "Time"),
        ("prompt", "1: "),
        ("help", "memory"),
        ("dance", "“dance” is neither an option nor a command"),
    ],
)
def test_a_command_is_answered_aloud(page: Page, typed: str, told: str | re.Pattern[str]) -> None:
    command(page, typed)
    heard(page, told)
    expect(page.get_by_role("textbox", name="Command line")).to_be_focused()


def test_a_number_or_the_first_words_answer(page: Page) -> None:
    before = question(page).get_attribute("data-prompt")
    command(page, "1")
    page.wait_for_function("old => document.querySelector('.question').dataset.prompt !== old", arg=before)
    wait_until_asked(page)
    some = options(page).first if options(page).count() else None
    assert some is not None, "there is always something to choose after an action"
    asked, text = question(page).get_attribute("data-prompt"), name_of(some)
    command(page, text.lower())
    page.wait_for_function("old => document.querySelector('.question').dataset.prompt !== old", arg=asked)


def test_a_room_that_one_has_left_is_not_told_over_what_came_since(page: Page) -> None:
    held: list[str] = []
    wires: list[WebSocketRoute] = []

    def take(wire: WebSocketRoute) -> None:
        wires.append(wire)
        server = wire.connect_to_server()
        server.on_message(lambda told: held.append(str(told)) if '"looked"' in str(told) else wire.send(told))

    page.route_web_socket(re.compile("/ws/"), take)
    page.reload()
    wait_until_asked(page)
    ship = page.get_by_role("group", name="The ship")
    ship.locator("[tabindex='0']").focus()
    page.keyboard.press("ArrowRight")
    room = str(page.evaluate("document.activeElement.dataset.room")).removeprefix("room:")
    while not any(f"room {room}" in told for told in held):
        page.wait_for_timeout(20)
    page.keyboard.press("Tab")
    page.keyboard.press("t")
    heard(page, "Time 15")
    for told in held:
        wires[-1].send(told)
    expect(page.locator(".looked")).to_contain_text(f"room {room}")
    heard(page, "Time 15")


def test_words_that_fit_several_options_answer_none(page: Page) -> None:
    before = question(page).get_attribute("data-prompt")
    command(page, "move")
    heard(page, "That could be Move")
    assert question(page).get_attribute("data-prompt") == before


def test_the_command_line_goes_away_and_the_focus_comes_back(page: Page) -> None:
    options(page).first.focus()
    page.keyboard.press("/")
    expect(page.get_by_role("textbox", name="Command line")).to_be_focused()
    assert violations(page) == []
    page.keyboard.press("Escape")
    expect(page.get_by_role("textbox", name="Command line")).to_have_count(0)
    expect(options(page).first).to_be_focused()


def burst(page: Page, count: int) -> None:
    """Send this many lines at once."""
    wires = wired(page)
    wait_until_asked(page)
    tell(wires[-1], [{"kind": "noise-placed", "text": f"Line {nth}."} for nth in range(count)])


def test_a_long_burst_is_told_in_full_only_if_one_wants_it(page: Page) -> None:
    burst(page, 12)
    expect(page.get_by_role("region", name="The story")).to_contain_text("Line 11.")
    page.wait_for_timeout(300)
    expect(page.locator("#announcer")).not_to_contain_text("Line 3.")
    page.keyboard.press("a")
    heard(page, "Line 3. Line 4.")


def test_the_full_level_tells_everything_and_is_remembered(page: Page) -> None:
    command(page, "verbosity full")
    heard(page, "Full")
    burst(page, 12)
    heard(page, "Line 3. Line 4.")


def test_a_key_is_changed_and_kept(page: Page) -> None:
    page.get_by_role("navigation").get_by_role("button", name="Table", exact=True).click()
    field = page.get_by_role("textbox", name="Key: round and time")
    field.fill("h")
    field.press("Tab")
    expect(page.get_by_text("h is already the key for something else: my hand.")).to_be_visible()
    expect(field).to_have_value("t")
    field.fill("x")
    field.press("Tab")
    page.reload()
    wait_until_asked(page)
    page.keyboard.press("x")
    heard(page, "Time")


def test_keys_are_switched_off(page: Page) -> None:
    page.get_by_role("navigation").get_by_role("button", name="Table", exact=True).click()
    page.get_by_role("checkbox", name="Single-key").uncheck()
    page.keyboard.press("/")
    assert page.get_by_role("textbox", name="Command line").count() == 0


def test_commands_are_french_in_french(people: People) -> None:
    page = people.come(language="fr-FR")
    page.get_by_role("button", name="Jouer tout de suite").click()
    wait_until_asked(page)
    page.keyboard.press("/")
    page.get_by_role("textbox", name="Ligne de commande").fill("salle 7")
    page.keyboard.press("Enter")
    heard(page, "alle 7")
