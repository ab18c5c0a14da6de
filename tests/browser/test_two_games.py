"""Two games on the shelf: chosen, hosted, joined and read about, each in its own words."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import People
from tests.browser.judging import violations
from tests.browser.playing import question

PATHS = ["/", "/host/lockdown", "/differences/lockdown", "/gallery/lockdown", "/rules/lockdown"]


def host_for_two(page: Page, name: str) -> str:
    """Somebody chooses Lockdown on the first page and opens a table for two people; its code."""
    page.get_by_role("radio", name=re.compile("Lockdown")).check()
    page.get_by_role("link", name="Host a table").click()
    expect(page.get_by_role("radio", name=re.compile("Lockdown"))).to_be_checked()
    page.get_by_role("radio", name=re.compile("The full game")).check()
    page.get_by_role("textbox", name="Your name").fill(name)
    page.get_by_text("Details").click()
    for field in ("Characters in the facility", "Played by people"):
        page.get_by_role("combobox", name=field).select_option("2")
    page.get_by_role("combobox", name="Who you are").select_option(label="The characters of the facility")
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("heading", name="Nemesis: Lockdown")).to_be_visible()
    return page.url.rsplit("/", 1)[1]


def test_a_table_of_the_other_game_is_hosted_joined_and_started(people: People) -> None:
    host = people.come()
    code = host_for_two(host, "Ann")
    expect(host.get_by_text("Below Mars the lights go out")).to_be_visible()

    friend = people.come(f"/join/{code}", language="fr-FR")
    expect(friend.get_by_text(re.compile("Ann vous invite.*Nemesis: Lockdown"))).to_be_visible()
    expect(friend.get_by_text("Sous la surface de Mars")).to_be_visible()
    expect(friend.get_by_text("environ deux heures et demie")).to_be_visible()
    friend.get_by_role("textbox", name="Votre nom").fill("Bob")
    friend.get_by_role("button", name="S'asseoir").click()
    host.get_by_role("button", name="Begin the game").click()
    expect(question(host)).to_be_visible()
    expect(friend.get_by_role("region", name="Question", exact=True)).to_be_visible()


def test_what_was_chosen_last_is_chosen_still_and_what_it_offers_is_its_own(people: People) -> None:
    page = people.come()
    expect(page.get_by_role("radio", name=re.compile("^Nemesis Wake"))).to_be_checked()
    expect(page.get_by_role("button", name="Learn by playing")).to_be_visible()
    expect(page.get_by_role("link", name="If you know Nemesis: ten differences")).to_have_count(0)
    page.get_by_role("link", name="With Void Seeders: ten differences").click()
    expect(page.get_by_role("heading", name="With Void Seeders: ten differences")).to_be_visible()
    expect(page.get_by_role("main").locator("ol > li")).to_have_count(10)
    page.go_back()
    page.get_by_role("radio", name=re.compile("Lockdown")).check()
    page.reload()
    expect(page.get_by_role("heading", name="Nemesis: Lockdown", level=1)).to_be_visible()
    page.get_by_role("link", name="If you know Nemesis: ten differences").click()
    expect(page.get_by_role("main").locator("ol > li")).to_have_count(10)
    page.get_by_text("Rules The lights go out").click()
    page.get_by_role("link", name="lockdown/power/darkness").click()
    expect(page.get_by_role("article")).to_contain_text("in darkness")


def test_the_gallery_and_the_rules_change_with_the_game(people: People) -> None:
    page = people.come("/gallery")
    expect(page.get_by_role("button", name="Contingencies")).to_have_count(0)
    page.get_by_role("navigation", name="Which game?").get_by_role("link", name="Nemesis: Lockdown").click()
    page.get_by_role("button", name="Contingencies").click()
    expect(page.get_by_role("heading", name="Code Gray")).to_be_visible()
    expect(page.get_by_text("Shown: 7")).to_be_visible()
    page.get_by_role("link", name="Rules").click()
    page.get_by_role("searchbox", name="Search the rules").fill("darkness")
    page.keyboard.press("Enter")
    expect(page.get_by_role("article").first).to_contain_text("lockdown/")
    assert not [text for text in page.get_by_role("article").all_inner_texts() if text.startswith("nemesis/")]


def test_the_invited_are_told_what_the_table_has_agreed_on(people: People) -> None:
    host = people.come("/host/lockdown")
    host.get_by_role("textbox", name="Your name").fill("Ann")
    host.get_by_text("Details").click()
    host.get_by_role("combobox", name="Board", exact=True).select_option("facility-surface")
    host.get_by_role("combobox", name="What hunts you").select_option("intruders")
    host.get_by_role("button", name="Open the table").click()
    expect(host.locator("[data-option]")).to_have_text(
        ["Board: Advanced side of the board, with the surface", "What hunts you: Intruders"]
    )
    friend = people.come(f"/join/{host.url.rsplit('/', 1)[1]}", phone=True)
    expect(friend.locator("[data-option='site']")).to_contain_text("with the surface")


def test_a_game_that_is_not_there_is_named(people: People) -> None:
    page = people.come("/gallery/ludo")
    expect(page.get_by_role("alert")).to_contain_text("ludo")
    people.errors.clear()  # a browser complains about what is not found


@pytest.mark.parametrize("phone", [False, True])
@pytest.mark.parametrize("path", PATHS)
def test_axe_has_nothing_to_say(people: People, path: str, phone: bool) -> None:
    page = people.come(path, phone=phone)
    expect(page.get_by_text("Nemesis: Lockdown").or_(page.get_by_text("The lights go out")).first).to_be_attached()
    assert violations(page) == []


def test_who_chooses_to_be_alone_plays_alone(people: People) -> None:
    page = people.come("/host/lockdown")
    page.get_by_role("textbox", name="Your name").fill("Ann")
    page.get_by_text("Details").click()
    page.get_by_role("combobox", name="How you win").select_option(label="Alone")
    expect(page.get_by_role("combobox", name="Characters in the facility")).to_have_value("1")
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("heading", name="Nemesis: Lockdown")).to_be_visible()
