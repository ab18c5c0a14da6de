"""Predicted options of cards and items: the ids the question after them will list, predicted from the view."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ..assessment.situation import has_door, is_entrance
from .mind import Mind

Offers = Callable[[Mind], Iterator[str]]


def doors(mind: Mind, broken: bool = False) -> Iterator[str]:
    """The options to open or close the doors here, including destroyed ones if they can be restored."""
    for way in mind.now.rooms[mind.now.here].exits:
        door = mind.now.corridors[way.corridor].door
        if has_door(way) and door == "closed":
            yield f"open-door/{way.corridor}"
        elif has_door(way) and (broken or door is None):
            yield f"close-door/{way.corridor}"


def _breaking(mind: Mind) -> Iterator[str]:
    return (way.replace("open-door", "destroy-door") for way in doors(mind) if way.startswith("open-door"))


def looks(mind: Mind) -> Iterator[str]:
    """The options to look at an unexplored room."""
    return (f"look-at/{ref}" for ref, room in mind.now.rooms.items() if not room.explored)


def doors_or_looks(mind: Mind) -> Iterator[str]:
    """The options to operate a door here or to look at an unexplored room."""
    yield from doors(mind)
    yield from looks(mind)


def _within_reach(mind: Mind) -> list[str]:
    return [mind.now.here, *mind.ways.neighbours[mind.now.here]]


def _grenade(mind: Mind) -> Iterator[str]:
    for ref in _within_reach(mind):
        yield from (f"throw/{foe.ref}" for foe in mind.now.rooms[ref].intruders)
        yield from _at_eggs(ref, mind)


def bottle(mind: Mind) -> Iterator[str]:
    """The options to set fire to a room within reach, or to eggs there."""
    for ref in _within_reach(mind):
        if mind.now.rooms[ref].intruders:
            yield f"throw/{ref}"
        yield from _at_eggs(ref, mind)


def _at_eggs(ref: str, mind: Mind) -> Iterator[str]:
    room = mind.now.rooms[ref]
    if (room.kind == "nest" and mind.now.view.eggs.nest) or "object:egg" in room.objects:
        yield f"throw/{ref}/object:egg"


def _lures(mind: Mind) -> Iterator[str]:
    for way in mind.now.rooms[mind.now.here].exits:
        if way.to and any(on.to and mind.now.rooms[on.to].intruders for on in mind.now.rooms[way.to].exits):
            yield f"lure/{way.to}"


def crawls(mind: Mind) -> Iterator[str]:
    """The options to crawl to a room that the technical corridors lead to."""
    networks = [mind.now.corridors[way.corridor] for way in mind.now.rooms[mind.now.here].exits if is_entrance(way)]
    return (f"crawl/{room}" for network in networks for room in network.ends if room != mind.now.here)


def _orders(mind: Mind) -> Iterator[str]:
    for other in mind.now.crew:
        if other.seat != mind.now.seat and other.room == mind.now.here and not other.pod:
            yield from (f"order/{other.ref}/{room}" for room in mind.ways.neighbours[mind.now.here])


OFFERS: dict[str, Offers] = {
    "demolition": _breaking,
    "technical-corridors": crawls,
    "order": _orders,
    "computer-skills": doors,
    "grenade": _grenade,
    "decoy": _lures,
}
"""Predicted option ids of cards, items and rooms that are valued by their best use."""
