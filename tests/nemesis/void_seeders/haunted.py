"""Tables haunted by void seeders."""

from __future__ import annotations

from collections.abc import Sequence

from hullbreach.nemesis.scenario import NemesisTable, scenario
from hullbreach.nemesis.species.void_seeders.madness import Madness, minds

QUIET = "void-fire-wave"
"""An event card that changes nothing while nothing burns, and moves only lurkers and whisperers."""


def haunted(*crew: str, seed: int = 1, **options: str) -> NemesisTable:
    """A table with void seeders; the first of the crew is about to act in room 3, next to 1 and 7."""
    table = scenario("nemesis", crew=crew or ("captain", "scout"), seed=seed, species="void-seeders", **options)
    table.explore(1, 3, 7, 11)
    table.place(crew[0] if crew else "captain", 3)
    table.state.first_encounter = True
    return table


def mind(table: NemesisTable) -> Madness:
    """The position."""
    return minds(table.state)


def madden(table: NemesisTable, **levels: int) -> None:
    """Set insanity levels."""
    for name, level in levels.items():
        mind(table).insanity[table.seat(name)] = level


def madness(table: NemesisTable, name: str = "captain") -> int:
    """Somebody's insanity level."""
    return mind(table).insanity[table.seat(name)]


def drawn(table: NemesisTable, kind: str) -> list[str]:
    """What the events of a kind are about: their results."""
    return [event["args"]["result"] for event in table.told(kind)]


def heard(table: NemesisTable, token: str = "void-seeder-4", cards: int = 5, **fate: Sequence[str]) -> None:
    """The captain walks from 1 to 3, makes noise a second time in the corridor to 7, and this token is drawn.

    The captain holds this many cards then.
    """
    table.place("captain", 1)
    table.hand("captain", *("rest", "search", "search", "demolition", "reload", "interruption")[: cards + 1])
    table.noise("3-7")
    table.turn("captain")
    table.fate(noise=["3"], bag=[token], **fate)
    table.play("captain", "move/room:3")
