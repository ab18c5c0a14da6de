"""What a card or an item would let one do here: the ids the question after it lists, read off the view."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from .mind import Mind

Offers = Callable[[Mind], Iterator[str]]


def _doors(mind: Mind, broken: bool = False) -> Iterator[str]:
    for way in mind.now.rooms[mind.now.here]["exits"]:
        door = mind.now.corridors[way["corridor"]]["door"]
        if way["to"] and door == "closed":
            yield f"open-door/{way['corridor']}"
        elif way["to"] and (broken or door is None):
            yield f"close-door/{way['corridor']}"


def _torch(mind: Mind) -> Iterator[str]:
    return _doors(mind, broken=True)


def _breaking(mind: Mind) -> Iterator[str]:
    return (way.replace("open-door", "destroy-door") for way in _doors(mind) if way.startswith("open-door"))


def _all_doors(mind: Mind) -> Iterator[str]:
    return (f"operate-doors/{room}" for room in mind.now.rooms)


def _looks(mind: Mind) -> Iterator[str]:
    return (f"look-at/{ref}" for ref, room in mind.now.rooms.items() if not room["explored"])


def _doors_or_looks(mind: Mind) -> Iterator[str]:
    yield from _doors(mind)
    yield from _looks(mind)


def _within_reach(mind: Mind) -> list[str]:
    return [mind.now.here, *mind.ways.neighbours[mind.now.here]]


def _grenade(mind: Mind) -> Iterator[str]:
    for ref in _within_reach(mind):
        yield from (f"throw/{foe['ref']}" for foe in mind.now.rooms[ref]["intruders"])
        yield from _at_eggs(ref, mind)


def _bottle(mind: Mind) -> Iterator[str]:
    for ref in _within_reach(mind):
        if mind.now.rooms[ref]["intruders"]:
            yield f"throw/{ref}"
        yield from _at_eggs(ref, mind)


def _at_eggs(ref: str, mind: Mind) -> Iterator[str]:
    room = mind.now.rooms[ref]
    if (room["kind"] == "nest" and mind.now.view["eggs"]["nest"]) or "object:egg" in room["objects"]:
        yield f"throw/{ref}/object:egg"


def _lures(mind: Mind) -> Iterator[str]:
    for way in mind.now.rooms[mind.now.here]["exits"]:
        if way["to"] and any(on["to"] and mind.now.rooms[on["to"]]["intruders"] for on in _exits(way["to"], mind)):
            yield f"lure/{way['to']}"


def _exits(ref: str, mind: Mind) -> list[dict[str, str]]:
    exits: list[dict[str, str]] = mind.now.rooms[ref]["exits"]
    return exits


def _crawls(mind: Mind) -> Iterator[str]:
    networks = [mind.now.corridors[way["corridor"]] for way in _exits(mind.now.here, mind) if not way["to"]]
    return (f"crawl/{room}" for network in networks for room in network["ends"] if room != mind.now.here)


def _spacewalks(mind: Mind) -> Iterator[str]:
    for ref, room in mind.now.rooms.items():
        if room["colour"] == "yellow" and room["explored"] and ref != mind.now.here:
            yield f"spacewalk/{ref}"


def _orders(mind: Mind) -> Iterator[str]:
    for other in mind.now.crew:
        if other["seat"] != mind.now.seat and other["room"] == mind.now.here and not other["pod"]:
            yield from (f"order/{other['ref']}/{room}" for room in mind.ways.neighbours[mind.now.here])


def _secrets(mind: Mind) -> Iterator[str]:
    for other in mind.now.crew:
        if other["seat"] != mind.now.seat and other["status"] != "dead":
            yield f"see-objective/{other['ref']}"


def _secrets_of_signallers(mind: Mind) -> Iterator[str]:
    return (secret for secret in _secrets(mind) if mind.now.crew[int(secret.rpartition(":")[2])]["signalled"])


def _pods(mind: Mind) -> Iterator[str]:
    here = mind.now.rooms[mind.now.here]["kind"]
    for pod in mind.now.view["pods"]:
        if here == f"evacuation-{pod['section']}" and not pod["launched"] and pod["locked"]:
            yield f"unlock/{pod['ref']}"


def _destruction(mind: Mind) -> Iterator[str]:
    yield "start-self-destruct" if mind.now.clocks["self_destruct"] is None else "stop-self-destruct"


def _specimens(mind: Mind) -> Iterator[str]:
    return (f"analyse/object:{slot}" for slot in sorted(mind.specimens_here))


OFFERS: dict[str, Offers] = {
    "demolition": _breaking,
    "ship-knowledge": _doors_or_looks,
    "technical-corridors": _crawls,
    "order": _orders,
    "computer-skills": _doors,
    "grenade": _grenade,
    "molotov-cocktail": _bottle,
    "decoy": _lures,
    "recon-drone": _looks,
    "nemesis-plans": _looks,
    "technical-corridors-plans": _crawls,
    "space-suit": _spacewalks,
    "comms-key": _secrets_of_signallers,
    "ship-log": _secrets,
    "evacuation-key": _pods,
    "pilot-evacuation-key": _pods,
    "self-destruct-key": _destruction,
    "security-key": _all_doors,
    "command-center": _all_doors,
    "plasma-torch": _torch,
    "lab-equipment": _specimens,
}
"""By card, item or room, as far as it is worth what the best of its uses is worth."""
