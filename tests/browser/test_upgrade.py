"""The server comes back with newer rules while a page is open."""

from __future__ import annotations

from pathlib import Path
from random import Random

from playwright.sync_api import Browser, expect

from hullbreach.nemesis.game import NemesisPlan
from tests.browser.conftest import People
from tests.browser.playing import decide, open_table, question, wait_until_asked
from tests.server.running import running

ASKED_ANEW = "old => { const it = document.querySelector('.question'); return it && it.dataset.prompt !== old }"


def test_a_page_that_stays_open_goes_on_by_itself(browser: Browser, tmp_path: Path) -> None:
    rng = Random(5)
    database = str(tmp_path / "tables.sqlite")
    server = running(database=database)
    people = People(browser, f"http://{server.address}")
    try:
        page = people.come()
        open_table(page, "Ann", people=1)
        page.get_by_role("button", name="Begin the game").click()
        expect(question(page)).to_be_visible()
        for _ in range(3):
            wait_until_asked(page)
            decide(page, rng)
        wait_until_asked(page)
        asked = question(page).get_attribute("data-prompt")
        server.stop()
        server = running(database=database, port=server.port, rules=NemesisPlan.rules_version + 1)
        page.wait_for_function(ASKED_ANEW, arg=asked)
        for _ in range(3):
            wait_until_asked(page)
            assert decide(page, rng)
        assert not [error for error in people.errors if "WebSocket" not in error]
    finally:
        for context in people.contexts:
            context.close()
        server.stop()
