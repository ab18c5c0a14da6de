"""Where somebody should go, by mission."""

from __future__ import annotations

from collections.abc import Mapping

from ...view.shapes import PersonShown
from .campaign import escape, newt, rescue, resupply, survive
from .errands import beside, exits, shared_out, to_exit
from .hunts import burn_it_out, hold, hunting, kitchen, purge_cycle
from .situation import Goal, Situation, Wish

WISHES: Mapping[str, Wish] = {
    "newt": newt,
    "escape": escape,
    "survive": survive,
    "rescue": rescue,
    "resupply": resupply,
    "mess-call": hunting(kitchen),
    "purge-cycle": hunting(purge_cycle),
    "two-rooms": hunting(hold),
    "burn-it-out": hunting(burn_it_out),
}


def breakout(now: Situation, who: PersonShown) -> Goal | None:
    """A mission of a pack: out, or to a computer while there is no way out."""
    computers = now.spaces_of("computer")
    if computers and not any(token.sort == "exit" and token.open for token in now.view.tokens):
        return beside(now, shared_out(now, who, computers, 3), 0.25)
    return to_exit(now) if exits(now) else hold(now, who)


def goal_of(now: Situation, who: PersonShown) -> Goal | None:
    """Where somebody should go; None if the mission asks nothing of them."""
    if who.ref not in now.wishes:
        wish = WISHES.get(now.mission, hunting(hold) if now.is_hunt else breakout)
        now.wishes[who.ref] = wish(now, who)
    return now.wishes[who.ref]
