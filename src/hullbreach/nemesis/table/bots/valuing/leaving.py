"""Whether it is time to leave."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import ClassVar

from ..knowing.aims import Aim
from ..knowing.outlook import Outlook
from ..knowing.situation import Situation
from ..knowing.ways import Ways

HOME = 50.0
"""What it is worth to be out with the objective met."""
ALIVE = 45.0
"""What it is worth to be out without it."""
NOW_OR_NEVER = 80.0
ROUNDS_HOME = 3
"""How long a crew needs to get out."""
STEPS_A_ROUND = 1
"""How far one gets in a round, with what happens on the way."""
FARTHEST = 8
"""From farther than this nobody sets out any earlier."""


class Leaving:
    """The will to leave; which ways out there are, a site says."""

    rounds_an_objective: ClassVar[int] = 2
    """How long a crew needs for each common objective."""

    def __init__(self, now: Situation, outlook: Outlook, aims: Sequence[Aim], ways: Ways) -> None:
        self.now = now
        self.outlook = outlook
        self.aims = aims
        self.aim = aims[0]
        self.ways = ways

    @cached_property
    def exits(self) -> list[str]:
        """The rooms one knows from which one may leave, now or later."""
        raise NotImplementedError

    @cached_property
    def will(self) -> float:
        """What getting out is worth now; 0 means that there is something better to do first."""
        raise NotImplementedError

    @cached_property
    def frail(self) -> bool:
        """Whether the next attack may well be the last."""
        return self.now.serious >= 2 or (self.now.serious == 1 and self.now.me.light == 2)

    @cached_property
    def nearest(self) -> int:
        """Steps to the nearest way out one knows, open or not."""
        return min((self.ways.distance(room) for room in self.exits), default=99)

    @cached_property
    def late(self) -> bool:
        """Whether one must go now to be there in time; an attempt may fail, so one round is kept in hand."""
        return self.outlook.rounds_left <= min(self.nearest, FARTHEST) // STEPS_A_ROUND + 2

    @cached_property
    def hope(self) -> bool:
        """Whether there is time for what the crew has still to do."""
        pending = sum(not aim.met for aim in self.aims)
        return self.outlook.rounds_left > self.rounds_an_objective * pending + ROUNDS_HOME
