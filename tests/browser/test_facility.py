"""The facility on the table: light and darkness, what lies beside the board, and where one presses."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from hullbreach.nemesis.box import CSS
from hullbreach.nemesis.scenario import scenario
from hullbreach.nemesis.scenario.lockdown import LockdownTable
from hullbreach.server.app import make_app
from hullbreach.server.settings import Settings
from tests.browser.conftest import People
from tests.browser.facilities import late, put_on_a_table
from tests.browser.judging import violations
from tests.browser.playing import options, wait_until_asked
from tests.browser.positions import Laid
from tests.browser.seats import Seating, seats_at
from tests.browser.serving import served
from tests.browser.wiring import tell, wired


def facility() -> LockdownTable:
    """The janitor in a lit section with a computer, something in a dark one, and secrets for the janitor alone."""
    table: LockdownTable = scenario("lockdown", crew=["janitor", "hacker"], seed=3)
    table.tile(8, "laboratory-facility")
    table.tile(20, "cargo-a")
    table.tile(9, "css-control")
    table.power("2")
    table.dark("1", "3", "elevator")
    table.place("janitor", 8)
    table.place("hacker", 12)
    table.intruder("adult", 20)
    table.clock(9, on=False)
    table.css(8, "b")
    g = table.state
    assert g.family[g.css_at[8]] == CSS
    g.seen[g.css_at[8]] = 1 << table.seat("janitor")
    table.contingencies("janitor", "red")
    table.contingencies("hacker", "blue")
    table.computer("research-network")
    table.knowledge("janitor", 4)
    table.archive("janitor")
    table.autodestruction(6)
    table.alert(5)
    table.turn("janitor")
    return table


@pytest.fixture(scope="module")
def laid(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, Laid, Laid]]:
    """A server at which such a table stands, and another at which some are in no room any more."""
    database = str(Path(tmp_path_factory.mktemp("facility")) / "tables.sqlite")
    table, other = put_on_a_table(database, facility()), put_on_a_table(database, late())
    with served(make_app(Settings(database=database, rate=10_000, think=0))) as address:
        yield address, table, other


@pytest.fixture
def sit(laid: tuple[str, Laid, Laid], browser: Browser) -> Iterator[Seating]:
    """Somebody sits down there."""
    address, table, _ = laid
    yield from seats_at(browser, address, table)


def space(page: Page, number: int) -> Locator:
    """A space of the time track above the board."""
    return page.locator(f".bar [data-space='{number}']")


def instrument(page: Page, name: str) -> Locator:
    """One of the things beside the board."""
    return page.get_by_role("region", name="Beside the board").get_by_role("button", name=name)


# -- light -----------------------------------------------------------------------------------------------------


def test_darkness_follows_the_power_and_is_told(sit: Seating) -> None:
    page = sit()
    board = page.get_by_role("group", name="The facility")
    lit, dark = board.locator("[data-room='room:8']"), board.locator("[data-room='room:20']")
    expect(lit).to_have_class(re.compile(r"\blit\b"))
    expect(lit.locator(".veil")).to_have_count(0)
    expect(dark).to_have_class(re.compile(r"\bdark\b"))
    expect(dark.locator(".veil")).to_have_count(1)
    expect(dark).to_have_accessible_name("Cargo Sending System A (20), in darkness")
    expect(lit).to_have_accessible_name("Laboratory (8)")
    expect(board.get_by_role("img", name="Section S-02: lit")).to_have_count(1)
    expect(board.get_by_role("img", name="Section S-03: in darkness")).to_have_count(1)


def test_one_sees_the_lights_go_out(sit: Seating) -> None:
    page = sit()
    wires = wired(page)
    section = page.locator(".ship:not(.mini) .section[data-section='section:2']")
    expect(section).to_contain_class("lit")
    tell(wires[-1], [], [[["view", "power", 1, "on"], False], [["view", "rooms", 7, "dark"], True]])
    expect(section).to_contain_class("unlit switching")
    expect(section).not_to_contain_class("switching")
    expect(section).to_contain_class("unlit")
    expect(page.locator(".ship:not(.mini) [data-room='room:8'].dark.here .veil")).to_have_count(1)


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en-GB", "Cut A light wound and a contamination card. In darkness, another light wound."),
        ("fr-FR", "Dans le noir"),
    ],
)
def test_why_an_attack_hurt_so_much_is_read_on_its_card(sit: Seating, language: str, told: str) -> None:
    page = sit(language=language)
    wires = wired(page)
    args = {"foe": "intruder:adult-1", "who": "seat:0", "card": "attack:cut", "hits": True}
    tell(wires[-1], [{"kind": "attack-card", "text": "It hits.", "rule": "lockdown/attack/card-hit", "args": args}])
    page.locator(".story li").filter(has_text="It hits.").locator(".why").click()
    expect(page.locator("dialog[open] .turned-over")).to_contain_text(told)
    page.keyboard.press("Escape")
    page.locator(".question h2 .why, .question .why").first.click()
    expect(page.locator("dialog[open]")).to_be_visible()
    expect(page.locator("dialog[open] .turned-over")).to_have_count(0)


def test_names_are_read_in_the_dark(sit: Seating) -> None:
    page = sit()
    plate = page.locator(".ship:not(.mini) [data-room='room:20']")
    ink = plate.locator(".name").evaluate("it => getComputedStyle(it).fill")
    bar = plate.locator(".name-bar").evaluate("it => getComputedStyle(it).fill + getComputedStyle(it).opacity")
    assert (ink, bar) == ("rgb(230, 235, 238)", "rgb(6, 9, 11)1")


# -- the time track --------------------------------------------------------------------------------------------


def test_a_css_token_shows_its_face_to_whoever_has_looked_and_to_nobody_else(sit: Seating) -> None:
    own, other = sit(0), sit(1)
    expect(space(own, 8)).to_have_accessible_name("Space 8, CSS token, which you have seen: pod B")
    expect(space(own, 8).locator(".css-token.seen")).to_have_text("B")
    expect(space(other, 8)).to_have_accessible_name("Space 8, CSS token face down")
    expect(space(other, 8).locator(".css-token")).to_have_text("?")
    assert "pod B" not in other.locator("body").inner_text()


def test_power_pods_gate_and_contingencies_are_told_at_a_key_and_by_a_word(sit: Seating) -> None:
    page = sit()
    page.keyboard.press("o")
    told = page.locator("#announcer")
    for said in (
        "section S-01: off", "at 8 (pod B)", "The main gate is closed.", "not to be the active contingency: Code Red",
    ):  # fmt: skip
        expect(told).to_contain_text(said)
    page.keyboard.press("r")
    expect(told).not_to_contain_text("at 8 (pod B)")
    page.keyboard.press("/")
    page.keyboard.type("ways")
    page.keyboard.press("Enter")
    expect(told).to_contain_text("at 8 (pod B)")


def test_the_time_track_shows_thresholds_and_what_counts_down(sit: Seating) -> None:
    page = sit()
    expect(space(page, 9)).to_have_accessible_name(
        "Space 9, time now, backup power off, threshold while backup power is off"
    )
    expect(space(page, 6)).to_have_accessible_name(
        "Space 6, CSS token face down, autodestruction, which can still be stopped"
    )
    expect(space(page, 5)).to_have_accessible_name(
        "Space 5, threshold, the alert ends the game when time leaves this space"
    )


# -- beside the board ------------------------------------------------------------------------------------------


def test_contingencies_are_yours_to_read_alone(sit: Seating) -> None:
    own, other = sit(0), sit(1)
    for page, code, hidden in ((own, "Code Red", "Code Blue"), (other, "Code Blue", "Code Red")):
        instrument(page, "Contingencies").click()
        drawer = page.get_by_role("group", name="Contingencies")
        expect(drawer).to_contain_text(code)
        expect(drawer).not_to_contain_text(hidden)
        page.keyboard.press("Escape")
        expect(drawer).to_have_count(0)


def test_the_laboratory_tells_who_knows_how_much(sit: Seating) -> None:
    page = sit()
    instrument(page, "Laboratory").click()
    drawer = page.get_by_role("group", name="Laboratory")
    expect(drawer.get_by_role("img", name="Knowledge 4, token active")).to_have_count(1)
    expect(drawer).to_contain_text("Weakness not discovered, Knowledge 8")
    crew = page.get_by_role("region", name="Crew", exact=True)
    expect(crew.get_by_role("button", name=re.compile("Janitor.*Knowledge 4, token active"))).to_be_visible()


def test_the_open_computer_card_is_where_one_uses_it(sit: Seating) -> None:
    page = sit()
    wait_until_asked(page)
    instrument(page, "Computer").click()
    page.get_by_role("group", name="Computer").get_by_role("button", name="Research Network").click()
    shown = options(page).filter(has_text="Use the computer")
    expect(shown).to_have_count(1)
    expect(page.locator(".option.shown")).to_contain_text("Use the computer")


def test_an_option_about_a_section_is_on_its_name_plate(sit: Seating) -> None:
    page = sit()
    wires = wired(page)
    wait_until_asked(page)
    page.get_by_role("button", name="No more notes").click()  # one that comes moves the board away below the pointer
    about = ["section:1", "section:3"]
    swap = {"id": "swap", "text": "Swap", "more": "", "group": "other", "cost": 0, "about": about, "rule": ""}
    tell(wires[-1], [], [[["prompt", "options"], [swap]]])
    board = page.get_by_role("group", name="The facility")
    board.get_by_role("button", name="Section S-01").click()
    expect(page.locator(".option.shown")).to_contain_text("Swap")
    expect(board.get_by_role("button", name="Section S-02")).to_have_count(0)


LAUNCHES = [
    {"number": None, "css": "a", "pods": ["csspod:a"]},
    {"number": 12, "css": "all", "pods": ["csspod:a", "csspod:b", "csspod:c"]},
]
TURNED_OVER = {
    "en-GB": (
        "Turned over so far: pod A, all pods.",
        "Launches so far: 2.",
        "Launches so far: 1.",
        "Space 12, CSS token turned over here: all pods",
    ),
    "fr-FR": (
        "Jetons déjà retournés : nacelle A, toutes les nacelles.",
        "Lancements déjà effectués : 2.",
        "Lancements déjà effectués : 1.",
        "Case 12, jeton SAF retourné ici : toutes les nacelles",
    ),
}


@pytest.mark.parametrize("language", TURNED_OVER)
def test_tokens_that_were_turned_over_stay_in_sight_with_the_pods_they_launched(sit: Seating, language: str) -> None:
    tokens, first, second, told = TURNED_OVER[language]
    page = sit(language=language)
    wires = wired(page)
    page.locator(".of-pods .instrument").click()
    drawer = page.locator("#drawer-pods")
    expect(drawer.locator(".launches")).to_have_count(0)
    tell(wires[-1], [], [[["view", "launches"], LAUNCHES]])
    expect(drawer.locator(".launches")).to_have_text(tokens)
    expect(space(page, 12)).to_have_accessible_name(told)
    expect(space(page, 12).locator(".css-token.turned-over")).to_have_text("∗")
    expect(drawer.locator("[data-pod='csspod:a']")).to_contain_text(first)
    expect(drawer.locator("[data-pod='csspod:b']")).to_contain_text(second)
    assert violations(page) == []


# -- for everybody ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("phone", [False, True])
@pytest.mark.parametrize("language", ["en-GB", "fr-FR"])
def test_axe_has_nothing_to_say(sit: Seating, phone: bool, language: str) -> None:
    page = sit(0, phone, language)
    if phone:
        page.get_by_role("button", name="Facility" if language == "en-GB" else "Base", exact=True).click()
    for thing in ("pods", "computer", "contingencies", "laboratory", "ways"):
        page.locator(f".of-{thing} .instrument").click()
        expect(page.locator(f"#drawer-{thing}")).to_be_visible()
        assert violations(page) == []


def test_everything_beside_the_board_can_be_pressed_with_a_thumb(sit: Seating) -> None:
    page = sit(phone=True)
    page.get_by_role("button", name="Facility", exact=True).click()
    page.locator(".of-time .instrument").click()
    pressed = [*page.locator(".instrument").all(), *page.locator("#drawer-time .space").all()]
    boxes = [box for each in pressed if (box := each.bounding_box())]
    assert len(boxes) == len(pressed) == 22
    assert [box for box in boxes if box["height"] < 44 or box["width"] < 44] == []


@pytest.mark.parametrize(("verb", "thing"), [("leave-by-rover", "Rover"), ("call-elevator", "The elevator is in")])
def test_what_there_is_only_one_of_is_pressed_itself(sit: Seating, verb: str, thing: str) -> None:
    page = sit()
    wires = wired(page)
    wait_until_asked(page)
    act = {"id": verb, "text": "Do it", "more": "", "group": "other", "cost": 0, "about": [], "rule": ""}
    tell(wires[-1], [], [[["prompt", "options"], [act]]])
    page.get_by_role("group", name="The facility").get_by_role("button", name=thing).dispatch_event("click")
    expect(page.locator(".option.shown")).to_contain_text("Do it")


def test_the_surface_is_drawn_where_the_view_has_one(sit: Seating) -> None:
    page = sit()
    wires = wired(page)
    wait_until_asked(page)
    noise = {
        "id": "noise",
        "text": "Put noise",
        "more": "",
        "group": "other",
        "cost": 0,
        "about": ["area:3"],
        "rule": "",
    }
    technical = len(facility().game.view(None)["corridors"])
    spot = {"ref": "area:3", "ends": [], "numbers": [3], "noise": True, "door": None}
    changes = [
        [["view", "bunker"], {"x": 65, "y": 110, "from": ["room:2"]}],
        [["view", "exit_rooms"], ["room:2"]],
        [["view", "areas"], [{"ref": "area:3", "x": 500, "y": 220}]],
        [["view", "corridors", technical], spot],
        [["view", "rooms", 3, "outside"], "crossroads"],
        [["prompt", "options"], [noise]],
    ]
    tell(wires[-1], [], changes)
    board = page.get_by_role("group", name="The facility")
    expect(board.get_by_role("img", name="Bunker")).to_have_count(1)
    expect(board.get_by_role("img", name="The main gate is closed")).to_have_count(1)
    expect(board.get_by_role("img", name="Exit room")).to_have_count(1)
    expect(board.locator("[data-room='room:4'].outdoors")).to_have_count(1)
    area = board.get_by_role("button", name="Area 3, noise")
    area.dispatch_event("click")  # wherever it is: a note of the coach may just be moving the board
    expect(page.locator(".option.shown")).to_contain_text("Put noise")


def test_whatever_can_be_pressed_on_the_board_is_walked_to_by_arrow_keys(sit: Seating) -> None:
    page = sit()
    wires = wired(page)
    wait_until_asked(page)
    page.get_by_role("button", name="No more notes").click()
    some = {"more": "", "group": "other", "cost": 0, "rule": ""}
    options_on_the_board = [
        {**some, "id": "noise", "text": "Put noise", "about": ["area:3"]},
        {**some, "id": "swap", "text": "Swap", "about": ["section:2"]},
        {**some, "id": "leave-on-foot", "text": "Leave", "about": []},
        {**some, "id": "call-elevator", "text": "Call it", "about": []},
        {**some, "id": "break", "text": "Break the door", "about": ["corridor:8-12"]},
    ]
    areas = [{"ref": "area:3", "x": 500, "y": 220}]
    tell(wires[-1], [], [[["view", "areas"], areas], [["prompt", "options"], options_on_the_board]])
    board = page.get_by_role("group", name="The facility")
    expect(board.locator("[tabindex='0']")).to_have_count(1)
    for name, text in (
        ("Area 3", "Put noise"),
        ("Section S-02: lit", "Swap"),
        ("Bunker", "Leave"),
        ("The elevator", "Call it"),
        ("Break the door", "Break the door"),
    ):
        _walk_to(page, board.get_by_role("button", name=name))
        page.keyboard.press("Enter")
        expect(page.locator(".option.shown")).to_contain_text(text)
    tell(wires[-1], [], [[["prompt", "options"], options_on_the_board[:1]]])
    expect(board.locator("[tabindex='0']")).to_have_attribute("data-room", "room:8")


ARROWS = ("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown")
STEPS = """arrows => Object.fromEntries([...document.querySelectorAll('.ship:not(.mini) [data-stop]')].map(stop => [
  stop.dataset.stop, arrows.map(key => {
    stop.focus()
    stop.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
    return document.activeElement.dataset.stop
  })]))"""


def _walk_to(page: Page, goal: Locator) -> None:
    """From one's own room, by arrow keys alone, the shortest way."""
    steps: dict[str, list[str]] = page.evaluate(STEPS, ARROWS)
    start, end = "room:8", goal.get_attribute("data-stop")
    ways: dict[str, list[str]] = {start: []}
    for stop in (found := [start]):
        for key, to in zip(ARROWS, steps[stop], strict=True):
            if to not in ways:
                ways[to] = [*ways[stop], key]
                found.append(to)
    assert end in ways
    page.locator(f".ship:not(.mini) [data-stop='{start}']").focus()
    for key in ways[end]:
        page.keyboard.press(key)
    expect(goal).to_be_focused()


