"""Ways that several missions have in common: out, home with somebody, and to whatever lies nearest."""

from __future__ import annotations

from ...board.layout import Space
from ...view.shapes import PersonShown, TokenShown
from .situation import Goal, Situation


def exits(now: Situation) -> int:
    """The exits, whether or not they are open."""
    return sum(1 << space for space in now.spaces_of("exit"))


def to_exit(now: Situation, pull: float = 0.25) -> Goal:
    """Out."""
    return Goal(exits(now), pull)


def escort(now: Situation, bearer: PersonShown, pull: float = 0.2) -> Goal:
    """Home with somebody who matters: along the same way, and not out before them while they are far."""
    far = now.way(exits(now))
    return Goal(exits(now), pull, 2 if far[now.at[bearer.ref]] > 3 else 0)


def beside(now: Situation, space: Space, pull: float) -> Goal:
    """Next to something that lies in a space."""
    return Goal(now.board.next_to(space, now.barred) & ~now.tokens or 1 << space, pull)


def steps_to(now: Situation, who: PersonShown, space: Space) -> int:
    """How far somebody has to go to a space."""
    return now.way(1 << space)[now.at[who.ref]]


def nearest(now: Situation, who: PersonShown, spaces: list[Space]) -> Space:
    """The nearest of some spaces."""
    return min(spaces, key=lambda space: (steps_to(now, who, space), space))


def by_nearness(now: Situation, people: list[PersonShown], space: Space) -> list[PersonShown]:
    """People in the order in which they would get to a space."""
    return sorted(people, key=lambda person: (steps_to(now, person, space) - person.speed / 10, person.ref))


def shared_out(now: Situation, who: PersonShown, spaces: list[Space], each: int) -> Space:
    """Which of several things somebody sees to: the nearest ones have a few people each, the last one all others."""
    waiting = list(now.adults)
    left = sorted(spaces, key=lambda space: min((steps_to(now, person, space) for person in waiting), default=0))
    while len(left) > 1:
        space = left.pop(0)
        team = by_nearness(now, waiting, space)[:each]
        if who in team or len(waiting) <= each + 1:
            return space
        waiting = [person for person in waiting if person not in team]
    return left[0]


def bearer_of(now: Situation, load: str) -> list[PersonShown]:
    """Who carries something."""
    return [person for person in now.aboard if person.carries == load]


def unknown(now: Situation) -> list[TokenShown]:
    """Mission blips that could be what is looked for."""
    return [token for token in now.view.tokens if token.sort == "mission-blip"]
