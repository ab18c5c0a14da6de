"""Arranging a table: no word silently undoes another, and what cannot be is refused by name and changes nothing."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from hullbreach.kernel import Refused
from hullbreach.lab.scenario.source import BadScenario
from hullbreach.nemesis.scenario import FamilyTable, LockdownTable, NemesisTable, scenario
from tests.scenario_files import run_text

Word = Callable[[Any], object]


def ship(*crew: str) -> NemesisTable:
    return scenario("nemesis", crew=crew or ("captain", "scout", "pilot"))


def facility(*crew: str) -> LockdownTable:
    return scenario("lockdown", crew=crew or ("hacker", "survivor", "janitor"))


# -- two words that cannot both hold --------------------------------------------------------------------------

ABOARD: list[tuple[Word, Word]] = [
    (lambda t: t.objectives("scout", "quarantine"), lambda t: t.objectives("captain", "quarantine")),
    (lambda t: t.tile(2, "nest"), lambda t: t.tile(3, "nest")),
    (lambda t: t.place("scout", "nest"), lambda t: t.tile(_another_room(t, "nest"), "nest")),
    (lambda t: t.token(2, "silence-1"), lambda t: t.token(3, "silence-1")),
    (lambda t: t.token(2, "silence-1"), lambda t: t.explore(2)),
    (lambda t: t.explore(2), lambda t: t.token(2, "silence-1")),
    (lambda t: t.token(2, "silence-1"), lambda t: t.place("scout", 2)),
    (lambda t: t.items_in(2, 3), lambda t: t.explore(2, items=1)),
    (lambda t: t.give("scout", "medkit", "medkit"), lambda t: t.lose_items("scout")),
    (lambda t: t.weakness("egg", "way-of-moving"), lambda t: t.weakness("corpse", "way-of-moving")),
    (lambda t: t.turn("scout"), lambda t: t.passed("scout")),
    (lambda t: t.turn("scout"), lambda t: t.dead("scout")),
    (lambda t: t.passed("scout"), lambda t: t.turn("scout")),
    (lambda t: t.dead("scout"), lambda t: t.turn("scout")),
    (lambda t: t.evacuate("scout"), lambda t: t.place("scout", 2)),
    (lambda t: t.board_pod("scout", _pod(t)), lambda t: t.place("scout", 2)),
    (lambda t: t.intruder("queen", 2), lambda t: t.queen_killed()),
    (lambda t: t.queen_killed(), lambda t: t.intruder("queen", 2)),
    (lambda t: t.queen_killed(), lambda t: t.bag(queen_4=1)),
    (lambda t: t.deck("captain", "rest"), lambda t: t.hand("captain", "rest", "rest")),
    (lambda t: t.hand("captain", "rest"), lambda t: t.discards("captain", "rest")),
    (lambda t: t.deck("contamination", *["infected"] * 8), lambda t: t.contaminate("scout", "infected")),
    (lambda t: t.hand("scout", "rest"), lambda t: t.hand("scout", "search")),
    (lambda t: t.light("scout", 1), lambda t: t.light("scout", 2)),
    (lambda t: t.bag(blank=1), lambda t: t.bag(blank=1, larva_1=1)),
    (lambda t: t.door("6-7"), lambda t: t.door("6-7", "open")),
    (lambda t: t.turn("scout"), lambda t: t.turn("captain")),
]
BELOW: list[tuple[Word, Word]] = [
    (lambda t: t.css(10, "a"), lambda t: t.css(8, "a")),
    (lambda t: t.power_token(1, 3), lambda t: t.power_token(2, 3)),
    (lambda t: t.power(2), lambda t: t.dark(2)),
    (lambda t: t.contingencies("hacker", "red"), lambda t: t.contingencies("survivor", "red")),
    (lambda t: t.contingency("red"), lambda t: t.shown_contingencies("red")),
    (lambda t: t.pod("a", 1), lambda t: t.pod("a", 2)),
    (lambda t: t.objectives("survivor", "obsession"), lambda t: t.objectives("hacker", "obsession")),
    (lambda t: t.clock(9), lambda t: t.clock(8)),
]


def _another_room(table: FamilyTable, kind: str) -> int:
    tiles = table.state.site.tile_back
    here = table.room_number(kind)
    return next(room for room, back in enumerate(tiles) if back >= 0 and room != here and _alike(table, room, here))


def _alike(table: FamilyTable, room: int, other: int) -> bool:
    g = table.state
    return g.family[g.site.tile_back[room]] == g.family[g.site.tile_back[other]]


def _pod(table: NemesisTable) -> int:
    return table.state.pods_of(1)[0]


@pytest.mark.parametrize(("first", "second"), ABOARD)
def test_what_would_undo_another_word_is_an_error_that_names_it_aboard(first: Word, second: Word) -> None:
    _contradict(ship(), first, second)


@pytest.mark.parametrize(("first", "second"), BELOW)
def test_what_would_undo_another_word_is_an_error_that_names_it_below(first: Word, second: Word) -> None:
    _contradict(facility(), first, second)


def _contradict(table: FamilyTable, first: Word, second: Word) -> None:
    table._ledger.restating = False
    table._ledger.where = "file:3"
    first(table)
    before = table.game.digest()
    with pytest.raises(BadScenario) as refused:
        second(table)
    assert refused.value.reason == "scenario-contradiction"
    assert str(refused.value.about["first"]).endswith("(file:3)")
    assert table.game.digest() == before, "what is refused changes nothing"


def test_the_first_word_is_named_as_one_would_write_it() -> None:
    table = ship()
    table.tile(2, "nest", explored=False)
    with pytest.raises(BadScenario) as refused:
        table.tile(3, "nest")
    assert refused.value.about == {"first": 'tile(2, "nest", explored=false)', "second": 'tile(3, "nest")'}


def test_code_may_say_the_same_thing_again_and_a_file_may_not() -> None:
    table = ship()
    table.hand("scout", "rest")
    table.hand("scout", "search")
    assert table.of("scout").hand == ["search"]
    step = '[[step]]\nset = "light"\nwith = ["captain", {}]\n'
    head = 'game = "nemesis"\ncrew = ["captain"]\n'
    with pytest.raises(BadScenario, match="contradiction") as refused:
        list(run_text(head + step.format(1) + step.format(2)))
    assert refused.value.about["first"] == 'light("captain", 1) (scenario:3)'
    assert len(list(run_text(head + step.format(1) * 2))) == 2, "to say the very same again is no contradiction"


def test_what_was_arranged_before_a_play_may_be_arranged_differently_after_it() -> None:
    table = ship()
    table.tile(2, "nest")
    table.play("captain", "pass")
    table.tile(3, "nest")
    assert table.room("nest").kind == "nest"


# -- two words that both hold, in any order -------------------------------------------------------------------

BOTH_ABOARD: list[tuple[Word, Word, Word]] = [
    (
        lambda t: t.hand("scout", "rest", "search"),
        lambda t: t.contaminate("scout", "infected", where="hand"),
        lambda t: (sorted(t.of("scout").hand), t.of("scout").discards),
    ),
    (
        lambda t: t.hand("scout", "rest"),
        lambda t: t.contaminate("scout", "clean"),
        lambda t: (t.of("scout").hand, t.of("scout").discards),
    ),
    (
        lambda t: t.hand("scout", "rest"),
        lambda t: t.discards("scout", "search", "demolition"),
        lambda t: (t.of("scout").hand, t.of("scout").discards),
    ),
    (
        lambda t: t.hand("scout", "rest"),
        lambda t: t.deck("scout", "search", "demolition"),
        lambda t: (t.of("scout").hand, t.of("scout").deck[:-3:-1]),
    ),
    (lambda t: t.eggs(6), lambda t: t.object("egg", "scout"), lambda t: (t.facts()["eggs"], t.of("scout").objects)),
    (lambda t: t.intruder("adult", 2), lambda t: t.bag(adult_2=1), lambda t: (t.intruders(), t.bag_counts())),
    (lambda t: t.pods(), lambda t: t.pod(_pod(t), "a", unlocked=False), lambda t: t.state.is_unlocked(_pod(t))),
    (
        lambda t: t.objectives("scout", "quarantine"),
        lambda t: t.objectives("captain", "hoarder", "ab-ovo"),
        lambda t: (t.of("scout").objectives, t.of("captain").objectives),
    ),
]
BOTH_BELOW: list[tuple[Word, Word, Word]] = [
    (lambda t: t.power(), lambda t: t.power_token(2, 1), lambda t: (t.facts()["power"], list(t.state.power_at))),
    (lambda t: t.dark(1), lambda t: t.power_token(1, 2), lambda t: (t.has_power(1), t.state.power_at[1])),
    (lambda t: t.power(), lambda t: t.dark(2), lambda t: t.facts()["power"]),
    (lambda t: t.css(10, "a"), lambda t: t.css(8, "b"), lambda t: (t.css_track()[10], t.css_track()[8])),
    (lambda t: t.css(10, "none"), lambda t: t.css(8, "none"), lambda t: (t.css_track()[10], t.css_track()[8])),
    (
        lambda t: t.contingency("red"),
        lambda t: t.contingencies("hacker", "blue"),
        lambda t: (t.active_contingency(), t.of("hacker").contingencies),
    ),
]


@pytest.mark.parametrize(("one", "other", "seen"), BOTH_ABOARD)
def test_independent_words_hold_in_any_order_aboard(one: Word, other: Word, seen: Word) -> None:
    _agree(ship, one, other, seen)


@pytest.mark.parametrize(("one", "other", "seen"), BOTH_BELOW)
def test_independent_words_hold_in_any_order_below(one: Word, other: Word, seen: Word) -> None:
    _agree(facility, one, other, seen)


def _agree(made: Callable[[], FamilyTable], one: Word, other: Word, seen: Word) -> None:
    found = []
    for words in ((one, other), (other, one)):
        table = made()
        for word in words:
            word(table)
        found.append(seen(table))
    assert found[0] == found[1]


@pytest.mark.parametrize("made", [ship, facility])
def test_nobody_is_robbed_of_an_objective_they_were_dealt(made: Callable[[], FamilyTable]) -> None:
    table = made()
    victim, taker = table.seats[1], table.seats[0]
    wanted, *others = table.of(victim).objectives
    table.objectives(taker, wanted)
    held = table.of(victim).objectives
    assert table.of(taker).objectives == [wanted]
    assert len(held) == 1 + len(others)
    assert wanted not in held


def test_a_quest_item_is_not_taken_from_its_owner() -> None:
    table = ship("captain", "soldier")
    [item, *_] = table.of("soldier").quests
    with pytest.raises(Refused, match="item-of-another"):
        table.give("captain", item)
    table.give("soldier", item)
    assert item in (*table.of("soldier").items, *table.of("soldier").heavy)


# -- whose turn it is -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("word", "reason"),
    [
        (lambda t: t.play("captain", "pass"), "character-has-passed"),
        (lambda t: t.state.status.__setitem__(0, 3), "character-is-gone"),
        (lambda t: t.state.status.__setitem__(0, 2), "character-is-gone"),
    ],
)
def test_there_is_no_turn_for_somebody_who_has_passed_or_is_gone(word: Word, reason: str) -> None:
    table = ship()
    word(table)
    with pytest.raises(Refused) as refused:
        table.turn("captain")
    assert (refused.value.reason, refused.value.about) == (reason, {"character": "captain"})


def test_whoever_is_next_has_the_turn_when_the_first_has_passed() -> None:
    table = ship()
    table.passed("captain", "scout")
    assert table.of("captain").passed
    assert table.choice("captain") is None
    assert table.options("pilot")
    with pytest.raises(Refused, match="nobody-left-to-play"):
        table.passed("pilot")


@pytest.mark.parametrize("made", [ship, facility])
def test_the_dead_leave_a_body_where_they_stood_and_the_others_play_on(made: Callable[[], FamilyTable]) -> None:
    table = made()
    name = table.seats[0]
    table.place(name, 2)
    table.dead(name)
    assert table.of(name).dead
    assert "corpse-0" in table.room(2).objects
    assert table.state.first_death
    assert table.options(table.seats[1])


# -- words there were not -------------------------------------------------------------------------------------


def test_a_killed_queen_is_gone_for_good() -> None:
    table = ship()
    table.queen_killed()
    assert table.state.queen_dead
    assert "queen-4" not in table.bag_counts()


def test_pods_are_docked_launched_and_locked_one_by_one() -> None:
    table = ship()
    table.pod(1, "b", unlocked=True)
    table.pod(2, "launched")
    assert (table.state.pod_section[1], table.state.pod_section[2]) == (2, 3)
    assert table.state.is_unlocked(1)
    table.board_pod("scout", 1)
    table.play("captain", "pass")
    with pytest.raises(Refused, match="pod-is-manned"):
        table.pod(1, "a")


@pytest.mark.parametrize("section", [1, 2, 3])
def test_a_pod_leaves_from_the_section_that_is_said(section: int) -> None:
    table = facility()
    room = table.pod("b", section)
    assert table.state.section(room) == section
    assert table.room(room).kind == "cargo-b"
    assert table.room(room).explored


@pytest.mark.parametrize(
    ("pile", "cards"),
    [
        ("red", ("grenade", "decoy")),
        ("green", ("medkit", "bandages")),
        ("event", ("nest", "lurking")),
        ("attack", ("bite-6", "scratch")),
        ("wound", ("leg", "leg")),
        ("captain", ("rest", "search", "demolition")),
    ],
)
def test_cards_lie_on_a_deck_in_the_order_that_is_said(pile: str, cards: tuple[str, ...]) -> None:
    table = ship()
    table.deck(pile, *cards)
    top = table.state.zones[table._pile(pile).deck][::-1]
    assert [card in table._names(back) for back, card in zip(top, cards, strict=False)] == [True] * len(cards)


def test_cards_lie_on_a_discard_pile_in_the_order_that_is_said() -> None:
    table = ship()
    for pile, cards in {"attack": ["bite", "scratch"], "event": ["nest"], "scout": ["search", "rest"]}.items():
        table.discards(pile, *cards)
        place = table.state.zones[table._pile(pile).discard]
        assert [table._names(back)[0] for back in place] == cards
        assert all(table.state.seen[back] for back in place)


def test_the_next_contamination_cards_are_infected_or_clean() -> None:
    table = ship()
    table.deck("contamination", "infected", "clean", "infected")
    table.contaminate("scout", "clean")
    g = table.state
    top = g.zones[table._pile("contamination").deck][::-1][:3]
    assert [g.is_infected(card) for card in top] == [True, False, True]


# -- what a word may be given ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("step", "reason", "about"),
    [
        ('set = "light"\nwith = ["captain", "two"]', "scenario-value-shape", {"key": "count", "expected": "number"}),
        ('set = "light"\nwith = ["captain", true]', "scenario-value-shape", {"key": "count", "found": "true"}),
        (
            'set = "place"\nwith = ["captain", 7.5]',
            "scenario-value-shape",
            {"key": "room", "expected": "text-or-number"},
        ),
        ('set = "bag"\nblank = "1"', "scenario-value-shape", {"key": "blank", "expected": "number"}),
        ('set = "tile"\nwith = [2, "nest"]\nexplored = 1', "scenario-value-shape", {"expected": "flag"}),
        ('set = "hand"\nwith = "captain"', "scenario-key-shape", {"key": "with", "expected": "values"}),
        ('set = "light"\nwith = ["captain", 3]', "scenario-number-beyond", {"most": 2}),
        ('set = "bag"\nadult_9 = 1', "scenario-name-unknown", {"name": "adult_9"}),
        ('set = "bag"\nblank = 2', "scenario-number-beyond", {"found": 2}),
        ('set = "deck"\nwith = ["atack", "bite"]', "scenario-name-unknown", {"near": ["attack"]}),
        ('set = "deck"\nwith = ["attack", "byte"]', "scenario-name-unknown", {"name": "byte"}),
        ('set = "weakness"\nwith = ["egg", "way-of-movin"]', "scenario-name-unknown", {"name": "way-of-movin"}),
        ('set = "give"\nwith = ["captain", "medikit"]', "scenario-name-unknown", {"near": ["medkit"]}),
        ('set = "objectives"\nwith = ["captain", "quarantin"]', "scenario-name-unknown", {"near": ["quarantine"]}),
        ('set = "door"\nwith = ["6-7", "shut"]', "scenario-name-unknown", {"sort": "door"}),
        ('set = "intruder"\nwith = ["adlt", "room:2"]', "scenario-name-unknown", {"near": ["adult"]}),
    ],
)
def test_the_values_of_a_word_are_checked(step: str, reason: str, about: dict[str, object]) -> None:
    with pytest.raises(BadScenario) as refused:
        list(run_text(f'game = "nemesis"\ncrew = ["captain", "scout"]\n[[step]]\n{step}\n'))
    assert refused.value.reason == reason
    assert {key: refused.value.about[key] for key in about} == about
    assert refused.value.__notes__ == ["scenario:3"]


@pytest.mark.parametrize("made", [ship, facility])
def test_every_word_is_on_the_page(made: Callable[[], FamilyTable]) -> None:
    page = (Path(__file__).parents[2] / "docs" / "scenario.md").read_text(encoding="utf-8")
    assert [word for word in made().words() if f"`{word}`" not in page] == []
