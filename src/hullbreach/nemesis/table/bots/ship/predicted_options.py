"""Predicted options of the ship's cards and items."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ..evaluation.predicted_options import bottle, crawls, doors, doors_or_looks, looks
from .mind import ShipMind


def _torch(mind: ShipMind) -> Iterator[str]:
    return doors(mind, broken=True)


def _all_doors(mind: ShipMind) -> Iterator[str]:
    return (f"operate-doors/{room}" for room in mind.now.rooms)


def _spacewalks(mind: ShipMind) -> Iterator[str]:
    for ref, room in mind.now.rooms.items():
        if room.colour == "yellow" and room.explored and ref != mind.now.here:
            yield f"spacewalk/{ref}"


def _secrets_of_signallers(mind: ShipMind) -> Iterator[str]:
    return (secret for secret in _secrets(mind) if mind.now.crew[int(secret.rpartition(":")[2])].signalled)


def _pods(mind: ShipMind) -> Iterator[str]:
    here = mind.now.rooms[mind.now.here].kind
    for pod in mind.now.view.pods:
        if here == f"evacuation-{pod.section}" and not pod.launched and pod.locked:
            yield f"unlock/{pod.ref}"


def _destruction(mind: ShipMind) -> Iterator[str]:
    yield "start-self-destruct" if mind.now.clocks.self_destruct is None else "stop-self-destruct"


def _specimens(mind: ShipMind) -> Iterator[str]:
    return (f"analyse/object:{slot}" for slot in sorted(mind.specimens_here))


def _secrets(mind: ShipMind) -> Iterator[str]:
    for other in mind.now.crew:
        if other.seat != mind.now.seat and other.status != "dead":
            yield f"see-objective/{other.ref}"


OFFERS: dict[str, Callable[[ShipMind], Iterator[str]]] = {
    "ship-knowledge": doors_or_looks,
    "molotov-cocktail": bottle,
    "recon-drone": looks,
    "nemesis-plans": looks,
    "technical-corridors-plans": crawls,
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
"""Predicted option ids of cards, items and rooms that are valued by their best use."""
