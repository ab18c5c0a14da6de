"""All goals aboard the ship together."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ..evaluation.goal import LAY_DOWN, ROOM, Goal
from ..evaluation.goals import DESTRUCTION, OBJECT, SIGNAL, lent, of_use
from ..evaluation.specimens import lying, study
from ..evaluation.upkeep import repairs
from .aims import ShipAim
from .homeward import ship, ways_out
from .leaving import ShipLeaving
from .outlook import ShipOutlook
from .situation import Aboard
from .upkeep import controls, finds, fires, health, quests

LABORATORY, EQUIPMENT = "laboratory", "lab-equipment"


def wishes_of(now: Aboard, outlook: ShipOutlook, aims: Sequence[ShipAim], leaving: ShipLeaving) -> list[Goal]:
    """Every goal the bot might walk to, without hopeless ones."""
    aim = aims[0]
    return of_use(
        now,
        [
            *ways_out(now, outlook, leaving),
            *ship(now, outlook, aim, leaving),
            *_objective(now, aim),
            *(goal for other in aims[1:] for goal in lent(_objective(now, other))),
            *health(now, outlook, leaving),
            *finds(now, aim),
            *repairs(now),
            *fires(now, outlook),
            *controls(now, aim),
            *quests(now),
        ],
    )


def _objective(now: Aboard, aim: ShipAim) -> Iterator[Goal]:
    if aim.needs_signal and "comms-room" in now.room_of_kind:
        yield Goal(now.room_of_kind["comms-room"].ref, SIGNAL, ROOM, "send-signal")
    if aim.may_destroy:
        if "generator" in now.room_of_kind:
            yield Goal(now.room_of_kind["generator"].ref, DESTRUCTION, ROOM, "start-self-destruct")
        if "self-destruct-key" in now.items:
            for room in now.view.rooms:
                if room.computer and room.explored and not room.malfunction:
                    yield Goal(room.ref, DESTRUCTION, "key")
    if aim.object and not aim.carries_object and not aim.placed:
        yield from lying(now, aim.object, OBJECT)
    if aim.bed and aim.carries_object and aim.bed in now.room_of_kind:
        yield Goal(now.room_of_kind[aim.bed].ref, DESTRUCTION, LAY_DOWN, aim.object)
    yield from study(now, aim, LABORATORY, EQUIPMENT)
