"""Where the tests of the rooms begin: the hacker is in a room of the facility, the janitor somewhere else."""

from __future__ import annotations

from hullbreach.nemesis.scenario import LockdownTable, scenario

HAND = ("bypass", "backdoor", "search", "demolition", "rest")


def standing_in(kind: str, *together: str, seed: int = 1) -> LockdownTable:
    """The hacker, whose turn it is, stands in a room of this kind, the others named with them, the rest in room 14."""
    table = scenario("lockdown", crew=["hacker", "janitor", "lab-rat"], seed=seed)
    room = table.lay(kind)
    table.explore("room:14")
    for name in ("hacker", "janitor", "lab-rat"):
        table.place(name, room if name == "hacker" or name in together else "room:14")
    table.hand("hacker", *HAND)
    table.power()
    table.bag(blank=1)
    table.turn("hacker")
    return table


def use(table: LockdownTable, *options: str) -> None:
    """The hacker uses the room, one answer after another."""
    table.play("hacker", "room-action")
    for option in options:
        table.play("hacker", option)


def offered(table: LockdownTable) -> bool:
    """Whether the hacker can use the room."""
    return any(option.startswith("room-action") for option in table.options("hacker"))


def refusal(table: LockdownTable) -> str | None:
    """The rule that keeps the hacker from using the room."""
    return next((rule for id, rule in table.refusals("hacker").items() if id.startswith("room-action")), None)
