"""Our own games under the watch."""

from __future__ import annotations

from itertools import count
from random import Random
from statistics import mean, median
from time import perf_counter

from ...kernel import Game, stack, workbench
from ...library import load, new, title
from ..seats import usual_players
from .engine import Engine, Figures, Played, timed

ENOUGH = 500
"""Decisions of the last rounds that are needed for a comparison."""


COMPILED = not stack.__file__.endswith(".py")
"""Whether the engine is not the one that was written, but what a compiler has made of it."""


def play_game(name: str, players: int, seed: int) -> Played:
    """One random game through the public face."""
    draw = Random(seed).random
    game = new(name, players, seed, keep_history=False)
    decisions = forced = 0
    start = perf_counter()
    while choices := game.choices:
        choice = choices[0] if len(choices) == 1 else choices[int(draw() * len(choices))]
        options = choice.options
        game.answer(options[int(draw() * len(options))].id, choice.seat)
        decisions += 1
        forced += len(options) == 1
    return Played(decisions, decisions - forced, perf_counter() - start)


def our_engine(name: str) -> Engine:
    """A game of ours with the usual number of seats, another one each time."""
    seeds = count(1000)
    players = usual_players(name)
    return Engine(lambda: play_game(name, players, next(seeds)))


def watched_game(name: str, players: int, seed: int, spent: dict[int, list[float]]) -> None:
    """One random game that adds to the seconds of every decision by round, the next question included."""
    draw = Random(seed).random
    game = new(name, players, seed, keep_history=False)
    while choices := game.choices:
        choice = choices[int(draw() * len(choices))]
        options = choice.options
        at = workbench.clock(game)
        begun = perf_counter()
        game.answer(options[int(draw() * len(options))].id, choice.seat)
        spent.setdefault(at, []).append(perf_counter() - begun)


def middle_position(name: str, seed: int = 3, after: int = 120) -> Game:
    """A position in the middle of a random game; an earlier one if the game is over by then."""
    rng = Random(seed)
    game = new(name, usual_players(name), seed)
    for _ in range(after):
        choice = game.choices[0]
        game.answer(rng.choice(choice.options).id, choice.seat)
        if game.over:
            return middle_position(name, seed + 1, after // 2)
    return game


def figures_of(name: str) -> Figures:
    """What a position costs to copy, to ask, to show and to keep, and whether the game grows slower."""
    game = middle_position(name)
    state, saved = workbench.position(game), game.save()

    return {
        "decisions_per_game": mean(play_game(name, usual_players(name), seed).decisions for seed in range(100)),
        "copy_us": timed(state.clone),
        "options_us": timed(lambda: workbench.ask(game)),
        "sight_us": timed(lambda: game.sight(0), 50),
        "view_us": timed(lambda: game.view(0), 50),
        "save_us": timed(game.save, 50),
        "load_us": timed(lambda: load(saved), 20),
        "resample_us": timed(lambda: game.resample(0, 5), 20),
        **{figure: timed(work) for figure, work in title(name).measured.items()},
        "late_to_early": late_to_early(name),
    }


def late_to_early(name: str, played: int = 200) -> float:
    """What a typical decision costs in the last rounds compared with the first two."""
    spent: dict[int, list[float]] = {}
    for seed in range(played):
        watched_game(name, usual_players(name), 5000 + seed, spent)
    late: list[float] = []
    for at in sorted(spent, reverse=True):
        late += spent[at]
        if len(late) >= ENOUGH:
            break
    rounds = [at for at in sorted(spent) if at] or [0]  # what is decided before the first round is set-up
    return median(late) / median(seconds for at in rounds[:2] for seconds in spent[at])
