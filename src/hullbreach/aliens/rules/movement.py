"""A character moves: space by space, seen and shot at on the way, and stopped by whatever hunts."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from ...kernel import Effect, Effects, Option, Question
from ..board.board import Board
from ..board.layout import Space, bits
from ..box import NEWT, Character
from ..event_kinds import LEFT_BY_EXIT, MOVED, PUT_BACK, STEPPED, STOPPED
from ..position import GIRL, OFF, OUT, Position
from ..refs import CHARACTER
from .lookout import LookOut, look_out
from .sentries import guns_on, sentry_fire
from .verdict import if_nobody_is_left

FREELY, PAST = 1, 2
"""How somebody moves: without stopping next to aliens and blips, or only with the first step."""


def reach_of(g: Position, who: Character, left: int, manner: int = 0) -> Reach:
    """Where somebody can go with so many steps left."""
    start = g.at[who]
    return _reach(
        g.board,
        start,
        g.people & ~(1 << start),
        g.aliens | g.blips,
        g.tokens_in_the_way(),
        g.barricades,
        left,
        manner,
    )


class Reach:
    """Where somebody can go, and how. Several questions in a row are about the same one."""

    def __init__(
        self, board: Board, start: Space, others: int, threats: int, tokens: int, barred: int, left: int, manner: int
    ) -> None:
        self.board, self.barred = board, barred
        # aliens/move/blocked-by, aliens/move/through-characters
        free = board.floor & ~threats
        self.hot = 0 if manner == FREELY else board.around(threats, barred)
        self.rings = [1 << start]
        seen = front = 1 << start
        for step in range(left):
            # aliens/move/starting-next-to-alien
            onward = front & ~self.hot if step > (1 if manner == PAST else 0) else front
            front = board.around(onward, barred) & free & ~seen
            if step or manner != PAST:
                front &= ~(self.hot & others)
            if not front:
                break
            seen |= front
            self.rings.append(front)
        self.ends = seen & ~(others | tokens | 1 << start)

    def path(self, to: Space, avoid: int = 0) -> tuple[Space, ...]:
        """A shortest way to a space, through as few of the spaces to avoid as can be seen at a glance."""
        path = [to]
        steps = next(steps for steps, ring in enumerate(self.rings) if ring >> to & 1)
        for ring in reversed(self.rings[1:steps]):
            before = ring & self.board.next_to(path[-1], self.barred) & ~self.hot or ring & self.board.next_to(
                path[-1], self.barred
            )
            best = before & ~avoid or before
            path.append((best & -best).bit_length() - 1)
        return tuple(reversed(path))


_reach = lru_cache(maxsize=256)(Reach)


class WhereTo(Question, tag="aliens/where-to"):
    """Where a character goes with the steps it has left."""

    rule = "aliens/move/distance"
    ask = "ask-where-to"
    who: Character
    left: int
    manner: int = 0
    may_stay: bool = False
    last_free: Space = OFF
    """The last space on the way where nobody else stood."""

    def _options(self, g: Position) -> Iterable[Option]:
        refs = g.board.refs
        reach = reach_of(g, self.who, self.left, self.manner)
        go = g.board.ways_to_go
        options = [
            Option(go[space], (GoTo(self.who, space, self.left, self.manner, self.last_free),))
            for space in bits(reach.ends)
        ]
        if len(reach.rings) > 1 and self.left > 1:
            options += [
                Option(f"step/{refs[space]}", (self._step(space),)) for space in bits(reach.rings[1] & reach.ends)
            ]
        if not options or (self.may_stay and (self.last_free == OFF or not cannot_end(g, self.who))):
            options.append(Option("stay", (Arrive(self.who, self.last_free),) if self.may_stay else ()))
        return options

    def _step(self, space: Space) -> Walk:
        return Walk(self.who, (space,), self.left, self.manner, False, self.last_free)

    def _args(self, g: Position) -> dict[str, object]:
        return {"who": CHARACTER[self.who], "count": self.left}

    def _lapses(self, g: Position) -> bool:
        return g.at[self.who] == OFF or bool(g.down >> self.who & 1)


def watched_by_guns(g: Position, spaces: int) -> int:
    """Those of these spaces that a sentry gun looks at."""
    if not any(g.sentry_shots):
        return 0
    return sum(1 << space for space in bits(spaces) if guns_on(g, space))


class GoTo(Effect, tag="aliens/go-to"):
    """The shortest way is taken, out of the arcs of sentry guns where an equal one is."""

    rule = "aliens/move/distance"
    who: Character
    space: Space
    left: int
    manner: int
    last_free: Space

    def set_out(self, g: Position) -> Effects:
        reach = reach_of(g, self.who, self.left, self.manner)
        path = reach.path(self.space, watched_by_guns(g, reach.ends))
        return [Walk(self.who, path, self.left, self.manner, True, self.last_free)]


class Walk(Effect, tag="aliens/walk"):
    """One step after another; after each, blips are spotted and sentry guns fire."""

    rule = "aliens/move/directions"
    who: Character
    path: tuple[Space, ...]
    left: int
    manner: int
    to_the_end: bool
    last_free: Space
    spotted: int = -1
    """How many blips had been spotted before this step."""

    def take_a_step(self, g: Position) -> Effects:
        before = g.spotted
        here = g.at[self.who]
        last_free = self.last_free if cannot_end(g, self.who) else here
        to = self.path[0]
        g.put_character(self.who, to)
        if g.event_sink is not None:
            g.tell(STEPPED, self.rule, who=CHARACTER[self.who], space=g.board.refs[to])
        g.mission.entered(g, self.who)
        rest = Walk(self.who, self.path, self.left, self.manner, self.to_the_end, last_free, before)
        return [*(look_out(g) or ()), AfterStep(rest)]

    def _lapses(self, g: Position) -> bool:
        return g.at[self.who] == OFF or bool(g.down >> self.who & 1)


class AfterStep(Effect, tag="aliens/after-step"):
    """Sentry guns fire; then the character stops next to an alien or a blip, goes on, or has arrived."""

    rule = "aliens/move/stop-next-to-alien"
    walk: Walk

    def sentry_guns_fire(self, g: Position) -> Effects:
        return sentry_fire(g, g.at[self.walk.who])

    def go_on(self, g: Position) -> Effects:
        walk = self.walk
        who, here, left = walk.who, g.at[walk.who], walk.left - 1
        manner = FREELY if walk.manner == FREELY else 0  # only the first step goes past anything
        if not walk.manner and g.next_to(here) & (g.aliens | g.blips):
            g.tell(STOPPED, self.rule, who=CHARACTER[who], space=g.board.refs[here])
            return [Arrive(who, walk.last_free)]
        rest = walk.path[1:]
        if rest and walk.spotted == g.spotted:
            return [Walk(who, rest, left, manner, walk.to_the_end, walk.last_free)]
        if left and (rest or not walk.to_the_end):
            return [WhereTo(g.decider(who), who, left, manner, True, walk.last_free)]
        return [Arrive(who, walk.last_free)]

    def _lapses(self, g: Position) -> bool:
        return g.at[self.walk.who] == OFF or bool(g.down >> self.walk.who & 1)


class Arrive(Effect, tag="aliens/arrive"):
    """The move is over: on an exit the character leaves, in an occupied space it is put back."""

    rule = "aliens/move/end-space"
    who: Character
    last_free: Space

    def end_the_move(self, g: Position) -> Effects:
        who, here = self.who, g.at[self.who]
        if cannot_end(g, who) and self.last_free not in (OFF, here):
            g.put_character(who, self.last_free)
            g.tell(PUT_BACK, self.rule, who=CHARACTER[who], space=g.board.refs[self.last_free])
            return [LookOut()]
        g.tell(MOVED, self.rule, who=CHARACTER[who], space=g.board.refs[here])
        if g.mission.exits(g) >> here & 1:
            return leave(g, who)
        return None

    def _lapses(self, g: Position) -> bool:
        return g.at[self.who] == OFF


def cannot_end(g: Position, who: Character) -> bool:
    """Whether somebody else or a token is in the space of a character."""
    here = g.at[who]
    return g.at.count(here) > 1 or g.has_token(here)


def leave(g: Position, who: Character) -> Effects:
    """A character leaves by an exit: it survives and keeps what it has (aliens/exit/leaving)."""
    space = g.at[who]
    g.put_character(who, OFF)
    g.down &= ~(1 << who)
    g.status[who] = OUT
    g.tell(
        LEFT_BY_EXIT, "aliens/exit/leaving", who=CHARACTER[who], space=g.board.refs[space], carries=g.load[who] == GIRL
    )
    return [*(g.mission.left_by_exit(g, who) or ()), AfterLeaving()]


class AfterLeaving(Effect, tag="aliens/after-leaving"):
    """The mission may be decided, and others may now see where somebody stood."""

    rule = "aliens/finish/nobody-left"

    def look(self, g: Position) -> Effects:
        return if_nobody_is_left(g) or [LookOut()]


class Move(Effect, tag="aliens/move"):
    """A Move action goes up to the speed of the character (aliens/move/distance)."""

    rule = "aliens/move/distance"
    who: Character

    def choose_where_to(self, g: Position) -> Effects:
        speed = g.speed(self.who) + g.game.further(g, self.who)
        return [WhereTo(g.decider(self.who), self.who, speed, manner_of(g, self.who))]


def manner_of(g: Position, who: Character) -> int:
    """Hero Newt never stops for what hunts."""
    return FREELY if who == NEWT and g.hero[NEWT] else 0


def can_move(g: Position, who: Character) -> bool:
    """Whether a Move action could lead anywhere. Mostly one free space beside somebody says that it could."""
    if g.next_to(g.at[who]) & ~g.occupied & ~g.tokens_in_the_way():
        return True
    return bool(reach_of(g, who, g.speed(who), manner_of(g, who)).ends)
