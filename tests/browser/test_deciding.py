"""What an option costs and may bring, which cards go, and several answers in one gesture."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from tests.browser.conftest import People
from tests.browser.playing import (
    confirming,
    decide,
    name_of,
    options,
    question,
    wait_for_another_question,
    wait_until_asked,
)
from tests.browser.wiring import tell, wired

MOVE = re.compile("^Move to")


def begin(page: Page, odds: str) -> None:
    """A game alone with bots, with odds shown like this."""
    page.evaluate(f"localStorage.setItem('hullbreach.odds', '{odds}')")
    page.get_by_role("button", name=re.compile("Play now|Jouer tout de suite")).click()
    wait_until_asked(page)


def play_until(page: Page, rng: Random, is_so: Callable[[], bool]) -> None:
    """Decide until something is so."""
    for _ in range(80):
        wait_until_asked(page)
        if is_so():
            return
        decide(page, rng)
    raise AssertionError("it never came to that")


def moves(page: Page) -> Locator:
    """The options to go somewhere."""
    return question(page).get_by_role("listitem").filter(has=page.get_by_role("button", name=MOVE))


def hand(page: Page) -> Locator:
    """The cards in the hand."""
    return page.get_by_role("region", name="Your place").locator(".pile.hand .thing")


def tops(page: Page) -> list[int]:
    """Where each option of the question begins in its list."""
    found: list[int] = page.locator(".answers > ul > .option").evaluate_all(
        """them => them.map(it => Math.round(it.getBoundingClientRect().top + it.closest('.answers').scrollTop))"""
    )
    return found


# -- odds -----------------------------------------------------------------------------------------------------


def test_hosting_asks_once_how_odds_are_told(people: People) -> None:
    page = people.come("/host")
    odds = page.get_by_role("group", name="Odds")
    expect(odds.get_by_role("radio", name="In words")).to_be_checked()
    odds.get_by_role("radio", name="In numbers").check()
    assert page.get_by_role("combobox", name="Odds").count() == 0
    page.goto("/host")
    expect(page.get_by_role("radio", name="In numbers")).to_be_checked()


@pytest.mark.parametrize("game", ["nemesis", "lockdown"])
def test_every_option_of_a_table_is_explained_in_a_line(people: People, game: str) -> None:
    page = people.come(f"/host/{game}")
    page.get_by_text("Details").click()
    chosen = page.locator("details select[aria-label]")
    expect(chosen.nth(3)).to_be_visible()
    for nth in range(chosen.count()):
        expect(chosen.nth(nth)).to_have_accessible_description(re.compile(r"\w.*\."))


@pytest.mark.parametrize(("odds", "told"), [("words", r"noise|silence"), ("numbers", r"noise (about )?\d+%")])
def test_an_option_says_what_it_may_bring(people: People, odds: str, told: str) -> None:
    page = people.come()
    begin(page, odds)
    play_until(page, Random(1), lambda: moves(page).count() > 0)
    into_the_dark = moves(page).filter(has_text=re.compile(told)).first  # nobody rolls on entering a room with others
    expect(into_the_dark).to_be_visible()
    described = into_the_dark.get_by_role("button", name=MOVE).get_attribute("aria-describedby") or ""
    by_ear = page.evaluate("ids => ids.map(id => document.getElementById(id)?.textContent).join()", described.split())
    assert re.search(told, by_ear)


def test_a_table_without_odds_is_told_none(people: People) -> None:
    page = people.come()
    told: list[str] = []
    page.on("websocket", lambda wire: wire.on("framereceived", lambda raw: told.append(str(raw))))
    begin(page, "off")
    play_until(page, Random(1), lambda: moves(page).count() > 0)
    page.keyboard.press("/")
    page.keyboard.type("memory\n")  # answered after whatever was asked for before it
    expect(page.locator("form.command p")).not_to_be_empty()
    assert not any('"option"' in raw for raw in told)
    assert page.locator(".brings").count() == 0


def test_odds_are_told_in_french(people: People) -> None:
    page = people.come(language="fr-FR")
    begin(page, "numbers")
    found = question(page).get_by_role("listitem").filter(has_text=re.compile(r"bruit (environ )?\d+"))
    play_until(page, Random(1), lambda: options(page).filter(has_text="Se déplacer").count() > 0)
    expect(found.first).to_be_visible()


# -- costs ----------------------------------------------------------------------------------------------------


def test_an_option_says_its_price_and_the_cards_that_go_slide_out(people: People) -> None:
    page = people.come()
    begin(page, "off")
    plays = options(page).filter(has_text=re.compile("^Play "))
    play_until(page, Random(1), lambda: moves(page).count() > 0 and plays.count() > 0)
    assert moves(page).first.get_by_role("button", name=MOVE).get_attribute("data-price") == "▮"
    plays.first.hover()
    # "Play Demolition (…)", or "Play Search: Search the red item deck" when the card is a choice of two.
    card = re.split(r": | \(", name_of(plays.first).removeprefix("Play "))[0]
    titled = page.locator("strong", has_text=re.compile(rf"^{card}( ×\d+)?$"))  # other cards may speak of it
    expect(hand(page).filter(has=titled)).to_have_class(re.compile(r"\bout\b"))
    expect(page.get_by_role("region", name="Your place")).to_contain_text(f"You spend: {card}")
    moves(page).first.get_by_role("button", name=MOVE).hover()
    expect(page.get_by_role("region", name="Your place")).to_contain_text("Cost: 1 card")
    expect(hand(page).and_(page.locator(".offered")).first).to_be_visible()


def test_cards_in_the_hand_can_be_read(people: People) -> None:
    page = people.come()
    begin(page, "off")
    play_until(page, Random(1), lambda: moves(page).count() > 0)
    sizes = (
        hand(page)
        .locator(".face > span")
        .evaluate_all("them => them.map(it => parseFloat(getComputedStyle(it).fontSize))")
    )
    assert sizes
    assert min(sizes) >= 14
    expect(hand(page).first).to_contain_text(re.compile("free|costs|reaction", re.IGNORECASE))


def test_the_whole_card_is_what_one_presses(people: People) -> None:
    page = people.come()
    begin(page, "off")
    play_until(page, Random(1), lambda: moves(page).count() > 0 and page.locator(".pile.hand .thing.may").count() > 0)
    card = page.locator(".pile.hand .thing.may").first
    pressed = card.get_by_role("button").first.bounding_box()
    whole = card.bounding_box()
    assert pressed
    assert whole
    assert pressed["width"] > whole["width"] - 4
    assert pressed["height"] > whole["height"] - 30  # below it stands what shows the card to others
    card.locator(".says").click()
    expect(card).to_have_class(re.compile(r"\bshown\b"))


def test_a_long_name_leaves_room_for_the_price_of_its_card(people: People) -> None:
    page = people.come(language="fr-FR")
    begin(page, "off")
    play_until(page, Random(1), lambda: page.locator(".pile.hand .price").count() > 0)
    wires = wired(page)
    named = [
        [["words", "piles", 0, "things", 0, what], value]
        for what, value in (("name", "Compétences informatiques"), ("cost", 2), ("sign", "combat-out"))
    ]
    tell(wires[-1], [], named)
    card = page.locator(".pile.hand .thing").filter(has_text="Compétences informatiques")
    for part in (card.locator(".price"), card.locator(".combat"), card.locator("strong")):
        inner, outer = part.bounding_box(), card.bounding_box()
        assert inner
        assert outer
        assert inner["x"] + inner["width"] < outer["x"] + outer["width"] - 2


@pytest.mark.parametrize("height", [460, 2400], ids=["more than the list can show", "all of the list in sight"])
def test_odds_that_come_in_leave_what_is_pointed_at_under_the_mouse(people: People, height: int) -> None:
    page = people.come()
    begin(page, "words")
    play_until(page, Random(1), lambda: moves(page).count() > 1)
    page.set_viewport_size({"width": 1280, "height": height})
    kept: list[tuple[WebSocketRoute, str | bytes]] = []

    def take(wire: WebSocketRoute) -> None:
        server = wire.connect_to_server()
        server.on_message(lambda raw: kept.append((wire, raw)) if '"looked"' in str(raw) else wire.send(raw))

    page.route_web_socket(re.compile("/ws/"), take)
    page.reload()
    wait_until_asked(page)
    moves(page).nth(1).get_by_role("button", name=MOVE).hover()
    expect(moves(page).nth(1)).to_have_class(re.compile("shown"))
    expect(question(page).locator(".brings")).to_have_count(0)
    page.wait_for_load_state("networkidle")  # letters and explained words that come late move the list too
    page.evaluate("document.fonts.ready")
    stood = moves(page).nth(1).bounding_box()
    while not kept:
        page.wait_for_timeout(50)
    for wire, raw in kept:
        wire.send(raw)
    expect(question(page).locator(".brings").first).to_be_visible()
    assert stood
    row = moves(page).nth(1).element_handle()
    page.wait_for_function("([row, y]) => Math.abs(row.getBoundingClientRect().y - y) < 2", arg=[row, stood["y"]])


def test_pointing_moves_nothing_in_the_list_and_leaves_nothing_behind(people: People) -> None:
    page = people.come()
    begin(page, "words")
    play_until(page, Random(1), lambda: moves(page).count() > 0 and page.locator(".pile.hand .thing.may").count() > 0)
    expect(question(page).locator(".brings").first).to_be_visible()
    plays = options(page).filter(has_text=re.compile("^Play "))
    stood = tops(page)
    plays.first.hover()
    expect(question(page).locator(".option.shown")).to_have_count(1)
    expect(hand(page).and_(page.locator(".shown"))).to_have_count(1)
    assert tops(page) == stood
    question(page).get_by_role("heading", level=2).hover()
    expect(question(page).locator(".option.shown")).to_have_count(0)
    expect(hand(page).and_(page.locator(".shown"))).to_have_count(0)


def test_room_is_kept_for_odds_that_take_one_line(people: People) -> None:
    page = people.come()
    begin(page, "words")
    play_until(page, Random(1), lambda: moves(page).count() > 0)
    kept: list[tuple[WebSocketRoute, dict[str, Any]]] = []

    def hold(wire: WebSocketRoute, raw: str | bytes) -> None:
        told = json.loads(raw)
        if told["is"] == "looked":
            kept.append((wire, told))
        else:
            wire.send(raw)

    def take(wire: WebSocketRoute) -> None:
        wire.connect_to_server().on_message(lambda raw: hold(wire, raw))

    page.route_web_socket(re.compile("/ws/"), take)
    page.reload()
    wait_until_asked(page)
    expect(moves(page).first).to_be_visible()
    stood = tops(page)
    while not kept:
        page.wait_for_timeout(50)
    for wire, told in kept:
        lines = [{**line, "text": "noise likely"} for line in told["lines"]]
        wire.send(json.dumps({**told, "lines": lines}))
    expect(question(page).locator(".brings").first).to_be_visible()
    assert tops(page) == stood


# -- gathering ------------------------------------------------------------------------------------------------


def discarding(page: Page) -> Locator:
    """The ticks of a question that may be answered with several cards."""
    return question(page).get_by_role("checkbox")


def pass_with(page: Page, cards: int) -> None:
    """Pass, with at least this many cards that may be discarded."""
    play_until(page, Random(1), lambda: moves(page).count() > 0 and hand(page).count() >= cards)
    before = question(page).get_attribute("data-prompt")
    page.get_by_role("button", name="Pass", exact=True).click()
    wait_for_another_question(page, before)
    expect(confirming(page)).to_be_visible()


def story(page: Page) -> Locator:
    """The story so far."""
    return page.get_by_role("region", name="The story").get_by_role("listitem")


def test_several_cards_are_discarded_in_one_gesture(people: People) -> None:
    page = people.come()
    begin(page, "off")
    pass_with(page, 3)
    expect(confirming(page)).to_have_text("Keep all cards")
    labels = [discarding(page).nth(nth).evaluate("it => it.closest('label').textContent.trim()") for nth in (0, 1)]
    cards = [label.removeprefix("Discard ").split(" (")[0] for label in labels]
    discarding(page).nth(0).check()
    expect(hand(page).and_(page.locator(".out"))).to_have_count(1)
    discarding(page).nth(1).check()
    expect(page.locator("#announcer")).to_have_text("Confirm: 2 ticked")
    confirming(page).click()
    for card in cards:
        expect(story(page).filter(has_text=f"discards {card}").last).to_be_visible()
    expect(confirming(page)).to_have_count(0)


def test_the_keyboard_ticks_and_confirms(people: People) -> None:
    page = people.come()
    begin(page, "off")
    pass_with(page, 2)
    before = question(page).get_attribute("data-prompt")
    discarding(page).first.focus()
    page.keyboard.press("Space")
    expect(discarding(page).first).to_be_checked()
    page.keyboard.press("Enter")
    wait_for_another_question(page, before)
    expect(story(page).filter(has_text="discards").last).to_be_visible()
    expect(confirming(page)).to_have_count(0)


def test_several_numbers_on_the_command_line_discard_several_cards(people: People) -> None:
    page = people.come()
    begin(page, "off")
    pass_with(page, 3)
    before, lines = question(page).get_attribute("data-prompt"), story(page).filter(has_text="discards").count()
    page.keyboard.press("/")
    page.get_by_role("textbox", name="Command line").fill("2 3")
    page.keyboard.press("Enter")
    wait_for_another_question(page, before)
    expect(page.locator("form.command p")).to_contain_text("Done: Discard")
    expect(confirming(page)).to_have_count(0)
    assert story(page).filter(has_text="discards").count() >= lines + 2


def test_a_card_of_the_hand_is_ticked_by_pressing_it(people: People) -> None:
    page = people.come()
    begin(page, "off")
    pass_with(page, 2)
    hand(page).first.get_by_role("button").first.click()
    expect(question(page).get_by_role("checkbox", checked=True)).to_have_count(1)
    expect(hand(page).first).to_have_class(re.compile(r"\bout\b"))


class Asking:
    """A page whose questions the test asks, and whose answers it keeps, in the server's place."""

    def __init__(self, page: Page) -> None:
        self.wires: list[WebSocketRoute] = []
        self.sent: list[tuple[str, str]] = []
        page.route_web_socket(re.compile("/ws/"), self.take)
        page.reload()
        wait_until_asked(page)

    def take(self, wire: WebSocketRoute) -> None:
        server = wire.connect_to_server()

        def pass_on(raw: str | bytes) -> None:
            wish = json.loads(raw)
            if wish["do"] == "answer":
                self.sent.append((wish["prompt"], wish["option"]))
            else:
                server.send(raw)

        wire.on_message(pass_on)
        self.wires.append(wire)

    def ask(self, number: str, gather: str, count: int) -> None:
        common = {"more": "", "group": "other", "cost": 0, "rule": ""}
        rows = [{"id": f"pay/card:{n}", "text": f"Pay with {n}", "about": [f"card:{n}"], **common} for n in "abc"]
        prompt = {"prompt": number, "ask": "ask-pay", "text": "Pay.", "rule": "", "gather": gather, "count": count}
        self.change([["prompt"], {**prompt, "groups": ["other"], "options": rows}])

    def change(self, *patch: Any) -> None:
        tell(self.wires[-1], [], patch)


