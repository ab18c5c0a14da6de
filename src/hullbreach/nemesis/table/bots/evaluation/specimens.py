"""Corpses, carcasses and eggs: where they are, and what to do with those whose weakness nobody knows."""

from __future__ import annotations

from collections.abc import Iterator

from ..assessment.aims import Aim
from ..assessment.situation import Situation
from .goal import ROOM, Goal

CURIOSITY = 4.0
"""The value of a weakness that the objective does not need: everybody fights better."""
NEEDED = 18.0
FETCH = 13.0
"""The value of fetching an object the bot needs."""


def specimens_in(now: Situation, room: str) -> set[str]:
    """The kinds of unknown objects that lie in a room or are carried by somebody there."""
    there = now.rooms[room]
    things = [*there.objects, *(thing for who in now.crew if who.room == room for thing in who.objects)]
    if there.kind == "nest" and now.view.eggs.nest:
        things.append("object:egg")
    return {slot for slot in now.unknown_specimens if any(thing.startswith(f"object:{slot}") for thing in things)}


def study(now: Situation, aim: Aim, room: str, kit: str) -> Iterator[Goal]:
    """Goals to take an object to the laboratory, and first to fetch one if the bot needs a weakness."""
    wanted = aim.specimens
    carried = [thing for thing in now.me.objects if thing != f"object:{aim.object}" or aim.object in wanted]
    laboratory = now.room_of_kind.get(room)
    if laboratory is not None:
        there = specimens_in(now, laboratory.ref)
        there |= {
            slot for slot in now.unknown_specimens if any(thing.startswith(f"object:{slot}") for thing in carried)
        }
        for slot in sorted(there):
            yield Goal(laboratory.ref, NEEDED if slot in wanted else CURIOSITY, ROOM, f"analyse/object:{slot}")
        wanted = wanted - there
    if kit in now.items:
        for place in now.rooms:
            found = specimens_in(now, place)
            if found:
                yield Goal(place, NEEDED if found & wanted else CURIOSITY, "equipment")
    hands = 1 if "arm" in now.me.serious else 2
    is_laden = len(now.me.hands) + len(now.me.objects) >= hands
    if is_laden and any(thing.startswith(f"object:{slot}") for thing in carried for slot in aim.specimens):
        return  # or the bot would swap two objects for ever
    for slot in sorted(wanted):
        if not any(thing.startswith(f"object:{slot}") for thing in now.me.objects):
            yield from lying(now, slot, FETCH)


def lying(now: Situation, kind: str, worth: float) -> Iterator[Goal]:
    """Goals where an object of this kind can be picked up, or taken out of the nest."""
    for room in now.view.rooms:
        if any(thing.startswith(f"object:{kind}") for thing in room.objects):
            yield Goal(room.ref, worth, "pick-up", kind)
        if kind == "egg" and room.kind == "nest" and room.explored and now.view.eggs.nest:
            yield Goal(room.ref, worth, ROOM, "take/object:egg")
