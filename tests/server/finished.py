"""Tables at which a whole game has been played and some things were claimed."""

from __future__ import annotations

import asyncio
import shutil
from pathlib import Path
from random import Random
from typing import Any, NamedTuple
from unittest.mock import patch

import msgspec
import pytest

from hullbreach.bots import answer_of, bot_of
from hullbreach.kernel import Game
from hullbreach.server import table_registry, talk, wire
from hullbreach.server.live_table import LiveTable
from hullbreach.server.settings import Settings
from hullbreach.server.store import Store
from hullbreach.server.thinkers import Thinkers
from hullbreach.server.timeline import GameTimeline
from hullbreach.server.timeline_cache import TimelineCache
from tests.once import made_once
from tests.server.tables import Witness, begun, with_registry

TABLES, ENDED = "tables.sqlite", "ended.json"
NAMES = ("Ann", "Bob", "Cleo", "Dan", "Eve")
CLAIMS = {
    30: (0, wire.Claim(what="engine-works", about=["engine:1"])),
    45: (1, wire.Claim(what="clean")),
    60: (2, wire.Claim(what="have", about=["item:medkit"], to=0)),
    80: (0, wire.Claim(what="doubt", about=["seat:1"])),
}
"""By the number of answers: who claims what."""
TAKEN_BACK = 50
"""After this many answers somebody takes one back, and everybody agrees."""


class Watched(NamedTuple):
    """A timeline, the view of each seat at each point of it, and all events of each seat."""

    timeline: GameTimeline
    screens: list[list[dict[str, Any]]]
    stories: list[list[dict[str, Any]]]


def watched(database: str, players: int = 3, seed: int = 3) -> Watched:
    """A game that was played to its end under the eyes of every seat, once with an answer taken back."""

    async def act(registry: table_registry.TableRegistry) -> Watched:
        with patch.object(table_registry, "new_seed", lambda: f"{seed:064x}"):
            table, seated = await begun(registry, people=players, players=players)
        rng, screens = Random(seed), [[witness.screen for witness in seated]]
        while not game_of(table).over:
            if len(screens) == TAKEN_BACK:
                await _take_back(table, seated)
                screens.append([witness.screen for witness in seated])
            if claim := CLAIMS.get(len(screens)):
                await table.wish(seated[claim[0]], claim[1])
            await _answer(table, rng)
            screens.append([witness.screen for witness in seated])
        timeline = await TimelineCache(registry).of(table.kept.code)
        return Watched(timeline, screens, [table.story(witness) for witness in seated])

    found: Watched = asyncio.run(with_registry(database, act))
    return found


async def _take_back(table: LiveTable, seated: list[Witness]) -> None:
    for witness in (seated[1], *seated):
        wanted = witness.screen["consent"]
        await table.wish(witness, wire.Consent(to=wanted["number"], agree=True) if wanted else wire.Undo())
        if table.consent.wanted is None:
            return


async def _answer(table: LiveTable, rng: Random) -> None:
    game = game_of(table)
    choice = game.choice
    option = answer_of(bot_of("nemesis"), game, choice, rng)
    await table.carry_out(lambda: table.answer(choice.seat, table.prompt(choice.seat), option))


def game_of(table: LiveTable) -> Game:
    """The game of a table."""
    assert table.game is not None
    return table.game


class Ended(NamedTuple):
    """A table that is over, the secrets of its seats, and the host's."""

    code: str
    secrets: list[str]
    host: str

    def seat(self, seat: int) -> str:
        """The path that leads this seat to the table."""
        return f"/t/{self.code}#{self.secrets[seat]}"


def ended(temporary: pytest.TempPathFactory, database: Path, players: int = 4) -> Ended:
    """A new database with a table that is over and people on all of its seats: a copy of what was played once."""

    def make(folder: Path) -> None:
        over = _played(str(folder / TABLES), players)
        (folder / ENDED).write_bytes(msgspec.json.encode(over))

    played = made_once(temporary, f"ended-{players}", make)
    shutil.copyfile(played / TABLES, database)
    return msgspec.json.decode((played / ENDED).read_bytes(), type=Ended)


def _played(database: str, players: int, seed: int = 11) -> Ended:
    async def act(registry: table_registry.TableRegistry) -> Ended:
        with patch.object(table_registry, "new_seed", lambda: f"{seed:064x}"):
            code, host = await registry.make("nemesis", players, {}, "Thursday", [])
        secrets = [(await registry.sit(code, name))[1] for name in NAMES[:players]]
        table = await registry.table(code)
        await table.begin()
        rng = Random(seed)
        while not game_of(table).over:
            if claim := CLAIMS.get(game_of(table).answered):
                await table.keep("talk", talk.claimed(*claim, game_of(table)), claim[0])
            await _answer(table, rng)
        return Ended(code, secrets, host)

    async def with_own_registry() -> Ended:
        registry = table_registry.TableRegistry(await Store.open(database), Thinkers(), Settings(database=database))
        try:
            return await act(registry)
        finally:
            await registry.close()

    return asyncio.run(with_own_registry())
