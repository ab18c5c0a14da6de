"""Escape pods: unlocking, entering, waiting, launching, leaving."""

from __future__ import annotations

from collections.abc import Iterator

from ....kernel import Effect, Effects, Option, Question, Seat
from ...content.functions import Uses
from ...event_kinds import HAS_ESCAPED
from ...position.crew import ESCAPED
from ...refs import POD, ROOM, SEAT
from ...rules.outcome import verdict
from ...rules.turn import PassNow
from .event_kinds import POD_ENTERED, POD_LAUNCHED, POD_LEFT, POD_LOCKED, POD_UNLOCKED, PODS_UNLOCKED
from .position import ShipPosition

LAUNCHED = 3


class UnlockAllPods(Effect, tag="nemesis/unlock-all-pods"):
    """All pods flip to their unlocked side; they can be locked again later."""

    rule = "nemesis/critical/first-death"
    because: str

    def unlock(self, g: ShipPosition) -> None:
        docked = sum(1 << pod for pod, at in enumerate(g.pod_section) if at in (1, 2))
        if docked & ~g.unlocked:
            g.unlocked |= docked
            g.tell(PODS_UNLOCKED, self.because)


def lock_uses(g: ShipPosition, sections: tuple[int, ...]) -> Uses:
    """Lock or unlock one of the pods docked at these sections."""
    for pod, section in enumerate(g.pod_section):
        if section in sections:
            yield f"{'lock' if g.is_unlocked(pod) else 'unlock'}/{POD[pod]}", [TogglePod(pod)]


class TogglePod(Effect, tag="nemesis/toggle-pod"):
    """A pod is locked or unlocked, occupied or not."""

    rule = "nemesis/room/hatch-control"
    pod: int

    def turn(self, g: ShipPosition) -> None:
        g.unlocked ^= 1 << self.pod
        g.tell(POD_UNLOCKED if g.is_unlocked(self.pod) else POD_LOCKED, self.rule, pod=POD[self.pod])


class EnterPod(Effect, tag="nemesis/enter-pod"):
    """The character takes a space in a pod and decides at once whether to launch it."""

    rule = "nemesis/pod/launch-or-wait"
    who: Seat
    pod: int

    def take_a_space(self, g: ShipPosition) -> Effects:
        g.pod[self.who] = self.pod
        g.tell(POD_ENTERED, "nemesis/pod/capacity", who=SEAT[self.who], pod=POD[self.pod])
        return [LaunchOrWait(self.who, self.pod)]


class LaunchOrWait(Question, tag="nemesis/launch-or-wait"):
    """Launch the pod now, or wait in it and pass."""

    rule = "nemesis/pod/launch-or-wait"
    ask = "ask-launch"
    pod: int

    def _options(self, g: ShipPosition) -> Iterator[Option]:
        if g.is_unlocked(self.pod):
            yield Option(f"launch/{POD[self.pod]}", (LaunchPod(self.pod),), self.rule)
        yield Option("wait", (PassNow(self.seat),), "nemesis/pod/wait-passes")


class InThePod(Question, tag="nemesis/in-the-pod"):
    """At the start of the first turn of a player phase: launch, leave for free, or go on waiting."""

    rule = "nemesis/pod/launch-later"
    ask = "ask-in-pod"
    pod: int

    def _options(self, g: ShipPosition) -> Iterator[Option]:
        if g.is_unlocked(self.pod):
            yield Option(f"launch/{POD[self.pod]}", (LaunchPod(self.pod),), self.rule)
        yield Option("leave-pod", (LeavePod(self.seat, "nemesis/pod/leave"),), "nemesis/pod/leave")
        yield Option("wait", (PassNow(self.seat),), "nemesis/pod/wait-passes")


class LeavePod(Effect, tag="nemesis/leave-pod"):
    """The miniature is put back in the evacuation section."""

    rule = "nemesis/pod/leave"
    who: Seat
    because: str

    def step_out(self, g: ShipPosition) -> None:
        if g.is_in_pod(self.who):
            g.pod[self.who] = 0
            g.tell(POD_LEFT, self.because, who=SEAT[self.who], room=ROOM[g.room_of(self.who)])


class LaunchPod(Effect, tag="nemesis/launch-pod"):
    """The pod and everybody in it leave the game; they have escaped."""

    rule = "nemesis/pod/launch"
    pod: int

    def leave(self, g: ShipPosition) -> Effects:
        aboard = g.seats_in_pod(self.pod)
        g.pod_section[self.pod] = LAUNCHED
        g.tell(POD_LAUNCHED, self.rule, pod=POD[self.pod], count=len(aboard))
        for who in aboard:
            g.status[who] = ESCAPED
            g.room[who] = g.pod[who] = 0
            g.tell(HAS_ESCAPED, "nemesis/pod/arrives-on-earth", who=SEAT[who])
            verdict(g, "escaped", who, "nemesis/pod/arrives-on-earth")
        return g.site.somebody_gone(g)
