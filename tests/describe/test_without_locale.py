"""A game that brings no messages is described with the shared ones."""

from __future__ import annotations

from random import Random

import pytest

from hullbreach import library
from hullbreach.describe.languages import LANGUAGES
from hullbreach.describe.phrases import phrases
from hullbreach.describe.talk import Talk
from hullbreach.describers import describer_for, phrases_of
from hullbreach.server import pages, screen
from tests.architecture.foreign_game import RaceTitle
from tests.extra_title import put_on_the_shelf


@pytest.fixture(autouse=True)
def race(monkeypatch: pytest.MonkeyPatch) -> None:
    put_on_the_shelf(monkeypatch, RaceTitle())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_has_the_words_of_the_house_and_no_others(lang: str) -> None:
    assert phrases_of(lang, "race") is phrases(lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_is_asked_told_and_finished(lang: str) -> None:
    game, rng = library.new("race", 2, 7), Random(7)
    say = describer_for(game, lang)
    told = []
    while not game.over:
        choice, view = game.choice, game.sight(game.choice.seat)
        seen = screen.playing(game, choice.seat, say, view, "1")
        assert seen["prompt"]["text"] == say.choice(choice, view)
        told += [option["text"] for option in seen["prompt"]["options"]]
        assert f"group-{say.group(choice.options[0])}" in say.phrases
        told += [line["text"] for line in seen["waiting"]]
        game.answer(rng.choice(choice.options).id, choice.seat)
    told += [say.event(event, game.sight()) for event in game.events(0)]
    end = screen.playing(game, None, say, game.sight(), None)["outcome"]
    told += [line["text"] for line in end["lines"]]
    assert [line for line in told if "pawn moved" in line]
    assert all(told)
    assert not [line for line in told if "{" in line]


def test_a_line_of_its_outcome_is_told_as_it_is_written() -> None:
    say = describer_for(library.new("race", 2, 7), "en")
    lines = say.outcome({"lines": [{"line": "both-at-home", "seat": None}], "winners": [1]}, None)
    assert lines == ["(both at home)", "The winner: Seat 2."]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_its_players_can_say_something(lang: str) -> None:
    said, groups = phrases(lang), Talk().groups
    ids = [f"{sort}-{phrase}" for group in groups.values() for phrase in group for sort in ("claim", "phrase")]
    assert [id for id in (*ids, *(f"phrases-{group}" for group in groups)) if id not in said] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_is_listed_by_its_name(lang: str) -> None:
    listed = next(game for game in pages.games_page(lang) if game["id"] == "race")
    assert (listed["title"], listed["text"], listed["facts"], listed["options"]) == ("race", "", "", [])
