"""Which wishes are worth a walk: those that nothing bars, and that are not in vain."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator

from ....view.shapes import Room
from ..knowing.situation import Situation
from .goal import ROOM, Goal

NEXT_DOOR = 0.2
"""How much of a way out is left while an intruder is in it."""
SIGNAL, DESTRUCTION, OBJECT = 16.0, 18.0, 12.0
"""What it is worth to do what one's objective asks for."""
LENT_HAND = 0.6
"""How much of that it is worth to help with what another of the crew leads."""


def of_use(now: Situation, wishes: Iterable[Goal]) -> list[Goal]:
    """Those wishes that are worth anything and can come true."""
    return [goal for goal in wishes if goal.worth > 0 and not _useless(now, goal)]


def lent(wishes: Iterable[Goal]) -> Iterator[Goal]:
    """What somebody else of the crew leads, to whoever helps."""
    return (goal._replace(worth=goal.worth * LENT_HAND) for goal in wishes)


def unless_barred(now: Situation, goal: Goal, leads_out: Collection[str]) -> Iterator[Goal]:
    """Nothing can be done next to an intruder; before a way out one waits next door until it wanders off."""
    room = now.rooms[goal.room]
    if not room.intruders:
        yield goal
    elif goal.use in leads_out:
        for way in room.exits:
            if way.to and not now.rooms[way.to].intruders:
                yield Goal(way.to, goal.worth * NEXT_DOOR, "wait")


def _useless(now: Situation, goal: Goal) -> bool:
    """A room with a malfunction does nothing, and the airlock is about to open."""
    room = now.rooms[goal.room]
    if room.airlock:
        return True
    return goal.sort == ROOM and bool(room.malfunction) and not now.can_repair


def is_dangerous(room: Room) -> bool:
    """Whether one would rather not stay in a room."""
    return bool(room.intruders or room.fire or room.airlock)
