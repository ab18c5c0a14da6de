"""Choices that the squad makes for what hunts it: whatever hurts least."""

from __future__ import annotations

from collections.abc import Mapping

from ....bots.bot import Asked, Offered
from ...board.layout import Space
from ...view.shapes import PersonShown
from .situation import CLOSE, Situation, Worth


def harm(now: Situation, who: PersonShown) -> float:
    """How bad an attack on somebody is. Whoever is down already can only be killed."""
    fails = max(10 - who.defense, 1) / 10
    worth = 1.5 if who.carries or who.seat is not None else 1.0
    if who.down:
        return 0.25 * worth
    helmet = 0.8 if now.wears(who, "m4-helmet") else 1.0
    return fails * worth * helmet


def whom(now: Situation, option: Offered, choice: Asked) -> float:
    """The one who stands it best, among friends."""
    who = now.person[option.about[0]]
    return 0.1 * now.friends_near(who.ref, now.at[who.ref]) - harm(now, who)


def where_it_stops(now: Situation, option: Offered, choice: Asked) -> float:
    """In the sights of a gun, seen by many who can shoot, next to few, and not between others."""
    space = _space(now, option)
    return 3.0 * (now.watched >> space & 1) + 0.3 * _shooters(now, space) - 0.4 * _people_beside(now, space)


def where_it_enters(now: Situation, option: Offered, choice: Asked) -> float:
    """Far from everybody, or in the sights of a gun."""
    space = _space(now, option)
    walk = now.board.walk(space)
    near = min((walk[at] for at in now.at.values()), default=0)
    return 0.2 * near + 1.0 * (now.watched >> space & 1)


def where_it_opens(now: Situation, option: Offered, choice: Asked) -> float:
    """Where many can shoot at what comes out, and few stand beside it."""
    space = _space(now, option)
    return 0.3 * _shooters(now, space) - 0.3 * _people_beside(now, space) + 2.0 * (now.watched >> space & 1)


def which_goes(now: Situation, option: Offered, choice: Asked) -> float:
    """Those that can still be stopped come first, while dials are fresh."""
    hunter = now.hunter.get(option.about[0])
    return -0.1 * hunter.number if hunter else 0.0


def captor(now: Situation, option: Offered, choice: Asked) -> float:
    """The largest swarm leaves with its captive."""
    hunter = now.hunter[option.about[0]]
    return float(hunter.number) - 0.5 * hunter.is_facehugger


def what_comes_next(now: Situation, option: Offered, choice: Asked) -> float:
    """Tracker cards that bring less come first."""
    card = option.named("tracker").rpartition("-")[0]
    return MILD.get(card, 0.0)


MILD = {"duct": 1.0, "false-return": 0.9, "slow-sweep": 0.8, "lone-contact": 0.6, "loose-panel": 0.6, "startled": 0.5}
"""Tracker cards that bring little."""


def _space(now: Situation, option: Offered) -> Space:
    return now.ground.space_of[f"space:{option.named('space')}"]


def _shooters(now: Situation, space: Space) -> int:
    return sum(
        now.far(now.at[who.ref], space) <= CLOSE and bool(who.weapons) and now.sees(now.at[who.ref], space)
        for who in now.adults
    )


def _people_beside(now: Situation, space: Space) -> int:
    return (now.board.next_to(space, now.barred) & now.people).bit_count()


CHOICES: Mapping[str, Worth] = {
    "ask-which-target": whom,
    "ask-whom-it-attacks": whom,
    "ask-beside-whom": whom,
    "ask-which-way": where_it_stops,
    "ask-where-closer": where_it_stops,
    "ask-where-model": where_it_stops,
    "ask-where-it-enters": where_it_enters,
    "ask-where-it-opens": where_it_opens,
    "ask-which-alien": which_goes,
    "ask-which-blip-moves": which_goes,
    "ask-which-captor": captor,
    "ask-put-back": what_comes_next,
}
