"""The map as a walker knows it: what a step costs, and how much everything in reach is worth from each room."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from heapq import heapify, heappop, heappush

from .danger import cost_of_attack, cost_of_wounds
from .situation import Situation, Thing

FEAR = 8.0
"""What it costs to walk in on an intruder, besides its attack on the way out."""
STEP = 1.4
ENCOUNTER = 8.0
"""What an encounter costs; how likely one is, the noise around a room says."""
ROLL = 1.9
"""What a noise roll costs that leaves no more than a marker."""
UNKNOWN = 0.5
SLIME = 1.5
TOKENS = {"silence": -1.5, "doors": 0.8, "malfunction": 0.3, "fire": 2.0, "slime": SLIME, "danger": 3.0}
"""What the exploration token of a room costs if one has looked at it."""


class Ways:
    """Steps between rooms, doors and dangers considered."""

    def __init__(self, now: Situation) -> None:
        self.now = now

    @cached_property
    def neighbours(self) -> dict[str, list[str]]:
        """By room: the rooms one can walk to, closed doors being in the way."""
        corridors = self.now.corridors
        return {
            ref: [way["to"] for way in room["exits"] if way["to"] and corridors[way["corridor"]]["door"] != "closed"]
            for ref, room in self.now.rooms.items()
        }

    @cached_property
    def steps(self) -> dict[str, float]:
        """By room: what it costs to walk into it."""
        return {ref: STEP + self.risk(room) for ref, room in self.now.rooms.items()}

    def risk(self, room: Thing) -> float:
        """What is to be feared on walking into a room."""
        risk = sum(FEAR + 1.5 * cost_of_attack(self.now, foe["kind"]) for foe in room["intruders"])
        if not room["crew"] and not room["intruders"]:
            risk += self.dread(room)
        if room["fire"]:
            risk += cost_of_wounds(self.now, 1)
        if not room["explored"]:
            risk += TOKENS.get(room["token"]["effect"], UNKNOWN) if room["token"] else UNKNOWN
        if room["kind"] == "slime-room" and not self.now.me["slimed"]:
            risk += SLIME
        return risk

    def dread(self, room: Thing) -> float:
        """What a noise roll in this room costs on average."""
        return ROLL + ENCOUNTER * self.noise(room)

    def noise(self, room: Thing) -> float:
        """How likely a noise roll in this room brings an intruder."""
        corridors = self.now.corridors
        return sum(len(way["numbers"]) for way in room["exits"] if corridors[way["corridor"]]["noise"]) / 5

    def worth(self, goals: Mapping[str, float], apart_from: str = "") -> dict[str, float]:
        """By room: the best goal's worth, less what the way there costs; no way leads through one room."""
        queue = [(-value, room) for room, value in goals.items()]
        heapify(queue)
        found: dict[str, float] = {}
        while queue:
            negative, room = heappop(queue)
            if room in found:
                continue
            found[room] = -negative
            onward = negative + self.steps[room]  # to be of use there one has to walk in
            for other in self.neighbours[room]:
                if other not in found and other != apart_from:
                    heappush(queue, (onward, other))
        return found

    def distance(self, goal: str) -> int:
        """How many rooms away something is; large if there is no way."""
        reached, edge, steps = {self.now.here}, [self.now.here], 0
        while edge:
            if goal in edge:
                return steps
            edge = [other for room in edge for other in self.neighbours.get(room, ()) if other not in reached]
            reached.update(edge)
            steps += 1
        return 99
