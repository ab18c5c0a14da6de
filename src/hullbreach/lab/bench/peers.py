"""Other engines, if they are installed: they come with the extra `bench` and are never needed to play."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from time import perf_counter
from typing import Any

from .engine import Engine, Played, timed


def catanatron() -> Engine:
    """The best-known pure-Python engine of a modern board game, four random players."""
    from catanatron import Color, RandomPlayer
    from catanatron import Game as Catan

    colours = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)

    def set_up() -> Any:
        return Catan([RandomPlayer(colour) for colour in colours])

    def play() -> Played:
        game, made, forced = set_up(), 0, 0
        start = perf_counter()
        while game.winning_color() is None and made < 5000:
            forced += len(game.state.playable_actions) == 1
            game.play_tick()
            made += 1
        return Played(made, made - forced, perf_counter() - start)

    def copy_us() -> float:
        middle = set_up()
        for _ in range(200):
            middle.play_tick()
        return timed(middle.copy)

    return Engine(play, copy_us)


def open_spiel(name: str) -> Callable[[], Engine]:
    """A C++ game of OpenSpiel driven from Python."""

    def make() -> Engine:
        import pyspiel

        game, rng = pyspiel.load_game(name), Random(1)

        def play() -> Played:
            state, decisions, forced = game.new_initial_state(), 0, 0
            start = perf_counter()
            while not state.is_terminal():
                if state.is_chance_node():
                    actions, weights = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(rng.choices(actions, weights)[0])
                else:
                    legal = state.legal_actions()
                    forced += len(legal) == 1
                    state.apply_action(rng.choice(legal))
                    decisions += 1
            return Played(decisions, decisions - forced, perf_counter() - start)

        return Engine(play, lambda: timed(game.new_initial_state().clone))

    return make


def rlcard(name: str) -> Callable[[], Engine]:
    """A card game of RLCard with random agents."""

    def make() -> Engine:
        import rlcard as library

        env, rng = library.make(name, config={"allow_step_back": False}), Random(1)

        def play() -> Played:
            decisions = forced = 0
            start = perf_counter()
            state, _ = env.reset()
            while not env.is_over():
                legal = list(state["legal_actions"])
                forced += len(legal) == 1
                state, _ = env.step(rng.choice(legal))
                decisions += 1
            return Played(decisions, decisions - forced, perf_counter() - start)

        return Engine(play)

    return make


PEERS: dict[str, Callable[[], Engine]] = {
    "catanatron": catanatron,
    "open_spiel-backgammon": open_spiel("backgammon"),
    "open_spiel-gin_rummy": open_spiel("gin_rummy"),
    "rlcard-gin-rummy": rlcard("gin-rummy"),
}
