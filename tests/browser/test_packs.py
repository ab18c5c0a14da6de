"""What a pack brings is drawn from what it declares: in the gallery, at the table, and on a phone."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

from hullbreach.kernel import Game
from hullbreach.server.app import make_app
from hullbreach.server.settings import Settings
from tests.browser.conftest import People
from tests.browser.judging import violations
from tests.browser.playing import put_away_what_was_shown, wait_until_asked
from tests.browser.positions import Laid, View, Wanted, lay
from tests.browser.serving import served
from tests.packs.folders import VIGIL

PACKS = (str(VIGIL),)
VIOLET = "rgb(189, 162, 242)"


def _chaplain_in_the_chapel(game: Game, view: View) -> bool:
    """The first seat plays the pack's character and is to act in the pack's room."""
    person = view["crew"][0]
    if game.over or game.choice.seat != 0 or game.choice.ask != "ask-action" or not person["room"]:
        return False
    kinds = {room["ref"]: room["kind"] for room in view["rooms"]}
    return bool(person["character"].endswith("chaplain") and kinds[person["room"]] == "chapel")


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> str:
    return str(tmp_path_factory.mktemp("packs") / "tables.sqlite")


@pytest.fixture(scope="module", autouse=True)  # before the browser, beside which no other loop can run
def table(database: str) -> Laid:
    """The chaplain stands in the chapel."""
    return lay(database, Wanted(_chaplain_in_the_chapel, players=3, packs=PACKS))


def _over_with_the_chapel_found(game: Game, view: View) -> bool:
    return game.over and any(room["kind"] == "chapel" and room["explored"] for room in view["rooms"])


@pytest.fixture(scope="module", autouse=True)
def finished(database: str) -> Laid:
    """A game that is over, in which somebody was in the chapel."""
    return lay(database, Wanted(_over_with_the_chapel_found, players=2, packs=PACKS))


@pytest.fixture(scope="module")
def address(database: str, table: Laid) -> Iterator[str]:
    """Where a server answers whose tables are played with the example pack."""
    with served(make_app(Settings(database=database, rate=10_000, think=0, packs=PACKS))) as address:
        yield address


def colour_of(drawing: Locator) -> str:
    """The colour of what a pack has declared."""
    return str(drawing.locator(".sign").first.evaluate("sign => getComputedStyle(sign).fill"))


def piece(page: Page, family: str, name: str) -> Locator:
    """The drawing of something in the gallery."""
    page.get_by_role("button", name=family, exact=True).click()
    return page.get_by_role("listitem").filter(has=page.get_by_role("heading", name=name, exact=True)).locator(".drawn")


def test_the_gallery_draws_what_a_pack_declares(people: People) -> None:
    page = people.come("/gallery")
    for family, name, icon, shape in (
        ("Characters", "Chaplain", "book", "hexagon"),
        ("Items", "Flare", "flame", "diamond"),
        ("Action cards", "Sanctuary", "shield", "round"),
        ("Objectives", "Bear Witness", "eye", "round"),
        ("Rooms", "Chapel", "bell", "shield"),
    ):
        drawing = piece(page, family, name)
        expect(drawing).to_have_attribute("data-icon", icon)
        expect(drawing).to_have_attribute("data-shape", shape)
    assert violations(page) == []
    assert colour_of(piece(page, "Characters", "Chaplain")) == VIOLET


def test_what_is_printed_keeps_its_drawing(people: People) -> None:
    page = people.come("/gallery")
    piece(page, "Rooms", "Chapel").wait_for()
    assert page.locator(".piece .drawn[data-icon]").count() == 1
    assert page.locator(".piece .drawn").count() == 26


def test_the_table_draws_room_character_and_things(people: People, table: Laid) -> None:
    page = people.come(table.seat(0))
    wait_until_asked(page)
    put_away_what_was_shown(page)
    room = page.locator(".ship:not(.mini) .plate.here")
    expect(room.locator(".drawn.room")).to_have_attribute("data-icon", "bell")
    expect(room.locator(".pawn .drawn.crew").first).to_have_attribute("data-icon", "book")
    expect(page.locator(".crew .bust .drawn.crew").first).to_have_attribute("data-icon", "book")
    weapon = page.locator(".mine .thing").filter(has_text="Flare Gun").locator(".drawn")
    expect(weapon).to_have_attribute("data-icon", "flame")
    assert colour_of(weapon) == VIOLET
    assert violations(page) == []


def test_the_phone_draws_the_room_one_is_in(people: People, table: Laid) -> None:
    page = people.come(table.seat(0), phone=True)
    wait_until_asked(page)
    put_away_what_was_shown(page)
    expect(page.locator(".room-picture .drawn.room")).to_have_attribute("data-icon", "bell")
    assert violations(page) == []


def test_a_replay_draws_them_too(people: People, finished: Laid) -> None:
    page = people.come(f"/replay/{finished.code}#100000")
    expect(page.locator(".ship .drawn.room[data-icon=bell]")).to_be_visible()
