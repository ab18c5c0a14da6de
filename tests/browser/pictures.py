"""Pictures for the documentation, taken from real tables: python -m tests.browser.pictures FOLDER."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import NamedTuple

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

from hullbreach.kernel import Game
from hullbreach.server.app import make_app
from hullbreach.server.settings import Settings
from tests.browser.conftest import CHROMIUM, People
from tests.browser.facilities import SCENES, put_on_a_table
from tests.browser.playing import decide, open_table, put_away_what_was_shown, wait_until_asked
from tests.browser.positions import Laid, View, Wanted, lay
from tests.browser.serving import served
from tests.browser.squads import SQUADS

DESK = ViewportSize(width=1440, height=900)
TABLET = ViewportSize(width=1024, height=768)
PHONE = ViewportSize(width=390, height=844)
SETTLES = 900
"""Milliseconds until fonts, odds and whatever moves have come to rest."""
ACROSS = 4
"""Pictures side by side on the contact sheet."""

# -- what is to be seen ----------------------------------------------------------------------------------------


def _acts(game: Game) -> bool:
    return game.choice is not None and game.choice.seat == 0 and game.choice.ask == "ask-action"


def _own(view: View) -> View:
    return next(room for room in view["rooms"] if room["ref"] == view["crew"][0]["room"])


def _is_crowded(room: View) -> bool:
    return len(room["crew"]) + 2 * len(room["intruders"]) > 4


POSITIONS: dict[str, Wanted] = {
    "calm": Wanted(lambda game, view: _acts(game) and view["round"] >= 4 and not _own(view)["intruders"]),
    "fight": Wanted(lambda game, view: _acts(game) and bool(_own(view)["intruders"]) and len(_own(view)["crew"]) > 1),
    "fire": Wanted(lambda game, view: _acts(game) and sum(room["fire"] for room in view["rooms"]) >= 3),
    "crowd": Wanted(lambda game, view: _acts(game) and any(map(_is_crowded, view["rooms"]))),
    "other-side": Wanted(
        lambda game, view: _acts(game) and view["round"] >= 4, options={"site": "ship-alternative"}, players=5
    ),
    "over": Wanted(lambda game, view: game.over),
}


class Shot(NamedTuple):
    """A picture: who looks at what, on which screen, in which language, and what they do before."""

    name: str
    path: str
    size: ViewportSize = DESK
    language: str = "en-GB"
    then: Callable[[Page], object] = lambda page: None


def shots(laid: dict[str, Laid], invited: str) -> Iterator[Shot]:
    """Every picture."""
    yield Shot("start", "/")
    yield Shot("start-phone-fr", "/", PHONE, "fr-FR")
    yield Shot("hosting", "/host", TABLET)
    yield Shot("invitation", f"/join/{invited}", PHONE)
    yield Shot("table", laid["calm"].seat(0))
    yield Shot("table-fr", laid["calm"].seat(0), language="fr-FR")
    yield Shot("table-tablet", laid["calm"].seat(0), TABLET)
    yield Shot("phone", laid["calm"].seat(0), PHONE)
    yield Shot("phone-hand-fr", laid["calm"].seat(0), PHONE, "fr-FR", lambda page: _press(page, "Moi"))
    yield Shot("fight", laid["fight"].seat(0))
    yield Shot("fight-phone", laid["fight"].seat(0), PHONE)
    yield Shot("fight-enlarged", laid["fight"].seat(0), TABLET, then=_enlarge)
    yield Shot("fire", laid["fire"].seat(0))
    yield Shot("fire-fr", laid["fire"].seat(0), TABLET, "fr-FR")
    yield Shot("crowd", laid["crowd"].seat(0), then=_enlarge)
    yield Shot("other-side", laid["other-side"].seat(0))
    yield Shot("facility", laid["facility-lit"].seat(0))
    yield Shot("facility-phone-fr", laid["facility-lit"].seat(0), PHONE, "fr-FR", lambda page: _press(page, "Base"))
    yield Shot("facility-dark", laid["facility-fight"].seat(0))
    yield Shot("facility-dark-phone", laid["facility-fight"].seat(0), PHONE)
    yield Shot("facility-late-fr", laid["facility-late"].seat(0), language="fr-FR")
    yield Shot("laboratory", laid["facility-late"].seat(0), TABLET, then=_open_laboratory)
    yield Shot("surface", laid["surface"].seat(0))
    yield from squad_shots(laid)
    yield Shot("how-do-I-win", laid["calm"].seat(0), then=lambda page: _press(page, "How do I win?"))
    yield Shot("watching", f"/t/{laid['fight'].code}", TABLET)
    yield Shot("end", laid["over"].seat(0), then=lambda page: _press(page, "Show all"))
    yield Shot("ceremony", laid["over"].seat(1), TABLET, then=_next)
    yield Shot("end-phone-fr", laid["over"].seat(0), PHONE, "fr-FR")
    yield Shot("replay", f"/replay/{laid['over'].code}#60")
    yield Shot("replay-phone-fr", f"/replay/{laid['over'].code}#90", PHONE, "fr-FR")
    yield Shot("lesson", "/", then=lambda page: _learn(page, "Learn by playing"))
    yield Shot("lesson-phone-fr", "/", PHONE, "fr-FR", lambda page: _learn(page, "Apprendre en jouant"))
    yield Shot("gallery", "/gallery", then=lambda page: _press(page, "Rooms"))
    yield Shot("gallery-fr", "/gallery", TABLET, "fr-FR", lambda page: _press(page, "Intrus"))
    yield Shot("gallery-phone", "/gallery", PHONE, then=lambda page: _press(page, "Characters"))
    yield Shot("rule", "/rules/nemesis/noise/second-marker-encounter")
    yield Shot("rules-phone-fr", "/rules/nemesis/attack/card-hit", PHONE, "fr-FR")


def squad_shots(laid: dict[str, Laid]) -> Iterator[Shot]:
    """Every picture of Aliens; the last changes its table."""
    fire, pits = laid["under-fire"], laid["catwalks"]
    yield Shot("squad", fire.seat(0), then=_without_notes)
    yield Shot("squad-fr", fire.seat(0), TABLET, "fr-FR", _without_notes)
    yield Shot("squad-phone", fire.seat(0), PHONE, then=_without_notes)
    yield Shot("squad-phone-board-fr", fire.seat(1), PHONE, "fr-FR", lambda page: _press(page, "Plateau"))
    yield Shot("tracker", fire.seat(0), then=_open_tracker)
    yield Shot("tracker-phone-fr", fire.seat(0), PHONE, "fr-FR", _open_tracker)
    yield Shot("processor", pits.seat(0), then=_without_notes)
    yield Shot("processor-phone-fr", pits.seat(0), PHONE, "fr-FR", _without_notes)
    yield Shot("reach", fire.seat(0), then=_point_at_a_way)


def _press(page: Page, name: str) -> None:
    page.get_by_role("button", name=name, exact=True).first.click()


def _next(page: Page) -> None:
    for _ in range(3):
        _press(page, "Next")


def _learn(page: Page, name: str) -> None:
    _press(page, name)
    wait_until_asked(page)


def _open_laboratory(page: Page) -> None:
    page.locator(".of-laboratory .instrument").click()


def _without_notes(page: Page) -> None:
    """The coach has said enough."""
    page.get_by_role("button", name=re.compile("^(No more notes|Ne plus afficher de notes)$")).click()


def _open_tracker(page: Page) -> None:
    _without_notes(page)
    page.locator("details.scope summary").filter(visible=True).click()


def _point_at_a_way(page: Page) -> None:
    """Decide to move, and point at the farthest space that can be reached."""
    _without_notes(page)
    page.locator(".choice", has_text=re.compile(r"^\s*Move")).first.click()
    page.locator(".choice", has_text="Go to ").last.hover()


def _enlarge(page: Page) -> None:
    for _ in range(2):
        page.get_by_role("button", name="Enlarge the ship").click()


# -- taking them -----------------------------------------------------------------------------------------------


def take(folder: Path, browser: Browser, address: str, laid: dict[str, Laid]) -> None:
    """All of them, and a sheet with every one."""
    folder.mkdir(parents=True, exist_ok=True)
    people = People(browser, address)

    def picture(page: Page, name: str, settled: bool = True) -> None:
        if settled:
            page.wait_for_timeout(SETTLES)
        page.screenshot(path=folder / f"{name}.png")

    host = people.come()
    invited = open_table(host, "Ann", people=3)
    picture(host, "waiting-room")
    for shot in shots(laid, invited):
        page = people.come(shot.path, shot.language, phone=shot.size is PHONE)
        page.set_viewport_size(shot.size)
        page.get_by_role("main").wait_for()
        page.wait_for_timeout(SETTLES)
        put_away_what_was_shown(page)
        shot.then(page)
        picture(page, shot.name)
        page.context.close()
    moments(people, picture)
    contact_sheet(folder, people)


def moments(people: People, picture: Callable[..., None]) -> None:
    """What lasts a moment only, out of a game that is played: something rises, and a look nobody else has."""
    page = people.come()
    page.set_viewport_size(DESK)
    page.get_by_role("button", name="Play now").click()
    rng, wanted = Random(3), {"rising": ".moment.rise", "peek": "dialog[open] .thing-figure"}
    for _ in range(8_000):
        for name in [name for name, where in wanted.items() if page.locator(where).count()]:
            page.wait_for_timeout(350)
            picture(page, name, settled=False)
            del wanted[name]
        if not wanted:
            return
        if page.title().startswith("●") and not page.locator("dialog[open]").count():
            decide(page, rng)
        elif page.locator(".ending").count():
            page.goto("/")
            page.get_by_role("button", name="Play now").click()
            wait_until_asked(page)
        else:
            put_away_what_was_shown(page)
            page.wait_for_timeout(40)


def contact_sheet(folder: Path, people: People) -> None:
    """Every picture on one page, as small as one sees them from afar."""
    names = sorted(path.stem for path in folder.glob("*.png") if path.stem != "contact-sheet")
    cells = "".join(f'<figure><img src="{name}.png"><figcaption>{name}</figcaption></figure>' for name in names)
    style = (
        "body{margin:16px;background:#05080b;color:#e6ebee;font:15px sans-serif;display:grid;gap:14px;"
        f"grid-template-columns:repeat({ACROSS},1fr)}}figure{{margin:0}}"
        "img{width:100%;height:250px;object-fit:contain;background:#0a0f14}figcaption{padding:4px}"
    )
    page = people.browser.new_page(viewport={"width": 1600, "height": 900})
    sheet = folder / "contact-sheet.html"
    sheet.write_text(f"<!doctype html><meta charset=utf-8><style>{style}</style>{cells}", encoding="utf-8")
    page.goto(sheet.resolve().as_uri())
    page.screenshot(path=folder / "contact-sheet.png", full_page=True)
    sheet.unlink()


if __name__ == "__main__":
    with TemporaryDirectory() as kept:
        database = f"{kept}/tables.sqlite"
        found = {name: lay(database, wanted) for name, wanted in POSITIONS.items()}
        found |= {name: put_on_a_table(database, scene()) for name, scene in {**SCENES, **SQUADS}.items()}
        with sync_playwright() as playwright, served(make_app(Settings(database=database, rate=10_000, think=0))) as at:
            chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
            take(Path(sys.argv[1]), chromium, at, found)
            chromium.close()
