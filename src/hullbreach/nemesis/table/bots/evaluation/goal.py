"""A goal: somewhere to go, and what to do there."""

from __future__ import annotations

from typing import NamedTuple

ROOM = "room"
"""The kind of goal that is reached by the action of a room."""
LAY_DOWN = "lay-down"
"""The kind of goal that is reached by dropping something there."""


class Goal(NamedTuple):
    """A room, something to do there, and its value."""

    room: str
    worth: float
    sort: str
    use: str = ""
    """The prefix of the wanted answer, if the room's action asks how it is used."""
