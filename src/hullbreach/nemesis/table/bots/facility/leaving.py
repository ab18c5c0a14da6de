"""Whether it is time to leave the facility, and how much each way out is worth."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import ClassVar

from ..evaluation.leaving import ALIVE, HOME, NOW_OR_NEVER, Leaving
from .aims import FacilityAim
from .outlook import FacilityOutlook
from .situation import Inside
from .ways import FacilityWays

MALFUNCTIONS = 8
"""How many malfunctions make the facility a place to leave. It stands ten of them, and no more."""
ROUNDS_TO_SPARE = 4
"""How many rounds must be left for a bot that stays to finish something."""

HURRY = 5
"""With at most this many rounds besides those it takes to get out, the bot hurries."""
PARDONS = {"code-blue": "transmitter-control", "code-purple": "archive"}
"""By code: the room in which the bot can make itself safe from it."""
WORTH_A_PARDON = 0.12
"""How likely a contingency must be to put off leaving for it."""
FARTHER = 12.0
"""How many rooms the bot walks for a pardon, for each unit of the code's chance above `WORTH_A_PARDON`."""


class FacilityLeaving(Leaving):
    """The will to leave the facility; each way out has a contingency that makes it deadly."""

    rounds_an_objective: ClassVar[int] = 1
    now: Inside
    outlook: FacilityOutlook
    aims: Sequence[FacilityAim]
    aim: FacilityAim

    def __init__(self, now: Inside, outlook: FacilityOutlook, aims: Sequence[FacilityAim], ways: FacilityWays) -> None:
        super().__init__(now, outlook, aims, ways)

    @cached_property
    def exits(self) -> list[str]:
        """The isolation room while it will hold, the way to the bunker if the gate is open, and the cargo rooms."""
        found = [pod.room for pod in self.now.view.pods if pod.room and self.now.view.css]
        if self.outlook.isolation_holds == 1:
            found.append(self.now.room_of_kind["isolation-room"].ref)
        return found + self.to_bunker

    @cached_property
    def to_bunker(self) -> list[str]:
        """The rooms from which the bot could set out for the bunker."""
        if not self.outlook.gate_open:
            return []
        rover = self.now.view.rover
        return [*([rover] if rover else []), *(self.now.to_the_bunker if self.now.has_suit else [])]

    @cached_property
    def facility_fails(self) -> bool:
        """Whether fire or decay may soon destroy the facility."""
        return self.outlook.tinder or self.now.marked("malfunction") >= MALFUNCTIONS

    @cached_property
    def will(self) -> float:
        """The value of getting out now; the maximum once a way is open and staying means death."""
        wish = self._wish
        pressed = self.frail or self.outlook.rounds_left <= self.nearest + HURRY
        return NOW_OR_NEVER if wish and pressed and self._open else wish

    @property
    def _open(self) -> bool:
        """Whether one can get out already."""
        return bool(self.now.clocks.isolation or self.to_bunker)

    @cached_property
    def _wish(self) -> float:
        """The wish to leave; 0 if there is something better to do first."""
        if self.late:
            return NOW_OR_NEVER
        if self.pardon and not self.frail and not self.facility_fails:
            return 0.0
        if all(aim.met for aim in self.aims) or self.aim.target is not None:  # others may die without the bot's help
            return HOME
        if self.aim.hopeless or self.frail or self.facility_fails or self.now.me.infested:
            return ALIVE
        if self.now.together and self.hope:  # leaving early leaves the work to fewer
            return 0.0
        if self.aim.within_reach and self.outlook.rounds_left >= ROUNDS_TO_SPARE:
            return 0.0
        return ALIVE if self.now.clocks.isolation or self.outlook.ticking or self.outlook.gate_open else 0.0

    @cached_property
    def pardon(self) -> str:
        """The room with a pardon from a contingency that may well be active, if it is near enough."""
        verdict = self.outlook.verdict
        for code, kind in PARDONS.items():
            room = self.now.room_of_kind.get(kind)
            if room and code in verdict.unforgiven and (not room.malfunction or self.now.can_repair):
                steps = self.ways.distance(room.ref)
                in_time = self.outlook.rounds_left >= steps + ROUNDS_TO_SPARE
                if in_time and steps <= FARTHER * (verdict.chance(code) - WORTH_A_PARDON):
                    return str(room.ref)
        return ""

    def by(self, way: str) -> float:
        """The value of leaving by a way, with the risk of its contingency."""
        safe = (1 - self.outlook.verdict.kills(way)) * (1 - self.outlook.dies_of_infection)
        return self.will * safe * (self.outlook.isolation_holds if way == "isolation" else 1.0)
