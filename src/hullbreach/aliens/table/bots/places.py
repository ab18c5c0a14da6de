"""What it is worth to stand somewhere: nearer to the goal, near the others, and not first in the way of what hunts."""

from __future__ import annotations

from collections.abc import Callable

from ...board.layout import Space, bits
from ...view.shapes import PersonShown
from .attacks import has_a_shot
from .errands import exits
from .goals import goal_of
from .situation import REACH_OF_AN_ALIEN, Goal, Situation

SUPPORT = 0.75
"""How much of a danger is left for each friend who joins in defensive fire."""
CARE = 0.55
CALLOUS = 0.4
"""The more hunts already, the less one thing more matters."""
AHEAD = 6
"""How many steps anybody goes ahead of the middle of the squad before it waits."""
AWAY = 1.0
"""An exit, to somebody who wants out: better than any place to shoot from."""
OF_NO_USE = -9.0
"""A space in the sights of a sentry gun."""

Worth = Callable[[Space], float]


def worth_of_places(now: Situation, who: PersonShown) -> Worth:
    """The value of each space to somebody, prepared once for a decision."""
    known = now.places.get(who.ref)
    if known is None:
        known = now.places[who.ref] = _prepared(now, who)
    return known


def _prepared(now: Situation, who: PersonShown) -> Worth:
    goal = goal_of(now, who)
    far = now.way(goal.targets) if goal else b""
    others = [now.at[other.ref] for other in now.adults if other.ref != who.ref]
    slowest = _middle_of_the_way(now, who, goal)
    threats = _threats(now, who, others)
    weakness = (11 - who.defense) / 5 * CARE
    mates = [now.board.walk(space) for space in others]
    shut, way_out = _exits_for(now, who)

    def worth(space: Space) -> float:
        if way_out >> space & 1:
            return AWAY
        value = 0.0
        if goal:
            steps = max(far[space] - goal.near, 0)
            value -= goal.pull * steps
            if steps < slowest - AHEAD:
                value -= goal.pull * 0.8 * (slowest - AHEAD - steps)
        support = now.friends_near(who.ref, space)
        danger = sum(_harm(threat, space) for threat in threats)
        value += 0.1 * min(support, 4) - weakness * SUPPORT**support * danger / (1 + CALLOUS * danger)
        if mates:
            apart = min(walk[space] for walk in mates)
            value -= 0.05 * max(apart - 4, 0)
        if now.watched >> space & 1:
            value += OF_NO_USE
        if shut >> space & 1:
            value -= 3.0
        if has_a_shot(now, who, space):
            value += 0.25
        return value

    return worth


def _exits_for(now: Situation, who: PersonShown) -> tuple[int, int]:
    """The exits that somebody should not step on yet, and those they should leave by."""
    goal = goal_of(now, who)
    found = exits(now)
    return (found, 0) if goal is None or goal.near or not goal.targets & found else (0, goal.targets & found)


def _middle_of_the_way(now: Situation, who: PersonShown, goal: Goal | None) -> int:
    """How far the middle one of all who go the same way still has to go."""
    if goal is None:
        return 0
    far = now.way(goal.targets)
    wishes = ((other, goal_of(now, other)) for other in now.adults)
    steps = sorted(far[now.at[other.ref]] for other, wish in wishes if wish and wish.targets == goal.targets)
    return max(steps[len(steps) // 2] - goal.near, 0) if len(steps) > 1 else 0


Threat = tuple[bytes, int, float]
"""Something that hunts: the way to it, how far the nearest other character is from it, and how bad its attack is."""


def _threats(now: Situation, who: PersonShown, others: list[Space]) -> list[Threat]:
    found = []
    for hunter in now.hunters:
        walk = now.board.walk(hunter.space)
        nearest = min((walk[other] for other in others), default=255)
        if min(nearest, walk[now.at[who.ref]]) <= 2 * REACH_OF_AN_ALIEN:
            found.append((walk, nearest, 0.5 + 0.12 * (hunter.number - 1)))
    for space in bits(now.blips):
        walk = now.board.walk(space)
        nearest = min((walk[other] for other in others), default=255)
        if min(nearest, walk[now.at[who.ref]]) <= REACH_OF_AN_ALIEN:
            found.append((walk, nearest, 0.4))
    return found


def _harm(threat: Threat, space: Space) -> float:
    walk, nearest, attack = threat
    away = walk[space]
    if away > 2 * REACH_OF_AN_ALIEN:
        return 0.0
    likely = 1.0 if away <= REACH_OF_AN_ALIEN else 0.25
    return (
        attack * likely * (1.0 if away < nearest else 0.6 if away == nearest else 0.25 if away < nearest + 3 else 0.1)
    )


def best_gain(now: Situation, who: PersonShown) -> float:
    """How much better the best space within one move is than the one where somebody stands."""
    here = now.at[who.ref]
    worth = worth_of_places(now, who)
    ends = now.reach(here, who.speed)
    return max((worth(space) for space in bits(ends)), default=-1.0) - worth(here)


def worth_over(now: Situation, who: PersonShown, space: Space, left: int) -> float:
    """What the best space is worth that a move goes on to over this one."""
    worth = worth_of_places(now, who)
    if now.watched >> space & 1:
        return OF_NO_USE
    ends = 1 << space
    if left > 1 and not now.hot >> space & 1:
        ends |= now.reach(space, left - 1) & ~(1 << now.at[who.ref])
    return max(worth(end) - 0.01 * now.board.walk(space)[end] for end in bits(ends))
