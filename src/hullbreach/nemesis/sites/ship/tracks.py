"""The time track and the self-destruct track, and what their last spaces do."""

from __future__ import annotations

from ....kernel import Effect, Effects, Sweep
from ...content.functions import Uses
from ...event_kinds import TIME_ADVANCES
from .ending import ShipExplodes, ShipJumps
from .event_kinds import HIBERNATION_OPENS, SELF_DESTRUCT_ADVANCES, SELF_DESTRUCT_STARTS, SELF_DESTRUCT_STOPS
from .pods import UnlockAllPods
from .position import NOT_RUNNING, ShipPosition


class TimeTrackStep(Effect, tag="nemesis/time-track-step"):
    """The time marker moves one space; a running self-destruct marker moves along."""

    rule = "nemesis/time/advance"

    def advance(self, g: ShipPosition) -> Effects:
        g.time -= 1
        g.tell(TIME_ADVANCES, self.rule, time=g.time)
        if g.time == g.box.tables.tracks.time.first_blue:
            g.tell(HIBERNATION_OPENS, "nemesis/critical/hibernation-opens")
        return [AdvanceSelfDestruct()] if g.destruct_runs() else None

    def jump(self, g: ShipPosition) -> Effects:
        return [Sweep((ShipJumps("nemesis/end/time-track"),))] if g.time <= 0 else None


class AdvanceSelfDestruct(Effect, tag="nemesis/advance-self-destruct"):
    """The self-destruct marker moves one space: yellow unlocks the pods once, the last space is the end."""

    rule = "nemesis/time/advance-self-destruct"

    def advance(self, g: ShipPosition) -> Effects:
        g.destruct -= 1
        g.tell(SELF_DESTRUCT_ADVANCES, self.rule, space=g.destruct)
        if g.destruct <= 0:
            return [Sweep((ShipExplodes("nemesis/end/self-destruct-track"),))]
        if g.destruct == g.box.tables.tracks.self_destruct.first_yellow:
            g.destruct_locked = True
            return [UnlockAllPods("nemesis/critical/self-destruct-yellow")]
        return None


def self_destruct_uses(g: ShipPosition) -> Uses:
    """Start the sequence unless somebody hibernates, or stop it before the first yellow space."""
    if g.destruct_runs() and not g.destruct_locked:
        yield "stop-self-destruct", [StopSelfDestruct()]
    elif not g.destruct_runs() and not g.anyone_hibernates():
        yield "start-self-destruct", [StartSelfDestruct()]


def self_destruct_refusal(g: ShipPosition) -> str:
    """Why the sequence can neither be started nor stopped."""
    return "nemesis/room/generator-stop" if g.destruct_runs() else "nemesis/room/generator-start-forbidden"


class StartSelfDestruct(Effect, tag="nemesis/start-self-destruct"):
    """A marker goes on the green starting space of the self-destruct track."""

    rule = "nemesis/room/generator-start"

    def start(self, g: ShipPosition) -> None:
        if not g.destruct_runs():
            g.destruct = g.box.tables.tracks.self_destruct.start
            g.destruct_locked = False
            g.tell(SELF_DESTRUCT_STARTS, self.rule)


class StopSelfDestruct(Effect, tag="nemesis/stop-self-destruct"):
    """The marker is taken off the track, unless it has reached a yellow space."""

    rule = "nemesis/room/generator-stop"

    def stop(self, g: ShipPosition) -> None:
        if g.destruct_runs() and not g.destruct_locked:
            g.destruct = NOT_RUNNING
            g.tell(SELF_DESTRUCT_STOPS, self.rule)
