"""Conditions about where a character is, for the cards and items of the facility's crew."""

from __future__ import annotations

from collections.abc import Iterator

from ....kernel import Seat
from ...position.place import bits_of
from ...sites.facility.position import FacilityPosition


def at_a_computer(g: FacilityPosition, who: Seat) -> bool:
    """In a room with a working computer; a card does not ask for power (lockdown/room/computer)."""
    return g.has_computer(g.room[who])


def powered_computers(g: FacilityPosition) -> Iterator[int]:
    """Every explored room with a working computer in a section with power."""
    computer = g.box.computer
    for room in bits_of(g.explored & ~g.malfunction) if g.powered else ():
        if computer[g.kind_of_room(room)] and g.is_powered(room):
            yield room
