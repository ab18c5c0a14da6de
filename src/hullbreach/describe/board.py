"""The whole table in words: rooms, noise, pods, what hunts."""

from __future__ import annotations

from collections.abc import Iterator

from . import facility, place
from .phrases import Phrases
from .references import Names, View


def board(phrases: Phrases, names: Names, view: View) -> list[str]:
    """A line for every room, then what concerns all."""
    rooms = [place.line(phrases, names, view, room) for room in view["rooms"]]
    return [
        *rooms,
        *_corridors(phrases, names, view),
        *concerns_all(phrases, names, view),
    ]


def concerns_all(phrases: Phrases, names: Names, view: View) -> Iterator[str]:
    """What belongs to no room and no corridor: ways out, what hunts, common aims."""
    yield from ways_out(phrases, names, view)
    yield from _hunters(phrases, view)
    yield from _aims(phrases, view)


def _corridors(phrases: Phrases, names: Names, view: View) -> Iterator[str]:
    noisy = [names.name(corridor["ref"]) for corridor in view["corridors"] if corridor["noise"]]
    if noisy:
        yield phrases.say("board-noise", corridors=phrases.listed(noisy))
    closed = [names.name(corridor["ref"]) for corridor in view["corridors"] if corridor["door"] == "closed"]
    if closed:
        yield phrases.say("board-doors", corridors=phrases.listed(closed))


def ways_out(phrases: Phrases, names: Names, view: View) -> Iterator[str]:
    """What stands between the crew and safety, apart from the rooms."""
    if facility.is_facility(view):
        yield from facility.ways_out(phrases, names, view)
        return
    for pod in view["pods"]:
        state = "launched" if pod["launched"] else "locked" if pod["locked"] else "unlocked"
        args = {"number": pod["number"], "section": (pod["section"] or "").upper(), "state": state}
        if pod["crew"]:
            args["crew"] = phrases.listed(names.name(seat) for seat in pod["crew"])
        yield phrases.fitting("board-pod", args) or ""
    for engine in view["engines"]:
        if engine["state"]:
            yield phrases.say("board-engine", number=engine["number"], state=phrases.say(f"token-{engine['state']}"))
    if view["coordinates"]:
        planets = {letter: phrases.say(f"planet-{planet}") for letter, planet in view["coordinates"].items()}
        yield phrases.say("board-coordinates", planets)


def _hunters(phrases: Phrases, view: View) -> Iterator[str]:
    tokens = [
        phrases.say("board-tokens", count=count, species=phrases.say(f"species-{kind}"))
        for kind, count in view["bag"]["tokens"].items()
        if count
    ]
    yield phrases.say("board-bag", count=view["bag"]["total"], tokens=phrases.listed(tokens))
    yield phrases.say("board-eggs", count=view["eggs"]["nest"])
    if "laboratory" in view:
        yield from facility.weaknesses(phrases, view)
        return
    for weakness in view["weaknesses"]:
        if weakness["name"]:
            yield phrases.say("board-weakness", name=phrases.say(f"weakness-{weakness['name']}"))


def _aims(phrases: Phrases, view: View) -> Iterator[str]:
    if view["common_objectives"]:
        named = [phrases.say(f"objective-{name}") for name in view["common_objectives"]]
        yield phrases.say("board-common-objectives", objectives=phrases.listed(named))
