"""A table of Lockdown at its last round: everybody has found another way out, or none."""

from __future__ import annotations

import asyncio
from functools import partial
from random import Random

from hullbreach.bots import answer_of, bot_of
from hullbreach.kernel import EVERYONE, Event
from hullbreach.nemesis.scenario import LockdownTable, scenario
from hullbreach.server.live_table import LiveTable
from hullbreach.server.table_registry import TableRegistry
from tests.server.finished import NAMES, Ended, game_of
from tests.server.tables import with_registry

CREW = ("hacker", "survivor", "janitor", "sentry")


def last_round(contingency: str = "gray") -> LockdownTable:
    """The hacker is locked in, the survivor in the bunker, the janitor in a pod that leaves, the sentry still about.

    Of them only the survivor has a contamination card, a clean one.
    """
    table = scenario("lockdown", CREW, 1)
    table.clock(1)
    table.css(1, "all")
    table.contingency(contingency)
    table.lock_in("hacker")
    table.shelter("survivor")
    table.board_pod("janitor", "a")
    table.knowledge("survivor", 6)
    table.contaminate("survivor", "clean")
    table.turn("sentry")
    return table


def facility_ended(database: str, contingency: str = "gray") -> Ended:
    """That round was played to its end in this database, with people on all seats."""

    async def act(registry: TableRegistry) -> Ended:
        scene = last_round(contingency)
        code, host = await registry.make("lockdown", len(CREW), scene.game.options, "Thursday", [])
        secrets = [(await registry.sit(code, name))[1] for name in NAMES[: len(CREW)]]
        table = await registry.table(code)
        position = scene.game.with_another_fate(bytes.fromhex(table.kept.seed)).save()
        await table.lay(position, Event("continued", {"code": code, "point": 0, "last": 0}, {}, EVERYONE, ""))
        await table.begin()
        rng = Random(1)
        while not game_of(table).over:
            await table.carry_out(partial(_answer, table, rng))
        return Ended(code, secrets, host)

    ended: Ended = asyncio.run(with_registry(database, act))
    return ended


async def _answer(table: LiveTable, rng: Random) -> None:
    """The seat that is asked passes, or gives any answer if it cannot pass."""
    game = game_of(table)
    choice = game.choice
    can_pass = any(option.id == "pass" for option in choice.options)
    option = "pass" if can_pass else answer_of(bot_of("nemesis", "random"), game, choice, rng)
    await table.answer(choice.seat, table.prompt(choice.seat), option)