def test_as_many_are_ticked_as_are_due_and_something_unexpected_stops(people: People) -> None:
    page = people.come()
    begin(page, "off")
    table = Asking(page)
    table.ask("x-1", "pay", 2)
    expect(confirming(page)).to_be_disabled()
    discarding(page).nth(0).check()
    discarding(page).nth(2).check()
    expect(discarding(page).nth(1)).to_be_disabled()
    confirming(page).click()
    expect(question(page)).to_have_attribute("aria-busy", "true")
    assert table.sent == [("x-1", "pay/card:a")]
    table.ask("x-2", "something-else", 1)
    expect(question(page)).to_contain_text("Answers sent: 1 of 2.")
    expect(page.locator("#announcer")).to_contain_text("Answers sent: 1 of 2.")
    expect(question(page)).to_have_attribute("aria-busy", "false")
    assert len(table.sent) == 1


def test_what_is_pressed_counts_even_if_it_moves_away_before_it_is_let_go(people: People) -> None:
    page = people.come()
    begin(page, "off")
    table = Asking(page)
    table.ask("x-1", "", 0)
    pressed = question(page).get_by_role("button", name="Pay with b")
    pressed.hover()
    place = pressed.bounding_box()
    page.mouse.down()
    table.change([["prompt", "options", 0, "text"], "Pay with something that takes many words. " * 20])
    page.wait_for_function(
        "([it, top]) => it.getBoundingClientRect().top > top + 80", arg=[pressed.element_handle(), place and place["y"]]
    )
    page.mouse.up()
    expect(question(page)).to_have_attribute("aria-busy", "true")
    assert table.sent == [("x-1", "pay/card:b")]


