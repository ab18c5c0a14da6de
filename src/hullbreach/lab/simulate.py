"""Whole games between bots, one row for every seat of every game."""

from __future__ import annotations

from random import Random
from typing import Any, NamedTuple

import msgspec

from ..bots import answer_of, bot_of
from ..kernel import Game
from ..library import new
from .conclusion import ending, way_out
from .happenings import happenings

DEATHS = ("died", "perished", "contingency-killed")
"""The lines of an outcome that tell of a death."""


class Task(msgspec.Struct, frozen=True):
    """One game to play."""

    game: str
    number: int
    players: int
    seed: int
    bots: str
    options: dict[str, str]
    packs: tuple[str, ...] = ()


class Row(msgspec.Struct, frozen=True):
    """What became of one seat in one game."""

    game: int
    """Which of the games; they are counted from 0."""
    seed: int
    players: int
    seat: int
    bot: str
    character: str
    objective: str
    """The one that was kept, also by the dead; empty if it never came to the choice."""
    survived: bool
    won: bool
    way_out: str
    """`pod`, `hibernation`, `isolation` …, of survivors only."""
    cause: str
    """The rule that killed, of the dead only."""
    rounds: int
    """In which round the game ended."""
    ending: str
    """What ended the game."""
    decisions: int
    """How many answers the seat gave."""
    contingency: str = ""
    """The one that was revealed at the end, where there are any and somebody was left to face it."""
    common: str = ""
    """The objectives of a whole crew, separated by spaces, where it has any."""


class Played(NamedTuple):
    """One game to its end."""

    rows: list[Row]
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
    rows = [_row(task, game, seat, decisions[seat]) for seat in range(task.players)]
    return Played(rows, frozenset(happenings(game)))


def _row(task: Task, game: Game, seat: int, decisions: int) -> Row:
    outcome = game.outcome
    view = game.view(seat)
    kept = view["you"]["objectives"]
    lines = [line for line in outcome["lines"] if line["seat"] == seat]
    survived = seat in outcome["survivors"]
    return Row(
        game=task.number,
        seed=task.seed,
        players=task.players,
        seat=seat,
        bot=task.bots,
        character=view["crew"][seat]["character"] or "",
        objective=kept[0] if len(kept) == 1 else "",
        survived=survived,
        won=seat in outcome["winners"],
        way_out=way_out(game, seat) if survived else "",
        cause="" if survived else _cause(lines),
        rounds=view["round"],
        ending=ending(game),
        decisions=decisions,
        common=" ".join(view["common_objectives"]),
        contingency=next((_name(line["about"][0]) for line in outcome["lines"] if line["line"] == "contingency"), ""),
    )


def _cause(lines: list[dict[str, Any]]) -> str:
    return next((str(line["rule"]) for line in lines if line["line"] in DEATHS), "")


def _name(reference: str) -> str:
    return reference.partition(":")[2]


def tasks(
    game: str, games: int, players: int, seed: int, bots: str, options: dict[str, str], packs: tuple[str, ...] = ()
) -> list[Task]:
    """So many games, each with a seed of its own: the first, the next, and so on."""
    return [Task(game, number, players, seed + number, bots, options, packs) for number in range(games)]
