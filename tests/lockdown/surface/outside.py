"""Tables on the alternative side of the board, on which somebody is out on the surface and about to act."""

from __future__ import annotations

from hullbreach.kernel import Effect
from hullbreach.nemesis.scenario import LockdownTable, scenario

SITE = "facility-surface"
HAND = ("bypass", "backdoor", "search", "demolition", "rest")
WEST, EAST = (1, 2, 3, 4), (5, 6, 7, 8)
"""The rooms of the two buildings."""
CROSSROADS = (28, 29, 30)
AREAS = ("area:1", "area:2", "area:3", "area:4")


def out_at(room: int, *others: int, mode: str = "semi-coop") -> LockdownTable:
    """The hacker, whose turn it is, is in this room, the janitor and the lab rat in these or below in room 20."""
    table = scenario("lockdown", crew=["hacker", "janitor", "lab-rat"], site=SITE, mode=mode)
    table.explore(20)
    for name, where in zip(table.seats, (room, *others, 20, 20), strict=False):
        table.place(name, where)
    table.hand("hacker", *HAND)
    table.power()
    table.bag(blank=1)
    table.state.first_encounter = True
    table.turn("hacker")
    return table


def carry_out(table: LockdownTable, *effects: Effect) -> None:
    """These effects happen before whatever waits is asked again."""
    table._told = len(table.game.events())
    table.state.stack.extend((effect, 0) for effect in reversed(effects))
    table.run()
    table.settle()


def noisy(table: LockdownTable) -> set[str]:
    """The spots with a noise marker."""
    g = table.state
    return {name for spot, name in enumerate(g.board.spot_ids) if g.is_noisy(spot)}


def offered(table: LockdownTable, verb: str, name: str = "hacker") -> list[str]:
    """What somebody can do by this verb, without the verb."""
    return [option.removeprefix(f"{verb}/") for option in table.options(name) if option.startswith(f"{verb}/")]
