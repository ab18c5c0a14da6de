"""All a survivor has in mind at one decision; each part is thought of once, and only if it is asked for."""

from __future__ import annotations

from functools import cached_property

from ..asking import View
from ..knowing.aims import Aim
from ..knowing.outlook import Outlook
from ..knowing.situation import Situation
from ..knowing.ways import Ways
from .goals import Goal, goals_of
from .leaving import Leaving


class Mind:
    """The situation, the outlook, the aim, and what follows from them."""

    def __init__(self, view: View, seat: int) -> None:
        self.now = Situation(view, seat)
        self.outlook = Outlook(self.now)
        self.ways = Ways(self.now)

    @cached_property
    def aim(self) -> Aim:
        """What one works for: the objective kept, or the easier of the two; of common ones, one each."""
        common: list[str] = self.now.view["common_objectives"]
        names = self.now.you["objectives"] or common[self.now.seat : self.now.seat + 1]
        aims = [Aim(name, self.now, self.outlook) for name in names]
        return max(aims, key=lambda aim: aim.ease, default=Aim("", self.now, self.outlook))

    @cached_property
    def leaving(self) -> Leaving:
        """Whether it is time to go, and by which way."""
        return Leaving(self.now, self.outlook, self.aim, self.ways)

    @cached_property
    def goals(self) -> list[Goal]:
        """Everything worth walking to."""
        return goals_of(self.now, self.outlook, self.aim, self.leaving)

    @cached_property
    def reach(self) -> dict[str, float]:
        """By room: what it is worth to be there instead of here; nobody leaves a room to come back to it."""
        best: dict[str, float] = {}
        for goal in self.goals:
            if goal.room != self.now.here:
                best[goal.room] = max(best.get(goal.room, 0.0), goal.worth)
        return self.ways.worth(best, apart_from=self.now.here)

    def goal_here(self, sort: str) -> Goal | None:
        """The best goal of a sort in one's own room."""
        mine = [goal for goal in self.goals if goal.room == self.now.here and goal.sort == sort]
        return max(mine, key=lambda goal: goal.worth, default=None)
