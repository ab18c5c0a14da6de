"""The time track of the facility: what its spaces do, autodestruction and the alert procedure."""

from __future__ import annotations

from ....kernel import Effect, Effects, Sweep
from ...event_kinds import TIME_ADVANCES
from .ending import FacilityDestroyed, FacilityPurged
from .event_kinds import (
    ALERT_STARTS,
    AUTODESTRUCTION_RED,
    AUTODESTRUCTION_STARTS,
    AUTODESTRUCTION_STOPS,
    ISOLATION_OPENS,
)
from .gate import OpenGate
from .position import OFF, FacilityPosition
from .power import CrossThreshold, is_at_threshold


class TimeStep(Effect, tag="lockdown/time-step"):
    """The time token moves one space; first what ends the game, then what costs power (lockdown/time/checks)."""

    rule = "nemesis/time/advance"

    def advance(self, g: FacilityPosition) -> Effects:
        left = g.time
        g.time -= 1
        if g.event_sink is not None:
            g.tell(TIME_ADVANCES, self.rule, time=g.time)
        if left == g.alert:  # the game ends at the instant the time token leaves it
            return [Sweep((FacilityPurged("lockdown/alert/game-end"),))]
        if left == g.autodestruct and g.autodestruct_red:
            return [Sweep((FacilityDestroyed(),))]
        if g.time <= g.box.tables.facility_tracks.time.last:
            return [Sweep((FacilityPurged("lockdown/end/time-track"),))]
        return [AutodestructionTurnsRed()] if left == g.autodestruct else None

    def lose_power(self, g: FacilityPosition) -> Effects:
        return [CrossThreshold()] if is_at_threshold(g) else None

    def open_the_isolation_room(self, g: FacilityPosition) -> None:
        if g.time == g.box.tables.facility_tracks.time.first_white:
            open_isolation(g, "lockdown/critical/isolation-opens")


def open_isolation(g: FacilityPosition, rule: str) -> None:
    """From now on characters can lock themselves in."""
    if not g.isolation_open:
        g.isolation_open = True
        g.tell(ISOLATION_OPENS, rule)


class StartAutodestruction(Effect, tag="lockdown/start-autodestruction"):
    """The token goes, yellow side up, three spaces ahead of the time token, or on the last one."""

    rule = "lockdown/room/cooling-system"

    def start(self, g: FacilityPosition) -> None:
        if not g.autodestructs():
            g.autodestruct = max(0, g.time - g.box.tables.facility_tracks.autodestruction.ahead)
            g.autodestruct_red = False
            g.tell(AUTODESTRUCTION_STARTS, self.rule, number=g.autodestruct)


class StopAutodestruction(Effect, tag="lockdown/stop-autodestruction"):
    """The token is taken off the track, while its yellow side shows."""

    rule = "lockdown/room/power-generator-stop"

    def stop(self, g: FacilityPosition) -> None:
        if g.autodestructs() and not g.autodestruct_red:
            g.autodestruct = OFF
            g.tell(AUTODESTRUCTION_STOPS, self.rule)


class AutodestructionTurnsRed(Effect, tag="lockdown/autodestruction-turns-red"):
    """It moves another three spaces ahead, cannot be stopped any more, and the main gate opens."""

    rule = "lockdown/autodestruction/turns-red"

    def turn(self, g: FacilityPosition) -> Effects:
        g.autodestruct = max(0, g.autodestruct - g.box.tables.facility_tracks.autodestruction.further)
        g.autodestruct_red = True
        g.tell(AUTODESTRUCTION_RED, self.rule, number=g.autodestruct)
        return [OpenGate("lockdown/autodestruction/red-effects")]


class StartAlert(Effect, tag="lockdown/start-alert"):
    """The alert procedure token goes on the space with half the number of the time token's, rounded down."""

    rule = "lockdown/room/alert-procedure"

    def start(self, g: FacilityPosition) -> None:
        if not g.is_alert():
            g.alert = g.time // 2
            g.tell(ALERT_STARTS, self.rule, number=g.alert)
            open_isolation(g, "lockdown/alert/opens-isolation")
