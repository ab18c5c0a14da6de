"""The isolation room: it gives an extra card, and in the end it can be locked from inside."""

from __future__ import annotations

from ....kernel import Effect, Effects, Seat
from ...content.functions import Uses
from ...position.crew import HIBERNATING
from ...refs import SEAT
from ...rules.attempt import Attempt
from ...rules.lapses import who_is_gone
from ...rules.outcome import verdict
from .event_kinds import LOCKED_IN
from .position import FacilityPosition


def rested(g: FacilityPosition, limit: int, who: Seat) -> int:
    """A character who begins a round here draws one card more, while it works (lockdown/room/isolation-extra-card)."""
    room = g.room[who]
    return limit + 1 if room == g.site.rooms["isolation-room"] and not g.is_malfunctioning(room) else limit


def can_be_locked(g: FacilityPosition) -> bool:
    """True from the first white slot of the time track on, or during an alert (lockdown/room/isolation-condition)."""
    return g.time <= g.box.tables.facility_tracks.time.first_white or g.is_alert()


def lock_in_uses(g: FacilityPosition, who: Seat, room: int) -> Uses:
    """Try to lock oneself in."""
    if can_be_locked(g) and room not in g.foe_room:
        yield "lock-in", [Attempt(who, LockIn.rule, (LockIn(who),))]


class LockIn(Effect, tag="lockdown/lock-in"):
    """The miniature leaves the board: the character lives or dies with the facility.

    Others can use the room afterwards (lockdown/room/isolation-reusable).
    """

    rule = "lockdown/room/isolation-attempt"
    who: Seat

    def close_the_door(self, g: FacilityPosition) -> Effects:
        g.status[self.who] = HIBERNATING
        g.room[self.who] = 0
        g.tell(LOCKED_IN, self.rule, who=SEAT[self.who])
        verdict(g, "locked-in", self.who, self.rule)
        return g.site.somebody_gone(g)

    _lapses = who_is_gone
