"""Whether it is time to leave the ship, and how much each way out is worth."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from ..knowing.ways import Ways
from ..valuing.leaving import ALIVE, HOME, NOW_OR_NEVER, Leaving
from .aims import ShipAim
from .outlook import ShipOutlook
from .situation import Aboard

ENOUGH_TRUST = 0.1
"""Whoever stays awake has hardly a better chance than this."""
ENOUGH_TRUST_ALONE = 0.3
"""Nobody else will see to course and engines while one sleeps."""
MALFUNCTIONS = 6
"""How many malfunctions make the ship a place to leave."""
ROUNDS_TO_SPARE = 5
"""How many rounds must be left for whoever stays to finish something."""
EXITS = ("hibernatorium", "evacuation-a", "evacuation-b")


class ShipLeaving(Leaving):
    """The will to leave the ship."""

    now: Aboard

    def __init__(self, now: Aboard, outlook: ShipOutlook, aims: Sequence[ShipAim], ways: Ways) -> None:
        super().__init__(now, outlook, aims, ways)
        self.ship = outlook
        self.lead = aims[0]

    @cached_property
    def exits(self) -> list[str]:
        """Beds and pods, open or not."""
        return [self.now.room_of_kind[kind].ref for kind in EXITS if kind in self.now.room_of_kind]

    @cached_property
    def ship_fails(self) -> bool:
        """Whether fire or decay may soon destroy the ship: it takes eight markers and not one more."""
        return self.outlook.tinder or self.now.marked("malfunction") >= MALFUNCTIONS

    @cached_property
    def will(self) -> float:
        """What getting out is worth now; 0 means that there is something better to do first."""
        if self.late:
            return NOW_OR_NEVER
        if all(aim.met for aim in self.aims) or self.aim.target is not None:  # others may die without one's help
            return HOME
        if self.aim.hopeless or self.frail or self.ship_fails or self.now.me.infested:
            return ALIVE
        if self.now.view.common_objectives and self.hope:  # whoever leaves early leaves the work to fewer
            return 0.0
        if self.lead.within_reach and self.outlook.rounds_left >= ROUNDS_TO_SPARE:
            return 0.0
        ticking = self.now.clocks.self_destruct is not None and not self.lead.needs_ship
        return ALIVE if ticking or self.now.clocks.hibernation else 0.0

    @cached_property
    def sleep(self) -> float:
        """What hibernating is worth; the ship must be trusted, unless there is no time to find better."""
        if not self.now.clocks.hibernation:
            return 0.0
        trust = self.ship.trust_in_sleep
        if self.late:
            return self.pod * max(trust, 0.25)
        enough = ENOUGH_TRUST_ALONE if self.outlook.alone else ENOUGH_TRUST
        return self.pod * trust if trust > enough else 0.0

    @cached_property
    def pod(self) -> float:
        """What a pod is worth: whoever leaves in one comes home, unless something comes along."""
        return self.will * (1 - self.outlook.dies_of_infection)
