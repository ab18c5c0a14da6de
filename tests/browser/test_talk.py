"""Table talk: quick phrases that point at things, things shown, and people one does not want to hear."""

from __future__ import annotations

import json
import re
from random import Random

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import People
from tests.browser.judging import violations
from tests.browser.playing import decide, is_asked, open_table, question
from tests.browser.wiring import wired


@pytest.fixture
def two(people: People) -> tuple[Page, Page]:
    """Ann and Bob at a table with two bots."""
    ann = people.come()
    code = open_table(ann, "Ann")
    bob = people.come(f"/join/{code}")
    bob.get_by_role("textbox", name="Your name").fill("Bob")
    bob.get_by_role("button", name="Sit down").click()
    ann.get_by_role("button", name="Begin the game").click()
    for page in (ann, bob):
        expect(question(page)).to_be_visible()
    return ann, bob


def story(page: Page) -> Locator:
    """The story of this person."""
    return page.get_by_role("region", name="The story")


def say(page: Page, *phrases: str, to: str = "everybody") -> None:
    """Choose a phrase and what it speaks of."""
    page.get_by_role("button", name="Phrases", exact=True).click()
    talk = page.get_by_role("dialog", name="Table talk")
    choice = talk.get_by_role("combobox", name="To").get_by_role("option").filter(has_text=to)
    talk.get_by_role("combobox", name="To").select_option(choice.inner_text())
    for phrase in phrases:
        talk.get_by_role("button", name=phrase, exact=True).click()
    expect(talk).not_to_be_visible()


def test_a_phrase_about_a_room_is_marked_as_a_claim(two: tuple[Page, Page]) -> None:
    ann, bob = two
    ann.get_by_role("textbox", name="Say something to the table").fill("not said yet")
    say(ann, "Let's go to…", "Let's go to Cockpit (1).")
    line = story(bob).get_by_role("listitem").filter(has_text="Let's go to Cockpit (1).")
    expect(line).to_contain_text("claim ")
    expect(line).to_contain_text("claims:")
    expect(story(bob).get_by_text("not said yet")).to_have_count(0)


def test_a_phrase_of_two_things_asks_for_one_after_the_other(two: tuple[Page, Page]) -> None:
    ann, bob = two
    ann.get_by_role("button", name="Phrases", exact=True).click()
    talk = ann.get_by_role("dialog", name="Table talk")
    assert violations(ann) == []
    talk.get_by_role("button", name="I have seen…").click()
    talk.get_by_role("button", name="Queen").click()
    talk.get_by_role("searchbox").fill("engine 2")
    expect(talk.get_by_role("button", name="I have seen")).to_have_count(1)
    assert violations(ann) == []
    talk.get_by_role("button", name="Back").click()
    talk.get_by_role("button", name="Queen").click()
    talk.get_by_role("button", name="I have seen this in Engine 2 (20): Queen.").click()
    expect(story(bob).get_by_text("I have seen this in Engine 2 (20): Queen.")).to_be_visible()


def test_what_is_said_to_one_the_others_do_not_hear(two: tuple[Page, Page], people: People) -> None:
    ann, bob = two
    other = people.come(f"/t/{ann.url.rsplit('/', 1)[-1]}")
    expect(other.get_by_role("group", name="You are only watching.")).to_contain_text(
        "You answer no questions and hold no cards"
    )
    expect(other.get_by_role("button", name="Phrases")).to_have_count(0)
    say(ann, "Trust me", to="Bob")
    expect(story(bob).get_by_text("You can trust me.")).to_be_visible()
    expect(story(other).get_by_text(re.compile("tells .* something"))).to_be_visible()
    expect(story(other).get_by_text("You can trust me.")).to_have_count(0)


def test_after_a_private_look_everything_can_be_said_about_it_alike(two: tuple[Page, Page]) -> None:
    ann, bob = two
    wires = wired(ann)
    line = {
        "kind": "engine-checked",
        "text": "You look at Engine 2: it is damaged.",
        "private": True,
        "peek": True,
        "speak": "engine:2",
    }
    wires[-1].send(json.dumps({"is": "change", "patch": [], "story": [line]}))
    shown = ann.get_by_role("dialog", name="Only you see this")
    shown.get_by_text("Say something about it").click()
    sentences = shown.get_by_role("list", name="What you can say").get_by_role("button")
    expect(sentences).to_have_text(["Engine 2 works.", "Engine 2 is broken."])
    assert len({button.get_attribute("class") for button in sentences.all()}) == 1
    assert violations(ann) == []
    sentences.first.click()
    expect(shown).not_to_be_visible()
    expect(story(bob).get_by_text("Engine 2 works.")).to_be_visible()


def test_a_card_is_shown_to_one_from_the_card_itself(two: tuple[Page, Page], people: People) -> None:
    ann, bob = two
    other = people.come(f"/t/{ann.url.rsplit('/', 1)[-1]}")
    show = ann.get_by_role("region", name="Your place").get_by_role("button", name="Show:")
    rng = Random(1)
    while not show.count():  # until Ann has cards
        for page in (ann, bob):
            if is_asked(page):
                decide(page, rng)
        ann.wait_for_timeout(20)
    name = show.first.get_attribute("aria-label")
    assert name
    show.first.click()
    dialog = ann.get_by_role("dialog", name=name)
    assert violations(ann) == []
    whom = dialog.get_by_role("combobox", name="To")
    whom.select_option(whom.get_by_role("option").filter(has_text="Bob").inner_text())
    dialog.get_by_role("button", name="Show it").click()
    card = name.removeprefix("Show: ")
    expect(story(bob).get_by_role("listitem").filter(has_text=card).last).to_contain_text("shown")
    expect(story(other).get_by_text(re.compile("shows .* something"))).to_be_visible()


def test_whoever_is_muted_is_neither_read_nor_heard(two: tuple[Page, Page]) -> None:
    ann, bob = two

    def toggle() -> None:
        bob.get_by_role("button", name="Phrases", exact=True).click()
        talk = bob.get_by_role("dialog", name="Table talk")
        talk.get_by_text("Mute somebody").click()
        talk.get_by_role("checkbox", name="Ann").click()
        talk.get_by_role("button", name="Close").click()

    toggle()
    for text in ("lemon", "melon"):
        ann.get_by_role("textbox", name="Say something to the table").fill(text)
        ann.get_by_role("button", name="Say", exact=True).click()
        expect(story(ann).get_by_text(text)).to_be_visible()
    say(bob, "Yes")
    expect(bob.locator("#announcer")).to_contain_text("Yes.")
    expect(story(bob).get_by_text("melon")).to_have_count(0)
    expect(bob.locator("#announcer")).not_to_contain_text("melon")
    bob.reload()
    expect(story(bob).get_by_text("Yes.")).to_be_visible()
    expect(story(bob).get_by_text("melon")).to_have_count(0)
    toggle()
    expect(story(bob).get_by_text("melon")).to_be_visible()


def test_phrases_are_french_for_who_reads_french(two: tuple[Page, Page]) -> None:
    ann, bob = two
    bob.get_by_role("navigation").get_by_role("button", name="Table", exact=True).click()
    bob.get_by_role("button", name="Français").click()
    bob.get_by_role("navigation").get_by_role("button", name="Récit").first.click()
    say(ann, "Keep away from…", "Keep away from Cockpit (1).")
    expect(bob.get_by_role("region", name="Le récit").get_by_text("N'approchez pas du Cockpit (1).")).to_be_visible()
