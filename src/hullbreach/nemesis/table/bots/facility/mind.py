"""The bot's assessment of a view of the facility."""

from __future__ import annotations

from collections.abc import Collection
from functools import cached_property
from typing import ClassVar

from ..assessment.aims import aims_of
from ..evaluation.goal import Goal
from ..evaluation.goals import lent, of_use
from ..evaluation.habits import Habits
from ..evaluation.mind import Mind
from ..evaluation.upkeep import repairs
from .advantage import ends_by_shot
from .aims import FacilityAim
from .crafting import repository
from .homeward import autodestruction, ways_out
from .leaving import FacilityLeaving
from .outlook import FacilityOutlook
from .pursuing import missed_rooms, objective
from .rooms import defences, discoveries, health, lights, pardons, quests, stores, vents
from .sharing import shared_out
from .situation import Inside
from .ways import FacilityWays


class FacilityMind(Mind):
    """The facility, its objectives and the ways out of it."""

    leads_out: ClassVar[Collection[str]] = ("lock-in", "enter-pod", "leave-by-rover", "leave-on-foot")
    stuck: ClassVar[float] = 2.6
    enough_cards: ClassVar[int] = 1
    now: Inside

    def __init__(self, now: Inside, habits: Habits) -> None:
        super().__init__(now, habits)

    @cached_property
    def outlook(self) -> FacilityOutlook:
        """What to expect of the facility: its time, its ways out."""
        return FacilityOutlook(self.now)

    @cached_property
    def ways(self) -> FacilityWays:
        """The ways through the facility and their costs."""
        return FacilityWays(self.now)

    def aim_of(self, objective: str) -> FacilityAim:
        """How far the bot is with an objective of the facility."""
        return FacilityAim(objective, self.now, self.outlook)

    @cached_property
    def aims(self) -> list[FacilityAim]:
        """The objectives the bot works for, the most important first."""
        common = [self.aim_of(name) for name in self.now.view.common_objectives]
        return shared_out(self.now, common) if common else aims_of(self.now, self.aim_of)

    @property
    def aim(self) -> FacilityAim:
        """The most important objective."""
        return self.aims[0]

    @cached_property
    def leaving(self) -> FacilityLeaving:
        """Whether it is time to go, and by which way."""
        return FacilityLeaving(self.now, self.outlook, self.aims, self.ways)

    @cached_property
    def wishes(self) -> list[Goal]:
        """Every goal the bot would walk to if nothing was in the way."""
        now, outlook, aim = self.now, self.outlook, self.aim
        found = [
            *ways_out(now, outlook, self.leaving),
            *autodestruction(now, outlook, aim),
            *objective(now, aim),
            *(goal for other in self.aims[1:] for goal in lent(objective(now, other))),
            *pardons(now, outlook),
            *lights(now),
            *health(now, outlook, self.leaving.will),
            *stores(now, outlook),
            *discoveries(now, aim),
            *repairs(now),
            *vents(now, aim),
            *quests(now),
            *repository(self),
            *self._computers,
        ]
        return of_use(now, [*found, *defences(now, found)])

    @cached_property
    def _computers(self) -> list[Goal]:
        """The goals at working computers, if the open card teaches and the bot must know more."""
        if not self.aim.lacks_knowledge or self.now.view.computer != TEACHES:
            return []
        return [Goal(ref, LESSON, "computer") for ref, room in self.now.rooms.items() if self.now.computes(room)]

    @cached_property
    def missed_rooms(self) -> set[str]:
        """The kinds of room the bot is looking for."""
        return missed_rooms(self.now, self.aim)

    def ends_by_shot(self, kind: str, injuries: int, weapon: str, bonus: int = 0) -> float:
        """How likely one shot ends it: where there is power, with the advantage die."""
        return ends_by_shot(self.now, kind, injuries, weapon, bonus)


TEACHES = "research-network"
"""The computer card that gives knowledge."""
LESSON = 6.0
"""The value of that card to a bot that must know more."""
