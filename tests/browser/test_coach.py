"""The coach: a note the first time, never twice, never in the way, and a switch."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random
from typing import Any
from unittest.mock import patch

import pytest
from playwright.sync_api import Locator, Page, expect

from hullbreach.server import table_registry
from hullbreach.server.app import make_app
from hullbreach.server.settings import Settings
from tests.browser.conftest import People
from tests.browser.judging import violations
from tests.browser.playing import (
    decide,
    open_table,
    options,
    passing,
    put_away_what_was_shown,
    question,
    wait_until_asked,
)
from tests.browser.serving import served
from tests.browser.test_deciding import moves, play_until
from tests.browser.wiring import tell, wired


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server whose bots take their time: a note is to be read before the next thing happens."""
    database = tmp_path_factory.mktemp("coach") / "tables.sqlite"
    with (
        patch.object(
            table_registry, "new_seed", lambda: f"{1:064x}"
        ),  # no game in which a newcomer dies before the notes come
        served(make_app(Settings(database=str(database), rate=10_000, think=0))) as address,
    ):
        yield address


def note(page: Page) -> Locator:
    """What the coach says."""
    return page.get_by_role("region", name=re.compile("^(Coach|Conseils)$"))


def told(page: Page, text: str) -> Locator:
    """Read on to the note that says this. Notes on earlier events come first."""
    for _ in range(20):
        expect(note(page)).to_be_visible()
        if text in note(page).inner_text():
            break
        further = note(page).get_by_role("button", name="Next note")
        if further.is_visible():
            further.click()
        page.wait_for_timeout(200)
    expect(note(page)).to_contain_text(text)
    return note(page)


def begin(page: Page) -> None:
    """Play now, until an action is asked for."""
    page.get_by_role("button", name=re.compile("Play now|Jouer tout de suite")).click()
    wait_until_asked(page)
    play_until(page, Random(1), lambda: page.get_by_role("button", name="Pass", exact=True).is_enabled())


def switch(page: Page) -> Locator:
    """The switch among the tools."""
    page.get_by_role("navigation").get_by_role("button", name="Table", exact=True).click()
    return page.get_by_role("checkbox", name=re.compile("^A short note"))


def test_a_newcomer_is_told_what_a_turn_is_and_never_again(people: People) -> None:
    page = people.come()
    begin(page)
    told(page, "Your turn: up to two actions")
    expect(page.locator("#announcer")).to_contain_text("Your turn: up to two actions")
    while note(page).count():
        note(page).get_by_role("button", name=re.compile("Put this note away|Next note")).click()
    assert page.evaluate("document.activeElement.id") == "question"
    page.reload()
    wait_until_asked(page)
    expect(options(page).first).to_be_visible()
    expect(note(page)).to_have_count(0)


def test_paying_and_noise_are_explained_when_they_happen(people: People) -> None:
    page = people.come()
    begin(page)
    moves(page).filter(has_text="unexplored").first.get_by_role("button", name=re.compile("^Move to")).click()
    told(page, "You pay by discarding cards")
    decide(page, Random(1))
    expect(page.get_by_role("region", name="The story")).to_contain_text(re.compile("explores"))
    told(page, "You are the first one here").get_by_role("button", name=re.compile("why")).click()
    expect(page.get_by_role("dialog", name="Rule")).to_contain_text("nemesis/movement/explore-on-entry")


def test_it_is_in_nobodys_way(people: People) -> None:
    page = people.come()
    begin(page)
    expect(note(page)).to_be_visible()
    before = question(page).get_attribute("data-prompt")
    passing(page).click()
    page.wait_for_function("old => document.querySelector('.question').dataset.prompt !== old", arg=before)
    told(page, "Whoever passes is out of this round")


def test_it_can_be_switched_off_and_on(people: People) -> None:
    page = people.come()
    begin(page)
    note(page).get_by_role("button", name="No more notes").click()
    expect(note(page)).to_have_count(0)
    expect(switch(page)).not_to_be_checked()
    page.reload()
    wait_until_asked(page)
    expect(switch(page)).not_to_be_checked()
    switch(page).check()
    passing(page).click()
    told(page, "Whoever passes is out of this round")


def test_whoever_has_played_is_told_nothing_unless_the_table_is_for_beginners(people: People) -> None:
    page = people.come()
    page.evaluate("localStorage.setItem('hullbreach.played', 'yes')")
    begin(page)
    expect(note(page)).to_have_count(0)
    page.goto("/")
    open_table(page, "Ann", people=1)
    page.get_by_role("button", name=re.compile("^Begin")).click()
    wait_until_asked(page)
    play_until(page, Random(1), lambda: passing(page).is_enabled())
    expect(note(page)).to_be_visible()


def test_the_first_voyage_is_coached_and_tells_risks_in_words(people: People) -> None:
    page = people.come("/host")
    coach = page.get_by_role("checkbox", name=re.compile("^Coach"))
    page.get_by_text("Details").click()
    expect(coach).to_be_checked()
    page.get_by_role("radio", name=re.compile("^The full game")).check()
    expect(coach).not_to_be_checked()
    page.get_by_role("radio", name="In numbers").check()
    page.get_by_role("radio", name=re.compile("^First voyage")).check()
    expect(coach).to_be_checked()
    expect(page.get_by_role("group", name="Odds").get_by_role("radio", name="In words")).to_be_checked()


