"""Editions: a box is the sum of the folders of its parts."""

from pathlib import Path

import pytest

from hullbreach.nemesis.content.printed import ShipTables, gather
from hullbreach.nemesis.editions import CREWS, LOCKDOWN_HUNTERS, NEMESIS, lockdown_edition, nemesis_edition
from hullbreach.nemesis.packed_box import Edition, problems

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


ROWS = """
source = "house"
[[weakness]]
id = "night"
for = "ship"
[[weakness]]
id = "night"
{both}
[[weakness]]
id = "day"
for = ["ship", "facility"]
"""


def weaknesses(tmp_path: Path, both: str) -> list[str]:
    """What is left of these rows aboard a ship that intruders hunt on, each with its source."""
    (tmp_path / "weaknesses.toml").write_text(ROWS.format(both=both), encoding="utf-8")
    tables = gather(ShipTables, [Path(str(folder.tables)) for folder in NEMESIS] + [tmp_path], {"ship", "intruders"})
    return [f"{row.id} {row.source}" for row in tables.weaknesses.weakness]


def test_of_rows_with_one_key_the_one_that_names_the_most_parts_wins(tmp_path: Path) -> None:
    both = 'for = ["ship", "intruders"]\nsource = "published"'
    assert weaknesses(tmp_path, both) == ["night published"]


def test_two_rows_that_name_as_many_parts_stand_against_each_other(tmp_path: Path) -> None:
    assert weaknesses(tmp_path, 'for = "intruders"') == ["night house", "night house"]
