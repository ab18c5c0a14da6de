"""What somebody aboard reads of their own wounds, of those around them, and of what waits behind a door."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from hullbreach.lab.scenario import scenario
from hullbreach.lab.scenario.nemesis import NemesisTable
from hullbreach.server.app import make_app
from hullbreach.server.settings import Settings
from tests.browser.conftest import People
from tests.browser.facilities import put_on_a_table
from tests.browser.playing import put_away_what_was_shown
from tests.browser.positions import Laid
from tests.browser.serving import served

Seating = Callable[..., Page]


def ship() -> NemesisTable:
    """The captain with three serious wounds, one of them dressed."""
    table: NemesisTable = scenario("nemesis", crew=["captain", "scout", "scientist", "soldier"], seed=3)
    table.wound("captain", "leg", "body")
    table.wound("captain", "arm", dressed=True)
    table.light("captain", 1)
    table.turn("captain")
    return table


@pytest.fixture(scope="module")
def laid(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, Laid]]:
    """A server at which such a table stands."""
    database = str(Path(tmp_path_factory.mktemp("aboard")) / "tables.sqlite")
    table = put_on_a_table(database, ship())
    with served(make_app(Settings(database=database, rate=10_000))) as address:
        yield address, table


@pytest.fixture
def sit(laid: tuple[str, Laid], browser: Browser) -> Iterator[Seating]:
    """Somebody sits down there."""
    address, table = laid
    people = People(browser, address)

    def seated(seat: int = 0, phone: bool = False, language: str = "en-GB") -> Page:
        page = people.come(table.seat(seat), language, phone)
        page.locator(".question").wait_for()
        put_away_what_was_shown(page)
        return page

    yield seated
    for context in people.contexts:
        context.close()
    assert people.errors == []


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
    expect(mine(page)).to_contain_text("leg wound Moving out of combat costs 2 cards.")
    expect(mine(page)).to_contain_text("arm wound Dressed: it hampers you no more, but it still counts.")
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
