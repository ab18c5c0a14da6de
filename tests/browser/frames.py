"""How smoothly the ship moves without a graphics card: python -m tests.browser.frames."""

from __future__ import annotations

from math import sin
from tempfile import TemporaryDirectory

from playwright.sync_api import Page, sync_playwright

from hullbreach.server.app import make_app
from hullbreach.server.settings import Settings
from tests.browser.conftest import CHROMIUM, People
from tests.browser.pictures import DESK, POSITIONS
from tests.browser.playing import put_away_what_was_shown
from tests.browser.positions import lay
from tests.browser.serving import served
from tests.browser.wiring import tell, wired

SECONDS = 4
COUNT = """() => { window.frames_ = []; let last = performance.now()
  const tick = (now) => { window.frames_.push(now - last); last = now; requestAnimationFrame(tick) }
  requestAnimationFrame(tick) }"""
EVENT_PHASE = [
    {"kind": "event-drawn", "text": "An event.", "args": {"card": "event:hunt-2"}},
    *({"kind": "noise-placed", "text": "A knock.", "args": {"corridor": "corridor:11-14"}} for _ in range(4)),
    {"kind": "fire-placed", "text": "Fire.", "args": {"room": "room:11"}},
    {"kind": "intruder-appears", "text": "It rises.", "args": {"foe": "intruder:adult-9", "room": "room:11"}},
]


def counted(page: Page) -> str:
    """What the frames since the count began were like."""
    times = sorted(page.evaluate("() => window.frames_.splice(0)"))[:-1]
    mean, slow = sum(times) / len(times), times[int(len(times) * 0.95)]
    return f"{1000 / mean:.0f} frames a second, 95 % within {slow:.1f} ms ({len(times)} frames)"


def measure(page: Page) -> None:
    """Drag the enlarged ship to and fro, then let an event phase happen."""
    wires = wired(page)
    page.wait_for_timeout(1_500)
    put_away_what_was_shown(page)
    for _ in range(2):
        page.get_by_role("button", name="Enlarge the ship").click()
    page.wait_for_timeout(800)
    page.evaluate(COUNT)
    page.wait_for_timeout(1_500)
    print("at rest:           ", counted(page))
    page.mouse.move(500, 350)
    page.mouse.down()
    for step in range(SECONDS * 60):
        page.mouse.move(500 + 220 * sin(step / 20), 350 + 90 * sin(step / 13))
    page.mouse.up()
    print("while panning:     ", counted(page))
    tell(wires[-1], EVENT_PHASE)
    page.wait_for_timeout(SECONDS * 1_000)
    print("in an event phase: ", counted(page))


if __name__ == "__main__":
    with TemporaryDirectory() as kept:
        table = lay(f"{kept}/tables.sqlite", POSITIONS["fire"])
        with sync_playwright() as playwright, served(make_app(Settings(database=f"{kept}/tables.sqlite"))) as at:
            chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu"])
            somebody = People(chromium, at).come(table.seat(0))
            somebody.set_viewport_size(DESK)
            measure(somebody)
            chromium.close()
