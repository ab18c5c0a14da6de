"""Two people before one screen, of whom one has nothing to decide: the other plays on."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from hullbreach.nemesis.scenario import NemesisTable, scenario
from tests.browser.playing import options, passing, question, wait_for_another_question
from tests.browser.positions import Laid
from tests.browser.seats import Seating, seats_at, served_table

COUNT_CURTAINS = """() => {
  window.curtains = 0
  new MutationObserver(() => { window.curtains += document.querySelectorAll('.curtain').length })
    .observe(document.body, { childList: true, subtree: true })
}"""


def nothing_to_do_but_pass() -> NemesisTable:
    """The captain is to act; the scout after them has neither cards nor things, and can only pass."""
    table: NemesisTable = scenario("nemesis", crew=["captain", "scout"], seed=3)
    table.lose_items("scout")
    table.hand("scout")
    table.hand("captain", "rest", "search", "demolition", "interruption", "basic-repairs")
    table.turn("captain")
    return table


@pytest.fixture(scope="module")
def laid(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, Laid]]:
    """A server at which such a table stands."""
    yield from served_table(tmp_path_factory.mktemp("one-answer"), nothing_to_do_but_pass())


@pytest.fixture
def sit(laid: tuple[str, Laid], browser: Browser) -> Iterator[Seating]:
    """Somebody sits down there."""
    yield from seats_at(browser, *laid)


def test_no_curtain_falls_for_an_answer_that_everybody_knows(laid: tuple[str, Laid], sit: Seating) -> None:
    page = sit(0)
    page.goto("/")
    page.goto(laid[1].seat(1))
    page.get_by_role("button", name="I am Ann, show my seat").click()
    expect(passing(page)).to_be_enabled()
    page.evaluate(COUNT_CURTAINS)
    for card in ("Rest", "Demolition"):
        before = question(page).get_attribute("data-prompt")
        options(page).filter(has_text=f"Play {card}").click()
        wait_for_another_question(page, before)
    page.get_by_role("navigation").get_by_role("button", name="Story", exact=True).click()
    expect(page.get_by_role("region", name="The story")).to_contain_text("Scout passes.")
    expect(passing(page)).to_be_enabled()
    assert page.evaluate("window.curtains") == 0
