"""A view read once: who and where one is, what one holds, and what is in the room."""

from __future__ import annotations

from functools import cached_property
from typing import Any

from ..asking import View

Thing = dict[str, Any]
"""A room, a corridor, somebody of the crew: a part of a view."""

CONTAMINATION = "contamination"
REPAIRS = ("basic-repairs", "repairs", "quick-repairs", "inventive")
REPAIR_ITEMS = ("tools", "duct-tape")


class Situation:
    """What one seat sees, by the names a player would use."""

    def __init__(self, view: View, seat: int) -> None:
        self.view = view
        self.seat = seat
        self.crew: list[Thing] = view["crew"]
        self.me: Thing = self.crew[seat]
        self.you: Thing = view["you"]
        self.hand: list[str] = self.you["hand"]
        self.clocks: Thing = view["clocks"]

    # -- places ----------------------------------------------------------------------------------------------

    @cached_property
    def rooms(self) -> dict[str, Thing]:
        """Every room by its reference."""
        return {room["ref"]: room for room in self.view["rooms"]}

    @cached_property
    def corridors(self) -> dict[str, Thing]:
        """Every corridor by its reference."""
        return {corridor["ref"]: corridor for corridor in self.view["corridors"]}

    @cached_property
    def room_of_kind(self) -> dict[str, Thing]:
        """The rooms of which this seat knows what they are, by kind."""
        return {room["kind"]: room for room in self.view["rooms"] if room["kind"]}

    @property
    def here(self) -> str:
        """The room one is in; empty for whoever is on no room."""
        return self.me["room"] or ""

    @cached_property
    def room(self) -> Thing | None:
        """The room one is in, with everything in it."""
        return self.rooms.get(self.here)

    @cached_property
    def foes(self) -> list[Thing]:
        """The intruders one shares the room with."""
        return self.room["intruders"] if self.room and not self.me["pod"] else []

    # -- oneself ---------------------------------------------------------------------------------------------

    @cached_property
    def contamination_in_hand(self) -> int:
        """The contamination cards in hand."""
        return self.hand.count(CONTAMINATION)

    @property
    def serious(self) -> int:
        """Serious wounds, dressed or not: after three of them any wound kills."""
        return len(self.me["serious"]) + len(self.me["dressed"])

    @cached_property
    def items(self) -> list[str]:
        """Everything one carries by name, what is in one's hands included."""
        return [*self.you["inventory"], *(held["item"] for held in self.me["hands"])]

    @cached_property
    def ammunition(self) -> int:
        """Shots left in all weapons."""
        return sum(held["ammo"] or 0 for held in self.me["hands"])

    @cached_property
    def has_repairs(self) -> bool:
        """Whether one has at hand what mends a malfunction or an engine."""
        return any(name in REPAIRS for name in self.hand) or any(name in REPAIR_ITEMS for name in self.items)

    @cached_property
    def can_repair(self) -> bool:
        """Whether one has, or may soon draw, what mends a malfunction or an engine."""
        return self.has_repairs or any(name in REPAIRS for name in self.me["discards"])

    @property
    def objective(self) -> str:
        """The objective one has kept; empty while there are two."""
        kept = self.you["objectives"]
        return kept[0] if len(kept) == 1 else ""

    def marked(self, marker: str) -> int:
        """How many rooms have a fire or a malfunction."""
        return sum(room[marker] for room in self.view["rooms"])
