"""Moments on the board: one after another, never in the way of words, and as calm as one wants them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import People
from tests.browser.judging import violations
from tests.browser.playing import wait_until_asked
from tests.browser.wiring import tell, wired

RISES = {"kind": "intruder-appears", "text": "It rises.", "args": {"foe": "intruder:adult-1", "room": "room:11"}}
THROW = {"kind": "noise-rolled", "text": "You roll 3.", "args": {"who": "seat:0", "face": "3"}}
DARK = {"kind": "power-off", "text": "Power goes out: section S-02.", "args": {"section": "section:s-02"}}
LAUNCH = {"kind": "css-revealed", "text": "CSS launch: pod A.", "args": {"css": "css:a"}}
FAILS = {"kind": "css-pod-fails", "text": "Pod A stays.", "args": {"who": "seat:0", "room": "room:11"}}
SPOILED = {"kind": "attempt-fails", "text": "The attempt fails.", "args": {"who": "seat:0", "room": "room:11"}}
ADVANTAGE = {"kind": "advantage-rolled", "text": "You aim.", "args": {"who": "seat:1", "face": "hit"}}
KNOCK = {"kind": "noise-placed", "text": "A knock.", "args": {"corridor": "corridor:11-14"}}


class Wire:
    """A table to which a test can send more than has happened."""

    def __init__(self, page: Page) -> None:
        self.page, self._wires = page, wired(page)
        wait_until_asked(page)

    def tell(self, *lines: dict[str, Any], patch: Sequence[Any] = ()) -> None:
        """Send these lines, with this change of the screen."""
        tell(self._wires[-1], lines, patch)


@pytest.fixture
def wire(people: People) -> Wire:
    """Somebody at a table of their own."""
    page = people.come()
    page.get_by_role("button", name="Play now").click()
    wait_until_asked(page)
    return Wire(page)


@pytest.fixture
def below(people: People) -> Wire:
    """The same at a table of the game that has darkness, launches and another die."""
    page = people.come()
    page.get_by_role("radio", name="Lockdown").check()
    page.get_by_role("button", name="Play now").click()
    wait_until_asked(page)
    return Wire(page)


def settings(page: Page) -> None:
    """Open the tools of the table."""
    page.get_by_role("navigation").get_by_role("button", name="Table", exact=True).click()


def test_what_appears_is_not_on_the_board_before_its_moment(wire: Wire) -> None:
    page = wire.page
    rooms = page.evaluate("() => [...document.querySelectorAll('[data-room]')].map((room) => room.dataset.room)")
    foe = {"ref": "intruder:adult-1", "kind": "adult", "injuries": 0}
    wire.tell(THROW, RISES, patch=[[["view", "rooms", rooms.index("room:11"), "intruders"], [foe]]])
    expect(page.get_by_text("It rises.").first).to_be_visible()  # in the story at once
    expect(page.locator(".deck .in-hand")).to_be_visible()
    expect(page.locator(".ship:not(.mini) .hunter")).to_have_count(0)
    page.locator(".deck .in-hand").click()
    expect(page.locator(".deck .moment.die")).to_be_visible()
    expect(page.locator(".deck .moment.rise")).to_be_visible()
    expect(page.locator(".ship:not(.mini) .hunter")).to_have_count(1)
    expect(page.locator(".deck .moment")).to_have_count(0)


def test_on_a_phone_the_picture_of_the_room_and_the_small_map_wait_for_the_moment_too(people: People) -> None:
    page = people.come(phone=True)
    page.get_by_role("button", name="Play now").tap()
    wait_until_asked(page)
    wire = Wire(page)
    rooms = page.evaluate("() => [...document.querySelectorAll('.deck [data-room]')].map((room) => room.dataset.room)")
    room = ["view", "rooms", rooms.index("room:11")]
    wire.tell(patch=[[["view", "crew", 0, "room"], "room:11"], [[*room, "crew"], ["seat:0"]]])
    expect(page.locator(".room-picture .pawn")).to_be_visible()
    foe = {"ref": "intruder:adult-1", "kind": "adult", "injuries": 0}
    wire.tell(THROW, RISES, patch=[[[*room, "intruders"], [foe]]])
    expect(page.locator("#announcer")).to_contain_text("It rises.")  # words do not wait
    expect(page.locator(".here .in-hand")).to_be_visible()
    assert page.locator(".hunter").count() == 0
    page.locator(".here .in-hand").tap()
    expect(page.locator(".here .moment.rise")).to_be_visible()
    expect(page.locator(".room-picture .hunter")).to_be_visible()
    expect(page.locator(".map .hunter")).to_have_count(1)
    expect(page.locator(".here .moment")).to_have_count(0)


def test_any_key_ends_what_waits_and_no_line_is_lost(wire: Wire) -> None:
    wire.tell(RISES, *[KNOCK] * 6)
    expect(wire.page.locator(".deck .moment.rise")).to_be_visible()
    wire.page.keyboard.press("x")
    expect(wire.page.locator(".deck .moment")).to_have_count(0)
    expect(wire.page.locator(".ring")).to_have_count(0)
    assert wire.page.get_by_text("A knock.").count() >= 6


def test_a_throw_that_nobody_presses_falls_by_itself(wire: Wire) -> None:
    wire.tell(THROW)
    expect(wire.page.locator(".deck .in-hand")).to_be_visible()
    expect(wire.page.locator(".deck .moment.die")).to_be_visible()


def test_who_wants_no_moments_has_none(wire: Wire) -> None:
    settings(wire.page)
    wire.page.get_by_role("radio", name="None: words only").check()
    assert violations(wire.page) == []
    wire.tell(RISES)
    expect(wire.page.locator("#announcer")).to_contain_text("It rises.")
    expect(wire.page.locator(".deck .moment")).to_have_count(0)


def test_sounds_have_captions(wire: Wire) -> None:
    settings(wire.page)
    wire.page.get_by_role("checkbox", name="Captions for sounds").check()
    wire.tell(KNOCK)
    expect(wire.page.locator(".deck .caption")).to_have_text("♪ a dull knock")


def test_reduced_motion_is_honoured(wire: Wire) -> None:
    wire.page.emulate_media(reduced_motion="reduce")
    wire.tell(RISES)
    risen = wire.page.locator(".deck .moment.rise svg")
    expect(risen).to_be_visible()
    assert risen.evaluate("it => getComputedStyle(it).animationName") == "none"
    expect(wire.page.locator(".deck .moment")).to_have_count(0)
    wire.tell(THROW)
    die = wire.page.locator(".deck svg.die")
    expect(die).to_be_visible()
    expect(die).to_have_css("animation-name", "none")


def test_a_die_tumbles_and_its_words_stand_still(wire: Wire) -> None:
    wire.tell(THROW)
    die = wire.page.locator(".deck svg.die")
    expect(die).to_be_visible()
    moves = die.evaluate("it => [it, it.parentElement].map((each) => getComputedStyle(each).animationName)")
    assert [move.partition("-")[2] for move in moves] == ["tumble", "moment"]  # each begins with its component's own


def test_many_moments_are_borne_by_going_faster(wire: Wire) -> None:
    wire.tell(*[KNOCK] * 60)
    expect(wire.page.locator(".ring")).not_to_have_count(0)
    expect(wire.page.locator(".ring")).to_have_count(0)


def test_when_power_goes_out_the_board_goes_dark_and_a_caption_says_so(below: Wire) -> None:
    page = below.page
    settings(page)
    page.get_by_role("checkbox", name="Captions for sounds").check()
    below.tell(DARK)
    expect(page.locator(".deck .lights.dark")).to_be_visible()
    expect(page.locator(".deck .moment.dark")).to_have_text("Power goes out: section S-02.")
    expect(page.locator(".deck .caption")).to_contain_text("the lights go out")
    expect(page.locator(".deck .lights")).to_have_count(0)


def test_who_wants_no_motion_sees_the_dark_stand_still(below: Wire) -> None:
    page = below.page
    page.emulate_media(reduced_motion="reduce")
    below.tell(DARK)
    expect(page.locator(".deck .lights.dark")).to_have_css("animation-name", "none")


def test_a_launch_is_turned_up_and_another_die_rolls(below: Wire) -> None:
    page = below.page
    below.tell(ADVANTAGE, LAUNCH)
    expect(page.locator(".deck .moment.die")).to_have_text("You aim.")
    expect(page.locator(".deck .moment.card")).to_have_text("CSS launch: pod A.")


@pytest.mark.parametrize("line", [FAILS, SPOILED])
def test_a_way_out_that_fails_is_told_on_the_board_too(below: Wire, line: dict[str, Any]) -> None:
    below.tell(line)
    expect(below.page.locator(".deck .moment.banner")).to_have_text(line["text"])
