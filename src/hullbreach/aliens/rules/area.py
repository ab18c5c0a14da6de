"""The rolls of an area attack: one die for each character and blip, and one for each alien of a swarm."""

from __future__ import annotations

from ...kernel import Effect, Effects
from ..board.layout import bits
from ..box import Character
from ..event_kinds import AREA_ROLL, BLIP_SHOT
from ..position import Position
from ..refs import ALIEN, CHARACTER
from .attack import MARINE_DIE
from .lookout import LookOut, return_to_pool
from .losses import LoseCharacter, hit_alien


def roll_for(g: Position, who: Character, spaces: int, needs: int) -> Effects:
    """Everything in these spaces is hit on this number or less."""
    struck: list[Character] = []
    for space in bits(spaces & g.people):
        struck += [each for each in g.on_boards() if g.at[each] == space and _hits(g, CHARACTER[each], needs)]
    struck.sort(key=lambda each: g.hero[each])  # no hero takes a dead grunt
    then: list[Effect] = [LoseCharacter(each, True, "area", "aliens/attack/area-hit-character") for each in struck]
    for space in bits(spaces & g.aliens):
        alien = g.alien_at.index(space)
        hits = sum(_hits(g, ALIEN[alien], needs) for _ in range(g.alien_tokens[alien] + 1))
        for _ in range(min(hits, g.alien_tokens[alien] + 1)):
            hit_alien(g, alien, "aliens/attack/area-swarm-dice", CHARACTER[who])
    for space in bits(spaces & g.blips):
        if _hits(g, g.board.refs[space], needs):
            return_to_pool(g, g.blip_at.index(space))
            g.tell(BLIP_SHOT, "aliens/attack/area-blip", space=g.board.refs[space])
    return [*then, LookOut()]


def _hits(g: Position, target: str, needs: int) -> bool:
    face = g.roll("attack", MARINE_DIE) + 1
    g.tell(AREA_ROLL, "aliens/attack/area-targets", target=target, face=str(face), needs=needs, hit=face <= needs)
    return face <= needs
