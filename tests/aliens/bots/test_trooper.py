"""The trooper: it answers whatever it is asked, looks and does not touch, and plays better than chance."""

from __future__ import annotations

import json
from random import Random

import msgspec
import pytest

from hullbreach import library
from hullbreach.bots import RANDOM, Asked, Offered, View, answer_of, bot_of
from hullbreach.lab import simulate

MISSIONS = [mission for mission in library.title("aliens").options["mission"] if mission != "campaign"]
FOUR_AT_MOST = ("rescue", "resupply")


def counts(mission: str) -> range:
    """With how many players a mission is tried."""
    return range(1, 5 if mission in FOUR_AT_MOST else 7)


class Spy:
    """Hands on what survives JSON, and sees to it that the answer was offered and the view is as it was."""

    def __init__(self) -> None:
        self.bot = bot_of("aliens")
        self.asked: set[str] = set()

    def choose(self, view: View, choice: Asked, rng: Random) -> str:
        self.asked.add(choice.ask)
        args = json.loads(json.dumps(choice.args))
        written = msgspec.json.encode(view)
        plain = msgspec.json.decode(written, type=type(view))
        options = [Offered(str(option.id), int(option.cost)) for option in choice.options]
        asides = [Offered(str(aside.id)) for aside in choice.asides]
        answer = self.bot.choose(plain, Asked(choice.seat, choice.ask, args, options, asides), rng)
        assert msgspec.json.encode(plain) == written, "a bot looks and does not touch"
        assert answer in [each.id for each in (*options, *asides)]
        return answer


def play(mission: str, players: int, seed: int, spy: Spy, **options: str) -> None:
    """Play a game to its end."""
    game = library.new("aliens", players, seed, {"mission": mission, **options}, keep_history=False)
    rng = Random(seed)
    answers = 0
    while not game.over:
        game.answer(answer_of(spy, game, game.choice, rng), game.choice.seat)
        answers += 1
        assert answers < 8000, "it goes round in circles"


@pytest.mark.parametrize(("number", "mission"), list(enumerate(MISSIONS)))
def test_a_game_of_every_mission_is_played_to_its_end(number: int, mission: str) -> None:
    players = counts(mission)
    spy = Spy()
    play(mission, players[number % len(players)], number, spy)
    assert {"ask-action", "ask-where-to", "ask-hero"} <= spy.asked


@pytest.mark.slow
@pytest.mark.parametrize("mission", MISSIONS)
def test_every_table_size_is_played_to_its_end(mission: str) -> None:
    for players in counts(mission):
        play(mission, players, 20 + players, Spy())


@pytest.mark.slow
@pytest.mark.parametrize("players", [1, 2, 4])
def test_a_campaign_and_separate_models_are_played_to_their_end(players: int) -> None:
    spy = Spy()
    for seed in range(3):
        play("campaign", players, seed, spy)
        play("mess-call", players, seed, spy, swarms="models")


def test_the_same_seed_is_the_same_game() -> None:
    (task,) = simulate.tasks("aliens", 1, 2, 4, "trooper", {"mission": "resupply"})
    assert simulate.play(task) == simulate.play(task)


def test_it_is_the_bot_that_plays_unless_another_is_asked_for() -> None:
    assert bot_of("aliens") is bot_of("aliens", "trooper")


@pytest.mark.slow
@pytest.mark.parametrize("mission", ["newt", "mess-call"])
def test_it_wins_where_chance_does_not(mission: str) -> None:
    won = {}
    for bot in ("trooper", RANDOM):
        games = [simulate.play(task) for task in simulate.tasks("aliens", 20, 3, 1, bot, {"mission": mission})]
        won[bot] = sum(game.rows[0].won for game in games)
    assert won[RANDOM] == 0
    assert won["trooper"] >= 3
