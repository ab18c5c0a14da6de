"""A false alarm: danger in a room far away, as if the noise die had shown it there."""

from __future__ import annotations

from ....kernel import Effect, Effects, Seat
from ...refs import ROOM, SEAT
from ...rules.noise import Danger
from .event_kinds import FALSE_ALARM
from .position import FacilityPosition


class FalseAlarm(Effect, tag="lockdown/false-alarm"):
    """Intruders next to the room that are not in combat come, or noise fills its corridors; it is no noise roll."""

    rule = "lockdown/noise/danger-attracts"
    who: Seat
    room: int

    def ring(self, g: FacilityPosition) -> Effects:
        g.tell(FALSE_ALARM, self.rule, who=SEAT[self.who], room=ROOM[self.room])
        return [Danger(self.room)]
