"""Pictures for the documentation, taken from real tables: python -m tests.browser.pictures FOLDER."""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, Page, sync_playwright

from hullbreach.server.app import make_app
from hullbreach.server.guarding import Settings
from tests.browser.conftest import CHROMIUM, People
from tests.browser.playing import decide, is_asked, open_table, put_away_what_was_shown, wait_until_asked
from tests.browser.serving import served

DECISIONS = 30
LONGEST = 1000


def take(folder: Path, browser: Browser, address: str) -> None:
    """All of them."""
    folder.mkdir(parents=True, exist_ok=True)
    people = People(browser, address)

    def picture(page: Page, name: str) -> None:
        page.get_by_role("main").wait_for()
        page.wait_for_timeout(600)  # fonts and pictures come a little later
        page.screenshot(path=folder / f"{name}.png")

    table = people.come()
    picture(table, "start")
    table.get_by_role("button", name="Play now").click()
    play(table, DECISIONS)
    picture(table, "table")
    in_french(table)
    picture(table, "table-fr")
    play(table, LONGEST)
    table.get_by_role("button", name="Tout montrer").click()
    picture(table, "end-fr")

    host = people.come()
    code = open_table(host, "Ann")
    picture(host, "waiting-room")
    friend = people.come(f"/join/{code}", phone=True)
    picture(friend, "invitation")
    friend.get_by_role("textbox", name="Your name").fill("Bob")
    friend.get_by_role("button", name="Sit down").tap()
    host.get_by_role("button", name="Begin the game").click()
    host.get_by_role("region", name="Question", exact=True).wait_for()
    friend.get_by_role("region", name="Question", exact=True).wait_for()
    take_turns(host, friend)
    picture(friend, "phone")


def in_french(page: Page) -> None:
    """Another language in the middle of a game."""
    page.get_by_role("navigation").get_by_role("button", name="Table", exact=True).click()
    page.get_by_role("button", name="Français").click()
    page.get_by_role("navigation").get_by_role("button", name="Récit").first.click()


def play(page: Page, decisions: int) -> None:
    """Answer so many questions, if the game lasts as long."""
    rng = Random(8)
    for _ in range(decisions):
        wait_until_asked(page)
        if not is_asked(page):
            return
        decide(page, rng)
    wait_until_asked(page)
    put_away_what_was_shown(page)


def take_turns(host: Page, friend: Page) -> None:
    """Until the friend has something to do aboard."""
    rng = Random(9)
    while not friend.get_by_role("button", name="Move to").count():
        for page in (host, friend):
            if is_asked(page):
                decide(page, rng)
        host.wait_for_timeout(20)


if __name__ == "__main__":
    with TemporaryDirectory() as kept, sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        with served(make_app(Settings(database=f"{kept}/tables.sqlite"))) as at:
            take(Path(sys.argv[1]), chromium, at)
        chromium.close()
