"""The ways out of the facility, and what opens them."""

from __future__ import annotations

from collections.abc import Iterator

from ..assessment.danger import cost_of_wounds
from ..evaluation.goal import ROOM, Goal
from .aims import FacilityAim
from .leaving import FacilityLeaving
from .outlook import FacilityOutlook
from .situation import Inside

LEAVE = "leave"
"""The kind of goal that is reached by one of the site's own actions."""
OPENS = 8
"""The space of the time track on which the isolation room opens."""
ALMOST_OPEN = OPENS + 2
"""The space from which on the bot goes to wait there."""
WAIT = 5.0
"""The value of being there when it opens."""
ON_FOOT = 0.8
"""The share of the bunker's value that is left if noise may bring an intruder on the way."""
PATIENCE = 0.7
"""The share of a pod's value that is left for every round until it may launch."""
BOARDING = 2
"""How many cards it takes to board a pod."""
ALERT = 0.7
"""The value of opening the isolation room early, as a share of that of being out."""
WORTH_AN_ALERT = 10
"""The last space of the time track on which that saves enough time."""
OVERRIDE = 0.5
"""The value of opening the gate, as a share of that of being out."""
STOP = 12.0
"""The value of stopping the autodestruction for a bot that counts on the isolation room."""


def ways_out(now: Inside, outlook: FacilityOutlook, leaving: FacilityLeaving) -> Iterator[Goal]:
    """Isolation, bunker and pods."""
    isolation = now.room_of_kind["isolation-room"].ref
    if now.clocks.isolation:
        yield Goal(isolation, leaving.by("isolation"), ROOM, "lock-in")
    elif now.clocks.time <= ALMOST_OPEN and outlook.isolation_holds == 1:
        yield Goal(isolation, WAIT, "wait")
    for room in leaving.to_bunker:
        drives = room == now.view.rover
        how, left = ("leave-by-rover", 1.0) if drives else ("leave-on-foot", ON_FOOT)
        yield Goal(room, leaving.by("bunker") * left, LEAVE, how)
    yield from _pods(now, outlook, leaving)
    yield from _gate(now, outlook, leaving)
    if leaving.will and all(aim.met for aim in leaving.aims) and not outlook.ticking:
        yield from _alert(now, leaving)


def _pods(now: Inside, outlook: FacilityOutlook, leaving: FacilityLeaving) -> Iterator[Goal]:
    """A pod is worth the chance that it launches, less the wound if it does not."""
    if not leaving.will:
        return
    for launch in outlook.schedule.launches:
        worth = leaving.by("pod") * launch.chance - (1 - launch.chance) * cost_of_wounds(now, 3)
        if launch.wait == 0 and len(now.hand) < leaving.ways.distance(launch.room) + BOARDING:
            continue
        if launch.wait:
            yield Goal(launch.room, worth * PATIENCE**launch.wait, "wait")
        else:
            yield Goal(launch.room, worth, ROOM, "enter-pod")


def _gate(now: Inside, outlook: FacilityOutlook, leaving: FacilityLeaving) -> Iterator[Goal]:
    """The goal to open the gate with an override, if the bot could then get to the bunker."""
    if "gate-override" in now.items and not outlook.gate_open and (now.view.rover or now.has_suit):
        for room in now.view.rooms:
            if now.opens_gate(room):
                yield Goal(room.ref, OVERRIDE * leaving.by("bunker"), "gate")


def _alert(now: Inside, leaving: FacilityLeaving) -> Iterator[Goal]:
    closed = not now.clocks.isolation and now.clocks.alert is None
    if closed and now.clocks.time >= WORTH_AN_ALERT:
        yield Goal(now.room_of_kind["alert-room"].ref, ALERT * leaving.by("isolation"), ROOM, "start-alert")


def autodestruction(now: Inside, outlook: FacilityOutlook, aim: FacilityAim) -> Iterator[Goal]:
    """The goal to stop the autodestruction, if the bot does not want it."""
    generator = now.room_of_kind.get("power-generator")
    if generator and outlook.ticking and not outlook.doomed and not aim.counts_on_the_end:
        yield Goal(generator.ref, STOP, ROOM, "stop-autodestruction")
