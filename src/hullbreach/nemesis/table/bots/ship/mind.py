"""What a survivor has in mind aboard the ship."""

from __future__ import annotations

from collections.abc import Collection
from functools import cached_property
from typing import ClassVar

from ..knowing.aims import aims_of
from ..valuing.goal import Goal
from ..valuing.habits import Habits
from ..valuing.mind import Mind
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
        """What the ship promises."""
        return ShipOutlook(self.now)

    def aim_of(self, objective: str) -> ShipAim:
        """How one stands with an objective of the ship's."""
        return ShipAim(objective, self.now, self.outlook)

    @cached_property
    def aims(self) -> list[ShipAim]:
        """What one works for, the first before everything else."""
        return aims_of(self.now, self.aim_of)

    @property
    def aim(self) -> ShipAim:
        """What one works for before everything else."""
        return self.aims[0]

    @cached_property
    def leaving(self) -> ShipLeaving:
        """Whether it is time to go, and by which way."""
        return ShipLeaving(self.now, self.outlook, self.aims, self.ways)

    @cached_property
    def wishes(self) -> list[Goal]:
        """Everything one would walk to if nothing barred it."""
        return wishes_of(self.now, self.outlook, self.aims, self.leaving)

    @cached_property
    def missed_rooms(self) -> set[str]:
        """The kinds of room one is looking for."""
        return missed_rooms(self.now, self.aim)
