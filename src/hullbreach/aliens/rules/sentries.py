"""Sentry guns shoot at whatever moves in front of them."""

from __future__ import annotations

from ...kernel import Effect, Effects
from ..board.layout import DELTAS, Space
from ..event_kinds import ALIEN_KILLED, BLIP_SHOT, SENTRY_EMPTY, SENTRY_FIRES
from ..position import OFF, Position
from ..refs import ALIEN
from .lookout import LookOut, return_to_pool
from .losses import LoseCharacter, remove_alien

HITS_ON = 7
"""The lower of two dice must not be higher (aliens/sentry-gun/roll)."""
DICE = tuple(str(face) for face in range(1, 11))


def is_in_front(g: Position, gun: int, space: Space) -> bool:
    """Whether a space is at least one row ahead of a gun (aliens/sentry-gun/arc)."""
    dx, dy = DELTAS[g.sentry_facing[gun]]
    here, width = g.sentry_at[gun], g.board.width
    return (space % width - here % width) * dx > 0 or (space // width - here // width) * dy > 0


def guns_on(g: Position, space: Space) -> tuple[int, ...]:
    """The guns that can shoot at something in this space."""
    return guns_on_with(g, space, g.open_doors())


def guns_on_with(g: Position, space: Space, open_doors: int) -> tuple[int, ...]:
    """The guns that could shoot at something in this space if these doors were open."""
    return tuple(
        gun
        for gun, at in enumerate(g.sentry_at)
        if at != OFF
        and g.sentry_shots[gun]
        and is_in_front(g, gun, space)
        and g.board.sees(at, space, g.standing, open_doors)
    )


# aliens/sentry-gun/repeat
def sentry_fire(g: Position, space: Space) -> Effects:
    """Every gun that sees something step into this space shoots (aliens/sentry-gun/trigger)."""
    if not any(g.sentry_shots):
        return None
    return [SentryShot(gun, space) for gun in guns_on(g, space)] or None


class SentryShot(Effect, tag="aliens/sentry-shot"):
    """Two dice are rolled and the lower counts; a hit kills everything in the space, friend or foe."""

    rule = "aliens/sentry-gun/roll"
    gun: int
    space: Space

    def fire(self, g: Position) -> Effects:
        g.sentry_shots[self.gun] -= 1
        lower = min(g.roll("sentry", DICE), g.roll("sentry", DICE)) + 1
        hit = lower <= HITS_ON
        g.tell(
            SENTRY_FIRES, self.rule, gun=f"sentry:{self.gun}", space=g.board.refs[self.space], face=str(lower), hit=hit
        )
        if not g.sentry_shots[self.gun]:
            g.tell(SENTRY_EMPTY, "aliens/sentry-gun/empty", gun=f"sentry:{self.gun}")
        return kill_everything_in(g, self.space) if hit else None

    def _lapses(self, g: Position) -> bool:
        return not g.occupied >> self.space & 1


def kill_everything_in(g: Position, space: Space) -> Effects:
    """A character, an alien, a whole swarm or a blip (aliens/sentry-gun/hit)."""
    then: list[Effect] = []
    if g.blips >> space & 1:
        # aliens/sentry-gun/blips-stay-hidden
        return_to_pool(g, g.blip_at.index(space))
        g.tell(BLIP_SHOT, "aliens/sentry-gun/hit", space=g.board.refs[space])
    if g.aliens >> space & 1:
        alien = g.alien_at.index(space)
        g.alien_tokens[alien] = 0
        remove_alien(g, alien)
        g.tell(ALIEN_KILLED, "aliens/sentry-gun/hit", alien=ALIEN[alien], by="")
    there = sorted((who for who in g.on_boards() if g.at[who] == space), key=lambda who: g.hero[who])
    then += [LoseCharacter(who, True, "sentry", "aliens/sentry-gun/hit") for who in there]  # no hero takes a dead grunt
    return [*then, LookOut()]
