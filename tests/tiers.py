"""Two tiers of tests: `make test` runs those that are quick, `make test-slow` those that are marked slow.

A quick test needs Python and the locked packages, nothing else, so it is never skipped. What cites a rule is quick:
everybody who runs `make test` sees every rule proven.
"""

from __future__ import annotations

from collections.abc import Generator
from pathlib import Path

import pytest

SLOW_FOLDER = Path(__file__).parent / "browser"
SLOW_FIXTURES = {"browser", "postgres"}
"""Whatever uses them needs Chromium or PostgreSQL."""


def pytest_itemcollected(item: pytest.Item) -> None:
    """Mark what needs more than Python, wherever it stands."""
    if item.path.is_relative_to(SLOW_FOLDER) or SLOW_FIXTURES.intersection(getattr(item, "fixturenames", ())):
        item.add_marker("slow")


def pytest_runtest_setup(item: pytest.Item) -> None:
    """A slow test that cites a rule fails."""
    if item.get_closest_marker("slow") and item.get_closest_marker("cites"):
        pytest.fail("This test cites a rule and is slow: let a quick test prove the rule.", pytrace=False)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """A quick test that is skipped has failed."""
    report = yield
    if report.skipped and not hasattr(report, "wasxfail") and not item.get_closest_marker("slow"):
        report.outcome = "failed"
        report.longrepr = (
            f"A quick test was skipped; if it needs something that may be missing, mark it slow.\n{report.longrepr}"
        )
    return report
