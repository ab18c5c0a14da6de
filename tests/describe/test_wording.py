"""Sentences read as people write them: one thing is singular, nothing is named twice, nobody is named too early."""

from __future__ import annotations

import re
from types import SimpleNamespace

import pytest

import hullbreach
from hullbreach.describers import describer_of, phrases_of
from hullbreach.kernel import Refused
from hullbreach.nemesis.scenario import scenario

PLURAL = {
    "en": r"\b1 ((attack|event|light|serious|contamination) )?(cards|events|injuries|items|tokens|wounds)\b"
    r"|\b1 (players|seats|eggs)\b",
    "fr": r"\b1 (cartes|événements|dégâts|objets|jetons|blessures|joueurs|places|œufs|connaissances)\b",
}
MANY = ("refused-table-", "refused-bad-player-count", "load-", "fuzz-", "ui-", "rules-", "happened-")
"""How messages begin that count what is always many, or that a page fills in by itself."""


@pytest.mark.parametrize("game", ["nemesis", "lockdown"])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_one_thing_is_said_in_the_singular(game: str, lang: str) -> None:
    said = phrases_of(lang, game)
    wrong = [
        text
        for id in said.ids()
        if not id.startswith(MANY)
        for variant, wanted in said.wants(id).items()
        if re.search(PLURAL[lang], text := said._format(id, variant, dict.fromkeys(wanted, 1)))
    ]
    assert wrong == []


def test_a_room_that_is_not_there_is_named_once() -> None:
    assert describer_of({}, "en", "nemesis").error(Refused("unknown-room", room="room:99")) == "There is no room 99."
    assert "attic" in describer_of({}, "en", "nemesis").error(Refused("unknown-room", room="room:attic"))


def test_the_first_player_is_a_number_before_there_are_characters() -> None:
    game = hullbreach.new("nemesis", 2, 4)
    (event,) = [each for each in game.events(0) if each["kind"] == "first-player"]
    while game.view()["crew"][0]["character"] is None or game.view()["crew"][1]["character"] is None:
        game.answer(game.choice.options[0].id, game.choice.seat)
    assert re.fullmatch(
        r"Player \d has the first player token\.", describer_of({}, "en", "nemesis").event(event, game.sight(0))
    )
    later = {**event, "rule": "nemesis/round/pass-first-player-token"}
    assert "Player" not in describer_of({}, "en", "nemesis").event(later, game.sight(0))


@pytest.mark.parametrize(
    ("option", "own", "of_another"),
    [
        ("dress/wound:leg/seat:0", "Dress your leg wound", "Dress the Captain's leg wound"),
        ("heal/wound:leg/seat:0", "Heal your dressed leg wound", "Heal the Captain's dressed leg wound"),
        (
            "withdraw/item:rifle/seat:0/room:2",
            "Cover your own retreat to room 2, unexplored with the Rifle",
            "Cover the Captain with the Rifle on the way to room 2, unexplored",
        ),
    ],
)
def test_what_one_does_to_oneself_is_said_so(option: str, own: str, of_another: str) -> None:
    game = scenario("nemesis", crew=["captain", "scout"], seed=1).game
    say = describer_of({}, "en", "nemesis")
    seen = [say.option(SimpleNamespace(id=option), game.sight(seat)) for seat in (0, 1)]
    assert seen == [own, of_another]
