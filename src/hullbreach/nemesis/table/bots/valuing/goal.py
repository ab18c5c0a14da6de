"""A goal: somewhere to go, and what to do there."""

from __future__ import annotations

from typing import NamedTuple

ROOM = "room"
"""The sort of goal that is met by the action of a room."""
LAY_DOWN = "lay-down"
"""The sort of goal that is met by dropping something there."""


class Goal(NamedTuple):
    """A room, what it is worth to do there what one wants, and what that is."""

    room: str
    worth: float
    sort: str
    use: str = ""
    """How the wanted answer begins, if the action of the room asks how."""
