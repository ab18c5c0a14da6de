"""Blips that come into line of sight of a character are spotted."""

from __future__ import annotations

from collections.abc import Iterable

from ...kernel import Effect, Effects, Option, Question
from ..board.layout import Space, bits
from ..box import BLIPS, POOL
from ..event_kinds import ALIENS_APPEAR, BLIP_SPOTTED
from ..position import ALIEN, OFF, Position
from ..refs import ALIEN as ALIEN_REF
from .choices import chosen_by_rank


class LookOut(Effect, tag="aliens/look-out"):
    """Every blip in line of sight of a character is spotted, whatever brought it there."""

    rule = "aliens/blip/spotting-trigger"

    def spot(self, g: Position) -> Effects:
        return look_out(g)


def look_out(g: Position) -> Effects:
    """What follows from what the squad sees now."""
    if not g.blips:
        return None
    seen = g.seen_by_squad(g.blips)
    if not seen:
        return None
    blips = [g.blip_at.index(space) for space in bits(seen)]
    if len(blips) == 1:
        return [SpotBlip(blips[0]), LookOut()]
    if g.game.separate_models:
        return [chosen_by_rank(g, WhichBlip)]
    return [*(SpotBlip(blip) for blip in blips), LookOut()]  # the order makes no difference


class WhichBlip(Question, tag="aliens/which-blip"):
    """Which of several blips spotted at once is turned over first."""

    rule = "aliens/blip/spotting-trigger"
    ask = "ask-which-blip"

    def _options(self, g: Position) -> Iterable[Option]:
        refs = g.board.refs
        for space in bits(g.seen_by_squad(g.blips)):
            yield Option(f"spot/{refs[space]}", (SpotBlip(g.blip_at.index(space)), LookOut()))


class SpotBlip(Effect, tag="aliens/spot-blip"):
    """A spotted blip is turned over; its number says how many aliens take its place."""

    rule = "aliens/blip/reveal-number"
    blip: int

    def turn_it_over(self, g: Position) -> Effects:
        space = g.blip_at[self.blip]
        back = g.box.first_blip + self.blip
        g.show(back)
        number = g.box.blip_numbers[g.face[back]]
        g.spotted += 1
        g.tell(BLIP_SPOTTED, self.rule, space=g.board.refs[space], number=number)
        g.newborn = 0
        g.from_card = bool(g.card_blips >> self.blip & 1)
        was_done = g.blip_done >> self.blip & 1
        return_to_pool(g, self.blip)
        return g.game.place_aliens(g, space, number, bool(was_done))

    def _lapses(self, g: Position) -> bool:
        return g.blip_at[self.blip] == OFF


def return_to_pool(g: Position, blip: int) -> None:
    """A blip goes back into the pool, which is shuffled (aliens/blip/return-to-pool)."""
    back = g.box.first_blip + blip
    g.put_blip(blip, OFF)
    g.blip_done &= ~(1 << blip)
    g.card_blips &= ~(1 << blip)
    g.move(back, BLIPS, POOL)
    g.mix(g.zones[POOL], "pool")


def place_swarm(g: Position, space: Space, number: int, done: bool) -> Effects:
    """One model, with a token under it for each further alien (aliens/blip/becomes-swarm)."""
    add_alien(g, space, number - 1, ALIEN, done)
    return None


def add_alien(g: Position, space: Space, tokens: int, kind: int, done: bool) -> int:
    """Put an alien on the boards; its number."""
    alien = g.free_alien_number()
    g.alien_tokens[alien] = tokens
    g.alien_kind[alien] = kind
    if done:
        g.alien_done |= 1 << alien
    else:
        g.alien_done &= ~(1 << alien)
    g.newborn |= 1 << alien
    if g.from_card:
        g.card_aliens |= 1 << alien
    g.put_alien(alien, space)
    rule = "aliens/blip/becomes-swarm" if tokens else "aliens/blip/one-alien"
    g.tell(ALIENS_APPEAR, rule, alien=ALIEN_REF[alien], space=g.board.refs[space], number=tokens + 1)
    return alien
