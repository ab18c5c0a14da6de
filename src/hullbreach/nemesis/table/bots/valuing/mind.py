"""All a survivor has in mind at one decision; each part is thought of once, and only if it is asked for."""

from __future__ import annotations

from collections.abc import Collection
from functools import cached_property
from typing import ClassVar

from ..knowing.aims import Aim
from ..knowing.danger import ends_by_shot
from ..knowing.outlook import Outlook
from ..knowing.situation import Situation
from ..knowing.ways import Ways
from .goal import Goal
from .goals import unless_barred
from .habits import Habits
from .leaving import Leaving
from .specimens import specimens_in


class Mind:
    """The situation, the outlook, the aim, and what follows from them; each site has a mind of its own."""

    leads_out: ClassVar[Collection[str]]
    """How the answers begin by which one leaves."""
    stuck: ClassVar[float] = 1.8
    """How many attacks whoever stays must expect: one now, and one on the way out; all is measured against that."""
    enough_cards: ClassVar[int] = 2
    """How many cards one would rather not spend, because intruders surprise whoever has fewer."""

    def __init__(self, now: Situation, habits: Habits) -> None:
        self.now = now
        self.habits = habits

    # -- what a site says ------------------------------------------------------------------------------------

    @cached_property
    def outlook(self) -> Outlook:
        """What there is to hope and to fear."""
        raise NotImplementedError

    @cached_property
    def ways(self) -> Ways:
        """The map as a walker knows it."""
        return Ways(self.now)

    def aim_of(self, objective: str) -> Aim:
        """How one stands with an objective."""
        raise NotImplementedError

    @property
    def aim(self) -> Aim:
        """What one works for before everything else."""
        raise NotImplementedError

    @cached_property
    def leaving(self) -> Leaving:
        """Whether it is time to go."""
        raise NotImplementedError

    @cached_property
    def wishes(self) -> list[Goal]:
        """Everything one would walk to if nothing barred it."""
        raise NotImplementedError

    @cached_property
    def missed_rooms(self) -> set[str]:
        """The kinds of room one is looking for."""
        raise NotImplementedError

    def ends_by_shot(self, kind: str, injuries: int, weapon: str, bonus: int = 0) -> float:
        """How likely one shot kills an intruder or drives it away."""
        return ends_by_shot(kind, injuries, weapon, bonus)

    # -- what follows ----------------------------------------------------------------------------------------

    @cached_property
    def goals(self) -> list[Goal]:
        """Everything worth walking to."""
        return [goal for wish in self.wishes for goal in unless_barred(self.now, wish, self.leads_out)]

    @cached_property
    def reach(self) -> dict[str, float]:
        """By room: what it is worth to be there instead of here; nobody leaves a room to come back to it."""
        best: dict[str, float] = {}
        for goal in self.goals:
            if goal.room != self.now.here:
                best[goal.room] = max(best.get(goal.room, 0.0), goal.worth)
        return self.ways.worth(best, apart_from=self.now.here)

    @cached_property
    def barred(self) -> dict[str, float]:
        """By room: what one wants there and cannot have while an intruder is in it."""
        found: dict[str, float] = {}
        for goal in self.wishes:
            if self.now.rooms[goal.room].intruders:
                found[goal.room] = max(found.get(goal.room, 0.0), goal.worth)
        return found

    @cached_property
    def specimens_here(self) -> set[str]:
        """The kinds of object at hand whose weakness nobody knows yet."""
        return specimens_in(self.now, self.now.here)

    def step_to(self, room: str) -> float:
        """What it is worth to walk into a room."""
        return self.reach.get(room, -5.0) - self.ways.steps[room]

    @cached_property
    def stay(self) -> float:
        """What it is worth to be where one is: what can still be done here, if not now then in the next round."""
        return max((goal.worth for goal in self.goals if goal.room == self.now.here), default=0.0)

    @cached_property
    def best_step(self) -> float:
        """What the best of all steps is worth."""
        return max((self.step_to(room) for room in self.ways.neighbours.get(self.now.here, ())), default=-5.0)

    def is_target(self, who: str) -> bool:
        """Whether somebody must not survive."""
        return self.aim.target is not None and self.aim.target.ref == who

    def goal_here(self, sort: str) -> Goal | None:
        """The best goal of a sort in one's own room."""
        mine = [goal for goal in self.goals if goal.room == self.now.here and goal.sort == sort]
        return max(mine, key=lambda goal: goal.worth, default=None)
