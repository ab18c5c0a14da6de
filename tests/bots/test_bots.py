"""Bots: plain data in, an offered id out, whatever is asked; and the survivor is better than chance."""

from __future__ import annotations

import json
from random import Random

import msgspec
import pytest

from hullbreach import Game, library
from hullbreach.bots import Asked, Bot, Offered, View, answer_of, bot_of, bots_of
from hullbreach.lab import simulate
from hullbreach.lab.properties import random_answers


class Spy:
    """Sits between the table and a bot: hands on what survives JSON, and notes what was asked."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.asked: set[str] = set()

    def choose(self, view: View, choice: Asked, rng: Random) -> str:
        self.asked.add(choice.ask)
        options = [Offered(str(option.id), int(option.cost)) for option in choice.options]
        assert all(type(option) is Offered for option in choice.options), "an engine's option knows its effects"
        args = json.loads(json.dumps(choice.args))
        written = msgspec.json.encode(view)
        plain = msgspec.json.decode(written, type=type(view))
        answer = self.bot.choose(plain, Asked(choice.seat, choice.ask, args, options), rng)
        assert msgspec.json.encode(plain) == written, "a bot looks and does not touch"
        assert answer in [option.id for option in options]
        return answer


def play(game: Game, bot: Bot, rng: Random) -> list[str]:
    """Play a game to its end and return every answer."""
    answers = []
    while not game.over:
        choice = game.choice
        answers.append(answer_of(bot, game, choice, rng))
        game.answer(answers[-1], choice.seat)
    return answers


def test_the_survivor_answers_whatever_it_is_asked() -> None:
    spy = Spy(bot_of("nemesis"))
    for seed in (0, 12, 19, 21, 27):  # every kind of question that the first forty games ask
        game = library.new("nemesis", 1 + seed % 5, seed, keep_history=False)
        play(game, spy, Random(seed))
    assert spy.asked >= {"ask-action", "ask-use", "ask-pay", "ask-objective", "ask-keep-item", "ask-careful-noise"}


RARE = {"ask-trade", "ask-agree", "ask-interrupt", "ask-drop", "ask-in-pod", "ask-engine-order", "ask-operate-doors"}


def test_rare_questions_are_answered_too() -> None:
    """Others play these games, at random and with a taste for what is rare; the survivor is asked all the same."""
    spy = Spy(bot_of("nemesis"))
    for seed in (4, 18, 20, 21, 25, 31):
        game = library.new("nemesis", 2 + seed % 4, 100 + seed, keep_history=False)
        for answer, seat in random_answers(game, Random(seed)):
            choice = next(each for each in game.choices if each.seat == seat)
            answer_of(spy, game, choice, Random(seed))
            game.answer(answer, seat)
    assert spy.asked >= RARE, "these games met too few kinds of question"


MODES = [{"mode": "coop"}, {"mode": "solo"}, {"species": "intruders"}, {"crew": "with-original"}, {}]


def test_the_survivor_answers_whatever_it_is_asked_in_the_facility() -> None:
    """In every mode, with either crew and either sort of hunter."""
    spy = Spy(bot_of("lockdown"))
    for seed in (0, 1, 3, 8, 13):
        options = MODES[seed % len(MODES)]
        players = 1 if options.get("mode") == "solo" else 2 + seed % 4
        play(library.new("lockdown", players, seed, options=options, keep_history=False), spy, Random(seed))
    assert spy.asked >= {"ask-action", "ask-use", "ask-computer", "ask-place-power", "ask-discard-for-injury"}


def test_rare_questions_of_the_facility_are_answered_too() -> None:
    """Others play these games, at random and with a taste for what is rare; the survivor is asked all the same."""
    spy = Spy(bot_of("lockdown"))
    for seed in (0, 1, 2, 4, 5, 19, 20, 21):
        options = MODES[2 + seed % 3]
        game = library.new("lockdown", 3 + seed % 3, 100 + seed, options=options, keep_history=False)
        for answer, seat in random_answers(game, Random(seed)):
            choice = next(each for each in game.choices if each.seat == seat)
            answer_of(spy, game, choice, Random(seed))
            game.answer(answer, seat)
    rare = {"ask-move-css", "ask-cheap-craft", "ask-light-up", "ask-drop", "ask-spray", "ask-give-up-item"}
    assert spy.asked >= rare, "these games met too few kinds of question"


GAMES = ["nemesis", "lockdown"]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("name", ["random", "survivor"])
def test_the_same_dice_give_the_same_answers(name: str, game: str) -> None:
    one, other = (play(library.new(game, 3, 8), bot_of(game, name), Random(8)) for _ in range(2))
    assert one == other


@pytest.mark.parametrize("title", GAMES)
@pytest.mark.parametrize("name", ["random", "survivor"])
def test_a_bot_cannot_tell_apart_what_its_seat_cannot(name: str, title: str) -> None:
    """The answer stays the same when everything the seat does not know is dealt again."""
    game = library.new(title, 4, 17)
    rng = Random(17)
    for number in range(120):
        choice = game.choice
        other = game.resample(choice.seat, number)
        there = next(each for each in other.choices if each.seat == choice.seat)
        answer = answer_of(bot_of(title, name), game, choice, Random(number))
        assert answer == answer_of(bot_of(title, name), other, there, Random(number))
        game.answer(answer_of(bot_of(title), game, choice, rng), choice.seat)
        if game.over:
            break


@pytest.mark.slow
def test_a_survivor_survives_and_wins_more_often_than_chance() -> None:
    """Of 160 seats the survivor brings home about 30 and chance one or none; asked for is a third of that."""
    fared = {}
    for name in bots_of("nemesis"):
        rows = [row for task in simulate.tasks("nemesis", 40, 4, 1, name, {}) for row in simulate.play(task).rows]
        fared[name] = sum(row.survived for row in rows), sum(row.won for row in rows)
    assert fared["survivor"][0] >= fared["random"][0] + 10
    assert fared["survivor"][1] >= fared["random"][1] + 4


@pytest.mark.slow
def test_a_survivor_gets_out_of_the_facility_by_every_way_and_more_often_than_chance() -> None:
    """Of 80 seats the survivor brings home about 20 and chance none; asked for is a third of that."""
    fared = {}
    for name in bots_of("lockdown"):
        rows = [row for task in simulate.tasks("lockdown", 20, 4, 1, name, {}) for row in simulate.play(task).rows]
        fared[name] = sum(row.survived for row in rows), sum(row.won for row in rows), {row.way_out for row in rows}
    assert fared["survivor"][0] >= fared["random"][0] + 7
    assert fared["survivor"][1] >= fared["random"][1] + 2
    assert fared["survivor"][2] >= {"isolation", "css-pod"}
    assert fared["survivor"][2] & {"bunker-by-rover", "bunker-on-foot"}
