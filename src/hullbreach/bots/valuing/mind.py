"""All a survivor has in mind at one decision; each part is thought of once, and only if it is asked for."""

from __future__ import annotations

from functools import cached_property

from ..asking import View
from ..knowing.aims import Aim
from ..knowing.outlook import Outlook
from ..knowing.situation import Situation
from ..knowing.ways import Ways
from .goal import Goal
from .goals import unless_barred, wishes_of
from .leaving import Leaving
from .specimens import specimens_in
from .upkeep import missed_rooms


class Mind:
    """The situation, the outlook, the aim, and what follows from them."""

    def __init__(self, view: View, seat: int) -> None:
        self.now = Situation(view, seat)
        self.outlook = Outlook(self.now)
        self.ways = Ways(self.now)

    @property
    def aim(self) -> Aim:
        """What one works for before everything else."""
        return self.aims[0]

    @cached_property
    def aims(self) -> list[Aim]:
        """The objective kept, or the easier of the two; of common ones those not met, each led by one of the crew."""
        names: list[str] = self.now.you["objectives"] or self.now.view["common_objectives"]
        aims = [Aim(name, self.now, self.outlook) for name in names] or [Aim("", self.now, self.outlook)]
        if self.now.you["objectives"]:
            return [max(aims, key=lambda aim: aim.ease)]
        pending = [aim for aim in aims if not aim.met]
        able = [one["seat"] for one in self.now.crew if one["status"] == "aboard"]
        mine = able.index(self.now.seat) % len(pending) if pending and self.now.seat in able else 0
        return pending[mine:] + pending[:mine] or aims

    @cached_property
    def leaving(self) -> Leaving:
        """Whether it is time to go, and by which way."""
        return Leaving(self.now, self.outlook, self.aims, self.ways)

    @cached_property
    def wishes(self) -> list[Goal]:
        """Everything one would walk to if nothing barred it."""
        return wishes_of(self.now, self.outlook, self.aims, self.leaving)

    @cached_property
    def goals(self) -> list[Goal]:
        """Everything worth walking to."""
        return [goal for wish in self.wishes for goal in unless_barred(self.now, wish)]

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
            if self.now.rooms[goal.room]["intruders"]:
                found[goal.room] = max(found.get(goal.room, 0.0), goal.worth)
        return found

    @cached_property
    def missed_rooms(self) -> set[str]:
        """The kinds of room one is looking for."""
        return missed_rooms(self.now, self.aim)

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
        return self.aim.target is not None and self.aim.target["ref"] == who

    def goal_here(self, sort: str) -> Goal | None:
        """The best goal of a sort in one's own room."""
        mine = [goal for goal in self.goals if goal.room == self.now.here and goal.sort == sort]
        return max(mine, key=lambda goal: goal.worth, default=None)
