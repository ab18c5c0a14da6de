"""Positions worth a picture, reached by bots that play from a seed until something happens."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random

import hullbreach
from hullbreach import Game
from hullbreach.bots import answer_of, bot_of
from hullbreach.kernel import Choice

ME = 0
"""The seat at the keyboard."""
ENOUGH = 300
"""Number of games searched."""


def before_a_revival() -> tuple[Game, int]:
    """The last question to me before somebody is revived, and the number of the answer that leads there."""
    for game, choice, number in _answers({"mode": "coop"}, seed=170):
        if choice.seat == ME:
            then = game.clone()
            then.answer(choice.options[number - 1].id, ME)
            if any(event["kind"] == "revived" for event in then.events(ME)):
                return game.clone(), number
    raise AssertionError("nobody is ever revived")


def dead_before_the_others() -> Game:
    """I am dead and asked whether I go on with the intruders."""
    for game, choice, _ in _answers({"intruder-player": "on"}, seed=1):
        if choice.seat == ME and choice.ask == "ask-control-intruders":
            return game.clone()
    raise AssertionError("nobody ever dies first")


def face_to_face() -> Game:
    """An action of mine with an intruder in my room."""
    for game, choice, _ in _answers({}, seed=1):
        if choice.seat == ME and choice.ask == "ask-action":
            mine = game.view(ME)["crew"][ME]["room"]
            if any(room["ref"] == mine and room["intruders"] for room in game.view(ME)["rooms"]):
                return game.clone()
    raise AssertionError("nobody ever meets an intruder")


def _answers(options: Mapping[str, str], seed: int) -> Iterator[tuple[Game, Choice, int]]:
    """Every question of game after game of three bots, with the number of the answer it is about to get."""
    for number in range(seed, seed + ENOUGH):
        game, rng = hullbreach.new("nemesis", 3, number, options), Random(number)
        while not game.over:
            choice = game.choice
            answer = answer_of(bot_of("nemesis", "random"), game, choice, rng)
            yield game, choice, [option.id for option in choice.options].index(answer) + 1
            game.answer(answer, choice.seat)
