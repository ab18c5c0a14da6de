"""How a person plays on a phone: the first tap shows an option, the second takes it.

Nothing here moves the mouse: one that rests somewhere would go on pointing at what comes under it.
"""

from __future__ import annotations

from contextlib import suppress
from random import Random

from playwright.sync_api import Locator, Page
from playwright.sync_api import TimeoutError as TooLate

from tests.browser.playing import (
    REACH,
    any_option,
    confirming,
    passing,
    put_away_what_was_shown,
    question,
    to_tick,
    unless_asked_no_more,
    wait_for_another_question,
)

TAPS = 6
"""More than it takes even if some of them miss."""
WHOLE_IN_VIEW = "it => it.scrollIntoView({ block: 'nearest' })"
"""At the edge of the list a tap may fall beside an option."""
SHOWN_OR_TAKEN = """old => {
  const it = document.querySelector('.question')
  return !it || it.dataset.prompt !== old || (it.ariaBusy === 'false' && it.querySelector('.option.shown'))
}"""


def decide_by_touch(page: Page, rng: Random) -> None:
    """Answer with any option, by finger."""
    put_away_what_was_shown(page, by_touch=True)
    before = question(page).get_attribute("data-prompt")
    if not before:
        return  # it was a formality, and has been answered meanwhile
    with unless_asked_no_more(page, before):
        if confirming(page).count():
            for nth in range(to_tick(page, rng)):
                question(page).get_by_role("checkbox").nth(nth).tap(timeout=REACH)
            confirming(page).tap(timeout=REACH)
        elif some := any_option(page, rng):
            _tap(page, some, before)
        else:
            passing(page).tap(timeout=REACH)
    wait_for_another_question(page, before)
    page.wait_for_function("() => !document.querySelector('.question[aria-busy=true]')")


def _tap(page: Page, option: Locator, before: str) -> None:
    """Tap where an option begins, and again when it is shown; odds that come in may push it from under the finger."""
    for _ in range(TAPS):
        option.evaluate(WHOLE_IN_VIEW, timeout=REACH)
        option.tap(position={"x": 9.0, "y": 9.0}, timeout=REACH)
        with suppress(TooLate):  # it has missed
            page.wait_for_function(SHOWN_OR_TAKEN, arg=before, timeout=REACH)
        if question(page).get_attribute("data-prompt") != before:
            return
