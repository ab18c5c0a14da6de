"""The catalogue of events: each kind of event in a game, and how the rest of the program shows and counts it."""

from __future__ import annotations

from types import ModuleType
from typing import Literal

import msgspec

Look = Literal["ripple", "flare", "die", "token", "rise", "card", "banner", "dark", "lit"]
"""How an event is shown on the board."""
Sound = Literal[
    "", "die", "knock", "bag", "contact", "blow", "hurt", "fire", "fault", "door", "alarm", "light", "end", "turn",
    "dark", "hum", "launch", "screen", "lift",
]  # fmt: skip
Weight = Literal["full", "deed", "fate", "scene", "step", "implied"]

FULL: Weight = "full"
"""Kept in full when a story is shortened."""
DEED: Weight = "deed"
"""Something a player does. A shortened story hangs the other events on it."""
FATE: Weight = "fate"
"""What becomes of somebody. A shortened story gives it as the result of a deed."""
SCENE: Weight = "scene"
"""Something that concerns nobody in particular. A shortened story puts similar ones together."""
STEP: Weight = "step"
"""Something that goes without saying after the deed that led to it. It is shortened if no deed did."""
IMPLIED: Weight = "implied"
"""Something that goes without saying once its cause or its result is told."""


class Moment(msgspec.Struct, frozen=True, omit_defaults=True):
    """How an event is shown on the board; `at`, `shows` and `veils` name arguments of the event."""

    look: Look
    sound: Sound
    long: int
    """In milliseconds."""
    at: str = ""
    """The argument that says where it is shown."""
    shows: str = ""
    die: str = ""
    """The source of the die that is thrown, unless the event names another."""
    veils: str = ""
    """The argument that the board must not show before this event."""


class EventKind(msgspec.Struct, frozen=True):
    """A kind of event: its name, its arguments, and what stories, odds, timelines and statistics make of it."""

    name: str
    """The end of the message `event-…`."""
    args: str = ""
    """The arguments it may have, public and secret ones, separated by spaces."""
    weight: Weight = FULL
    """How much of it is left in a shortened story."""
    names: str = ""
    """The argument that a shortened story names. For a scene it is the first argument."""
    moment: Moment | None = None
    outcome: str = ""
    """The outcome it counts as in the odds of an option. An event with a `who` counts for that seat only."""
    begins: str = ""
    """What begins with it: a `round`, a `turn`, an `event`, the `end`, or just a `step`.

    Later events do not count as caused by the choice before it."""
    mark: str = ""
    """The mark it leaves on the timeline of a finished game."""
    heading: str = ""
    """The heading under which the laboratory counts it."""
    subject: str = ""
    """For a private look: the public argument that was looked at, or else the kind of thing."""
    peek: bool = False
    """Whether it is shown large to the one seat that was shown something."""
    coach: str = ""
    """Whom it must concern (`who`, `room`, `corridor`, `anybody`) for the coach to explain it, and the note to use."""

    @property
    def named(self) -> str:
        """The argument that a shortened story names."""
        return self.args.partition(" ")[0] if self.weight == SCENE else self.names


UNDONE = EventKind("undone", "seat")
"""Something was taken back."""


class Catalogue(dict[str, EventKind]):
    """The kinds of events of a game by name. A kind it does not list, such as one from a pack, is told in full."""

    def __init__(self, *modules: ModuleType) -> None:
        for kind in (kind for module in modules for kind in vars(module).values() if isinstance(kind, EventKind)):
            if kind.name in self:
                raise ValueError(f"the event {kind.name} is listed twice")
            self[kind.name] = kind

    def __missing__(self, name: str) -> EventKind:
        return EventKind(name)
