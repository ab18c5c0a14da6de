"""The value of each action of a turn, verb by verb."""

from __future__ import annotations

from collections.abc import Callable

from .....bots.bot import Offered
from ..assessment.danger import LIFE, cost_of_wounds
from .fighting import blow, flight, shot, waiting
from .goal import LAY_DOWN, ROOM
from .mind import Mind
from .playing import worth_of_playing, worth_of_using
from .using import worth_of_best

CARD = 0.9
"""The cost of a card that is paid."""
LAST_CARD = 1.0
"""The cost of every card missing from a hand that is safe from surprise."""

FULL_HAND, IDLE = 4, 9.0
"""With this many cards the bot does anything rather than pass next to an intruder, and how much it dislikes to pass."""


def worth_of_action(option: Offered, mind: Mind) -> float:
    """What an action is worth, less what it costs."""
    value = mind.habits.acts.get(option.verb, _nothing)(option, mind)
    if not option.cost:
        return value
    left = len(mind.now.hand) - option.cost
    dread = LAST_CARD * max(0, mind.enough_cards - left) if not mind.leaving.late and not mind.now.foes else 0.0
    return value - CARD * option.cost - dread


def is_to_lay_down(aside: Offered, mind: Mind) -> bool:
    """Whether something has been carried to where it belongs, and is dropped there."""
    goal = mind.goal_here(LAY_DOWN)
    return goal is not None and aside.id == f"drop/object:{goal.use}"


def _nothing(option: Offered, mind: Mind) -> float:
    return -1.0


def _pass(option: Offered, mind: Mind) -> float:
    if not mind.now.foes:
        return 0.0
    return waiting(mind) - (IDLE if len(mind.now.hand) >= FULL_HAND else 0.0)


def _move(option: Offered, mind: Mind) -> float:
    room = f"room:{option.named('room')}"
    if mind.now.foes:
        return flight(room, mind)
    worth = mind.step_to(room) - mind.stay + mind.ways.unrest(mind.now.here) - mind.ways.unrest(room)
    here = mind.now.room
    if here and here.airlock:
        worth += LIFE
    elif here and here.fire:
        worth += 1.5 * cost_of_wounds(mind.now, 1)
    return worth


def _careful(option: Offered, mind: Mind) -> float:
    room = f"room:{option.named('room')}"
    there = mind.now.rooms[room]
    quiet = not there.crew and not there.intruders
    return _move(option, mind) + (mind.ways.dread(there) if quiet else -1.0)


def _room_action(option: Offered, mind: Mind) -> float:
    goal = mind.goal_here(ROOM)
    if goal:
        return goal.worth
    room = mind.now.room
    return worth_of_best(room.kind, mind) if room and room.kind and room.kind in mind.habits.offers else -2.0


def _play(option: Offered, mind: Mind) -> float:
    return worth_of_playing(option.named("card"), mind)


def _use(option: Offered, mind: Mind) -> float:
    return worth_of_using(option.named("item"), mind)


def _pick_up(option: Offered, mind: Mind) -> float:
    goal = mind.goal_here("pick-up")
    return goal.worth if goal and option.named("object").startswith(goal.use) else -2.0


def _craft(option: Offered, mind: Mind) -> float:
    return mind.habits.crafts.get(option.named("item"), 0.0)


def _trade(option: Offered, mind: Mind) -> float:
    return -0.5


ACTS: dict[str, Callable[[Offered, Mind], float]] = {
    "pass": _pass,
    "move": _move,
    "careful-move": _careful,
    "room-action": _room_action,
    "play": _play,
    "use": _use,
    "shoot": shot,
    "melee": blow,
    "pick-up": _pick_up,
    "craft": _craft,
    "trade": _trade,
}
"""By verb: the function that values an option."""
