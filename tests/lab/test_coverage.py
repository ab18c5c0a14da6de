"""What happened in games, sort by sort; and a sort and a name in both languages for all that can happen."""

from __future__ import annotations

import pytest

from hullbreach import library
from hullbreach.describe.languages import LANGUAGES
from hullbreach.describers import describer_of
from hullbreach.lab import simulate
from hullbreach.lab.coverage import happenings, sort_of, sorts
from hullbreach.lab.labels import Labels

GAMES: dict[str, list[dict[str, str]]] = {"nemesis": [{}], "lockdown": library.variants("lockdown")}
"""The ways to play that are looked at; those with somebody who plays the intruders have sorts of no name."""
EXPECTED = {
    game: [thing for options in ways for thing in library.assembled(game, options).expected()]
    for game, ways in GAMES.items()
}


def test_what_happened_is_sorted_and_the_rest_is_named() -> None:
    expected = ["acts:play/card:rest", "acts:play/card:order", "explored:place:nest", "interrupted", "strange:thing"]
    found = sorts(
        "nemesis",
        {"acts:play/card:rest", "explored:place:nest", "explored:place:canteen"},
        expected,
    )
    assert [(sort.name, sort.seen, sort.of) for sort in found] == [("rooms", 1, 1), ("cards", 1, 3), ("other", 0, 1)]
    assert [sort.missing for sort in found] == [[], ["acts:play/card:order", "interrupted"], ["strange:thing"]]


@pytest.mark.parametrize("game", GAMES)
def test_all_that_can_happen_has_a_sort(game: str) -> None:
    assert [thing for thing in EXPECTED[game] if sort_of(game, thing) == "other"] == []
    assert {"characters", "rooms", "cards", "endings"} <= {sort_of(game, thing) for thing in EXPECTED[game]}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_can_happen_has_a_name(language: str, game: str) -> None:
    describer = describer_of({}, language)
    labels = Labels(describer)
    for thing in EXPECTED[game]:
        assert f"sort-{sort_of(game, thing)}" in describer.phrases
        said = labels.happening(thing)
        as_its_id_is = thing.rpartition(":")[2].replace("-", " ")
        assert said != as_its_id_is or thing.startswith("rule:"), f"{thing} has no name"


@pytest.mark.parametrize("game", GAMES)
def test_a_game_notes_its_characters_and_what_they_did(game: str) -> None:
    (task,) = simulate.tasks(game, 1, 3, 5, "random", {})
    played = simulate.play(task)
    for row in played.rows:
        assert f"character-chosen:character:{row.character}" in played.happened
    assert any(thing.startswith("acts:play/card:") for thing in played.happened)
    assert set(EXPECTED[game]) & played.happened


def test_a_new_game_has_hardly_begun() -> None:
    assert not any(thing.startswith("acts:") for thing in happenings(library.new("nemesis", 2, 1)))
