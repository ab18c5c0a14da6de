"""How the facility's story ends: it is purged, it is destroyed, or nobody is left in it."""

from __future__ import annotations

from ....kernel import Effect, Effects
from ...event_kinds import NOBODY_LEFT, PERISHED
from ...position.crew import ABOARD, DEAD, EMBARKED, HIBERNATING
from ...refs import SEAT
from ...rules.outcome import NOBODY, verdict
from .event_kinds import FACILITY_DESTROYED, FACILITY_PURGED
from .position import DESTROYED, PURGED, FacilityPosition


def perish(g: FacilityPosition, states: tuple[int, ...], rule: str) -> None:
    """Everybody in one of these states dies with the place."""
    for who, status in enumerate(g.status):
        if status in states:
            g.status[who] = DEAD
            g.room[who] = g.pod[who] = 0
            g.tell(PERISHED, rule, who=SEAT[who])
            verdict(g, "perished", who, rule)


class FacilityDestroyed(Effect, tag="lockdown/facility-destroyed"):
    """All characters in it die, those in the isolation room too, and all intruders with their queen."""

    rule = "lockdown/autodestruction/explosion"
    because: str = rule

    def explode(self, g: FacilityPosition) -> Effects:
        g.fate = DESTROYED
        g.tell(FACILITY_DESTROYED, self.because)
        verdict(g, "facility-destroyed", NOBODY, self.because)
        if g.is_alert() and g.autodestructs():
            verdict(g, "alert-ended", NOBODY, "lockdown/end/both-procedures")
        perish(g, (ABOARD, HIBERNATING, EMBARKED), self.because)
        g.foe_room[:] = g.injuries[:] = bytes(len(g.foe_room))
        return [g.mode.victory_check()]


class FacilityPurged(Effect, tag="lockdown/facility-purged"):
    """Every character in it who is not locked in dies; a running autodestruction destroys it all the same."""

    rule = "lockdown/end/time-track"
    because: str = rule

    def purge(self, g: FacilityPosition) -> Effects:
        if g.autodestructs():
            return [FacilityDestroyed(self.because)]
        g.fate = PURGED
        g.tell(FACILITY_PURGED, self.because)
        verdict(g, "facility-purged", NOBODY, self.because)
        if g.is_alert():
            verdict(g, "alert-ended", NOBODY, "lockdown/alert/game-end")
        perish(g, (ABOARD,), self.because)
        return [g.mode.victory_check()]


class NobodyLeft(Effect, tag="lockdown/nobody-left"):
    """The last active character is gone, so the time token moves on to the next ending."""

    rule = "lockdown/end/last-character"

    def run_out(self, g: FacilityPosition) -> Effects:
        g.tell(NOBODY_LEFT, self.rule)
        verdict(g, "nobody-left", NOBODY, self.rule)
        if g.autodestructs():
            g.time = g.autodestruct
            return [FacilityDestroyed("lockdown/end/last-character-autodestruction")]
        if g.is_alert():
            g.time = g.alert
            return [FacilityPurged("lockdown/end/last-character-alert")]
        g.time = 0
        return [FacilityPurged("lockdown/end/last-character-neither")]
