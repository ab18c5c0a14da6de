"""Rooms in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from . import facility
from .phrases import Phrases
from .references import Names, View


def room(phrases: Phrases, names: Names, view: View, ref: str) -> str:
    """The room's facts, who is there, what lies there, and its exits."""
    found = next(room for room in view["rooms"] if room["ref"] == ref)
    dark = [phrases.say("place-dark")] if found.get("dark") else []
    sentences = _inside(phrases, names, view, found, dark)
    said = phrases.sequence(exit(phrases, names, view, way) for way in found["exits"])
    return " ".join([*sentences, phrases.say("place-exits", exits=said)])


def line(phrases: Phrases, names: Names, view: View, room: Mapping[str, Any]) -> str:
    """A room in short: its exits by number only."""
    ways = Counter(int(exit["to"].removeprefix("room:")) for exit in room["exits"] if exit["to"])
    behind = [phrases.say("place-behind", room=str(number), ways=ways[number]) for number in sorted(ways)]
    neighbours = phrases.say("place-neighbours", rooms=phrases.listed(behind))
    return " ".join([*_inside(phrases, names, view, room), neighbours])


def _inside(
    phrases: Phrases, names: Names, view: View, found: Mapping[str, Any], more: Iterable[str] = ()
) -> list[str]:
    facts = [*_facts(phrases, found), *facility.room_facts(phrases, names, view, found), *more]
    sentences = [phrases.say("place-facts", facts=phrases.facts(facts))]
    if found["crew"]:
        crew = phrases.listed(names.name(seat) for seat in found["crew"])
        sentences.append(phrases.say("place-crew", crew=crew, count=len(found["crew"])))
    if found["intruders"]:
        foes = phrases.listed(_intruder(phrases, names, foe) for foe in found["intruders"])
        sentences.append(phrases.say("place-intruders", intruders=foes, count=len(found["intruders"])))
    if found["objects"]:
        objects = phrases.listed(names.name(thing) for thing in found["objects"])
        sentences.append(phrases.say("place-objects", objects=objects))
    return sentences


def _facts(phrases: Phrases, room: Mapping[str, Any]) -> Iterator[str]:
    if room["kind"] is not None:
        yield phrases.say(f"room-{room['kind']}")
    yield phrases.say("place-number", number=room["number"])
    if not room["explored"]:
        yield phrases.say("place-unexplored" if room["kind"] is None else "place-peeked")
    elif room["colour"] != "none":
        yield phrases.say(f"colour-{room['colour']}")
    if room["computer"]:
        yield phrases.say("place-computer-broken" if room["malfunction"] else "place-computer")
    if room["items"] is not None:
        yield phrases.say("place-items", count=room["items"])
    token = room["token"]
    if token and token["effect"]:
        yield phrases.say("place-token", token=phrases.say(f"token-{token['effect']}", number=token["items"]))
    elif token and room["explored"]:
        yield phrases.say("place-token-face-down")
    for hazard in ("fire", "malfunction", "airlock"):
        if room[hazard]:
            yield phrases.say(f"place-{hazard}")


def _intruder(phrases: Phrases, names: Names, foe: Mapping[str, Any]) -> str:
    name = names.name(foe["ref"])
    return phrases.say("intruder-injured", name=name, count=foe["injuries"]) if foe["injuries"] else name


def exit(phrases: Phrases, names: Names, view: View, way: Mapping[str, Any]) -> str:
    """An exit of a room: its numbers, where it leads, its door and noise, and what is there."""
    corridor = next(each for each in view["corridors"] if each["ref"] == way["corridor"])
    behind = next((room for room in view["rooms"] if room["ref"] == way["to"]), None)
    to = names.name(way["to"] or way["corridor"])
    return phrases.facts([_way(phrases, way["numbers"], to), *_remarks(phrases, names, corridor, behind)])


def _way(phrases: Phrases, numbers: Sequence[int], to: str) -> str:
    """The numbers of a corridor and where it leads; a path has none."""
    if not numbers:
        return phrases.say("exit-path", to=to)
    first, *more = numbers
    said = phrases.say("exit-numbers-two" if more else "exit-numbers", first=first, last=more[-1] if more else first)
    return phrases.say("exit", numbers=said, to=to)


def _remarks(
    phrases: Phrases, names: Names, corridor: Mapping[str, Any], behind: Mapping[str, Any] | None
) -> Iterator[str]:
    if corridor["door"]:
        yield phrases.say(f"exit-door-{corridor['door']}")
    if corridor["noise"]:
        yield phrases.say("exit-noise")
    if behind:
        there = [names.name(ref) for ref in (*behind["crew"], *(foe["ref"] for foe in behind["intruders"]))]
        if there:
            yield phrases.say("exit-there", who=phrases.listed(there), count=len(there))
        if behind["fire"]:
            yield phrases.say("exit-fire")
