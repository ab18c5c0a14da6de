"""Contingencies: one is active and hidden, players hold some, others lie in the pool, and most can be looked at."""

from __future__ import annotations

from collections.abc import Sequence

from ....kernel import Back, Effect, Seat
from ...box import CONTINGENCY
from ...content.functions import Uses
from ...refs import SEAT
from .event_kinds import (
    CONTINGENCIES_RETURNED,
    CONTINGENCIES_SEEN,
    CONTINGENCY_DEALT,
    CONTINGENCY_SEEN,
    CONTINGENCY_SHOWN,
    CONTINGENCY_TAKEN,
    POOL_SEEN,
)
from .position import FacilityPosition
from .zones import ACTIVE_CONTINGENCY, CONTINGENCY_POOL, SHOWN_CONTINGENCIES

POOL: Seat = -1
"""Stands for the pool where a seat could hold the tokens."""


def name_of(g: FacilityPosition, back: Back) -> str:
    """The reference of a token."""
    return f"contingency:{g.box.faces[CONTINGENCY][g.face[back]]}"


def deal_contingencies(g: FacilityPosition, backs: Sequence[Back]) -> None:
    """One is active, everybody gets one (two with at most two players), and the others form the pool.

    In cooperative games nobody gets one, and one of the pool is shown (lockdown/coop/contingency-setup).
    """
    g.mix(backs, "contingencies")
    active, *pool = backs
    g.zones[ACTIVE_CONTINGENCY].append(active)  # lockdown/setup/contingency-active
    if g.mode.together:
        _show(g, pool.pop(), "lockdown/coop/contingency-setup")
    else:
        rule = "lockdown/solo/contingency" if g.players == 1 else "lockdown/setup/contingency-deal"
        for who in range(g.players):
            _deal(g, who, [pool.pop() for _ in range(2 if g.players <= 2 else 1)], rule)
    g.zones[CONTINGENCY_POOL].extend(pool)  # lockdown/setup/contingency-neutral-pool


def _deal(g: FacilityPosition, who: Seat, backs: list[Back], rule: str) -> None:
    g.contingencies(who).extend(backs)
    for back in backs:
        g.look(back, 1 << who)
    names = sorted(name_of(g, back) for back in backs)
    public = {"who": SEAT[who], "count": len(backs)}
    g.tell_some(CONTINGENCY_DEALT, rule, 1 << who, public, {"contingencies": names})


def _show(g: FacilityPosition, back: Back, rule: str) -> None:
    g.zones[SHOWN_CONTINGENCIES].append(back)
    g.show(back)
    g.tell(CONTINGENCY_SHOWN, rule, contingency=name_of(g, back))


# -- looking at them ------------------------------------------------------------------------------------------


def look_uses(g: FacilityPosition, who: Seat) -> Uses:
    """All tokens of another character in a room of the same section."""
    section = g.section(g.room[who])
    for other in g.aboard() if section else ():
        if other != who and g.section(g.room[other]) == section and g.contingencies(other):
            yield f"look-at-contingencies/{SEAT[other]}", [LookAtContingencies(who, other)]


class LookAtContingencies(Effect, tag="lockdown/look-at-contingencies"):
    """One player looks at all contingencies of another."""

    rule = "lockdown/computer/choose-action"
    who: Seat
    other: Seat

    def look(self, g: FacilityPosition) -> None:
        backs = g.contingencies(self.other)
        for back in backs:
            g.look(back, 1 << self.who)
        names = sorted(name_of(g, back) for back in backs)
        public = {"who": SEAT[self.who], "other": SEAT[self.other]}
        g.tell_some(CONTINGENCIES_SEEN, self.rule, 1 << self.who, public, {"contingencies": names})


def peek_uses(g: FacilityPosition, who: Seat, because: str) -> Uses:
    """Look at one token of the pool, or of another player wherever they are; never at the active one."""
    if g.zones[CONTINGENCY_POOL]:
        yield "see-pool", [PeekContingency(who, POOL, because)]
    for other in range(g.players):
        if other != who and g.contingencies(other):
            yield f"see-contingency/{SEAT[other]}", [PeekContingency(who, other, because)]


def tokens_of(g: FacilityPosition, of: Seat) -> list[Back]:
    """The tokens of a player, or those of the pool."""
    return g.zones[CONTINGENCY_POOL] if of == POOL else g.contingencies(of)


def remembered(g: FacilityPosition, who: Seat) -> int:
    """The faces that a player has seen, as a set of bits, even where they can no longer tell which token it was."""
    faces = sum(1 << g.face[back] for back in g.box.backs[CONTINGENCY] if g.seen[back] >> who & 1)
    for heap in g.heaps:
        if heap.viewer == who and heap.family == CONTINGENCY and heap.least == heap.faces.bit_count():
            faces |= heap.faces
    return faces


def picked(g: FacilityPosition, who: Seat, of: Seat) -> Back:
    """A token at random, of those the player has not seen yet if there are any."""
    tokens, seen = tokens_of(g, of), remembered(g, who)
    among = [back for back in tokens if not seen >> g.face[back] & 1] or tokens
    return among[g.roll("contingency", [name_of(g, back) for back in among])]


class PeekContingency(Effect, tag="lockdown/peek-contingency"):
    """One player looks at a token in secret and puts it back."""

    rule = "lockdown/room/archive"
    who: Seat
    of: Seat
    because: str = rule

    def look(self, g: FacilityPosition) -> None:
        if not tokens_of(g, self.of):
            return  # its holder has died
        back = picked(g, self.who, self.of)
        g.look(back, 1 << self.who)
        secret = {"contingency": name_of(g, back)}
        if self.of == POOL:
            g.tell_some(POOL_SEEN, self.because, 1 << self.who, {"who": SEAT[self.who]}, secret)
        else:
            public = {"who": SEAT[self.who], "other": SEAT[self.of]}
            g.tell_some(CONTINGENCY_SEEN, self.because, 1 << self.who, public, secret)


# -- taking and giving back -----------------------------------------------------------------------------------


def take_uses(g: FacilityPosition, who: Seat) -> Uses:
    """Take one of the pool, while there is one."""
    if g.zones[CONTINGENCY_POOL]:
        yield "take-contingency", [TakeContingency(who)]


class TakeContingency(Effect, tag="lockdown/take-contingency"):
    """One player looks at a token of the pool and keeps it, or in a cooperative game shows it to everybody."""

    rule = "lockdown/room/alert-peek-contingency"
    who: Seat

    def take(self, g: FacilityPosition) -> None:
        pool = g.zones[CONTINGENCY_POOL]
        if not pool:
            return
        back = picked(g, self.who, POOL)
        pool.remove(back)
        if g.mode.together:
            _show(g, back, "lockdown/coop/contingency-reveal")
            return
        g.contingencies(self.who).append(back)
        g.look(back, 1 << self.who)
        public = {"who": SEAT[self.who], "left": len(pool)}
        g.tell_some(CONTINGENCY_TAKEN, self.rule, 1 << self.who, public, {"contingency": name_of(g, back)})


class ReturnContingencies(Effect, tag="lockdown/return-contingencies"):
    """The tokens of the dead go back to the pool, which is shuffled: players remember faces, but not their places."""

    rule = "lockdown/contingency/active-never-seen"
    who: Seat

    def shuffle_them_in(self, g: FacilityPosition) -> None:
        tokens, pool = g.contingencies(self.who), g.zones[CONTINGENCY_POOL]
        g.tell(CONTINGENCIES_RETURNED, self.rule, who=SEAT[self.who], count=len(tokens))
        pool.extend(tokens)
        tokens.clear()
        g.mix(pool, "contingencies")
