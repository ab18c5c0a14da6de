"""What must hold at every decision of every game on the shelf."""

from __future__ import annotations

import os
import subprocess
import sys
from random import Random

import msgspec
import pytest

import hullbreach
from hullbreach.lab import properties
from hullbreach.rulebook import load

TABLES = [(name, players) for name, facts in hullbreach.games().items() for players in facts["players"]]
PLAYED_AS = {
    ("lockdown", 3): [{}, {"crew": "with-original"}, {"species": "intruders"}, {"site": "facility-surface"}],
    ("lockdown", 1): [{"mode": "solo"}],
    ("lockdown", 4): [{"mode": "coop"}],
    ("nemesis", 3): [{}, {"site": "ship-alternative"}, {"intruder-player": "on"}],
    ("nemesis", 1): [{"mode": "solo"}],
    ("nemesis", 4): [{"mode": "coop"}],
}
"""By game and seats: with which options rules are looked for, if not the usual ones."""
everywhere = pytest.mark.parametrize(("name", "players"), TABLES)


def random_game(name: str, players: int, seed: int) -> hullbreach.Game:
    """A finished random game, its history kept."""
    game = hullbreach.new(name, players, seed)
    for option_id, seat in properties.random_answers(game, Random(seed)):
        game.answer(option_id, seat)
    return game


@everywhere
def test_every_decision_of_a_random_game_keeps_every_promise(name: str, players: int) -> None:
    game = hullbreach.new(name, players, seed=players)
    rng = Random(players)
    dealt_anew = 0
    for option_id, seat in properties.random_answers(game, Random(players)):
        dealt_anew += properties.check_position(game, rng)
        properties.quiet_answers_tell_nothing(game, option_id, seat, rng)
        game.answer(option_id, seat)
    assert game.over
    assert dealt_anew > 1000, "resample hardly deals anything anew"


@everywhere
def test_every_option_and_aside_that_is_offered_can_be_taken(name: str, players: int) -> None:
    game = hullbreach.new(name, players, seed=40 + players)
    for number, (option_id, seat) in enumerate(properties.random_answers(game, Random(players))):
        if number % 10 == 0:
            properties.options_are_accepted(game)
        game.answer(option_id, seat)


@everywhere
def test_a_table_that_is_corrected_now_and_then_keeps_every_promise_too(name: str, players: int) -> None:
    game, rng = hullbreach.new(name, players, seed=70 + players), Random(players)
    judged = 0
    for number, (option_id, seat) in enumerate(properties.random_answers(game, rng)):
        corrections = game.asides(hullbreach.JUDGE)
        if corrections and (not judged or rng.random() < 0.1):  # once even in the shortest game
            game.answer(rng.choice(corrections).id, hullbreach.JUDGE)
            judged += 1
            properties.check_position(game, rng)
            continue
        if number % 40 == 0:
            properties.judgements_are_sound(game)
        game.answer(option_id, seat)
    assert judged
    properties.components_are_conserved(game)
    again = hullbreach.replay(msgspec.json.decode(msgspec.json.encode(game.record())))
    assert again.digest() == game.digest()
    assert again.events(0) == game.events(0)


@everywhere
def test_every_rule_that_is_met_is_a_rule_of_the_game(name: str, players: int) -> None:
    """Code that games share cites the first one's rules; in another game, that game's own rules are shown."""
    ledger = load(name)
    for options in PLAYED_AS.get((name, players), [{}]):
        game = hullbreach.new(name, players, seed=20 + players, options=options)
        met: set[str] = set()
        for number, (option_id, seat) in enumerate(properties.random_answers(game, Random(players))):
            for choice in game.choices:
                met |= {choice.rule, *(option.rule for option in choice.options)}
            met |= {option.rule for each in range(players) for option in game.asides(each)}
            if number % 5 == 0:
                met |= {refusal.rule for each in range(players) for refusal in game.refusals(each)}
                met |= {option.rule for option in game.asides(hullbreach.JUDGE)}
            game.answer(option_id, seat)
        met |= {line["rule"] for line in game.outcome["lines"]}
        met |= {event["rule"] for seat in (*range(players), None) for event in game.events(seat)}
        assert sorted(rule for rule in met if rule and rule not in ledger) == []


@everywhere
def test_play_ends_and_nothing_gets_lost(name: str, players: int) -> None:
    for seed in range(5):
        game = random_game(name, players, seed)
        properties.components_are_conserved(game)
        assert game.outcome["lines"]


@everywhere
def test_a_record_played_again_ends_where_the_game_ended(name: str, players: int) -> None:
    game = random_game(name, players, seed=9)
    record = msgspec.json.decode(msgspec.json.encode(game.record()))
    again = hullbreach.replay(record)
    assert again.digest() == game.digest()
    assert again.events(0) == game.events(0)


@everywhere
def test_a_game_goes_on_from_a_save_exactly_as_it_would_have(name: str, players: int) -> None:
    game = hullbreach.new(name, players, seed=3)
    answers = properties.random_answers(game, Random(3))
    for _, (option_id, seat) in zip(range(60), answers, strict=False):
        game.answer(option_id, seat)
    other = hullbreach.load(game.save())
    for option_id, seat in answers:
        game.answer(option_id, seat)
        other.answer(option_id, seat)
        assert other.digest() == game.digest()


@pytest.mark.parametrize("name", hullbreach.games())
def test_digests_do_not_depend_on_the_hash_seed(name: str) -> None:
    program = (
        "import hullbreach; from random import Random; from hullbreach.lab import properties;"
        f"game = hullbreach.new({name!r}, 4, 11);"
        "[game.answer(option, seat) for option, seat in properties.random_answers(game, Random(2))];"
        "print(game.digest(), len(game.events()))"
    )
    printed = {
        subprocess.run(
            [sys.executable, "-c", program],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    }
    assert len(printed) == 1