def test_two_alike_weapons_are_carried_side_by_side(sit: Seating) -> None:
    page = sit()
    wires = wired(page)
    wait_until_asked(page)
    weapon = {"ref": "item:smg", "text": "", "count": 1, "cost": -1, "sign": "", "signs": "", "pays": False}
    tell(wires[-1], [], [[["words", "carried"], [{**weapon, "name": "SMG, 2 of 3"}, {**weapon, "name": "SMG, empty"}]]])
    expect(page.locator(".pile.carried .thing")).to_contain_text(["SMG, 2 of 3", "SMG, empty"])


OUT = {1: ("Hacker", "waits in CSS pod B"), 3: ("Survivor", "is in the bunker")}


def test_whoever_is_in_no_room_finds_themselves_on_the_board_and_in_words(
    laid: tuple[str, Laid, Laid], browser: Browser
) -> None:
    address, _, table = laid
    people = People(browser, address)
    for seat, (name, told) in OUT.items():
        phone = people.come(table.seat(seat), phone=True)
        here = phone.get_by_role("region", name="Your room")
        expect(here.get_by_role("heading", name=name)).to_be_visible()
        expect(here).to_contain_text(told)
    desk = people.come(table.seat(0))
    expect(desk.locator(".ship:not(.mini) .vehicles > .pawn.seat-3")).to_have_count(1)
    for context in people.contexts:
        context.close()
    assert people.errors == []
