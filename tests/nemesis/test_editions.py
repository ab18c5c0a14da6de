"""Editions: a box is the sum of the folders of its parts."""

import pytest

from hullbreach.nemesis.editions import CREWS, LOCKDOWN_HUNTERS, lockdown_edition, nemesis_edition
from hullbreach.nemesis.packed import Edition, problems

EDITIONS = [
    nemesis_edition("intruders"),
    *(lockdown_edition(species, crew) for species in LOCKDOWN_HUNTERS for crew in CREWS),
]


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_thing_in_a_box_has_its_function_and_every_function_its_thing(edition: Edition) -> None:
    assert list(problems(edition, [], {})) == []


def test_a_character_prints_another_deck_on_each_site() -> None:
    on_the_ship, in_the_facility = EDITIONS[0].tables, lockdown_edition("intruders", "with-original").tables
    pilots = [who for it in (on_the_ship, in_the_facility) for who in it.characters.character if who.id == "pilot"]
    assert ["piloting" in pilot.deck for pilot in pilots] == [True, False]


def test_a_card_of_one_name_does_what_the_site_says() -> None:
    cards = [edition.functions.cards["full-auto"].rule for edition in (EDITIONS[0], EDITIONS[-1])]
    assert cards == ["nemesis/action/shoot", "lockdown/action/shoot"]


def test_starting_items_have_lower_numbers_than_quest_items() -> None:
    for edition in EDITIONS:
        quests = [item.quest is not None for item in edition.tables.character_items.item]
        assert quests == sorted(quests)


def test_a_row_for_a_part_that_is_not_there_is_left_out() -> None:
    weaknesses = [len(edition.tables.weaknesses.weakness) for edition in (EDITIONS[0], EDITIONS[-1])]
    assert weaknesses == [8, 6]
