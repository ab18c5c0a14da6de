"""Whether it is time to leave the ship, and how much each way out is worth."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from ..assessment.ways import Ways
from ..evaluation.leaving import ALIVE, HOME, NOW_OR_NEVER, Leaving
from .aims import ShipAim
from .outlook import ShipOutlook
from .situation import Aboard

ENOUGH_TRUST = 0.1
"""The trust in the ship that is enough to sleep. Staying awake hardly gives a better chance."""
ENOUGH_TRUST_ALONE = 0.3
"""The trust that is enough for a lone bot, since nobody else will see to course and engines."""
MALFUNCTIONS = 6
"""How many malfunctions make the ship a place to leave."""
ROUNDS_TO_SPARE = 5
"""How many rounds must be left for a bot that stays to finish something."""
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
        """The hibernatorium and the rooms with pods, open or not."""
        return [self.now.room_of_kind[kind].ref for kind in EXITS if kind in self.now.room_of_kind]

    @cached_property
    def ship_fails(self) -> bool:
        """Whether fire or malfunctions may soon destroy the ship. It stands eight markers, and no more."""
        return self.outlook.tinder or self.now.marked("malfunction") >= MALFUNCTIONS

    @cached_property
    def will(self) -> float:
        """What getting out is worth now; 0 means that there is something better to do first."""
        if self.late:
            return NOW_OR_NEVER
        if all(aim.met for aim in self.aims) or self.aim.target is not None:  # others may die without the bot's help
            return HOME
        if self.aim.hopeless or self.frail or self.ship_fails or self.now.me.infested:
            return ALIVE
        if self.now.view.common_objectives and self.hope:  # leaving early leaves the work to fewer
            return 0.0
        if self.lead.within_reach and self.outlook.rounds_left >= ROUNDS_TO_SPARE:
            return 0.0
        ticking = self.now.clocks.self_destruct is not None and not self.lead.needs_ship
        return ALIVE if ticking or self.now.clocks.hibernation else 0.0

    @cached_property
    def sleep(self) -> float:
        """The value of hibernating. The ship must be trusted, unless there is no time to find a better way."""
        if not self.now.clocks.hibernation:
            return 0.0
        trust = self.ship.trust_in_sleep
        if self.late:
            return self.pod * max(trust, 0.25)
        enough = ENOUGH_TRUST_ALONE if self.outlook.alone else ENOUGH_TRUST
        return self.pod * trust if trust > enough else 0.0

    @cached_property
    def pod(self) -> float:
        """The value of a pod: it brings the bot home, unless an infection kills it."""
        return self.will * (1 - self.outlook.dies_of_infection)
