"""The bot's assessment of a view of the ship."""

from __future__ import annotations

from collections.abc import Collection
from functools import cached_property
from typing import ClassVar

from ..assessment.aims import aims_of
from ..evaluation.goal import Goal
from ..evaluation.habits import Habits
from ..evaluation.mind import Mind
from .aims import ShipAim
from .leaving import ShipLeaving
from .outlook import ShipOutlook
from .situation import Aboard
from .upkeep import missed_rooms
from .wishes import wishes_of


class ShipMind(Mind):
    """The ship, its objectives and the ways off it."""

    leads_out: ClassVar[Collection[str]] = ("evacuate", "hibernate")
    now: Aboard

    def __init__(self, now: Aboard, habits: Habits) -> None:
        super().__init__(now, habits)

    @cached_property
    def outlook(self) -> ShipOutlook:
        """What to expect of the ship: its time, its ways out."""
        return ShipOutlook(self.now)

    def aim_of(self, objective: str) -> ShipAim:
        """How far the bot is with an objective of the ship."""
        return ShipAim(objective, self.now, self.outlook)

    @cached_property
    def aims(self) -> list[ShipAim]:
        """The objectives the bot works for, the most important first."""
        return aims_of(self.now, self.aim_of)

    @property
    def aim(self) -> ShipAim:
        """The most important objective."""
        return self.aims[0]

    @cached_property
    def leaving(self) -> ShipLeaving:
        """Whether it is time to go, and by which way."""
        return ShipLeaving(self.now, self.outlook, self.aims, self.ways)

    @cached_property
    def wishes(self) -> list[Goal]:
        """Every goal the bot would walk to if nothing was in the way."""
        return wishes_of(self.now, self.outlook, self.aims, self.leaving)

    @cached_property
    def missed_rooms(self) -> set[str]:
        """The kinds of room the bot is looking for."""
        return missed_rooms(self.now, self.aim)
