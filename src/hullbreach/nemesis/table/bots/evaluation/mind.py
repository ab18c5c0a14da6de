"""The bot's assessment of one decision. Each part is computed once, and only if needed."""

from __future__ import annotations

from collections.abc import Collection
from functools import cached_property
from typing import ClassVar

from ..assessment.aims import Aim
from ..assessment.danger import ends_by_shot
from ..assessment.outlook import Outlook
from ..assessment.situation import Situation
from ..assessment.ways import Ways
from .goal import Goal
from .goals import unless_barred
from .habits import Habits
from .leaving import Leaving
from .specimens import specimens_in


class Mind:
    """The situation, the outlook, the aim, and what follows from them. Each site has its own subclass."""

    leads_out: ClassVar[Collection[str]]
    """Prefixes of the answers by which the bot leaves."""
    stuck: ClassVar[float] = 1.8
    """The attacks to expect when staying: one now, and one on the way out. All else is measured against that."""
    enough_cards: ClassVar[int] = 2
    """How many cards the bot keeps in hand against surprise attacks."""

    def __init__(self, now: Situation, habits: Habits) -> None:
        self.now = now
        self.habits = habits

    # -- what a site says ------------------------------------------------------------------------------------

    @cached_property
    def outlook(self) -> Outlook:
        """What to expect of the place."""
        raise NotImplementedError

    @cached_property
    def ways(self) -> Ways:
        """The ways between rooms and their costs."""
        return Ways(self.now)

    def aim_of(self, objective: str) -> Aim:
        """How far the bot is with an objective."""
        raise NotImplementedError

    @property
    def aim(self) -> Aim:
        """The most important objective."""
        raise NotImplementedError

    @cached_property
    def leaving(self) -> Leaving:
        """Whether it is time to go."""
        raise NotImplementedError

    @cached_property
    def wishes(self) -> list[Goal]:
        """Every goal the bot would walk to if nothing was in the way."""
        raise NotImplementedError

    @cached_property
    def missed_rooms(self) -> set[str]:
        """The kinds of room the bot is looking for."""
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
        """By room: the value of being there instead of here, without goals back in this room."""
        best: dict[str, float] = {}
        for goal in self.goals:
            if goal.room != self.now.here:
                best[goal.room] = max(best.get(goal.room, 0.0), goal.worth)
        return self.ways.worth(best, apart_from=self.now.here)

    @cached_property
    def barred(self) -> dict[str, float]:
        """By room: the value of goals that an intruder in it keeps the bot from."""
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
        """The value of walking into a room."""
        return self.reach.get(room, -5.0) - self.ways.steps[room]

    @cached_property
    def stay(self) -> float:
        """The value of staying: what can still be done here, now or in the next round."""
        return max((goal.worth for goal in self.goals if goal.room == self.now.here), default=0.0)

    @cached_property
    def best_step(self) -> float:
        """What the best of all steps is worth."""
        return max((self.step_to(room) for room in self.ways.neighbours.get(self.now.here, ())), default=-5.0)

    def is_target(self, who: str) -> bool:
        """Whether this is the character who must not survive."""
        return self.aim.target is not None and self.aim.target.ref == who

    def goal_here(self, sort: str) -> Goal | None:
        """The best goal of this kind in the bot's own room."""
        mine = [goal for goal in self.goals if goal.room == self.now.here and goal.sort == sort]
        return max(mine, key=lambda goal: goal.worth, default=None)
