"""A server at home: what its owner sees, and the links that friends get."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from hullbreach.server.app import make_app
from hullbreach.server.settings import Settings
from tests.browser.conftest import People
from tests.browser.judging import violations
from tests.browser.playing import wait_until_asked
from tests.browser.serving import served

HOME = "http://192.168.7.7:8300/"
KEY = "a long word"


@pytest.fixture
def owner(browser: Browser, tmp_path: Path) -> Iterator[People]:
    """People at a server with a key, which knows how its home network calls it."""
    settings = Settings(database=str(tmp_path / "tables.sqlite"), home=HOME, host_key=KEY)
    with served(make_app(settings)) as address:
        people = People(browser, address)
        yield people
        for context in people.contexts:
            context.close()
        refusals = [error for error in people.errors if "403" not in error]
        assert refusals == []


def test_the_owner_lists_and_removes_tables(owner: People) -> None:
    page = owner.come("/host")
    page.get_by_label("Your name").fill("Ann")
    page.get_by_role("button", name="Open the table").click()
    page.get_by_label("Host key of this server").fill(KEY)
    page.get_by_role("button", name="Open the table").click()
    link = page.get_by_label("Link for friends")
    expect(link).to_have_value(re.compile(f"^{re.escape(HOME)}join/"))
    code = page.url.rsplit("/", 1)[1]

    page.goto("/admin")
    page.get_by_label("Host key of this server").fill("a wrong word")
    page.get_by_role("button", name="Show the tables").click()
    expect(page.get_by_role("alert")).to_contain_text("host key")
    page.get_by_label("Host key of this server").fill(KEY)
    page.get_by_role("button", name="Show the tables").click()
    row = page.get_by_role("row").filter(has_text=code)
    expect(row).to_contain_text("waiting for players")
    assert violations(page) == []
    page.get_by_role("button", name=f"Remove table {code}").click()
    expect(row).to_be_visible()
    page.get_by_role("button", name=f"Really remove table {code}").click()
    expect(row).to_have_count(0)
    expect(page.get_by_role("status")).to_have_text("Tables removed: 1")


def test_play_now_asks_for_the_key_of_a_server_that_has_one(owner: People) -> None:
    page = owner.come("/")
    page.get_by_role("button", name="Play now").click()
    expect(page.get_by_role("alert")).to_contain_text("host key")
    page.get_by_label("Host key of this server").fill(KEY)
    page.get_by_role("button", name="Play now").click()
    wait_until_asked(page)
