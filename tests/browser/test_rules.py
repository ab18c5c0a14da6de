"""Reading the rules: from the contents to a section, from there to a rule, and on to what it names."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Route, expect

from tests.browser.conftest import People
from tests.browser.judging import violations


def test_the_contents_lead_to_a_section_and_on_to_a_rule(people: People) -> None:
    page = people.come("/rules")
    page.get_by_role("navigation", name="Contents").get_by_role("link", name=re.compile("^Noise")).click()
    expect(page.get_by_role("heading", name="Noise", level=1)).to_be_visible()
    page.get_by_role("link", name="nemesis/noise/danger-markers").click()
    expect(page.get_by_role("article")).to_have_count(1)
    assert page.url.endswith("/rules/nemesis/noise/danger-markers")
    expect(page.get_by_role("textbox", name="Address of this rule")).to_have_value(page.url)
    expect(page.get_by_role("heading", name="Tried out at a table")).to_be_visible()


def test_a_rule_leads_to_the_rules_it_names(people: People) -> None:
    page = people.come("/rules/nemesis/action/basic-shared")
    page.get_by_role("article").get_by_role("link", name="nemesis/action/basic-cost").click()
    expect(page.get_by_role("article").get_by_role("heading")).to_have_text("nemesis/action/basic-cost")
    page.go_back()
    expect(page.get_by_role("article").get_by_role("heading")).to_have_text("nemesis/action/basic-shared")


def test_a_rule_of_a_part_is_read_among_those_of_its_game(people: People) -> None:
    page = people.come("/rules/void-seeders/rest/reduce-insanity")
    expect(page.get_by_role("article").get_by_role("heading")).to_have_text("void-seeders/rest/reduce-insanity")
    page.get_by_role("link", name="void-seeders/rest/infected", exact=True).click()
    expect(page.get_by_role("article").get_by_role("heading")).to_have_text("void-seeders/rest/infected")
    page.get_by_role("link", name="Void Seeders: Rest", exact=True).click()
    expect(page.get_by_role("heading", name="Void Seeders: Rest", level=1)).to_be_visible()
    page.get_by_role("link", name="All rules").click()
    expect(
        page.get_by_role("navigation", name="Contents").get_by_role("link", name=re.compile("^Noise"))
    ).to_be_visible()
    assert page.url.endswith("/rules/nemesis")


def test_a_ruling_leads_to_a_rule_of_a_part(people: People) -> None:
    page = people.come("/rules/void-seeders/terms/no-larvae")
    page.get_by_role("article").get_by_role("link", name="void-seeders/rest/infected").click()
    expect(page.get_by_role("article").get_by_role("heading")).to_have_text("void-seeders/rest/infected")


def test_searching_takes_the_place_of_the_contents(people: People) -> None:
    page = people.come("/rules")
    expect(page.get_by_role("navigation", name="Contents")).to_be_visible()  # the page is there and listens
    page.get_by_role("searchbox", name="Search the rules").fill("closed door")
    page.get_by_role("searchbox", name="Search the rules").press("Enter")
    expect(page.get_by_role("article").first).to_contain_text("door")
    expect(page.get_by_role("navigation", name="Contents")).to_have_count(0)


def test_an_unknown_rule_is_named(people: People) -> None:
    page = people.come("/rules/nemesis/noise/nonsense")
    expect(page.get_by_role("alert")).to_have_text("There is no rule nemesis/noise/nonsense.")
    people.errors.clear()  # a browser complains about what is not found


@pytest.mark.parametrize("phone", [False, True])
@pytest.mark.parametrize("path", ["/rules", "/rules/nemesis/noise", "/rules/nemesis/action/interruption-scope"])
def test_axe_has_nothing_to_say(people: People, path: str, phone: bool) -> None:
    page = people.come(path, phone=phone)
    expect(page.get_by_role("main").get_by_role("link").nth(1)).to_be_visible()
    assert violations(page) == []


@pytest.mark.parametrize(
    ("game", "follows"),
    [
        ("nemesis", "rulebook of Nemesis (2018) with the official FAQ 2.1"),
        ("lockdown", "official FAQ of 25 March 2022"),
    ],
)
def test_the_rules_say_which_rulebook_and_faq_they_follow(people: People, game: str, follows: str) -> None:
    page = people.come(f"/rules/{game}")
    expect(page.get_by_text(follows)).to_be_visible()


def test_words_typed_before_the_games_are_known_are_not_lost(people: People) -> None:
    page = people.come("/gallery")
    waiting: list[Route] = []
    page.route(re.compile("/api/games"), lambda route: waiting.append(route))
    page.goto("/rules/lockdown")
    page.get_by_role("searchbox", name="Search the rules").fill("darkness")
    page.keyboard.press("Enter")
    for route in waiting:
        route.continue_()
    expect(page.get_by_role("navigation", name="Which game?").get_by_role("link").first).to_be_visible()
    expect(page.get_by_role("searchbox", name="Search the rules")).to_have_value("darkness")
    expect(page.get_by_role("article").first).to_contain_text("lockdown/")
