"""A view, with answers about the bot's character, its things and its room."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import cached_property
from typing import ClassVar

from ....view.shapes import Corridor, Exit, Foe, Held, Own, Person, Room, View

Blow = tuple[float, int, int]
"""How likely an attack card strikes, how many points of wounds it costs, how many serious wounds make it deadly."""

CONTAMINATION = "contamination"
CORRIDOR = "corridor:"
"""The prefix of ways that can have a door. If such a way leads to no single room, it is a technical corridor."""


def has_door(way: Exit) -> bool:
    """Whether a way out of a room can have a door."""
    return bool(way.to) and str(way.corridor).startswith(CORRIDOR)


def is_entrance(way: Exit) -> bool:
    """Whether a way out of a room leads into technical corridors."""
    return not way.to and str(way.corridor).startswith(CORRIDOR)


def has_room(weapon: Held) -> bool:
    """Whether a weapon could take more ammunition."""
    return (weapon.ammo or 0) < (weapon.capacity or 0)


class Situation:
    """What one seat sees. Each site has its own names for some of it."""

    repairs: ClassVar[Collection[str]]
    """Cards that repair."""
    repair_items: ClassVar[Collection[str]]
    """Items that repair."""
    out_and_alive: ClassVar[Collection[str]]
    """The statuses of characters who have left and are alive."""

    def __init__(self, view: View, seat: int) -> None:
        self.view = view
        self.seat = seat
        self.crew: Sequence[Person] = view.crew
        self.me = self.crew[seat]
        assert view.you is not None, "whoever plays sees their own things"
        self.you: Own = view.you
        self.hand = self.you.hand

    @cached_property
    def together(self) -> bool:
        """Whether nobody plays against the bot: all win or lose together, or it is alone."""
        return bool(self.view.common_objectives) or len(self.crew) == 1

    # -- places ----------------------------------------------------------------------------------------------

    @cached_property
    def rooms(self) -> Mapping[str, Room]:
        """Every room by its reference."""
        return {room.ref: room for room in self.view.rooms}

    @cached_property
    def corridors(self) -> dict[str, Corridor]:
        """Every corridor by its reference."""
        return {corridor.ref: corridor for corridor in self.view.corridors}

    @cached_property
    def room_of_kind(self) -> Mapping[str, Room]:
        """The rooms this seat knows, by kind."""
        return {room.kind: room for room in self.view.rooms if room.kind}

    @property
    def here(self) -> str:
        """The room of the bot's character; empty if it is in none."""
        return self.me.room or ""

    @cached_property
    def room(self) -> Room | None:
        """The room one is in, with everything in it."""
        return self.rooms.get(self.here)

    @cached_property
    def foes(self) -> list[Foe]:
        """The intruders one shares the room with."""
        return self.room.intruders if self.room and not self.me.pod else []

    # -- oneself ---------------------------------------------------------------------------------------------

    @cached_property
    def contamination_in_hand(self) -> int:
        """The contamination cards in hand."""
        return self.hand.count(CONTAMINATION)

    @property
    def serious(self) -> int:
        """Serious wounds, dressed or not: after three of them any wound kills."""
        return len(self.me.serious) + len(self.me.dressed)

    @cached_property
    def items(self) -> list[str]:
        """The names of everything the character carries, in hands or not."""
        return [*self.you.inventory, *(held.item for held in self.me.hands)]

    @cached_property
    def ammunition(self) -> int:
        """Shots left in all weapons."""
        return sum(held.ammo or 0 for held in self.me.hands)

    @cached_property
    def has_repairs(self) -> bool:
        """Whether one has at hand what mends a malfunction or an engine."""
        return any(name in self.repairs for name in self.hand) or any(name in self.repair_items for name in self.items)

    @cached_property
    def can_repair(self) -> bool:
        """Whether one has, or may soon draw, what mends a malfunction or an engine."""
        return self.has_repairs or any(name in self.repairs for name in self.me.discards)

    @property
    def objective(self) -> str:
        """The objective one has kept; empty while there are two."""
        kept = self.you.objectives
        return kept[0] if len(kept) == 1 else ""

    @cached_property
    def unknown_specimens(self) -> set[str]:
        """The kinds of object that hold a weakness nobody knows yet."""
        raise NotImplementedError

    @cached_property
    def blows(self) -> Mapping[str, Sequence[Blow]]:
        """By kind of intruder: its attacks in the bot's room."""
        raise NotImplementedError

    def marked(self, marker: str) -> int:
        """How many rooms have a fire or a malfunction."""
        return sum(getattr(room, marker) for room in self.view.rooms)
