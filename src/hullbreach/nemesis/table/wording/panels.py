"""The texts of a screen beside the board: rooms, how to win, what the viewer carries, wounds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING

import msgspec

from ....describe.things import Things, ThingShown, Words
from ...view.shapes import Held, Person
from .rooms import inside

if TYPE_CHECKING:
    from .family import FamilyWording


class WoundShown(msgspec.Struct, forbid_unknown_fields=True):
    """A serious wound of the seat; `text` is what it does, or that it is dressed and only counts."""

    name: str
    text: str
    dressed: bool


class FamilyWords(Words):
    """The texts of any screen, with the names of rooms in full and short."""

    inside: str
    """The room of the seat without its exits; the same as `here` if the seat is in none."""
    rooms: dict[str, str]
    plates: dict[str, str]
    wounds: list[WoundShown]


def words(said: FamilyWording, known: Words, things: Things) -> FamilyWords:
    """The texts of a screen."""
    rooms, me = said.view.rooms, said.me
    return FamilyWords(
        **msgspec.structs.asdict(known),
        inside=inside(said, said.here) if said.here else known.here,
        rooms={room.ref: said.name(room.ref) for room in rooms},
        plates={room.ref: _plate(said, things, room.kind) for room in rooms if room.kind},
        wounds=list(_wounds(said, things, me)) if me else [],
    )


def _plate(said: FamilyWording, things: Things, kind: str) -> str:
    """The short name of a room. Most have only one name."""
    short = f"plate-{kind}"
    return said.say(short) if short in said.phrases else things.title(f"place:{kind}")


def carried(said: FamilyWording, things: Things, person: Person) -> Iterator[ThingShown]:
    """What a character openly has in its hands or beside its board, alike objects together."""
    for held in person.hands:
        ref = f"item:{held.item}"
        yield things.thing(ref, name=_loaded(said, things.title(ref), held))
    for ref, count in Counter(person.objects).items():
        yield things.thing(ref, count)
    for item in person.quests:
        yield things.thing(f"item:{item}")


def _loaded(said: FamilyWording, name: str, held: Held) -> str:
    """A weapon is named with the ammunition on it."""
    if not held.weapon:
        return name
    return said.say("status-weapon", weapon=name, ammo=held.ammo, capacity=held.capacity)


def _wounds(said: FamilyWording, things: Things, person: Person) -> Iterator[WoundShown]:
    """Serious wounds and what each does; one that is dressed does nothing and still counts."""
    for wound in person.serious:
        yield WoundShown(things.title(f"wound:{wound}"), said.text(f"wound:{wound}"), False)
    for wound in person.dressed:
        yield WoundShown(things.title(f"wound:{wound}"), said.say("ui-wound-dressed"), True)
