"""What is worth a walk for anybody anywhere: a scan, finds, and a place that holds together."""

from __future__ import annotations

from collections.abc import Iterator

from ..knowing.situation import Situation
from .goal import Goal

EXPLORE, EXPLORE_ALONE = 2.5, 0.5
"""What it is worth to see a new room if one needs none in particular: little to whoever makes all the noise alone."""
MISSED = 4.0
"""How much more for every kind of room one needs and has not found."""
TINDER = 6.0
"""What it is worth to put a fire out that may destroy the place."""
QUEST = 1.8
"""What it is worth to be where one can activate a quest item: hardly a detour."""


def worth_of_scan(now: Situation) -> float:
    """To scan one's hand; with a larva aboard oneself, the next one kills."""
    return 0.0 if now.me.infested or now.you.infected else 2.0 * now.contamination_in_hand


def finds(now: Situation, unseen: float, search: float) -> Iterator[Goal]:
    """Rooms nobody has seen, and things to search for."""
    for room in now.view.rooms:
        if not room.explored:
            yield Goal(room.ref, unseen, "explore")
        elif room.items and "search" in now.hand and not room.intruders:
            yield Goal(room.ref, search, "search")


def repairs(now: Situation) -> Iterator[Goal]:
    """Too many markers destroy the place, so the last ones are worth a walk."""
    broken = now.marked("malfunction")
    if now.has_repairs and broken >= 2:
        for room in now.view.rooms:
            if room.malfunction:
                yield Goal(room.ref, 1.5 * (broken - 1), "repair")
