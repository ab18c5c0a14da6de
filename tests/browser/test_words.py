"""Words of the game explain themselves wherever they stand, and never stand in the way."""

from __future__ import annotations

import re
from random import Random

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import People
from tests.browser.judging import violations
from tests.browser.playing import decide, options, question, wait_until_asked


def card(page: Page) -> Locator:
    """What says what a word means."""
    return page.locator(".word-card")


def at_the_table(people: People, language: str = "en-GB", phone: bool = False) -> Page:
    """A game in which somebody has something to do aboard."""
    page = people.come(language=language, phone=phone)
    page.get_by_role("button", name=re.compile("Play now|Jouer tout de suite")).click()
    rng = Random(1)
    for _ in range(40):
        wait_until_asked(page)
        if options(page).filter(has_text=re.compile("Move to|Se déplacer")).count():
            return page
        decide(page, rng)
    raise AssertionError("nobody goes anywhere")


def test_a_word_of_a_rule_opens_what_it_means(people: People) -> None:
    page = people.come("/rules/nemesis/noise/silence")
    word = page.get_by_role("article").get_by_role("button", name="noise roll")
    word.click()
    expect(card(page)).to_contain_text("rolls the noise die")
    expect(card(page).get_by_role("link", name="Read the rule")).to_have_attribute("href", re.compile("noise/roll-num"))
    assert violations(page) == []
    page.keyboard.press("Escape")
    expect(card(page)).to_be_hidden()


def test_a_word_is_read_by_keyboard_and_the_focus_comes_back(people: People) -> None:
    page = people.come("/rules/nemesis/noise/silence")
    word = page.get_by_role("article").get_by_role("button", name="noise roll")
    expect(word).to_be_visible()
    page.get_by_role("article").get_by_role("link").focus()
    page.keyboard.press("Tab")
    expect(word).to_be_focused()
    expect(card(page)).to_be_visible()
    page.keyboard.press("Enter")
    expect(card(page).get_by_role("link")).to_be_focused()
    page.keyboard.press("Escape")
    expect(card(page)).to_be_hidden()
    expect(word).to_be_focused()


def test_forms_of_a_word_are_found_in_french(people: People) -> None:
    page = people.come("/rules/nemesis/wound/light-third", language="fr-FR")
    page.get_by_role("article").get_by_role("button", name="blessure légère").first.hover()
    expect(card(page)).to_contain_text("La troisième blessure légère devient une blessure grave")
    page.get_by_role("searchbox").hover()
    expect(card(page)).to_be_hidden()


def test_words_are_marked_in_the_story_the_options_and_the_hand(people: People) -> None:
    page = at_the_table(people)
    for part in (".story li", ".choice", ".pile.hand .thing"):
        assert page.locator(f"{part} .word").count() > 0, part
    assert page.locator("h2 .word[tabindex='0'], .choice .word[tabindex]").count() == 1


def test_a_word_in_an_option_shows_and_does_not_stand_in_the_way(people: People) -> None:
    page = at_the_table(people)
    word = page.locator(".choice .word").first
    expect(page.get_by_role("region", name="Question", exact=True)).to_contain_text(re.compile("noise|silence"))
    word.hover()  # odds have come: nothing moves under the pointer any more
    expect(card(page)).to_be_visible()
    assert card(page).evaluate("it => getComputedStyle(it).pointerEvents") == "none"
    before = question(page).get_attribute("data-prompt")
    word.click()
    page.wait_for_function("old => document.querySelector('.question').dataset.prompt !== old", arg=before)


def test_a_key_lists_the_words_of_the_question(people: People) -> None:
    page = at_the_table(people)
    page.keyboard.press("g")
    dialog = page.get_by_role("dialog", name="Explain the terms")
    expect(dialog.get_by_role("term").first).to_be_visible()
    expect(dialog).to_contain_text("Lies on a room nobody has entered")
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()


def test_a_tap_opens_a_word_on_a_phone(people: People) -> None:
    page = at_the_table(people, language="fr-FR", phone=True)
    page.get_by_role("navigation").get_by_role("button", name="Moi").tap()
    page.locator(".pile.hand div.face .word, .exits .word, h2 .word").first.tap()
    expect(card(page)).to_be_visible()
    box = card(page).bounding_box()
    assert box
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= 390
    assert violations(page) == []
