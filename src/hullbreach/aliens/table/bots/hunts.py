"""Where bug hunts want somebody to be."""

from __future__ import annotations

from typing import NamedTuple

from ...board.layout import Space, bits
from ...view.shapes import PersonShown
from .errands import beside, by_nearness, nearest, steps_to, unknown
from .situation import Goal, Situation, Wish

FETCHERS, QUIET = 2, 1
"""How many go for crates at once, and how many aliens may press while they do."""
WORTH_A_WALK = 8
"""How far anybody goes for a crate."""
WASTED_ON = 2
"""Steam that finds fewer of them is better held up."""


def fetch(now: Situation, who: PersonShown) -> Goal | None:
    """A crate that lies near, as long as things are quiet: a few go, each for one of their own."""
    if now.pressing > QUIET:
        return None
    waiting, crates = list(now.adults), now.spaces_of("crate")
    for _ in range(min(FETCHERS, len(waiting) - 1, len(crates))):
        steps, space, nth = min(
            (steps_to(now, person, space), space, nth) for nth, person in enumerate(waiting) for space in crates
        )
        if steps > WORTH_A_WALK:
            return None
        if waiting.pop(nth) == who:
            return beside(now, space, 0.2)
        crates.remove(space)
    return None


def hold(now: Situation, who: PersonShown) -> Goal | None:
    """Together, where the middle of the squad stands."""
    return fetch(now, who) or Goal(1 << middle(now), 0.12, 2)


def kitchen(now: Situation, who: PersonShown) -> Goal | None:
    """In the Kitchen, which has two doors where the Canteen has four."""
    named = [f"space:c3-{column}{row}" for column in "ij" for row in range(5, 9)]
    spaces = sum(1 << now.ground.space_of[ref] for ref in named if ref in now.ground.space_of)
    return Goal(spaces, 0.2) if spaces else hold(now, who)


def middle(now: Situation) -> Space:
    """The space of the one whom all others have the shortest way to."""
    at = [now.at[person.ref] for person in now.adults] or list(now.at.values())
    return min(at, key=lambda space: (sum(now.board.walk(space)[other] for other in at), space))


def purge_cycle(now: Situation, who: PersonShown) -> Goal | None:
    """Together, and on the other side when the steam comes; somebody near the computer holds it up if it is wasted."""
    due = steam(now)
    if due is None or due.turns > 1:
        return hold(now, who)
    computer = now.spaces_of("computer")[0]
    first = by_nearness(now, now.adults, computer)[:1]
    if due.turns == 0 and due.worth_holding > 0 and who in first and steps_to(now, who, computer) <= WORTH_A_WALK:
        return beside(now, computer, 0.3)
    return Goal(now.board.floor & ~due.spaces, 0.3)


class Steam(NamedTuple):
    """The next purge: in how many turns it comes and where, and what it is worth to hold it up."""

    turns: int
    spaces: int
    worth_holding: float


def steam(now: Situation) -> Steam | None:
    """The purge that comes next, which is wasted on a side with few that hunt."""
    for side in ("p2", "p3"):
        if goal := now.goals.get(f"purge-{side}"):
            spaces = now.board.side_masks[[key.lower() for key in now.board.side_keys].index(side)]
            ours, theirs = (spaces & now.people).bit_count(), (spaces & (now.aliens | now.blips)).bit_count()
            return Steam(goal.of - now.view.turn, spaces, 0.2 * ours + 0.4 * (WASTED_ON - theirs))
    return None


def burn_it_out(now: Situation, who: PersonShown) -> Goal | None:
    """To the clusters, all together, one after another."""
    clusters = [now.ground.space_of[token.space] for token in unknown(now)]
    if not clusters or not now.view.tracker.left:
        return hold(now, who)
    first = min(clusters, key=lambda space: (now.board.walk(space)[middle(now)], space))
    return beside(now, first, 0.2)


def last_ones(now: Situation, who: PersonShown) -> Goal | None:
    """With the tracker deck empty the squad goes to find what is left."""
    left = list(bits(now.aliens | now.blips))
    if now.view.tracker.left or not left:
        return None
    return Goal(1 << nearest(now, who, left), 0.2, 3)


def hunting(wish: Wish) -> Wish:
    """A bug hunt: what is left is looked for at its end."""
    return lambda now, who: last_ones(now, who) or wish(now, who)
