"""How long the facility stands, which ways out are open, and how far each can be trusted."""

from __future__ import annotations

from functools import cached_property
from typing import ClassVar

from ..assessment.outlook import Outlook
from .contingencies import Verdict
from .schedule import Schedule
from .situation import Inside

AFTER_RED = 3
"""How many spaces the autodestruction token goes on when it turns red."""
STOPPED = 0.25
"""How likely somebody stops the autodestruction while that is possible."""


class FacilityOutlook(Outlook):
    """What to expect from the clocks, the schedule of the pods, the gate and the contingencies."""

    markers: ClassVar[int] = 12
    now: Inside

    def __init__(self, now: Inside) -> None:
        super().__init__(now)
        self.clocks = now.clocks
        self.verdict = Verdict(now)
        self.schedule = Schedule(now)

    @cached_property
    def rounds_left(self) -> int:
        """Rounds until the purge or the explosion, this one included."""
        time: int = self.clocks.time
        ends = [0]
        if self.clocks.alert is not None:
            ends.append(self.clocks.alert - 1)
        if self.clocks.autodestruction is not None:
            further = 0 if self.clocks.autodestruction_red else AFTER_RED
            ends.append(self.clocks.autodestruction - further - 1)
        return max(1, time - max(end for end in ends if end < time))

    @property
    def ticking(self) -> bool:
        """Whether autodestruction has been started."""
        return self.clocks.autodestruction is not None

    @property
    def doomed(self) -> bool:
        """Whether nobody can stop the autodestruction any more."""
        return bool(self.clocks.autodestruction_red)

    @cached_property
    def isolation_holds(self) -> float:
        """How likely the isolation room is still there in the end."""
        if not self.ticking:
            return 1.0
        return 0.0 if self.doomed else STOPPED

    @property
    def gate_open(self) -> bool:
        """Whether the main gate is open."""
        return bool(self.now.view.gate == "open")
