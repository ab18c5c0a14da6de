"""Two people and two bots play the first mission of Aliens to its end: one at a laptop, one in French on a phone."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random
from time import monotonic

from playwright.sync_api import Page, expect

from tests.browser.conftest import People
from tests.browser.playing import decide, is_asked, put_away_what_was_shown
from tests.browser.touch import decide_by_touch
from tests.browser.vocabulary import out_of_place
from tests.patience import PATIENCE

PLAYERS = 4


def _at_a_table(people: People) -> tuple[Page, Page]:
    laptop = people.come("/host/aliens")
    laptop.set_viewport_size({"width": 1280, "height": 720})
    laptop.get_by_role("radio", name=re.compile("First mission")).check()
    laptop.get_by_role("textbox", name="Your name").fill("Zoltan")
    laptop.get_by_text("Details").click()
    expect(laptop.get_by_role("combobox", name="Mission", exact=True)).to_have_value("newt")
    laptop.get_by_role("combobox", name="Players", exact=True).select_option(str(PLAYERS))
    laptop.get_by_role("combobox", name="Of these, played by people").select_option("2")
    laptop.get_by_role("button", name="Open the table").click()
    expect(laptop.get_by_role("heading", name="Aliens")).to_be_visible()
    phone = people.come(f"/join/{laptop.url.rsplit('/', 1)[1]}", language="fr-FR", phone=True)
    phone.get_by_role("textbox", name="Votre nom").fill("Maud")
    phone.get_by_role("button", name="S'asseoir").tap()
    laptop.get_by_role("button", name="Begin the game").click()
    for page in (laptop, phone):
        page.locator(".question").wait_for()
    return laptop, phone


def test_two_people_play_the_first_mission_in_two_languages_to_the_ceremony(people: People) -> None:
    laptop, phone = _at_a_table(people)
    ways: dict[Page, Callable[[Page, Random], object]] = {laptop: decide, phone: decide_by_touch}
    speaks = {laptop: "en", phone: "fr"}
    answered, rng, until = dict.fromkeys(ways, 0), Random(9), monotonic() + PATIENCE
    while not all(page.locator(".ending").is_visible() for page in ways):
        assert monotonic() < until, f"the mission does not go on: {answered.values()}"
        for page, answer in ways.items():
            if is_asked(page) and not page.locator(".ending").count():
                assert out_of_place(page, "aliens", speaks[page]) == []
                answer(page, rng)
                answered[page] += 1
                until = monotonic() + PATIENCE
            put_away_what_was_shown(page, by_touch=page is phone)
        laptop.wait_for_timeout(20)
    assert min(answered.values()) > 0
    assert out_of_place(laptop, "aliens", "fr")  # so it is noticed
    for page, words in ((laptop, "Show all"), (phone, "Tout montrer")):
        ending = page.locator(".ending")
        assert out_of_place(page, "aliens", speaks[page]) == []
        page.get_by_role("button", name=words).click()
        expect(ending.get_by_role("row")).to_have_count(PLAYERS)
        assert out_of_place(page, "aliens", speaks[page]) == []
    told = [page.locator(".ending") for page in ways]
    won = told[0].get_by_text("You have won.").count()
    expect(told[0].get_by_text("You have won." if won else "You have lost.")).to_be_visible()
    expect(told[1].get_by_text(re.compile("^Vous avez gagné" if won else "^Vous avez perdu"))).to_be_visible()
    counts = [each.get_by_role("listitem").count() for each in told]
    assert counts[0] == counts[1] > 0
