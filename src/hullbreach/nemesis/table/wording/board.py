"""The whole table in words: rooms, noise, doors, intruders, common objectives."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from . import rooms

if TYPE_CHECKING:
    from .family import FamilyWording


def board(said: FamilyWording) -> Iterator[str]:
    """A line for every room, then what concerns everybody."""
    yield from (rooms.line(said, room) for room in said.view.rooms)
    yield from _corridors(said)
    yield from concerns_all(said)


def concerns_all(said: FamilyWording) -> Iterator[str]:
    """What belongs to no room and no corridor: ways out, intruders, common objectives."""
    yield from said.ways_out()
    yield from _hunters(said)
    yield from _aims(said)


def _corridors(said: FamilyWording) -> Iterator[str]:
    noisy = [corridor.ref for corridor in said.view.corridors if corridor.noise]
    if noisy:
        yield said.say("board-noise", corridors=said.names(noisy))
    closed = [corridor.ref for corridor in said.view.corridors if corridor.door == "closed"]
    if closed:
        yield said.say("board-doors", corridors=said.names(closed))


def _hunters(said: FamilyWording) -> Iterator[str]:
    tokens = [
        said.say("board-tokens", count=count, species=said.say(f"species-{kind}"))
        for kind, count in said.view.bag.tokens.items()
        if count
    ]
    yield said.say("board-bag", count=said.view.bag.total, tokens=said.phrases.listed(tokens))
    yield said.say("board-eggs", count=said.view.eggs.nest)
    yield from said.weaknesses()


def _aims(said: FamilyWording) -> Iterator[str]:
    if said.view.common_objectives:
        named = [said.say(f"objective-{name}") for name in said.view.common_objectives]
        yield said.say("board-common-objectives", objectives=said.phrases.listed(named))
