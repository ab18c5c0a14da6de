"""The value of actions that only the facility has: riding, computing, leaving."""

from __future__ import annotations

from collections.abc import Callable

from .....bots.bot import Offered
from ..evaluation import acting
from ..evaluation.using import worth_of_best
from .homeward import LEAVE
from .mind import FacilityMind
from .travelling import best_ride, call, cave

LIFT_ROOM, CAVE = "elevator-", "cave-entrance"


def _room_action(option: Offered, mind: FacilityMind) -> float:
    """The lift and the caves are worth the rooms they lead to. Any other room is worth what the bot wants there."""
    room = mind.now.room
    kind = str(room.kind) if room else ""
    if kind.startswith(LIFT_ROOM):
        ready = room is not None and mind.now.view.elevator == room.section
        return (best_ride(mind) if ready else call(mind)) - mind.stay
    if kind == CAVE:
        return cave(mind) - mind.stay
    return acting.ACTS["room-action"](option, mind)


def _compute(option: Offered, mind: FacilityMind) -> float:
    """A computer is worth the best action of its open card."""
    return worth_of_best("computer", mind)


def _leave(option: Offered, mind: FacilityMind) -> float:
    goals = [goal for goal in mind.goals if goal.room == mind.now.here and goal.sort == LEAVE]
    return max((goal.worth for goal in goals if goal.use == option.verb), default=-3.0)


def _drive(option: Offered, mind: FacilityMind) -> float:
    """A drive is a silent step from one exit room to another."""
    room = f"room:{option.named('room')}"
    return mind.reach.get(room, -5.0) - mind.stay - 3.0 * len(mind.now.rooms[room].intruders)


ACTS: dict[str, Callable[[Offered, FacilityMind], float]] = {
    "room-action": _room_action,
    "use-computer": _compute,
    "leave-by-rover": _leave,
    "leave-on-foot": _leave,
    "drive": _drive,
    "activate": lambda option, mind: 3.0,
}
"""By verb: the function that values an option."""