def test_what_the_question_offers_is_not_listed_once_more_under_at_any_time(people: People) -> None:
    page = people.come()
    begin(page, "off")
    table = Asking(page)
    common = {"more": "", "group": "item", "cost": 0, "rule": ""}
    drops = [{"id": f"drop/item:{n}", "text": f"Drop item {n}", "about": [f"item:{n}"], **common} for n in range(30)]
    asked = {"prompt": "x-1", "ask": "ask-action", "text": "Act.", "rule": "", "gather": "", "count": 0}
    aside = {"id": "drop/item:flare", "text": "Drop Flare", "about": ["item:flare"], **common}
    table.change([["prompt"], {**asked, "groups": ["item"], "options": drops}], [["asides"], [*drops, aside]])
    page.get_by_text("At any time").click()
    question(page).get_by_role("button", name="Drop Flare").hover()
    expect(question(page).get_by_role("button", name=re.compile("^Drop"))).to_have_count(31)
    seen = question(page).get_by_role("button", name="Drop item 29")
    seen.scroll_into_view_if_needed()
    stood = seen.bounding_box()
    seen.hover()
    expect(question(page).locator(".option.shown")).to_have_count(1)
    assert seen.bounding_box() == stood


def test_a_gesture_is_on_its_way_until_its_last_answer_has_arrived(people: People) -> None:
    page = people.come()
    begin(page, "off")
    table = Asking(page)
    table.ask("x-1", "pay", 2)
    discarding(page).nth(0).check()
    discarding(page).nth(2).check()
    confirming(page).click()
    table.ask("x-2", "pay", 1)
    expect(question(page)).to_have_attribute("data-prompt", "x-2")
    expect(question(page)).to_have_attribute("aria-busy", "true")
    table.ask("x-3", "something-else", 1)
    expect(question(page)).to_have_attribute("aria-busy", "false")
    assert table.sent == [("x-1", "pay/card:a"), ("x-2", "pay/card:c")]
