"""What axe thinks of every page of Aliens, in both languages, at a laptop and on a phone."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from hullbreach.server.app import make_app
from hullbreach.server.settings import Settings
from tests.browser.conftest import People
from tests.browser.facilities import put_on_a_table
from tests.browser.judging import violations
from tests.browser.playing import options, put_away_what_was_shown, question
from tests.browser.positions import Laid, Wanted, lay
from tests.browser.serving import served
from tests.browser.squads import under_fire
from tests.browser.vocabulary import out_of_place

OVER = Wanted(lambda game, view: game.over, players=2, game="aliens", options={"mission": "mess-call"})
SCREENS = [
    pytest.param(language, phone, id=f"{language[:2]}-{'phone' if phone else 'laptop'}")
    for language in ("en-GB", "fr-FR")
    for phone in (False, True)
]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, Laid, Laid]]:
    """A server, a table under fire and one that is over."""
    database = str(tmp_path_factory.mktemp("access") / "tables.sqlite")
    fight, over = put_on_a_table(database, under_fire()), lay(database, OVER)
    with served(make_app(Settings(database=database, rate=10_000, think=0))) as address:
        yield address, fight, over


@pytest.fixture
def people(house: tuple[str, Laid, Laid], browser: Browser) -> Iterator[People]:
    """Opens pages of that server; none may complain."""
    people = People(browser, house[0])
    yield people
    for context in people.contexts:
        context.close()
    assert people.errors == []


def come(people: People, path: str, language: str, phone: bool) -> Page:
    """Somebody opens a page at a laptop or on a phone."""
    page = people.come(path, language, phone)
    if not phone:
        page.set_viewport_size({"width": 1280, "height": 720})
    return page


def nothing_wrong(page: Page, language: str) -> None:
    """Axe is content, nothing has to be scrolled sideways, and one language is spoken."""
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert out_of_place(page, "aliens", language[:2]) == []


@pytest.mark.parametrize(("language", "phone"), SCREENS)
def test_the_first_page_with_aliens_chosen(people: People, language: str, phone: bool) -> None:
    page = come(people, "/", language, phone)
    page.get_by_role("radio", name=re.compile("^Aliens")).check()
    expect(page.get_by_role("heading", name="Aliens", level=1)).to_be_visible()
    assert violations(page) == []


@pytest.mark.parametrize(("language", "phone"), SCREENS)
def test_a_table_under_fire(people: People, house: tuple[str, Laid, Laid], language: str, phone: bool) -> None:
    page = come(people, house[1].seat(0), language, phone)
    question(page).wait_for()
    put_away_what_was_shown(page)
    expect(options(page).first).to_be_enabled()
    nothing_wrong(page, language)
    options(page).first.focus()
    nothing_wrong(page, language)
    if phone:
        parts = page.locator("nav[aria-label] button").filter(visible=True)
        for nth in range(parts.count()):
            parts.nth(nth).tap()
            nothing_wrong(page, language)


@pytest.mark.parametrize(("language", "phone"), SCREENS)
def test_the_tracker_opened(people: People, house: tuple[str, Laid, Laid], language: str, phone: bool) -> None:
    page = come(people, house[1].seat(0), language, phone)
    question(page).wait_for()
    put_away_what_was_shown(page)
    page.locator("details.scope summary").filter(visible=True).first.click()
    expect(page.locator("details.scope li").filter(visible=True).first).to_be_visible()
    nothing_wrong(page, language)


@pytest.mark.parametrize(("language", "phone"), SCREENS)
def test_the_end_and_the_replay(people: People, house: tuple[str, Laid, Laid], language: str, phone: bool) -> None:
    over = house[2]
    page = come(people, over.seat(0), language, phone)
    ending = page.locator(".ending")
    expect(ending.get_by_role("listitem").first).to_be_visible()
    nothing_wrong(page, language)
    page.get_by_role("button", name=re.compile("^(Show all|Tout montrer)$")).click()
    expect(ending.get_by_role("row").first).to_be_visible()
    page.get_by_role("button", name=re.compile("^(Show the pictures|Afficher les illustrations|Montrer les)")).click()
    expect(ending.get_by_role("figure").first).to_be_visible()
    paths = page.get_by_role("img", name=re.compile("^(The path of|Le trajet sur) "))
    expect(paths.locator(".path").first).to_be_attached()
    somebody = ending.locator("figure", has=paths).get_by_role("button", name="Ripley")
    somebody.click()
    expect(somebody).to_have_attribute("aria-pressed", "true")
    expect(paths).to_have_accessible_name(re.compile("Ripley"))
    expect(paths.locator(".path").first).to_be_attached()
    nothing_wrong(page, language)
    for table in ending.get_by_role("button", name=re.compile("^(Table|Tableau)$")).all():
        table.click()
    nothing_wrong(page, language)
    page.goto(f"/replay/{over.code}#60")
    expect(page.get_by_role("slider")).to_have_value("60")
    nothing_wrong(page, language)


@pytest.mark.parametrize(("language", "phone"), SCREENS)
@pytest.mark.parametrize(
    "path", ["/rules/aliens", "/rules/aliens/campaign/carry-over", "/gallery/aliens", "/host/aliens"]
)
def test_pages_to_read(people: People, path: str, language: str, phone: bool) -> None:
    page = come(people, path, language, phone)
    expect(page.get_by_role("main").get_by_text(re.compile("Aliens|deck|pioche")).first).to_be_attached()
    expect(page.locator("main [aria-busy=true]")).to_have_count(0)
    assert violations(page) == []
