"""Rooms in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING

from ...view.shapes import Corridor, Exit, Foe, Room

if TYPE_CHECKING:
    from .family import FamilyWording


def room(said: FamilyWording, ref: str) -> str:
    """The room's facts, who is there, what lies there, and its exits."""
    found = _found(said, ref)
    exits = said.phrases.sequence(exit(said, way) for way in found.exits)
    return " ".join([inside(said, ref), said.say("place-exits", exits=exits)])


def inside(said: FamilyWording, ref: str) -> str:
    """A room in words without its exits."""
    found = _found(said, ref)
    return " ".join(_inside(said, found, [said.say("place-dark")] if said.is_dark(found) else []))


def _found(said: FamilyWording, ref: str) -> Room:
    return next(room for room in said.view.rooms if room.ref == ref)


def line(said: FamilyWording, room: Room) -> str:
    """A room in short: its exits by number only."""
    ways = Counter(int(exit.to.removeprefix("room:")) for exit in room.exits if exit.to)
    behind = [said.say("place-behind", room=str(number), ways=ways[number]) for number in sorted(ways)]
    neighbours = said.say("place-neighbours", rooms=said.phrases.listed(behind))
    return " ".join([*_inside(said, room), neighbours])


def _inside(said: FamilyWording, room: Room, more: Iterable[str] = ()) -> Iterator[str]:
    yield said.say("place-facts", facts=said.phrases.facts([*_facts(said, room), *said.room_facts(room), *more]))
    if room.crew:
        yield said.say("place-crew", crew=said.names(room.crew), count=len(room.crew))
    if room.intruders:
        foes = said.phrases.listed(_intruder(said, foe) for foe in room.intruders)
        yield said.say("place-intruders", intruders=foes, count=len(room.intruders))
    if room.objects:
        yield said.say("place-objects", objects=said.names(room.objects))


def _facts(said: FamilyWording, room: Room) -> Iterator[str]:
    if room.kind is not None:
        yield said.say(f"room-{room.kind}")
    yield said.say("place-number", number=room.number)
    if not room.explored:
        yield said.say("place-unexplored" if room.kind is None else "place-peeked")
    elif room.colour != "none":
        yield said.say(f"colour-{room.colour}")
    if room.computer:
        yield said.say("place-computer-broken" if room.malfunction else "place-computer")
    if room.items is not None:
        yield said.say("place-items", count=room.items)
    token = room.token
    if token and token.effect:
        yield said.say("place-token", token=said.say(f"token-{token.effect}", number=token.items))
    elif token and room.explored:
        yield said.say("place-token-face-down")
    if room.fire:
        yield said.say("place-fire")
    if room.malfunction:
        yield said.say("place-malfunction")
    if room.airlock:
        yield said.say("place-airlock")


def _intruder(said: FamilyWording, foe: Foe) -> str:
    name = said.name(foe.ref)
    return said.say("intruder-injured", name=name, count=foe.injuries) if foe.injuries else name


def exit(said: FamilyWording, way: Exit) -> str:
    """An exit of a room: its numbers, where it leads, its door and noise, and what is there."""
    corridor = next(each for each in said.view.corridors if each.ref == way.corridor)
    to = said.name(way.to or way.corridor)
    return said.phrases.facts([_way(said, way.numbers, to), *_remarks(said, corridor, said.room_at(way.to))])


def _way(said: FamilyWording, numbers: Sequence[int], to: str) -> str:
    """The numbers of a corridor and where it leads; a path has none."""
    if not numbers:
        return said.say("exit-path", to=to)
    first, *more = numbers
    both = said.say("exit-numbers-two" if more else "exit-numbers", first=first, last=more[-1] if more else first)
    return said.say("exit", numbers=both, to=to)


def _remarks(said: FamilyWording, corridor: Corridor, behind: Room | None) -> Iterator[str]:
    if corridor.door:
        yield said.say(f"exit-door-{corridor.door}")
    if corridor.noise:
        yield said.say("exit-noise")
    if behind:
        there = [*behind.crew, *(foe.ref for foe in behind.intruders)]
        if there:
            yield said.say("exit-there", who=said.names(there), count=len(there))
        if behind.fire:
            yield said.say("exit-fire")
