"""A real server, a real browser, and people who use what they can see and name."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from pathlib import Path
from typing import ClassVar
from weakref import WeakSet

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, expect, sync_playwright

from hullbreach.server.app import make_app
from hullbreach.server.settings import Settings
from tests.browser.serving import served
from tests.browser.witness import Witness

CHROMIUM = "/usr/bin/chromium"
PATIENCE = 120_000
"""How long something may take on a busy machine, in milliseconds."""
expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where a server answers that has its own database."""
    database: Path = tmp_path_factory.mktemp("browser") / "tables.sqlite"
    with served(make_app(Settings(database=str(database), rate=10_000, think=0, pace=0.02, moment=0.05))) as address:
        yield address


@pytest.fixture(scope="module")  # not longer: while it lives, no other test of the process can run a loop of its own
def browser() -> Iterator[Browser]:
    """Debian's Chromium, which .ci/run installs; elsewhere these tests are left out if it is not there."""
    if not Path(CHROMIUM).exists():
        pytest.skip(f"there is no {CHROMIUM}")
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        yield started
        started.close()


class People:
    """Opens pages, each with cookies of its own, and remembers what went wrong in them."""

    everywhere: ClassVar[WeakSet[People]] = WeakSet()

    def __init__(self, browser: Browser, address: str) -> None:
        self.browser, self.address = browser, address
        self.contexts: list[BrowserContext] = []
        self.errors: list[str] = []
        self.hosts: set[str] = set()
        self.witnesses: list[Witness] = []
        self.everywhere.add(self)

    def come(self, path: str = "/", language: str = "en-GB", phone: bool = False) -> Page:
        """Somebody opens a page."""
        size = ViewportSize(width=390, height=844) if phone else ViewportSize(width=1280, height=860)
        context = self.browser.new_context(
            base_url=self.address,
            locale=language,
            viewport=size,
            has_touch=phone,
            is_mobile=phone,
        )
        context.set_default_timeout(PATIENCE)
        self.contexts.append(context)
        page = context.new_page()
        self.witnesses.append(Witness(page))
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("console", lambda line: self.errors.append(line.text) if line.type == "error" else None)
        page.on("request", lambda request: self.hosts.add(request.url.split("/")[2]))
        page.goto(path)
        return page


@pytest.fixture
def people(browser: Browser, address: str) -> Iterator[People]:
    """Opens pages for people. At the end no page may have logged an error or asked another host for anything."""
    people = People(browser, address)
    yield people
    for context in people.contexts:
        context.close()
    assert people.errors == []
    assert people.hosts <= {people.address.split("/")[2]}


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """A test that fails says what its open pages went through."""
    report = yield
    if report.failed:
        open_pages = (each for people in People.everywhere for each in people.witnesses if not each.page.is_closed())
        report.sections.extend((f"page {number}", each.tells()) for number, each in enumerate(open_pages, 1))
    return report
