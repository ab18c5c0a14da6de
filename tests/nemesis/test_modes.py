"""The promises of the engine, kept in every mode: secrets, saves, copies and replays."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

import hullbreach
from hullbreach import Game
from hullbreach.lab import properties
from tests.nemesis.rules.test_coop import next_round, scout_in_the_emergency_room


def keeps_every_promise(game: Game, seed: int) -> None:
    """Play to the end at random, checking every decision."""
    checks = Random(seed)
    for option_id, seat in properties.random_answers(game, Random(seed)):
        properties.check_position(game, checks)
        properties.quiet_answers_tell_nothing(game, option_id, seat, checks)
        game.answer(option_id, seat)
    properties.components_are_conserved(game)
    again = hullbreach.replay(msgspec.json.decode(msgspec.json.encode(game.record())))
    assert again.digest() == game.digest()
    assert all(line["rule"] for line in game.outcome["lines"])


@pytest.mark.parametrize(("mode", "players"), [("coop", 2), ("coop", 4), ("solo", 1)])
def test_every_decision_of_a_random_game_keeps_every_promise(mode: str, players: int) -> None:
    keeps_every_promise(hullbreach.new("nemesis", players, 7, {"mode": mode}), 7)


def test_a_game_goes_on_as_soundly_after_somebody_has_come_back() -> None:
    table = scout_in_the_emergency_room()
    next_round(table)
    assert not table.of("scout").dead
    keeps_every_promise(hullbreach.load(table.game.save()), 3)


@pytest.mark.parametrize(("mode", "players"), [("coop", 3), ("solo", 1)])
def test_a_save_knows_its_mode(mode: str, players: int) -> None:
    game = hullbreach.new("nemesis", players, 5, {"mode": mode})
    assert hullbreach.load(game.save()).view(0) == game.view(0)
