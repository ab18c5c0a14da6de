"""Tables of Lockdown with a position of our own on them, kept as a server keeps it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from hullbreach.kernel import EVERYONE, Event
from hullbreach.lab.scenario.table import Table
from hullbreach.nemesis.scenario import scenario
from hullbreach.nemesis.scenario.lockdown import LockdownTable
from hullbreach.server.settings import Settings
from hullbreach.server.store import Store
from hullbreach.server.table_registry import TableRegistry
from hullbreach.server.thinkers import Thinkers
from tests.browser.positions import NAMES, Laid

CREW = ["janitor", "hacker", "sentry", "survivor"]
FOUND = {
    2: "css-control", 3: "power-generator", 4: "archive", 7: "emergency-room", 8: "laboratory-facility", 9: "cargo-b",
    11: "decon-room", 14: "transmitter-control", 15: "guard-room", 19: "surgery", 20: "cargo-a", 25: "nest",
}  # fmt: skip
"""Rooms that have been found, where a scene does not begin at the beginning."""


def explored() -> LockdownTable:
    """A facility that most of has been seen."""
    table = scenario("lockdown", crew=CREW, seed=3)
    for room, kind in FOUND.items():
        table.tile(room, kind)
        table.items_in(room, 2)
    return table


def lit_and_dark() -> LockdownTable:
    """Power in two sections, something waiting in the third, and a CSS token that only the janitor has seen."""
    table = explored()
    table.power("1", "2")
    table.dark("3", "elevator")
    table.clock(9, on=False)
    for name, room in zip(CREW, (8, 12, 20, 2), strict=True):
        table.place(name, room)
    table.intruder("adult", 20, 2)
    table.intruder("creeper", 24)
    table.intruder("breeder", 26)
    table.noise("corridor:7-8", "corridor:9-13", "corridor:19-20")
    table.door("corridor:8-12")
    table.fire(11)
    table.malfunction(7)
    table.css(8, "b")
    table.state.seen[table.state.css_at[8]] = 1
    table.knowledge("janitor", 4)
    table.turn("janitor")
    return table


def fight_in_the_dark() -> LockdownTable:
    """No power in any section, and a fight in a burning room; two tokens count down."""
    table = explored()
    table.dark("1", "2", "3")
    table.power("elevator")
    table.elevator(3)
    table.clock(6, on=True)
    table.isolation()
    table.gate()
    table.alert(3)
    table.autodestruction(2)
    for name, room in zip(CREW, (20, 20, 21, 2), strict=True):
        table.place(name, room)
    for kind, room in (("adult", 20), ("adult", 20), ("queen", 25), ("larva", 19), ("creeper", 18), ("breeder", 8)):
        table.intruder(kind, room)
    table.noise("corridor:7-8", "corridor:19-20", "corridor:20-25", "corridor:technical")
    table.fire(20)
    table.contingencies("janitor", "red", "green")
    table.archive("janitor")
    table.turn("janitor")
    return table


def late() -> LockdownTable:
    """Some are out, one waits on a pod, and nothing stops the autodestruction."""
    table = explored()
    table.power("1", "3", "elevator")
    table.dark("2")
    table.clock(3, on=False)
    table.isolation()
    table.gate()
    table.alert(1)
    table.autodestruction(1, red=True)
    table.place("janitor", 2)
    table.place("sentry", 13)
    table.rover("bunker")
    table.elevator(1)
    table.shelter("survivor")
    table.board_pod("hacker", "b")
    table.knowledge("janitor", 8)
    table.shown_contingencies("blue")
    table.contingencies("janitor", "red", "green")
    table.turn("janitor")
    return table


def surface() -> LockdownTable:
    """The other side of the board: somebody at a crossroads, noise in two areas."""
    table = scenario("lockdown", crew=CREW, seed=5, site="facility-surface")
    for room, kind in ((4, "css-control"), (8, "guard-room"), (5, "archive"), (16, "surgery")):
        table.tile(room, kind)
    table.power("1", "3")
    table.dark("2", "elevator")
    table.gate()
    for name, room in zip(CREW, (29, 4, 16, 8), strict=True):
        table.place(name, room)
    table.intruder("adult", 30)
    table.intruder("breeder", 18)
    table.noise("area:1", "area:3", "corridor:9-12")
    table.turn("janitor")
    return table


SCENES: dict[str, Callable[[], LockdownTable]] = {
    "facility-lit": lit_and_dark, "facility-fight": fight_in_the_dark, "facility-late": late, "surface": surface,
}  # fmt: skip
"""What the pictures of the documentation show."""


def put_on_a_table(database: str, scene: Table) -> Laid:
    """A table at which everybody has sat down and the game begins with this position."""
    return asyncio.run(_put(database, scene))


async def _put(database: str, scene: Table) -> Laid:
    store = await Store.open(database)
    registry = TableRegistry(store, Thinkers(), Settings(database=database))
    players = scene.game.players
    code, _ = await registry.make(scene.game.title, players, scene.game.options, "", [])
    secrets = [(await registry.sit(code, name))[1] for name in NAMES[:players]]
    table = await registry.table(code)
    position = scene.game.with_another_fate(bytes.fromhex(table.kept.seed)).save()
    await table.lay(position, Event("continued", {"code": code, "point": 0, "last": 0}, {}, EVERYONE, ""))
    await table.begin()
    await registry.close()
    return Laid(code, secrets)
