"""What somebody aboard reads of their own wounds, of those around them, and of what waits behind a door."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from hullbreach.nemesis.scenario import scenario
from hullbreach.nemesis.scenario.nemesis import NemesisTable
from tests.browser.playing import options, question
from tests.browser.positions import Laid
from tests.browser.seats import Seating, seats_at, served_table
from tests.browser.wiring import tell, wired


def ship() -> NemesisTable:
    """The captain with three serious wounds, one of them dressed, and with cards to repair what is broken here."""
    table: NemesisTable = scenario("nemesis", crew=["captain", "scout", "scientist", "soldier"], seed=3)
    table.wound("captain", "leg", "body")
    table.wound("captain", "arm", dressed=True)
    table.light("captain", 1)
    table.hand("captain", "basic-repairs", "rest", "search", "interruption")
    table.malfunction(11)
    table.tile(8, "cabins")
    table.intruder("adult", 8)
    table.door("corridor:11-14")
    table.noise("corridor:11-14")
    table.turn("captain")
    return table


@pytest.fixture(scope="module")
def laid(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, Laid]]:
    """A server at which such a table stands."""
    yield from served_table(tmp_path_factory.mktemp("aboard"), ship())


@pytest.fixture
def sit(laid: tuple[str, Laid], browser: Browser) -> Iterator[Seating]:
    """Somebody sits down there."""
    yield from seats_at(browser, *laid)


def mine(page: Page) -> Locator:
    """How I am, and what I hold."""
    return page.get_by_role("region", name="Your place")


def crew(page: Page) -> Locator:
    """Everybody, at a glance."""
    return page.get_by_role("region", name="Crew").get_by_role("listitem")


# -- wounds ----------------------------------------------------------------------------------------------------


def test_a_dressed_wound_counts_and_every_wound_says_what_it_does(sit: Seating) -> None:
    page = sit()
    expect(mine(page)).to_contain_text("Wounds: 1 light, 3 serious, 1 of them dressed")
    expect(mine(page)).to_contain_text("leg wound Escaping from combat costs 2 cards.")
    expect(mine(page)).to_contain_text("arm wound Dressed, but it still counts.")
    expect(mine(page)).to_contain_text("Any further wound kills you.")
    colours = [
        mine(page).locator(f".wound{sort}").first.evaluate("it => getComputedStyle(it).color")
        for sort in (":not(.dressed)", ".dressed")
    ]
    assert colours[0] != colours[1]


def test_the_crew_strip_counts_dressed_wounds_too(sit: Seating) -> None:
    for page in (sit(), sit(seat=1)):
        captain = crew(page).filter(has_text="Captain")
        expect(captain.get_by_role("img", name="Wounds: 1 light, 3 serious, 1 of them dressed")).to_have_text("◐●●◉")


# -- cards -----------------------------------------------------------------------------------------------------


def test_a_tap_on_a_word_of_a_card_presses_the_card_and_a_long_press_explains_it(sit: Seating) -> None:
    page = sit(phone=True)
    page.get_by_role("navigation").get_by_role("button", name="Me", exact=True).tap()
    word = page.locator(".pile.hand .thing.may .word").first
    word.scroll_into_view_if_needed()
    before = question(page).get_attribute("data-prompt")
    place = word.bounding_box()
    assert place
    finger = {"x": place["x"] + place["width"] / 2, "y": place["y"] + place["height"] / 2}
    hand = page.context.new_cdp_session(page)
    hand.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [finger]})
    expect(page.locator(".word-card")).to_be_visible()
    hand.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(page.locator(".word-card")).to_be_visible()
    expect(page.locator(".thing.shown")).to_have_count(0)
    page.get_by_role("heading", level=3).first.tap()
    expect(page.locator(".word-card")).to_be_hidden()
    word.tap()
    expect(page.locator(".thing.shown")).to_have_count(1)
    expect(page.locator(".word-card")).to_be_hidden()
    assert question(page).get_attribute("data-prompt") == before


# -- what waits behind a door ----------------------------------------------------------------------------------


def test_an_option_says_what_waits_in_the_room_it_leads_to(sit: Seating) -> None:
    page = sit()
    expect(options(page).filter(has_text=re.compile(r"^Move to Cabins \(8\); Adult 1 is there"))).to_have_count(1)


# -- who is who ------------------------------------------------------------------------------------------------


def test_the_strip_tells_character_person_and_player_number_together(sit: Seating) -> None:
    page = sit()
    expect(crew(page).filter(has_text="Scout (Bob)")).to_contain_text("player 2")
    expect(crew(page).filter(has_text="Soldier (Dan)")).to_contain_text("player 4")


def test_no_initials_can_be_taken_for_those_of_another(sit: Seating) -> None:
    page = sit()
    expect(crew(page).locator(".pawn text")).to_have_text(["Ca", "Sco", "Sci", "So"])


def test_the_strip_tells_who_is_first_and_the_order_of_turns(sit: Seating) -> None:
    page = sit()
    expect(crew(page).locator(".order")).to_have_text(["①", "②", "③", "④"])
    expect(crew(page).first.get_by_role("img", name="First player")).to_be_visible()
    expect(crew(page).last.get_by_role("img", name="Turn order: 4")).to_be_visible()


def test_the_switch_of_the_sounds_is_in_sight(sit: Seating) -> None:
    for page in (sit(), sit(phone=True)):
        switch = page.get_by_role("banner").get_by_role("button", name="Sounds")
        expect(switch).to_have_attribute("aria-pressed", "false")
        switch.click()
        expect(switch).to_have_attribute("aria-pressed", "true")


# -- the board and the story -----------------------------------------------------------------------------------


def test_noise_in_a_corridor_leaves_its_closed_door_in_sight(sit: Seating) -> None:
    page = sit()
    marks = page.locator(".deck .corridor-marks").filter(has=page.locator(".number.noise"))
    expect(marks.locator(".door")).to_have_count(1)
    door, badge = marks.locator(".door").bounding_box(), marks.locator(".number rect").bounding_box()
    assert door
    assert badge
    middle = (door["x"] + door["width"] / 2, door["y"] + door["height"] / 2)
    on_the_badge = (
        badge["x"] < middle[0] < badge["x"] + badge["width"] and badge["y"] < middle[1] < badge["y"] + badge["height"]
    )
    assert not on_the_badge
    assert marks.locator(".number + .door").count() == 1  # drawn over the waves


def test_a_wound_that_is_dressed_is_not_told_as_a_hurt(sit: Seating) -> None:
    page = sit()
    [wire] = wired(page)
    kinds = ("serious-wound", "wound-dressed", "wound-healed")
    tell(wire, [{"kind": kind, "text": f"It is {kind}."} for kind in kinds])
    lines = [page.locator(".story li").filter(has_text=f"It is {kind}.") for kind in kinds]
    expect(lines[0]).to_have_class(re.compile("hurt"))
    for line in lines[1:]:
        expect(line).not_to_have_class(re.compile("hurt"))


def test_a_private_look_is_read_from_its_title_on(sit: Seating) -> None:
    page = sit(phone=True)
    [wire] = wired(page)
    engine = {"name": "Engine", "text": "It works. " * 12, "count": 1, "cost": -1, "sign": "", "signs": ""}
    things = [{**engine, "ref": f"token:engine-{nth}", "pays": False} for nth in range(3)]
    tell(wire, [{"kind": "engine-checked", "text": "You look.", "private": True, "peek": True, "things": things}])
    title = page.get_by_role("heading", name="Only you see this")
    expect(title).to_be_in_viewport()
    expect(title).to_be_focused()


# -- death -----------------------------------------------------------------------------------------------------


def test_your_death_is_told_large_with_what_killed_you_and_what_is_left_to_do(sit: Seating) -> None:
    page = sit()
    [wire] = wired(page)
    story = [
        {"kind": "attack", "text": "Adult 1 attacks Captain: Bite.", "args": {"who": "seat:0"}},
        {"kind": "died", "text": "Captain dies in Hibernatorium (11).", "args": {"who": "seat:0"}},
        {"kind": "pods-unlocked", "text": "All pods unlock.", "args": {}},
    ]
    gone = [["view", "crew", 0, "status"], "dead"], [["view", "crew", 0, "room"], None], [["prompt"], None]
    tell(wire, story, gone)
    death = page.get_by_role("region", name="You are dead.")
    expect(death).to_contain_text("Adult 1 attacks Captain: Bite.")
    expect(death).to_contain_text("Captain dies in Hibernatorium (11).")
    expect(death).to_contain_text("You can watch how it ends")
    assert death.get_by_role("heading").evaluate("it => parseFloat(getComputedStyle(it).fontSize)") >= 28
    expect(page.get_by_role("region", name="Coach")).not_to_contain_text("Somebody died")
