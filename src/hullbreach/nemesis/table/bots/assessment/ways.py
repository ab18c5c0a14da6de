"""The ways between rooms: what a step costs, and what each room is worth with all goals in reach."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from heapq import heapify, heappop, heappush
from typing import ClassVar

from ....view.shapes import Room
from .danger import cost_of_attack, cost_of_wounds
from .situation import Situation

FEAR = 8.0
"""The cost of walking in on an intruder, besides its attack on the way out."""
STEP = 1.4
ENCOUNTER = 4.0
"""The cost of an encounter besides attacks. How likely it is depends on the noise around a room."""
SURPRISED = {0: 1.0, 1: 0.8, 2: 0.6, 3: 0.3}
"""By number of cards in hand: how likely an intruder that appears attacks at once."""
AWAKE = 0.25
"""How likely something stirs at the end of a round, so that everybody rolls for noise."""
ROLL = 1.9
"""The cost of a noise roll that only leaves a marker."""
CLOSED = {True: 2.0, False: 6.0}
"""The cost of a closed door, with (True) and without (False) the means to open it."""
KEYS = ("demolition", "computer-skills", "ship-knowledge", "tools", "energy-charge", "plasma-torch", "security-key")
"""Cards and items that open a door."""
UNKNOWN = 0.5
FAR = 99
"""The distance of something that cannot be reached."""
SLIME = 1.5
TOKENS = {"silence": -1.5, "doors": 0.8, "malfunction": 0.3, "fire": 2.0, "slime": SLIME, "danger": 3.0}
"""The cost of a room's exploration token, if the bot has seen it."""


class Ways:
    """Steps between rooms, doors and dangers considered."""

    def __init__(self, now: Situation) -> None:
        self.now = now

    @cached_property
    def neighbours(self) -> dict[str, list[str]]:
        """By room: the neighbouring rooms without a closed door between."""
        return {ref: [to for to, closed in ways if not closed] for ref, ways in self.corridors.items()}

    @cached_property
    def corridors(self) -> dict[str, list[tuple[str, bool]]]:
        """By room: the rooms next door, and whether the door between is closed."""
        doors = {ref: corridor.door == "closed" for ref, corridor in self.now.corridors.items()}
        return {
            ref: [(way.to, doors[way.corridor]) for way in room.exits if way.to] for ref, room in self.now.rooms.items()
        }

    @cached_property
    def lifts(self) -> Mapping[str, Sequence[tuple[str, float]]]:
        """By room: the rooms from which it can be reached other than by corridor, and the cost."""
        return {}

    @cached_property
    def door(self) -> float:
        """The cost of getting through a closed door."""
        return CLOSED[any(key in KEYS for key in (*self.now.hand, *self.now.items))]

    @cached_property
    def steps(self) -> dict[str, float]:
        """By room: what it costs to walk into it."""
        return {ref: STEP + self.risk(room) for ref, room in self.now.rooms.items()}

    def risk(self, room: Room) -> float:
        """The expected cost of dangers on walking into a room."""
        risk = sum(FEAR + 1.5 * cost_of_attack(self.now, foe.kind) for foe in room.intruders)
        if not room.crew and not room.intruders:
            risk += self.dread(room)
        if room.fire:
            risk += cost_of_wounds(self.now, 1)
        if not room.explored:
            risk += TOKENS.get(room.token.effect or "", UNKNOWN) if room.token else UNKNOWN
        if room.kind == "slime-room" and not self.now.me.slimed:
            risk += SLIME
        return risk

    roll: ClassVar[float] = ROLL

    def dread(self, room: Room) -> float:
        """What a noise roll in this room costs on average."""
        return self.roll + self.encounter(room) * self.noise(room)

    def encounter(self, room: Room) -> float:
        """The cost of meeting an intruder: its attack on the way out, and one more if it comes as a surprise."""
        return ENCOUNTER + self.struck(room) * (1 + self.surprised(room))

    def surprised(self, room: Room) -> float:
        """How likely an intruder that appears in a room attacks at once."""
        return SURPRISED.get(len(self.now.hand), 0.1)

    def struck(self, room: Room) -> float:
        """The cost of an attack by an intruder that appears in a room."""
        return self._struck_here

    @cached_property
    def _struck_here(self) -> float:
        return cost_of_attack(self.now, "adult")

    @cached_property
    def awake(self) -> float:
        """How likely something stirs at the end of a round."""
        return AWAKE

    def unrest(self, room: str) -> float:
        """The cost of being in a room when the round ends."""
        there = self.now.rooms[room]
        return self.awake * self.encounter(there) * self.noise(there)

    def noise(self, room: Room) -> float:
        """How likely a noise roll in this room brings an intruder."""
        corridors = self.now.corridors
        return sum(len(way.numbers) for way in room.exits if corridors[way.corridor].noise) / 5

    def worth(self, goals: Mapping[str, float], apart_from: str = "") -> dict[str, float]:
        """By room: the value of the best goal less the cost of the way there. No way leads through `apart_from`."""
        queue = [(-value, room) for room, value in goals.items()]
        heapify(queue)
        found: dict[str, float] = {}
        while queue:
            negative, room = heappop(queue)
            if room in found:
                continue
            found[room] = -negative
            onward = negative + self.steps[room]  # to reach a goal, the bot must enter its room
            for other, closed in self.corridors[room]:
                if other not in found and other != apart_from:
                    heappush(queue, (onward + self.door if closed else onward, other))
            for other, cost in self.lifts.get(room, ()):
                if other not in found and other != apart_from:
                    heappush(queue, (negative + cost, other))
        return found

    def distance(self, goal: str) -> int:
        """How many rooms away something is; a closed door counts like another room."""
        queue, found = [(0, self.now.here)], set[str]()
        while queue:
            steps, room = heappop(queue)
            if room == goal:
                return steps
            if room not in found:
                found.add(room)
                for other, closed in self.corridors.get(room, ()):
                    heappush(queue, (steps + 1 + closed, other))
        return FAR
