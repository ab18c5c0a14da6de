"""What is kept of every version: a few saves in different rounds, and the record of a game."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import msgspec

import hullbreach
from hullbreach import Game
from hullbreach.kernel import workbench
from hullbreach.lab.properties import random_answers

HERE = Path(__file__).parent
SAVED = ((1, 2), (2, 5), (3, 1), (4, 3), (5, 4))
"""Seats, and the round in whose course the game is saved."""
RECORDED = 2
"""The seats of the game that is recorded."""
OPTIONS: dict[str, dict[int, dict[str, str]]] = {
    "nemesis": {},
    "lockdown": {
        1: {"mode": "solo"},
        3: {"crew": "with-original", "species": "intruders"},
        4: {"mode": "coop"},
        5: {"site": "facility-surface"},
    },
    "aliens": {
        1: {"mission": "escape"},
        2: {"mission": "campaign"},
        3: {"mission": "rescue"},
        4: {"mission": "survive", "swarms": "models"},
        5: {"mission": "burn-it-out"},
    },
}
"""By game and seats: how it is played, if not as usual."""


def of_this_version() -> Iterator[tuple[Path, bytes]]:
    """The files of this version of every game, each with what belongs in it."""
    for name, options in OPTIONS.items():
        for players, rounds in SAVED:
            new = hullbreach.new(name, players, seed=players, options=options.get(players))
            game = _played(new, rounds, beyond=7 * players)
            yield HERE / f"{_version(game)}-{players}-seats-round-{rounds}.save", game.save()
        game = _played(hullbreach.new(name, RECORDED, seed=1, options=options.get(RECORDED)), 3, beyond=0)
        yield HERE / f"{_version(game)}.record.json", msgspec.json.encode(game.record()) + b"\n"


def _version(game: Game) -> str:
    return f"{game._plan.game}-rules-{game._plan.rules_version}"


def _played(game: Game, rounds: int, beyond: int) -> Game:
    """Random answers until this many answers into a round."""
    for option_id, seat in random_answers(game, Random(rounds)):
        if workbench.clock(game) >= rounds:
            beyond -= 1
        if beyond < 0:
            break
        game.answer(option_id, seat)
    return game


def add() -> list[Path]:
    """Keep what is not kept yet; a file that is there is never touched."""
    added = []
    for path, data in of_this_version():
        if not path.exists():
            path.write_bytes(data)
            added.append(path)
    return added
