"""Typed references (`room:7`, `seat:2`, `card:rest`) as the names people use, by what a view shows."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any

from .phrases import Phrases

View = Mapping[str, Any]
REFERENCE = re.compile(r"[a-z]+:[a-z0-9-]+")
OPTION = re.compile(r"[a-z0-9-]+(/[a-z]+:[a-z0-9-]+)+")
PREFIX = {"place": "room", "event": "event-card"}
"""Kinds of references whose names have another prefix than the kind itself."""

SPOKEN_OF_AS = {"area": "corridor", "path": "corridor"}
"""Kinds of references that messages about options call by another name, for what is said of both is the same."""


class Names:
    """Names of things as one view shows them."""

    def __init__(self, phrases: Phrases, view: View) -> None:
        self._say = phrases.say
        self._phrases = phrases
        self._crew: dict[str, Any] = {person["ref"]: person for person in view.get("crew", ())}
        self._rooms: dict[str, Any] = {room["ref"]: room for room in view.get("rooms", ())}
        self._corridors: dict[str, Any] = {corridor["ref"]: corridor for corridor in view.get("corridors", ())}
        viewer = view.get("viewer")
        self.viewer = "" if viewer is None else f"seat:{viewer}"
        """Whose view it is."""
        self._here = view["crew"][viewer]["room"] if viewer is not None else None
        self._named: dict[str, str] = {}

    def name(self, ref: str) -> str:
        """The name of what a reference stands for."""
        known = self._named.get(ref)
        if known is None:
            known = self._named[ref] = self._name_of(ref)
        return known

    def _name_of(self, ref: str) -> str:
        kind, _, value = ref.partition(":")
        if kind in SPECIAL:
            return SPECIAL[kind](self, value)
        id = f"{PREFIX.get(kind, kind)}-{value}"
        return self._say(id) if id in self._phrases else value.replace("-", " ")

    def number_of(self, ref: str) -> int:
        """The number on a player's help card, which rules and objectives speak of; the seat's before it is dealt."""
        person = self._crew.get(ref)
        seat = int(ref.partition(":")[2])
        return person["number"] or seat + 1 if person else seat + 1

    def _seat(self, seat: str) -> str:
        person = self._crew.get(f"seat:{seat}")
        if person and person["character"]:
            return self._say(f"character-{person['character']}")
        if person and person["number"]:
            return self._say("ref-player", number=person["number"])
        return self._say("ref-seat", number=int(seat) + 1)

    def _room(self, number: str) -> str:
        room = self._rooms.get(f"room:{number}")
        if room is None or room["kind"] is None:
            return self._say("ref-room-unexplored", number=number)
        name = self._say(f"room-{room['kind']}")
        return self._say("ref-room" if room["explored"] else "ref-room-peeked", name=name, number=number)

    def _corridor(self, value: str) -> str:
        if value.startswith("technical"):
            return self._say(f"ref-{value}")
        corridor = self._corridors.get(f"corridor:{value}")
        if corridor is None:
            one, other = (f"room:{end.rstrip('b')}" for end in value.split("-"))
            return self._say("ref-corridor", one=self.name(one), other=self.name(other))
        one, other = ends = corridor["ends"]
        numbers = self._phrases.listed(str(number) for number in corridor["numbers"])
        if self._here in ends:
            there = self.name(one if self._here == other else other)
            return self._say("ref-corridor-from-here", numbers=numbers, room=there)
        pair = [each for each in self._corridors.values() if each["ends"] == ends]
        said = "ref-corridor-of-pair" if len(pair) > 1 else "ref-corridor"
        return self._say(said, numbers=numbers, one=self.name(one), other=self.name(other))

    def _path(self, value: str) -> str:
        one, other = (f"room:{end}" for end in value.split("-"))
        if self._here in (one, other):
            return self._say("ref-path-from-here", room=self.name(one if self._here == other else other))
        return self._say("ref-path", one=self.name(one), other=self.name(other))

    def _intruder(self, value: str) -> str:
        kind, _, number = value.rpartition("-")
        species = self._say(f"species-{kind}")
        return species if kind == "queen" else self._say("ref-intruder", species=species, number=number)

    def _object(self, value: str) -> str:
        kind, _, owner = value.partition("-")
        if owner.isdigit():
            return self._say(f"object-{kind}-of", who=self._seat(owner))
        return self._say(f"object-{value}")

    def _token(self, value: str) -> str:
        kind, _, number = value.rpartition("-")
        sort, _, light = kind.rpartition("-")
        if number.isdigit() and light.isdigit():
            return self._say(f"token-{sort}-pair", light=int(light), dark=int(number))
        return self._say(f"token-{kind}", number=int(number)) if number.isdigit() else self._say(f"token-{value}")


SPECIAL: dict[str, Callable[[Names, str], str]] = {
    "seat": Names._seat,
    "room": Names._room,
    "corridor": Names._corridor,
    "intruder": Names._intruder,
    "object": Names._object,
    "token": Names._token,
    "letter": lambda _, letter: letter.upper(),
    "pod": lambda names, number: names._say("ref-pod", number=int(number)),
    "path": Names._path,
    "area": lambda names, number: names._say("ref-area", number=number),
    "number": lambda names, number: number if number != "0" else names._say("slot-final"),
    "engine": lambda names, number: names._say("ref-engine", number=number),
}
"""By kind: how it is named, where more than its message is needed.

Not a field of `Names`, which would then hold itself, and the view with it, long after both were needed.
"""
