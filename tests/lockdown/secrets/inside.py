"""Tables on which somebody stands in a room of the facility and is about to act."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from hullbreach.lab.properties import secrets_are_kept
from hullbreach.nemesis.scenario import LockdownTable, scenario

CREW = ("hacker", "survivor", "janitor")
HAND = ("search", "rest", "interruption")


def standing_in(kind: str, crew: Sequence[str] = CREW, mode: str = "semi-coop", seed: int = 1) -> LockdownTable:
    """The first of the crew is in a room of this kind, in a facility with power everywhere."""
    table = scenario("lockdown", crew=crew, seed=seed, mode=mode)
    table.power()
    table.lay(kind)
    table.place(crew[0], kind)
    table.turn(crew[0])
    return table


def at_the_computer(*cards: str, crew: Sequence[str] = CREW, mode: str = "semi-coop") -> LockdownTable:
    """The first of the crew is at the computer of the alert room, with these cards on top of its deck."""
    table = standing_in("alert-room", crew, mode)
    table.computer(*cards)
    return table


def act(table: LockdownTable, name: str, *option_ids: str) -> None:
    """It is this character's turn, who gives these answers; paying is routine."""
    table.turn(name)
    for option_id in option_ids:
        table.play(name, option_id)


def keeps_its_secrets(table: LockdownTable) -> bool:
    """Nobody could tell this table from another one that fits what they know; and there is something to hide."""
    return secrets_are_kept(table.game, Random(1)) > 0


def told(table: LockdownTable, kind: str, name: str) -> dict[str, object]:
    """What a character learned from the newest event of this kind."""
    args: dict[str, object] = table.told(kind, table.seat(name))[-1]["args"]
    return args
