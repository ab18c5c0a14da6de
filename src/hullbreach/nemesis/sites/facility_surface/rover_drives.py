"""The rover between the exit rooms, and the ways to the bunker from here."""

from __future__ import annotations

from collections.abc import Sequence

from ....kernel import Effects, Option, Seat
from ...refs import ROOM, SEAT
from ...rules.actions import Action
from ...rules.lapses import who_is_gone
from ...rules.movement import SILENT, Enter
from ...rules.offers import PAYS, PEACE, Kind, Means, Offers, barred
from ...rules.turn import allowed
from ..facility.bunker import LeaveByRover, LeaveOnFoot, leaving
from ..facility.event_kinds import ROVER_DRIVES
from ..facility.position import FacilityPosition

CONDITION = "lockdown/alternative-board/rover-condition"


class DriveRover(Action, tag="lockdown/drive-rover"):
    """Character and rover go together to another exit room; nobody hears them come, but the room may be new."""

    rule = "lockdown/alternative-board/rover-travel"
    to: int

    def drive(self, g: FacilityPosition) -> Effects:
        g.rover = self.to
        g.tell(ROVER_DRIVES, self.rule, who=SEAT[self.who], room=ROOM[self.to])
        return [Enter(self.who, self.to, -1, SILENT)]

    def _id(self, g: FacilityPosition) -> str:
        return f"drive/{ROOM[self.to]}"

    def _impossible(self, g: FacilityPosition) -> str | None:
        return None if g.rover == g.room[self.who] else CONDITION

    _lapses = who_is_gone


def driving_offers(g: FacilityPosition, who: Seat, means: Means) -> Offers:
    """From an exit room to each other one."""
    exits, action = g.site.printed.exits, g.box.tables.actions.rover_action
    if g.room[who] not in exits:
        return ()
    drives = [DriveRover(who, to) for to in exits if to != g.room[who]]
    return ((barred(means, action.cost, action.combat), action.cost, drives),)


def driving_options(g: FacilityPosition, who: Seat, means: Means) -> Sequence[Option]:
    """The same as options, found quickly: usually the rover is somewhere else."""
    return allowed(g, driving_offers(g, who, means)) if g.rover == g.room[who] else ()


DRIVING = Kind(PAYS | PEACE, driving_offers, driving_options)


class DriveToBunker(LeaveByRover, tag="lockdown/drive-to-bunker"):
    """From any exit room where the rover stands."""

    rule = "lockdown/alternative-board/rover-bunker"


class WalkToBunker(LeaveOnFoot, tag="lockdown/walk-to-bunker"):
    """From a crossroads that a path joins to the bunker."""

    rule = "lockdown/alternative-board/escape-condition"
    attempted = "lockdown/alternative-board/escape-attempt"


LEAVING = leaving(DriveToBunker, WalkToBunker)
