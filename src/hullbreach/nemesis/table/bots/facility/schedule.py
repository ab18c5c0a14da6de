"""The CSS pods: when they may launch, and how likely each does."""

from __future__ import annotations

from functools import cached_property
from typing import NamedTuple

from .situation import Inside

TOKENS = {"a": 1, "b": 1, "c": 1, "all": 2, "none": 2}
"""How many of each token there are; one of them is not on the track."""
SOON = 3
"""How many rounds ahead the bot looks."""


class Launch(NamedTuple):
    """A pod that may launch: from which room, in how many rounds, and how likely."""

    pod: str
    room: str
    wait: int
    chance: float


class Schedule:
    """The tokens on the time track."""

    def __init__(self, now: Inside) -> None:
        self.now = now

    @cached_property
    def unseen(self) -> dict[str, int]:
        """How many tokens of each kind the bot has not seen on the track."""
        left = dict(TOKENS)
        for slot in self.now.view.css:
            if slot.css:
                left[slot.css] -= 1
        return left

    def chance(self, pod: str, token: str | None) -> float:
        """How likely a token launches a pod. An unknown token may be any of the unseen ones."""
        if token:
            return float(token in (pod, "all"))
        left = self.unseen
        return (left[pod] + left["all"]) / max(1, sum(left.values()))

    @cached_property
    def launches(self) -> list[Launch]:
        """The launches in the next rounds, from known rooms, with nobody on the pod yet."""
        time = self.now.clocks.time
        slots = [(time - slot.number, slot.css) for slot in self.now.view.css]
        return [
            Launch(pod.ref, pod.room, wait, self.chance(pod.ref.rpartition(":")[2], token))
            for pod in self.now.view.pods
            if pod.room and not pod.crew
            for wait, token in slots
            if 0 <= wait <= SOON
        ]

    @cached_property
    def found(self) -> int:
        """How many cargo rooms one knows."""
        return sum(1 for pod in self.now.view.pods if pod.room)
