"""How a crew that wins together shares out its objectives: each is led by the character who is furthest with it."""

from __future__ import annotations

from collections.abc import Sequence

from ....sites.facility.shapes import FacilityPerson
from .aims import FacilityAim
from .situation import Inside

CARRIED, READ, SHOT = 6.0, 2.0, 0.5
"""Points for carrying an egg, for having read the archive, and for a shot left, against one for each knowledge."""


def shared_out(now: Inside, aims: Sequence[FacilityAim]) -> list[FacilityAim]:
    """What is still to be done, the bot's own task first. All bots that see the same come to the same result."""
    pending = [aim for aim in aims if not aim.met]
    able = [one for one in now.crew if one.status == "aboard"]
    if not pending or now.me not in able:
        return pending or list(aims)
    mine = _led(pending, able, now.seat)
    return [pending[mine], *pending[:mine], *pending[mine + 1 :]]


def _led(pending: Sequence[FacilityAim], able: Sequence[FacilityPerson], seat: int) -> int:
    """The task that a seat leads: each goes to the fittest character who leads none yet, and the rest help in turn."""
    free = list(able)
    for number, aim in enumerate(pending):
        if free:
            leader = max(free, key=lambda one: (_fitness(aim, one), -one.seat))
            if leader.seat == seat:
                return number
            free.remove(leader)
    return next(number for number, one in enumerate(free) if one.seat == seat) % len(pending)


def _fitness(aim: FacilityAim, one: FacilityPerson) -> float:
    """How far somebody has come with an objective, as anybody can see."""
    asks = aim.asks
    fitness = float(one.knowledge) if asks.knowledge else 0.0
    if asks.egg or asks.analysed_egg:
        fitness += CARRIED * ("object:egg" in one.objects)
    if asks.archive:
        fitness += READ * one.knowledge_active
    if asks.nest or asks.queen:
        fitness += SHOT * sum(held.ammo or 0 for held in one.hands)
    return fitness
