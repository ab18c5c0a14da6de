"""What axe thinks of a page."""

from __future__ import annotations

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

AXE = Axe()
AT_REST = """() => Promise.all(document.getAnimations()
    .filter((each) => each.effect.getTiming().iterations !== Infinity).map((each) => each.finished.catch(() => {})))"""
"""What is still fading in has no contrast yet."""


def violations(page: Page) -> list[str]:
    """What axe complains about, also when it looks again: something may have begun to fade while it looked."""
    return _complaints(page) and _complaints(page)


def _complaints(page: Page) -> list[str]:
    page.evaluate(AT_REST)
    found = AXE.run(page).response["violations"]
    return [f"{each['id']}: {[node['html'][:160] for node in each['nodes'][:3]]}" for each in found]
