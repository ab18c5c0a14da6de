"""Goals of every character at every site: a scan, finds, and a place in repair."""

from __future__ import annotations

from collections.abc import Iterator

from ..assessment.situation import Situation
from .goal import Goal

EXPLORE, EXPLORE_ALONE = 2.5, 0.5
"""The value of seeing a new room for its own sake: with others, and alone, when the bot makes all the noise."""
MISSED = 4.0
"""How much more for every kind of room the bot needs and has not found."""
TINDER = 6.0
"""The value of putting out a fire that may destroy the place."""
QUEST = 1.8
"""The value of being where a quest item can be activated: hardly worth a detour."""


def worth_of_scan(now: Situation) -> float:
    """The value of scanning the hand. With a larva already there, another one kills."""
    return 0.0 if now.me.infested or now.you.infected else 2.0 * now.contamination_in_hand


def finds(now: Situation, unseen: float, search: float) -> Iterator[Goal]:
    """Rooms nobody has seen, and things to search for."""
    for room in now.view.rooms:
        if not room.explored:
            yield Goal(room.ref, unseen, "explore")
        elif room.items and "search" in now.hand and not room.intruders:
            yield Goal(room.ref, search, "search")


def repairs(now: Situation) -> Iterator[Goal]:
    """Goals to repair malfunctions, which are worth more the more there are, since too many destroy the place."""
    broken = now.marked("malfunction")
    if now.has_repairs and broken >= 2:
        for room in now.view.rooms:
            if room.malfunction:
                yield Goal(room.ref, 1.5 * (broken - 1), "repair")
