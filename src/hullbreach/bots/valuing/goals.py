"""Where it is worth going: all wishes together, and those that something bars."""

from __future__ import annotations

from collections.abc import Iterator

from ..knowing.aims import Aim
from ..knowing.outlook import Outlook
from ..knowing.situation import Situation, Thing
from .goal import LAY_DOWN, ROOM, Goal
from .homeward import ship, ways_out
from .leaving import Leaving
from .specimens import lying, study
from .upkeep import controls, finds, health, quests, repairs

NEXT_DOOR = 0.2
"""How much of a way out is left while an intruder is in it."""
SIGNAL, DESTRUCTION, OBJECT = 16.0, 18.0, 12.0
"""What it is worth to do what one's objective asks for."""
LENT_HAND = 0.6
"""How much of that it is worth to help with what another of the crew leads."""


def wishes_of(now: Situation, outlook: Outlook, aims: list[Aim], leaving: Leaving) -> list[Goal]:
    """Everything one might walk to, the hopeless left out."""
    aim = aims[0]
    found = [
        *ways_out(now, outlook, leaving),
        *ship(now, outlook, aim, leaving),
        *_objective(now, aim),
        *(goal._replace(worth=goal.worth * LENT_HAND) for other in aims[1:] for goal in _objective(now, other)),
        *health(now, outlook, leaving),
        *finds(now, aim),
        *repairs(now, outlook),
        *controls(now, aim),
        *quests(now),
    ]
    return [goal for goal in found if goal.worth > 0 and not _useless(now, goal)]


def unless_barred(now: Situation, goal: Goal) -> Iterator[Goal]:
    """Nothing can be done next to an intruder; before a way out one waits next door until it wanders off."""
    room = now.rooms[goal.room]
    if not room["intruders"]:
        yield goal
    elif goal.use in ("evacuate", "hibernate"):
        for way in room["exits"]:
            if way["to"] and not now.rooms[way["to"]]["intruders"]:
                yield Goal(way["to"], goal.worth * NEXT_DOOR, "wait")


def _useless(now: Situation, goal: Goal) -> bool:
    """A room with a malfunction does nothing, and the airlock is about to open."""
    room = now.rooms[goal.room]
    if room["airlock"]:
        return True
    return goal.sort == ROOM and bool(room["malfunction"]) and not now.can_repair


def _objective(now: Situation, aim: Aim) -> Iterator[Goal]:
    if aim.needs_signal and "comms-room" in now.room_of_kind:
        yield Goal(now.room_of_kind["comms-room"]["ref"], SIGNAL, ROOM, "send-signal")
    if aim.may_destroy:
        if "generator" in now.room_of_kind:
            yield Goal(now.room_of_kind["generator"]["ref"], DESTRUCTION, ROOM, "start-self-destruct")
        if "self-destruct-key" in now.items:
            for room in now.view["rooms"]:
                if room["computer"] and room["explored"] and not room["malfunction"]:
                    yield Goal(room["ref"], DESTRUCTION, "key")
    if aim.object and not aim.carries_object and not aim.placed:
        yield from lying(now, aim.object, OBJECT)
    if aim.bed and aim.carries_object and aim.bed in now.room_of_kind:
        yield Goal(now.room_of_kind[aim.bed]["ref"], DESTRUCTION, LAY_DOWN, aim.object)
    yield from study(now, aim)


def is_dangerous(room: Thing) -> bool:
    """Whether one would rather not stay in a room."""
    return bool(room["intruders"] or room["fire"] or room["airlock"])
