"""Goals that lead home: pods, hibernation, and a ship fit to fly there."""

from __future__ import annotations

from collections.abc import Iterator

from ..evaluation.goal import ROOM, Goal
from .aims import ShipAim
from .leaving import ShipLeaving
from .outlook import ShipOutlook
from .situation import Aboard

ALMOST_OPEN = 10
"""The space of the time track from which on the bot goes to wait for hibernation."""
WAIT = 5.0
"""The value of being there when it opens."""
UNLOCKED = 0.7
"""The share of a pod's value that is left if it must be unlocked first."""
AWAITED = 0.5
"""The share of a pod's value that is left if it opens by itself before the ship explodes."""
DUTY = 5.0
"""The value of seeing to the course or the engines, while there is no other way home."""
EARLY = 5.0
"""How much more while hardly anything is awake and walking is safe."""
QUIET_UNTIL = 12
"""The space of the time track until which the ship is quiet."""
STAKE, STAKE_ALONE = 0.2, 1.0
"""The value of making the ship fit to fly home, as a share of getting home: with others who may do it, and alone."""
STOP = 12.0
"""The value of stopping the self-destruct sequence for a bot that needs the ship."""
KEYS = ("evacuation-key", "pilot-evacuation-key")


def ways_out(now: Aboard, outlook: ShipOutlook, leaving: ShipLeaving) -> Iterator[Goal]:
    """Goals at pods and at the hibernatorium, and if none is open, goals that open one."""
    if leaving.will:
        for room in outlook.open_pods:
            yield Goal(room, leaving.pod, ROOM, "evacuate")
    bed = now.room_of_kind["hibernatorium"].ref
    yield Goal(bed, leaving.sleep, ROOM, "hibernate")
    if outlook.open_pods or not outlook.pods_are_locked:
        return
    for section in outlook.sections if leaving.will else ():
        if any(key in now.items for key in KEYS):
            yield Goal(section, leaving.pod * UNLOCKED, "key")
        elif now.clocks.self_destruct is not None:
            yield Goal(section, leaving.pod * AWAITED, "wait")
    if not leaving.sleep:
        hatch = now.room_of_kind.get("hatch-control")
        if hatch and leaving.will:
            yield Goal(hatch.ref, leaving.will * UNLOCKED, ROOM, "unlock")
        if now.clocks.time <= ALMOST_OPEN:
            yield Goal(bed, WAIT, "wait")


def ship(now: Aboard, outlook: ShipOutlook, aim: ShipAim, leaving: ShipLeaving) -> Iterator[Goal]:
    """Course and engines: for those who need the ship, and a little for those who may have to sleep on it."""
    if now.clocks.self_destruct is not None:
        if aim.needs_ship and not outlook.doomed and "generator" in now.room_of_kind:
            yield Goal(now.room_of_kind["generator"].ref, STOP, ROOM, "stop-self-destruct")
        return
    duty = 1.0 if outlook.open_pods else DUTY + EARLY * (now.clocks.time >= QUIET_UNTIL)
    if leaving.will and not outlook.open_pods:
        stake = STAKE_ALONE if outlook.alone else STAKE
        duty = max(duty, stake * leaving.will * (1 - outlook.trust_in_sleep))
    need = duty + 3 if aim.needs_ship else duty if outlook.minds_course else duty / 2
    cockpit = now.room_of_kind["cockpit"].ref
    if not outlook.right_letter:
        yield Goal(cockpit, need, ROOM, "check-coordinates")
    elif outlook.trust_in_course < 1:
        yield Goal(cockpit, need + 2, ROOM, f"set-destination/letter:{outlook.right_letter}")
    need = duty + 3 if aim.needs_ship else duty if outlook.minds_engines else duty / 2
    unseen = [engine for engine in outlook.engines if engine.state is None]
    broken = [engine for engine in outlook.engines if engine.state == "damaged"]
    if len(unseen) + len(broken) >= 2:
        control = now.room_of_kind.get("engine-control")
        if control and unseen:
            yield Goal(control.ref, need, ROOM, "check-engines")
        for engine in unseen:
            yield Goal(engine.room, need - 1, ROOM, "check-engine")
        if now.has_repairs:
            for engine in [*broken, *unseen]:
                yield Goal(engine.room, need, "engine")
