"""Where campaign missions and raids want somebody to be."""

from __future__ import annotations

from ...view.shapes import PersonShown
from .errands import (
    bearer_of,
    beside,
    by_nearness,
    escort,
    exits,
    nearest,
    shared_out,
    steps_to,
    to_exit,
    unknown,
)
from .situation import Goal, Situation

NEWT, CRATE = "token:newt", "token:crate"
NOT_TRAPPED = ("character:gorman", "character:ripley", "character:newt")
CALLERS = 2
"""How many go to call the ship in Survive."""
LAST_TURN_FOR_THE_DISH = 4
"""The last turn of Survive in which anybody goes to turn the dish."""
LAST_TURN_TO_FETCH = 7
"""The last turn of Resupply in which anybody still goes for a crate."""


def newt(now: Situation, who: PersonShown) -> Goal | None:
    """To the blips, and home with the child. Once she is out everybody follows."""
    if now.goals["newt-out"].done:
        return to_exit(now, 0.3)
    bearers = bearer_of(now, NEWT)
    if bearers:
        return to_exit(now, 0.3) if who in bearers else escort(now, bearers[0])
    lost = now.spaces_of("newt")
    if lost:
        return beside(now, lost[0], 0.3)
    tokens = unknown(now)
    found = [token for token in tokens if token.kind == NEWT]
    spaces = [now.ground.space_of[token.space] for token in found or tokens if not token.kind or found]
    if not spaces:
        return to_exit(now)
    return beside(now, nearest(now, who, spaces) if len(spaces) < 2 else shared_out(now, who, spaces, 2), 0.25)


def trapped(now: Situation) -> list[PersonShown]:
    """Who has to get out in Escape."""
    inside = [person for person in now.view.people if person.ref not in NOT_TRAPPED]
    more = [person for person in now.view.people if person not in inside and person.ref != NOT_TRAPPED[2]]
    return [*inside, *more[: max(2 - len(inside), 0)]]


def escape(now: Situation, who: PersonShown) -> Goal | None:
    """The trapped to the exit; the others hold its mouth until somebody has got through."""
    inside = trapped(now)
    if who in inside or any(person.state == "out" for person in inside):
        return to_exit(now, 0.3)
    return Goal(exits(now), 0.15, 8)


def survive(now: Situation, who: PersonShown) -> Goal | None:
    """One turns the dish while nobody can call yet. Two call the ship while the others secure the first exit, and then
    all are where it stands."""
    ways = now.spaces_of("exit")
    if not now.goals["call-ship"].done:
        dish = now.spaces_of("computer")[1]
        is_time = now.view.turn <= LAST_TURN_FOR_THE_DISH and not now.goals["turn-dish"].done
        if is_time and who in by_nearness(now, now.adults, dish)[:1]:
            return beside(now, dish, 0.4)
        comms = now.spaces_of("computer")[0]
        if who in by_nearness(now, now.adults, comms)[:CALLERS]:
            return beside(now, comms, 0.4)
        return Goal(1 << ways[0], 0.3, 2)
    other = now.view.turn > now.goals["ship-at-a"].of
    window = now.goals["ship-at-b" if other else "ship-at-a"]
    is_there = window.done <= now.view.turn
    return Goal(1 << ways[other], 0.4, 0 if is_there else 1)


def rescue(now: Situation, who: PersonShown) -> Goal | None:
    """To the cocoons, and home with whoever was freed."""
    freed = [person for person in now.fit if person.seat is None and not person.weapons and not person.equipment]
    if now.goals["captives-freed"].done:
        return to_exit(now, 0.3) if who in freed or not freed else escort(now, freed[0])
    tokens = unknown(now)
    cocoons = [token for token in tokens if token.kind == "token:cocoon"]
    spaces = [now.ground.space_of[token.space] for token in cocoons or tokens if not token.kind or cocoons]
    if not spaces:
        return to_exit(now)
    return beside(now, nearest(now, who, spaces) if len(spaces) < 2 else shared_out(now, who, spaces, 2), 0.25)


def resupply(now: Situation, who: PersonShown) -> Goal | None:
    """Two crates to the exit, with the others beside them."""
    carried = bearer_of(now, CRATE)
    missing = now.goals["crates-out"].of - now.goals["crates-out"].done - len(carried)
    if who in carried or now.view.turn > LAST_TURN_TO_FETCH:
        return to_exit(now, 0.3)
    crates = now.spaces_of("crate")
    if missing > 0 and crates:
        near = sorted(crates, key=lambda crate: min(steps_to(now, person, crate) for person in now.fit))[:missing]
        return beside(now, shared_out(now, who, near, 1), 0.25)
    return escort(now, carried[0]) if carried else to_exit(now)