@pytest.mark.parametrize("phone", [False, True])
def test_axe_has_nothing_to_say_about_a_note(people: People, phone: bool) -> None:
    page = people.come(phone=phone)
    begin(page)
    expect(note(page)).to_be_visible()
    assert violations(page) == []
    buttons = note(page).get_by_role("button", name=re.compile("note"))
    sizes = buttons.evaluate_all("all => all.map(it => it.offsetHeight)")
    assert sizes
    assert not phone or min(sizes) >= 44


ALONE = """async ([game, options]) => {
    const wanted = { game, you: 'Ann', players: 1, people: 1, start: true, options: { mode: 'solo', ...options } }
    const asked = { method: 'POST', headers: { 'content-type': 'application/json' } }
    return (await (await fetch('/api/tables', { ...asked, body: JSON.stringify(wanted) })).json()).code
}"""
"""Opens a table for one."""


def notes_of_a_beginning(page: Page, game: str, until: str = "") -> list[str]:
    """The notes a newcomer gets in the first questions of a game, or until this one is among them."""
    page.goto(f"/t/{page.evaluate(ALONE, [game, {}])}")
    told, rng = [""], Random(1)
    for _ in range(60 if until else 12):
        wait_until_asked(page)
        put_away_what_was_shown(page)
        while note(page).count():
            told.append(note(page).inner_text())
            note(page).get_by_role("button", name=re.compile("Put this note away|Next note")).click()
        if until and until in " ".join(told):
            break
        decide(page, rng)
    return told


def test_what_a_place_shows_is_explained_where_it_is_shown(people: People) -> None:
    page = people.come()
    told = " ".join(notes_of_a_beginning(page, "lockdown", "One contingency is active"))
    assert "One contingency is active" in told
    assert not re.search("the ship|aboard|engine|hibernat", told)


def test_a_place_without_such_things_is_told_nothing_of_them(people: People) -> None:
    page = people.come()
    assert not re.search("contingenc|darkness|elevator|CSS", " ".join(notes_of_a_beginning(page, "nemesis")))


ROOMS = range(27)

SHOWN: dict[str, tuple[str, list[Any]]] = {
    "darkness": ("You are in darkness", [[["view", "rooms", nth, "dark"], True] for nth in ROOMS]),
    "pods": (
        "A CSS token lies where",
        [[["view", "css"], [{"number": 9, "css": None}]], [["view", "clocks", "time"], 9]],
    ),
    "computer": ("There is a computer here", [[["prompt", "options", 0, "id"], "use-computer/computer:logistics"]]),
    "elevator": ("From an Elevator Room", [[["view", "rooms", nth, "kind"], "elevator-2"] for nth in ROOMS]),
}
"""By note: what it says, and the change of the screen that calls for it."""
OUTSIDE = {
    "crossroads": ("You are under the open sky", 28),
    "areas": ("You are in a building on the surface", 4),
    "surface-die": ("Outside, you roll the surface die", 4),
    "on-foot": ("From this crossroads the bunker is in sight", 28),
    "rover": ("The Rover is here", 8),
    "paths": ("A path leads out of here", 9),
}
"""By note: what it says, and the room on the other side of the board where it is said."""


@pytest.mark.parametrize("which", SHOWN)
def test_a_note_comes_when_the_view_shows_what_it_is_about(people: People, which: str) -> None:
    says, patch = SHOWN[which]
    expect(shown(people.come(), which, patch)).to_contain_text(says)


@pytest.mark.parametrize("which", OUTSIDE)
def test_the_surface_is_explained_where_one_comes_upon_it(people: People, which: str) -> None:
    says, room = OUTSIDE[which]
    expect(shown(people.come(), which, at(room), "facility-surface")).to_contain_text(says)


def test_a_note_on_the_surface_is_french_for_whoever_reads_french(people: People) -> None:
    page = people.come(language="fr-FR")
    expect(shown(page, "crossroads", at(28), "facility-surface")).to_contain_text("Vous êtes à ciel ouvert")


def test_nothing_of_the_surface_is_explained_on_the_side_without_one(people: People) -> None:
    page = people.come()
    expect(shown(page, "rover", at(2))).to_have_count(0)


def at(room: int) -> list[Any]:
    """A change of the screen that puts the character who is asked into this room."""
    return [[["view", "crew", 0, "room"], f"room:{room}"]]


def shown(page: Page, which: str, patch: list[Any], site: str = "facility") -> Locator:
    """The note beside the question of somebody who has read all others, after this change of the screen."""
    page.goto(f"/t/{page.evaluate(ALONE, ['lockdown', {'site': site}])}")
    play_until(page, Random(1), lambda: passing(page).is_enabled())
    seen = ",".join({"turn", "contingency", *SHOWN, *OUTSIDE} - {which})
    page.evaluate(f"localStorage.setItem('hullbreach.coach.seen.Ann', '{seen}')")
    wires = wired(page)
    tell(wires[-1], [], [*patch, [["prompt", "prompt"], "another"]])
    expect(question(page)).to_have_attribute("data-prompt", "another")
    return note(page)
