"""Whether it is time to leave the ship, and how much each way out is worth."""

from __future__ import annotations

from functools import cached_property

from ..knowing.aims import Aim
from ..knowing.outlook import Outlook
from ..knowing.situation import Situation
from ..knowing.ways import Ways

HOME = 50.0
"""What it is worth to be out with the objective met."""
ALIVE = 45.0
"""What it is worth to be out without it."""
NOW_OR_NEVER = 80.0
ENOUGH_TRUST = 0.1
"""Whoever stays awake has hardly a better chance than this."""
ENOUGH_TRUST_ALONE = 0.3
"""Nobody else will see to course and engines while one sleeps."""
MALFUNCTIONS = 6
"""How many malfunctions make the ship a place to leave."""
ROUNDS_AN_OBJECTIVE, ROUNDS_HOME = 2, 3
"""How long a crew needs for each common objective, and to get out."""
ROUNDS_TO_SPARE = 5
"""How many rounds must be left for whoever stays to finish something."""
STEPS_A_ROUND = 1
"""How far one gets in a round, with what happens on the way."""


class Leaving:
    """The will to leave."""

    def __init__(self, now: Situation, outlook: Outlook, aims: list[Aim], ways: Ways) -> None:
        self.now = now
        self.outlook = outlook
        self.aims = aims
        self.aim = aims[0]
        self.ways = ways

    @cached_property
    def frail(self) -> bool:
        """Whether the next attack may well be the last."""
        return self.now.serious >= 2 or (self.now.serious == 1 and self.now.me["light"] == 2)

    @cached_property
    def ship_fails(self) -> bool:
        """Whether fire or decay may soon destroy the ship: it takes eight markers and not one more."""
        return self.outlook.tinder or self.now.marked("malfunction") >= MALFUNCTIONS

    @cached_property
    def nearest(self) -> int:
        """Steps to the nearest way out one knows, open or not."""
        kinds = ("hibernatorium", "evacuation-a", "evacuation-b")
        rooms = [self.now.room_of_kind[kind]["ref"] for kind in kinds if kind in self.now.room_of_kind]
        return min((self.ways.distance(room) for room in rooms), default=99)

    @cached_property
    def late(self) -> bool:
        """Whether one must go now to be there in time; an attempt may fail, so one round is kept in hand."""
        return self.outlook.rounds_left <= min(self.nearest, 8) // STEPS_A_ROUND + 2

    @cached_property
    def will(self) -> float:
        """What getting out is worth now; 0 means that there is something better to do first."""
        if self.late:
            return NOW_OR_NEVER
        if all(aim.met for aim in self.aims) or self.aim.target is not None:  # others may die without one's help
            return HOME
        if self.aim.hopeless or self.frail or self.ship_fails or self.now.me["infested"]:
            return ALIVE
        if self.now.view["common_objectives"] and self.hope:  # whoever leaves early leaves the work to fewer
            return 0.0
        if self.aim.within_reach and self.outlook.rounds_left >= ROUNDS_TO_SPARE:
            return 0.0
        ticking = self.now.clocks["self_destruct"] is not None and not self.aim.needs_ship
        return ALIVE if ticking or self.now.clocks["hibernation"] else 0.0

    @cached_property
    def hope(self) -> bool:
        """Whether there is time for what the crew has still to do."""
        pending = sum(not aim.met for aim in self.aims)
        return self.outlook.rounds_left > ROUNDS_AN_OBJECTIVE * pending + ROUNDS_HOME

    @cached_property
    def sleep(self) -> float:
        """What hibernating is worth; the ship must be trusted, unless there is no time to find better."""
        if not self.now.clocks["hibernation"]:
            return 0.0
        trust = self.outlook.trust_in_sleep
        if self.late:
            return self.pod * max(trust, 0.25)
        enough = ENOUGH_TRUST_ALONE if self.outlook.alone else ENOUGH_TRUST
        return self.pod * trust if trust > enough else 0.0

    @cached_property
    def pod(self) -> float:
        """What a pod is worth: whoever leaves in one comes home, unless something comes along."""
        return self.will * (1 - self.outlook.dies_of_infection)
