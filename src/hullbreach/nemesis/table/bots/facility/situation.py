"""A view of the facility, with answers about darkness, attacks, knowledge and places."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import cached_property
from typing import ClassVar

from ....sites.facility.shapes import FacilityClocks, FacilityPerson, FacilityRoom, FacilityView
from ..assessment.intruders import BLOWS
from ..assessment.situation import Blow, Situation
from .stalkers import IN_DARKNESS, IN_LIGHT

LIGHTS = ("flashlight-facility", "uv-lamp", "glowstick", "flare-gun")
"""Items that give light."""
SUITS = ("enviro-suit", "battle-suit")
"""Suits in which a character can walk to the bunker."""
CAN_BE_ANALYSED = {"corpse", "carcass", "egg"}


class Inside(Situation):
    """What one seat sees in the facility."""

    repairs: ClassVar[Collection[str]] = (
        "basic-repairs-facility",
        "repairs-facility",
        "quick-repairs-facility",
        "inventive-facility",
        "clean-up",
    )
    repair_items: ClassVar[Collection[str]] = ("toolbelt", "duct-tape-facility")
    out_and_alive: ClassVar[Collection[str]] = ("escaped", "locked-in", "in-bunker")

    view: FacilityView
    crew: Sequence[FacilityPerson]
    me: FacilityPerson

    @property
    def clocks(self) -> FacilityClocks:
        """The time track and what lies on it."""
        return self.view.clocks

    @cached_property
    def rooms(self) -> Mapping[str, FacilityRoom]:
        """Every room by its reference."""
        return {room.ref: room for room in self.view.rooms}

    @cached_property
    def room_of_kind(self) -> Mapping[str, FacilityRoom]:
        """The rooms this seat knows, by kind."""
        return {room.kind: room for room in self.view.rooms if room.kind}

    @cached_property
    def room(self) -> FacilityRoom | None:
        """The room one is in, with everything in it."""
        return self.rooms.get(self.here)

    # -- darkness --------------------------------------------------------------------------------------------

    @cached_property
    def in_dark(self) -> bool:
        """Whether one is in darkness."""
        return self.room is not None and self.is_dark(self.room)

    def is_dark(self, room: FacilityRoom) -> bool:
        """Whether the character would be in darkness in a room: it has no power, or the character's eyes are hurt."""
        return bool(room.dark) or "eyes" in self.me.serious

    def is_powered(self, room: FacilityRoom) -> bool:
        """Whether there is power in a room: staircases and the open have none."""
        return bool(room.section) and not room.dark

    @cached_property
    def has_light(self) -> bool:
        """Whether one carries a light, which keeps surprises off."""
        return any(name in LIGHTS for name in self.items)

    @cached_property
    def blows(self) -> Mapping[str, Sequence[Blow]]:
        """The attacks to expect in the bot's own room."""
        return self.blows_in(self.in_dark)

    def blows_in(self, darkness: bool) -> Mapping[str, Sequence[Blow]]:
        """The attacks to expect with or without darkness: night stalkers strike harder in it, intruders do not."""
        if not self.stalked:
            return BLOWS
        return IN_DARKNESS if darkness else IN_LIGHT

    @cached_property
    def stalked(self) -> bool:
        """Whether night stalkers hunt here: their tokens have two numbers, one for the dark."""
        return any(name.count("-") == 2 for name in self.view.bag.numbers)

    # -- what one knows and has ------------------------------------------------------------------------------

    @property
    def knowledge(self) -> int:
        """How much one knows."""
        level: int = self.me.knowledge
        return level

    @cached_property
    def has_suit(self) -> bool:
        """Whether one can walk outside."""
        return any(name in SUITS for name in self.items)

    @cached_property
    def unknown_specimens(self) -> set[str]:
        """The kinds of object that have not been analysed while there is more to discover."""
        slots = self.view.laboratory
        if all(slot.weakness for slot in slots):
            return set()
        return CAN_BE_ANALYSED - {str(slot.object).partition(":")[2] for slot in slots}

    @cached_property
    def corporate(self) -> bool:
        """Whether the bot has a corporate objective."""
        return any(name in CORPORATE for name in self.you.objectives)

    # -- places ----------------------------------------------------------------------------------------------

    @property
    def exit_rooms(self) -> list[str]:
        """Where the rover can be boarded."""
        rooms: list[str] = self.view.exit_rooms
        return rooms

    def opens_gate(self, room: FacilityRoom) -> bool:
        """Whether an override opens the main gate from here."""
        return room.ref in self.exit_rooms or self.has_computer(room)

    @property
    def to_the_bunker(self) -> list[str]:
        """Where the way on foot begins."""
        rooms: list[str] = self.view.bunker.from_
        return rooms

    def has_computer(self, room: FacilityRoom) -> bool:
        """Whether a room has a computer that is not broken. It may still lack power."""
        return bool(room.explored and room.computer and not room.malfunction)

    def computes(self, room: FacilityRoom) -> bool:
        """Whether a computer works here."""
        return self.has_computer(room) and self.is_powered(room)


CORPORATE = {
    "contract-terminated",
    "downsizing",
    "industrial-espionage",
    "asset-recovery",
    "applied-xenobiology",
    "site-survey",
    "sterilisation",
    "embryology",
    "sealed-records",
}
"""Objectives of the corporation."""
