"""Tables without a socket: the real table code over a real store, with viewers that write down what they are sent."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from random import Random
from typing import Any

import msgspec

from hullbreach.server import wire
from hullbreach.server.live_table import LiveTable
from hullbreach.server.settings import Settings
from hullbreach.server.store import Store
from hullbreach.server.table_registry import TableRegistry
from hullbreach.server.thinkers import Thinkers
from hullbreach.server.viewer import Viewer
from tests.server.client_screen import patched

STILL = Settings(pace=3600, moment=3600, patience=3600, think=0)
"""Bots do nothing by themselves, the test decides what happens; a thought may take as long as it needs."""


class Witness(Viewer):
    """A viewer that keeps every byte it is sent."""

    def __init__(self, *seats: int, language: str = "en", is_host: bool = False) -> None:
        self.sent: list[bytes] = []
        self.screen: dict[str, Any] = {}
        super().__init__(seats, language, self._take, is_host)

    def _take(self, told: wire.Told) -> None:
        raw = wire.write(told)
        self.sent.append(raw)
        message = msgspec.json.decode(raw)
        if message["is"] == "screen":
            self.screen = message["screen"]
        elif message["is"] == "change":
            self.screen = patched(self.screen, message["patch"])

    @property
    def last(self) -> dict[str, Any]:
        """The last message."""
        message: dict[str, Any] = msgspec.json.decode(self.sent[-1])
        return message

    @property
    def prompt(self) -> str:
        """The number of the open prompt."""
        asked = self.screen.get("prompt")
        return asked["prompt"] if asked else ""

    @property
    def options(self) -> list[str]:
        """What may be answered."""
        asked = self.screen.get("prompt")
        return [option["id"] for option in asked["options"]] if asked else []


async def with_registry(
    database: str, act: Callable[[TableRegistry], Awaitable[Any]], settings: Settings = STILL
) -> Any:
    """Do something with the tables of a database."""
    thinkers = Thinkers(settings.thinkers, settings.packs, settings.think)
    registry = TableRegistry(await Store.open(database), thinkers, settings)
    try:
        return await act(registry)
    finally:
        await registry.close()


async def begun(
    registry: TableRegistry, people: int = 2, players: int = 3, game: str = "nemesis", **options: str
) -> tuple[LiveTable, list[Witness]]:
    """A table that is being played, with somebody at each of its first seats."""
    bots = ["" if seat < people else "random" for seat in range(players)]
    code, _ = await registry.make(game, players, options, "", bots)
    for seat in range(people):
        await registry.sit(code, f"Person {seat + 1}")
    table = await registry.table(code)
    await table.carry_out(table.begin)
    return table, await seated(table, people)


async def seated(table: LiveTable, people: int) -> list[Witness]:
    """Somebody at each of the first seats of a table; the first is the host."""
    witnesses = [Witness(seat, is_host=seat == 0) for seat in range(people)]
    for witness in witnesses:
        await table.join(witness)
    return witnesses


async def answer(table: LiveTable, rng: Random) -> tuple[int, str] | None:
    """One random answer of a seat that is asked, person or bot; None if the game is over."""
    given: list[tuple[int, str]] = []

    async def act() -> None:  # chosen when it is its turn: a formality may have been answered meanwhile
        game = table.game
        assert game is not None
        if not game.over:
            choice = rng.choice(game.choices)
            option = rng.choice(choice.options).id
            await table.answer(choice.seat, table.prompt(choice.seat), option)
            given.append((choice.seat, option))

    await table.carry_out(act)
    return given[0] if given else None
