"""A game of Lockdown that is over: its ceremony, once more, its pictures and its replay."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from hullbreach.server.app import make_app
from hullbreach.server.cookies import HOST
from hullbreach.server.settings import Settings
from tests.browser.conftest import People
from tests.browser.serving import served
from tests.server.finished import Ended
from tests.server.last_round import facility_ended


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, Ended]]:
    """A server with a table of Lockdown that is over."""
    database = str(tmp_path_factory.mktemp("facility") / "tables.sqlite")
    over = facility_ended(database)
    with served(make_app(Settings(database=database, rate=10_000, think=0))) as address:
        yield address, over


@pytest.fixture
def crowd(server: tuple[str, Ended], browser: Browser) -> Iterator[People]:
    """Opens pages of that server."""
    people = People(browser, server[0])
    yield people
    for context in people.contexts:
        context.close()
    assert people.errors == []


@pytest.mark.parametrize(
    ("language", "stages", "verdict"),
    [
        (
            "en-GB",
            ["The facility", "Contingency", "Contamination", "Objectives", "The verdict"],
            "was killed by Code Gray",
        ),
        ("fr-FR", ["La base", "Contingence", "Contamination", "Objectifs", "Le verdict"], "Code gris"),
    ],
)
def test_the_ceremony_reveals_the_contingency(
    crowd: People, server: tuple[str, Ended], language: str, stages: list[str], verdict: str
) -> None:
    page = crowd.come(server[1].seat(0), language=language)
    expect(page.locator(".stages").get_by_role("listitem")).to_have_text(stages)
    for _ in range(6):
        page.locator(".ending button.primary.big").click()
    expect(page.locator(".stages [aria-current=step]")).to_have_text(stages[1])
    expect(page.locator(".revealed").get_by_role("listitem").last).to_contain_text(verdict)


def test_the_same_people_play_the_same_game_again(crowd: People, server: tuple[str, Ended]) -> None:
    address, over = server
    page = crowd.come()
    page.context.add_cookies([{"name": f"{HOST}{over.code}", "value": over.host, "url": address}])
    page.goto(over.seat(0))
    page.get_by_role("button", name="Show all").click()
    page.get_by_role("region", name="Once more").get_by_role("button").click()
    expect(page.get_by_role("heading", name="Thursday")).to_be_visible()
    expect(page.get_by_text("Below Mars the lights go out")).to_be_visible()


def test_the_pictures_and_the_replay_are_of_the_facility(crowd: People, server: tuple[str, Ended]) -> None:
    page = crowd.come(f"/replay/{server[1].code}")
    expect(page.get_by_role("heading", name="Replay: Thursday")).to_be_visible()
    page.get_by_role("button", name="Show the pictures").click()
    expect(page.get_by_role("img", name="What happened in which round")).to_be_visible()
    expect(page.get_by_text("The facility is purged.").first).to_be_attached()
