"""Tables on which a character of the facility carries something and is about to act."""

from __future__ import annotations

from collections.abc import Sequence

from hullbreach.nemesis.scenario import LockdownTable, scenario

HAND = ("rest", "demolition", "search", "search", "interruption")


def carrying(
    *items: str, room: str | int = "alert-room", crew: Sequence[str] = ("survivor", "hacker")
) -> LockdownTable:
    """The first of the crew stands in a room with these items and five cards, alone, with power everywhere."""
    table = scenario("lockdown", crew=crew)
    table.power()
    table.place(crew[0], room)
    table.hand(crew[0], *HAND)
    table.lose_items(crew[0])
    table.give(crew[0], *items)
    table.turn(crew[0])
    return table


def use(table: LockdownTable, name: str, item: str, how: str = "") -> None:
    """Use an item this way; nobody is asked how if there is one way only."""
    table.play(name, f"use/item:{item}")
    choice = table.choice(name)
    if choice is not None and choice.ask == "ask-use":
        table.play(name, how)


def compute(table: LockdownTable, name: str, how: str) -> None:
    """Choose this action of the open computer card, if there is a choice."""
    choice = table.choice(name)
    if choice is not None and choice.ask == "ask-computer":
        table.play(name, how)


def ways(table: LockdownTable, name: str, item: str) -> list[str]:
    """The ways of use one is asked to choose from."""
    table.play(name, f"use/item:{item}")
    choice = table.choice(name)
    return table.options(name) if choice is not None and choice.ask == "ask-use" else []
