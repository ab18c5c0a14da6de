"""The ways through the facility: lifts save steps, and darkness brings surprises."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import ClassVar

from ....sites.facility.shapes import FacilityRoom
from ....view.shapes import Room
from ..assessment.danger import cost_of_attack
from ..assessment.situation import is_entrance
from ..assessment.ways import FEAR, Ways
from .situation import Inside
from .stalkers import SURPRISED_IN_DARKNESS, SURPRISED_IN_LIGHT

RIDE, CALL = 1.3, 1.2
"""The cost of riding the lift, which is silent, and of calling it first."""
CRANKS = ("elevator-crank", "service-lift")
"""Things with which the lift moves without power."""
CRAWL = 2.0
"""The cost of using the cave entrance, besides what lies in wait there."""
LIFT = "section:elevator"
"""Where the power of the lift is."""
DARK = 0.6
"""The cost of walking in darkness, whatever may be there."""


def crawled_in_darkness(now: Inside) -> float:
    """The cost of crawling through the caves, where something strikes out of the dark."""
    return cost_of_attack(now, "adult", now.blows_in(darkness=True))


class FacilityWays(Ways):
    """Steps between rooms, rides between sections, and what the caves connect."""

    now: Inside
    roll: ClassVar[float] = 0.8

    @cached_property
    def lifts(self) -> Mapping[str, Sequence[tuple[str, float]]]:
        """By room: from which others the lift or the caves lead there, and what that costs."""
        return self._rides if not self._caves else {**self._caves, **self._rides}

    def led_to(self, start: str) -> list[str]:
        """The rooms to which the lift or the caves lead from a room."""
        return [to for to, starts in self.lifts.items() if any(room == start for room, _ in starts)]

    @cached_property
    def _rides(self) -> dict[str, list[tuple[str, float]]]:
        """The rides between lift rooms: with power from rooms without a malfunction, or with a crank."""
        cranked = any(name in CRANKS for name in (*self.now.items, *self.now.hand))
        if not cranked and not any(place.on for place in self.now.view.power if place.ref == LIFT):
            return {}
        doors = [room for room in self.now.view.rooms if str(room.kind).startswith("elevator-")]
        return {
            to.ref: [
                (room.ref, self._ride(room) + FEAR * len(to.intruders))
                for room in doors
                if room is not to and (cranked or not room.malfunction)
            ]
            for to in doors
        }

    @cached_property
    def _caves(self) -> dict[str, list[tuple[str, float]]]:
        """The crawls from the cave entrance to every explored room with an entrance to the technical corridors."""
        cave = self.now.room_of_kind.get("cave-entrance")
        if cave is None or not cave.explored or cave.malfunction:
            return {}
        cost = CRAWL + crawled_in_darkness(self.now)
        return {
            room.ref: [(cave.ref, cost + self.steps[room.ref])]
            for room in self.now.view.rooms
            if room.explored and room is not cave and any(is_entrance(way) for way in room.exits)
        }

    def _ride(self, room: FacilityRoom) -> float:
        return RIDE if self.now.view.elevator == room.section else RIDE + CALL

    def risk(self, room: Room) -> float:
        """What is to be feared on walking into a room; more in darkness."""
        return super().risk(room) + DARK * self._is_dark(room)

    def _is_dark(self, room: Room) -> bool:
        return self.now.is_dark(self.now.rooms[room.ref])

    @cached_property
    def awake(self) -> float:
        """How likely the bag gives an adult or a breeder."""
        bag = self.now.view.bag
        return float((bag.tokens.get("adult", 0) + bag.tokens.get("breeder", 0)) / max(1, bag.total))

    def struck(self, room: Room) -> float:
        """The cost of an attack in a room, which is higher in darkness."""
        return self._struck_in[self._is_dark(room)]

    @cached_property
    def _struck_in(self) -> dict[bool, float]:
        return {dark: cost_of_attack(self.now, "adult", self.now.blows_in(dark)) for dark in (False, True)}

    def surprised(self, room: Room) -> float:
        """How likely a surprise is. In darkness even a full hand can be surprised, unless there is a light."""
        dark = self._is_dark(room) and not self.now.has_light
        return (SURPRISED_IN_DARKNESS if dark else SURPRISED_IN_LIGHT).get(len(self.now.hand), 0.0)

    def distance(self, goal: str) -> int:
        """How many rooms away something is; a ride with the lift is as far as two."""
        direct = super().distance(goal)
        rides = [2 + super(FacilityWays, self).distance(start) for start, _ in self.lifts.get(goal, ())]
        return min([direct, *rides])
