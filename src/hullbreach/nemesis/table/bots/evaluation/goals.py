"""Which goals are worth a walk: those that can be reached and are of use."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator

from ....view.shapes import Room
from ..assessment.situation import Situation
from .goal import ROOM, Goal

NEXT_DOOR = 0.2
"""The share of a way out's value that is left while an intruder is in it."""
SIGNAL, DESTRUCTION, OBJECT = 16.0, 18.0, 12.0
"""The value of doing what the objective asks for."""
LENT_HAND = 0.6
"""The share of that for helping with another's task."""


def of_use(now: Situation, wishes: Iterable[Goal]) -> list[Goal]:
    """The goals with a positive value that can be reached."""
    return [goal for goal in wishes if goal.worth > 0 and not _useless(now, goal)]


def lent(wishes: Iterable[Goal]) -> Iterator[Goal]:
    """The goals of another's task, with the value for a helper."""
    return (goal._replace(worth=goal.worth * LENT_HAND) for goal in wishes)


def unless_barred(now: Situation, goal: Goal, leads_out: Collection[str]) -> Iterator[Goal]:
    """The goal, unless an intruder is there. In front of a way out, the bot waits next door until the intruder goes."""
    room = now.rooms[goal.room]
    if not room.intruders:
        yield goal
    elif goal.use in leads_out:
        for way in room.exits:
            if way.to and not now.rooms[way.to].intruders:
                yield Goal(way.to, goal.worth * NEXT_DOOR, "wait")


def _useless(now: Situation, goal: Goal) -> bool:
    """Whether a goal is useless: the room has a malfunction, or its airlock is about to open."""
    room = now.rooms[goal.room]
    if room.airlock:
        return True
    return goal.sort == ROOM and bool(room.malfunction) and not now.can_repair


def is_dangerous(room: Room) -> bool:
    """Whether one would rather not stay in a room."""
    return bool(room.intruders or room.fire or room.airlock)
