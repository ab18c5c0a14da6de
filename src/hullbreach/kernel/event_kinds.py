"""The catalogue of events: each kind a game can tell, and what the house makes of it."""

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
"""Told in full wherever a story is cut short."""
DEED: Weight = "deed"
"""What somebody does: the rest of a short telling hangs on it."""
FATE: Weight = "fate"
"""How somebody fares; told in short as what came of a deed."""
SCENE: Weight = "scene"
"""What concerns nobody in particular; told in short, similar ones together."""
STEP: Weight = "step"
"""What goes without saying after the deed that led to it; told in short where nobody's deed did."""
IMPLIED: Weight = "implied"
"""What goes without saying when it is told what led to it or came of it."""


class Moment(msgspec.Struct, frozen=True, omit_defaults=True):
    """How an event is shown on the board; `at`, `shows` and `veils` name arguments of the event."""

    look: Look
    sound: Sound
    long: int
    """In milliseconds."""
    at: str = ""
    """Where."""
    shows: str = ""
    die: str = ""
    """The die that is thrown, unless the event names another."""
    veils: str = ""
    """What the board must not show before it."""


class EventKind(msgspec.Struct, frozen=True):
    """A kind of event: its name, its arguments, and what it means to everybody who is told of it."""

    name: str
    """The end of the message `event-…`."""
    args: str = ""
    """The arguments it may have, public and secret ones, separated by spaces."""
    weight: Weight = FULL
    """How much of it is left in a short telling."""
    names: str = ""
    """The argument that a short telling names; of a scene it is the first."""
    moment: Moment | None = None
    outcome: str = ""
    """What it counts as among the odds of an option; with a `who`, for nobody else."""
    begins: str = ""
    """What begins with it, so that what follows was not caused by the choice before: a `round`, a `turn`, an `event`,
    the `end`, or a mere `step` of something."""
    mark: str = ""
    """The mark it leaves on the timeline of a finished game."""
    heading: str = ""
    """Under which heading the laboratory counts it."""
    subject: str = ""
    """Of a private look: the public argument that was looked at, or else the sort of thing."""
    peek: bool = False
    """Whether it opens large before a seat that alone was shown something."""
    coach: str = ""
    """Whom it must concern (`who`, `room`, `corridor`, `anybody`) for the coach to explain it, and with which note."""

    @property
    def named(self) -> str:
        """The argument that a short telling names."""
        return self.args.partition(" ")[0] if self.weight == SCENE else self.names


UNDONE = EventKind("undone", "seat")
"""Something was taken back."""


class Catalogue(dict[str, EventKind]):
    """The kinds of events of a game by name; what it does not list, such as the kinds of a pack, is told in full."""

    def __init__(self, *modules: ModuleType) -> None:
        for kind in (kind for module in modules for kind in vars(module).values() if isinstance(kind, EventKind)):
            if kind.name in self:
                raise ValueError(f"the event {kind.name} is listed twice")
            self[kind.name] = kind

    def __missing__(self, name: str) -> EventKind:
        return EventKind(name)
