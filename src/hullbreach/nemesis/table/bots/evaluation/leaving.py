"""Whether it is time to leave."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import ClassVar

from ..assessment.aims import Aim
from ..assessment.outlook import Outlook
from ..assessment.situation import Situation
from ..assessment.ways import Ways

HOME = 50.0
"""The value of being out with the objective met."""
ALIVE = 45.0
"""The value of being out without it."""
NOW_OR_NEVER = 80.0
ROUNDS_HOME = 3
"""How many rounds a crew needs to get out."""
STEPS_A_ROUND = 1
"""How many rooms a character gets in a round, with what happens on the way."""
FARTHEST = 8
"""The distance beyond which the bot does not set out any earlier."""


class Leaving:
    """The wish to leave. Each site has its own ways out."""

    rounds_an_objective: ClassVar[int] = 2
    """How many rounds a crew needs for each common objective."""

    def __init__(self, now: Situation, outlook: Outlook, aims: Sequence[Aim], ways: Ways) -> None:
        self.now = now
        self.outlook = outlook
        self.aims = aims
        self.aim = aims[0]
        self.ways = ways

    @cached_property
    def exits(self) -> list[str]:
        """The known rooms from which the bot may leave, now or later."""
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
        """Whether the bot must go now to be in time, with one round to spare since an attempt may fail."""
        return self.outlook.rounds_left <= min(self.nearest, FARTHEST) // STEPS_A_ROUND + 2

    @cached_property
    def hope(self) -> bool:
        """Whether there is time for what the crew still has to do."""
        pending = sum(not aim.met for aim in self.aims)
        return self.outlook.rounds_left > self.rounds_an_objective * pending + ROUNDS_HOME
