"""Our own games under the watch."""

from __future__ import annotations

from itertools import count
from random import Random
from statistics import mean, median
from time import perf_counter

from ...kernel import Game, stack, workbench
from ...library import load, new
from .engine import Engine, Figures, Played, timed

ENOUGH = 500
"""So many decisions of the last rounds make them comparable."""


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
    """A game of ours with four seats, another one each time."""
    seeds = count(1000)
    return Engine(lambda: play_game(name, 4, next(seeds)))


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


def middle_position(name: str, players: int = 4, seed: int = 3) -> Game:
    """A position in the middle of a random game."""
    rng = Random(seed)
    game = new(name, players, seed)
    for _ in range(120):
        choice = game.choices[0]
        game.answer(rng.choice(choice.options).id, choice.seat)
        if game.over:
            return middle_position(name, players, seed + 1)
    return game


def figures_of(name: str) -> Figures:
    """What a position costs to copy, to ask, to show and to keep, and whether the game grows slower."""
    game = middle_position(name)
    state, saved = workbench.position(game), game.save()

    return {
        "decisions_per_game": mean(play_game(name, 4, seed).decisions for seed in range(100)),
        "copy_us": timed(state.clone),
        "options_us": timed(lambda: workbench.ask(game)),
        "view_us": timed(lambda: game.view(0), 50),
        "save_us": timed(game.save, 50),
        "load_us": timed(lambda: load(saved), 20),
        "resample_us": timed(lambda: game.resample(0, 5), 20),
        "late_to_early": late_to_early(name),
    }


def late_to_early(name: str, played: int = 200) -> float:
    """What a typical decision costs in the last rounds compared with the first two."""
    spent: dict[int, list[float]] = {}
    for seed in range(played):
        watched_game(name, 4, 5000 + seed, spent)
    late: list[float] = []
    for at in sorted(spent, reverse=True):
        late += spent[at]
        if len(late) >= ENOUGH:
            break
    return median(late) / median(spent[1] + spent[2])
