"""A campaign between two missions: what it has come to, its log, and a second table that goes another way."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from hullbreach.server.app import make_app
from hullbreach.server.settings import Settings
from tests.aliens.campaign.road import between, campaign, win
from tests.browser.conftest import People
from tests.browser.facilities import put_on_a_table
from tests.browser.judging import violations
from tests.browser.positions import Laid
from tests.browser.serving import served


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, Laid]]:
    """A server with a campaign whose first mission is won; Frost was captured."""
    database: Path = tmp_path_factory.mktemp("campaign") / "tables.sqlite"
    table = campaign("hicks", "hudson", grunts=["frost"])
    table.state.facts["captives"] = 1 << table.character("frost")
    win(table)
    between(table)
    laid = put_on_a_table(str(database), table)
    with served(make_app(Settings(database=str(database), rate=10_000, think=0, pace=0.02, moment=0.05))) as address:
        yield address, laid


@pytest.fixture
def crowd(server: tuple[str, Laid], browser: Browser) -> Iterator[People]:
    """Opens pages of that server, none of which may log an error."""
    people = People(browser, server[0])
    yield people
    for context in people.contexts:
        context.close()
    assert people.errors == []


def panel(page: Page) -> str:
    """What the campaign shows in the place of the boards."""
    shown = page.get_by_role("region", name=re.compile("The campaign|La campagne")).first
    expect(shown).to_be_visible()
    return shown.inner_text()


def test_between_two_missions_the_campaign_is_shown(crowd: People, server: tuple[str, Laid]) -> None:
    page = crowd.come(server[1].seat(0))
    told = panel(page)
    for text in ("Newt", "Survived", "Escape", "to come", "Score so far", "Captured", "Frost"):
        assert text in told
    expect(page.get_by_role("group", name="The boards")).to_have_count(0)
    assert violations(page) == []


def test_a_phone_shows_it_in_french_above_the_question(crowd: People, server: tuple[str, Laid]) -> None:
    page = crowd.come(server[1].seat(1), "fr-FR", phone=True)
    told = panel(page)
    for text in ("Passée", "Évasion", "Score pour l'instant", "Aux mains des aliens"):
        assert text in told
    assert violations(page) == []


def test_it_goes_on_at_a_second_table_too(crowd: People, server: tuple[str, Laid]) -> None:
    page = crowd.come(server[1].seat(1))
    page.get_by_text("Go on at a second table").first.click()
    page.get_by_role("radio", name=re.compile("^Bots")).first.check()
    page.get_by_role("button", name="Open the table").first.click()
    page.wait_for_url(lambda url: "/t/" in url and server[1].code not in url)
    expect(page.get_by_role("complementary")).to_contain_text(f"This table plays on from table {server[1].code}")


def test_the_log_stands_beside_the_story(crowd: People, server: tuple[str, Laid]) -> None:
    page = crowd.come(server[1].seat(0))
    page.get_by_role("button", name="Campaign", exact=True).click()
    logs = page.get_by_role("region", name="The campaign")
    expect(logs).to_have_count(2)
