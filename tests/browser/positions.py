"""Real positions at real tables: a game played by bots until something is to be seen, kept as a server keeps it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from hashlib import sha256
from random import Random
from typing import Any, NamedTuple
from unittest.mock import patch

from hullbreach.bots import answer_of, bot_of
from hullbreach.kernel import Game
from hullbreach.library import plan
from hullbreach.server import table_registry
from hullbreach.server.autoplay import AutoPlayer
from hullbreach.server.live_table import LiveTable
from hullbreach.server.settings import Settings
from hullbreach.server.store import Store
from hullbreach.server.thinkers import Thinkers

View = Mapping[str, Any]
NAMES = ("Ann", "Bob", "Cleo", "Dan", "Eve")


class Laid(NamedTuple):
    """Where somebody sits down: the path of a table, with the secret of a seat behind the #."""

    code: str
    secrets: list[str]

    def seat(self, seat: int) -> str:
        """The path that leads this seat to the table."""
        return f"/t/{self.code}#{self.secrets[seat]}"


class Wanted(NamedTuple):
    """A position to be found: the first of the seeds whose game comes to it, asked of seat 0."""

    until: Callable[[Game, View], bool]
    players: int = 4
    game: str = "nemesis"
    options: Mapping[str, str] = {}
    seeds: range = range(40)
    packs: tuple[str, ...] = ()


def lay(database: str, wanted: Wanted) -> Laid:
    """Play games until one comes to what is wanted, and keep that table."""
    seed = next((seed for seed in wanted.seeds if _comes_to_it(seed, wanted)), None)
    assert seed is not None, "no seed comes to what is wanted"
    return asyncio.run(_keep(database, seed, wanted))


def _seed(number: int) -> str:
    return sha256(f"picture {number}".encode()).hexdigest()


def _comes_to_it(seed: int, wanted: Wanted) -> bool:
    """Whether the game of this seed, played by bots, comes to it at all."""
    made = plan(wanted.game, wanted.players, wanted.options, wanted.packs)
    game = Game.new(made, wanted.players, bytes.fromhex(_seed(seed)))
    rng = Random(seed)
    while not game.over:
        if wanted.until(game, game.view(0)):
            return True
        seat, option = _answer(game, rng)
        game.answer(option, seat)
    return wanted.until(game, game.view(0))


def _answer(game: Game, rng: Random) -> tuple[int, str]:
    """What the seat that is asked first says."""
    choice = game.choice
    assert choice is not None
    return choice.seat, answer_of(bot_of(game.title), game, choice, rng)


async def _keep(database: str, seed: int, wanted: Wanted) -> Laid:
    """The same game again, at a table."""
    store = await Store.open(database)
    registry = table_registry.TableRegistry(store, Thinkers(), Settings(database=database, packs=wanted.packs))
    with patch.object(table_registry, "new_seed", lambda: _seed(seed)):
        code, _ = await registry.make(wanted.game, wanted.players, wanted.options, "", [])
    secrets = [(await registry.sit(code, name))[1] for name in NAMES[: wanted.players]]
    table: LiveTable = await registry.table(code)
    with patch.object(AutoPlayer, "wake", lambda autoplay: None):  # every answer is given here
        await table.begin()
        rng, game = Random(seed), table.played()
        while not wanted.until(game, game.view(0)):
            seat, option = _answer(game, rng)
            await table.answer(seat, table.prompt(seat), option)
    await registry.close()
    return Laid(code, secrets)
