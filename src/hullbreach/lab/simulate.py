"""Whole games between bots, one row for every seat of every game."""

from __future__ import annotations

from random import Random
from typing import Any, NamedTuple

import msgspec

from ..bots import answer_of, bot_of
from ..kernel import Game, workbench
from ..library import new
from .coverage import happenings
from .results import results_of
from .row import Row


class Task(msgspec.Struct, frozen=True):
    """One game to play."""

    game: str
    number: int
    players: int
    seed: int
    bots: str
    options: dict[str, str]
    packs: tuple[str, ...] = ()


class Played(NamedTuple):
    """One game to its end."""

    rows: list[Any]
    """Of the type that the game counts by."""
    happened: frozenset[str]
    """What happened in it, as `happenings` names it."""


def play(task: Task) -> Played:
    """Play one game to its end; the same task is always played the same."""
    game = new(task.game, task.players, task.seed, task.options, packs=task.packs)
    rng = Random(f"simulate:{task.seed}:{task.players}")
    bot = bot_of(task.game, task.bots)
    decisions = [0] * task.players
    try:
        while not game.over:
            choice = game.choice
            game.answer(answer_of(bot, game, choice, rng), choice.seat)
            decisions[choice.seat] += 1
    except Exception as error:
        error.add_note(f"{task.game}, {task.players} players, seed {task.seed}")
        raise
    rows = [row(task, game, seat, decisions[seat]) for seat in range(task.players)]
    return Played(rows, frozenset(happenings(game)))


def row(task: Task, game: Game, seat: int, decisions: int) -> Any:
    """What became of a seat."""
    results = results_of(task.game)
    plain = Row(
        game=task.number,
        seed=task.seed,
        players=task.players,
        seat=seat,
        bot=task.bots,
        won=seat in game.outcome.get("winners", ()),
        rounds=workbench.clock(game),
        ending=results.ending(game),
        decisions=decisions,
    )
    return results.row(plain, game)


def tasks(
    game: str, games: int, players: int, seed: int, bots: str, options: dict[str, str], packs: tuple[str, ...] = ()
) -> list[Task]:
    """A task for each game, with seeds that count up from the first."""
    return [Task(game, number, players, seed + number, bots, options, packs) for number in range(games)]
