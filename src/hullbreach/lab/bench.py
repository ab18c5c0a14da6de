"""Speed as ratios in one run: decisions, copies, options, views and saves, beside the peers that are installed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from statistics import median
from time import perf_counter
from typing import Any

from ..kernel import Game
from ..library import games, load, new

Figures = dict[str, float]


def timed(work: Callable[[], object], repeat: int = 200) -> float:
    """Microseconds a call, the best of five rounds."""
    best = float("inf")
    for _ in range(5):
        start = perf_counter()
        for _ in range(repeat):
            work()
        best = min(best, perf_counter() - start)
    return best / repeat * 1e6


def play_game(name: str, players: int, seed: int, spent: dict[int, list[float]] | None = None) -> tuple[int, float]:
    """One random game through the public face: decisions and seconds, and seconds by round if wanted."""
    rng = Random(seed)
    game = new(name, players, seed, keep_history=False)
    plan = game._plan
    decisions = 0
    start = perf_counter()
    while not game.over:
        choices = game.choices
        choice = choices[0] if len(choices) == 1 else choices[int(rng.random() * len(choices))]
        options = choice.options
        option = options[int(rng.random() * len(options))]
        if spent is None:
            game.answer(option.id, choice.seat)
        else:
            at, begun = plan.clock(game._state), perf_counter()
            game.answer(option.id, choice.seat)
            _ = game.choices
            spent.setdefault(at, []).append(perf_counter() - begun)
        decisions += 1
    return decisions, perf_counter() - start


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


def our_game(name: str, seconds: float) -> Figures:
    """The figures of one of our games."""
    play_game(name, 4, 0)
    decisions = played = 0
    spent = 0.0
    while spent < seconds:
        count, took = play_game(name, 4, 1000 + played)
        decisions += count
        spent += took
        played += 1
    game = middle_position(name)
    state = game._state

    def options() -> None:
        game._choices = None
        _ = game.choices

    saved = game.save()
    return {
        "decisions_per_s": decisions / spent,
        "games_per_s": played / spent,
        "decisions_per_game": decisions / played,
        "copy_us": timed(state.clone),
        "options_us": timed(options),
        "view_us": timed(lambda: game.view(0), 50),
        "save_us": timed(game.save, 50),
        "load_us": timed(lambda: load(saved), 20),
        "resample_us": timed(lambda: game.resample(0, 5), 20),
        "late_to_early": late_to_early(name),
    }


def late_to_early(name: str, played: int = 24) -> float:
    """What a decision costs in the last rounds compared with the first."""
    spent: dict[int, list[float]] = {}
    for seed in range(played):
        play_game(name, 4, 5000 + seed, spent)
    last = max(at for at, times in spent.items() if len(times) >= 20)
    early = median(time for at in (1, 2) for time in spent.get(at, ()))
    late = median(time for at in (last - 1, last) for time in spent.get(at, ()))
    return late / early


def catanatron(seconds: float) -> Figures:
    """The best-known pure-Python engine of a modern board game, four random players."""
    from catanatron import Color, RandomPlayer
    from catanatron import Game as Catan

    colours = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
    decisions, played, spent = 0, 0, 0.0
    middle: Any = None
    while spent < seconds:
        game = Catan([RandomPlayer(colour) for colour in colours])
        made = 0
        start = perf_counter()
        while game.winning_color() is None and made < 5000:
            game.play_tick()
            made += 1
        spent += perf_counter() - start
        decisions += made
        played += 1
        if middle is None:
            middle = Catan([RandomPlayer(colour) for colour in colours])
            for _ in range(200):
                middle.play_tick()
    return {
        "decisions_per_s": decisions / spent,
        "games_per_s": played / spent,
        "copy_us": timed(middle.copy),
    }


def open_spiel(name: str) -> Callable[[float], Figures]:
    """A C++ game of OpenSpiel driven from Python."""

    def run(seconds: float) -> Figures:
        import pyspiel

        game = pyspiel.load_game(name)
        rng = Random(1)
        decisions, played, spent = 0, 0, 0.0
        state = game.new_initial_state()
        while spent < seconds:
            state = game.new_initial_state()
            start = perf_counter()
            while not state.is_terminal():
                if state.is_chance_node():
                    actions, weights = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(rng.choices(actions, weights)[0])
                else:
                    state.apply_action(rng.choice(state.legal_actions()))
                    decisions += 1
            spent += perf_counter() - start
            played += 1
        return {"decisions_per_s": decisions / spent, "games_per_s": played / spent, "copy_us": timed(state.clone)}

    return run


def rlcard(name: str) -> Callable[[float], Figures]:
    """A card game of RLCard with random agents."""

    def run(seconds: float) -> Figures:
        import rlcard as library

        env = library.make(name, config={"allow_step_back": False})
        rng = Random(1)
        decisions, played, spent = 0, 0, 0.0
        while spent < seconds:
            start = perf_counter()
            state, _ = env.reset()
            while not env.is_over():
                state, _ = env.step(rng.choice(list(state["legal_actions"])))
                decisions += 1
            spent += perf_counter() - start
            played += 1
        return {"decisions_per_s": decisions / spent, "games_per_s": played / spent}

    return run


PEERS: dict[str, Callable[[float], Figures]] = {
    "catanatron": catanatron,
    "open_spiel-backgammon": open_spiel("backgammon"),
    "open_spiel-gin_rummy": open_spiel("gin_rummy"),
    "rlcard-gin-rummy": rlcard("gin-rummy"),
}


def peers(seconds: float) -> Iterator[tuple[str, Figures]]:
    """Every peer that is installed here; one that is missing or refuses to run is left out."""
    for name, run in PEERS.items():
        try:
            yield name, run(seconds)
        except ImportError:
            continue


def bench(seconds: float, progress: Callable[[str], None]) -> dict[str, dict[str, Any]]:
    """All games, then all peers, with ratios."""
    result: dict[str, dict[str, Any]] = {}
    for name in games():
        progress(name)
        result[name] = dict(our_game(name, seconds))
    found: dict[str, Figures] = {}
    for name, figures in peers(seconds):
        progress(name)
        found[name] = figures
    result["peers"] = found
    for name in games():
        for peer, figures in found.items():
            result[name][f"x_{peer}"] = result[name]["decisions_per_s"] / figures["decisions_per_s"]
    return result
