"""What each intruder attack card does to its target."""

from __future__ import annotations

from ...kernel import Effect, Effects, Seat
from ..position import Position
from ..rules.contamination import Contaminate
from ..rules.movement import GetSlimed
from ..rules.wounds import Die, LightWound, SeriousWound
from ..species.intruders.attack import attack_card


def _tear(g: Position, who: Seat, deadly_at: int) -> list[Effect]:
    """Kill a character with so many serious wounds, otherwise wound seriously."""
    return [Die(who, "nemesis/attack/card-hit")] if g.serious_count(who) >= deadly_at else [SeriousWound(who)]


@attack_card("scratch")
def scratch(g: Position, foe: int, who: Seat) -> Effects:
    return [LightWound(who), Contaminate(who)]


@attack_card("claw-attack")
def claw_attack(g: Position, foe: int, who: Seat) -> Effects:
    return [LightWound(who), LightWound(who), Contaminate(who)]


@attack_card("slime")
def slime(g: Position, foe: int, who: Seat) -> Effects:
    return [GetSlimed(who), Contaminate(who)]


@attack_card("tail-attack")
def tail_attack(g: Position, foe: int, who: Seat) -> Effects:
    return _tear(g, who, 1)


@attack_card("frenzy")
def frenzy(g: Position, foe: int, who: Seat) -> Effects:
    return [effect for victim in g.crew_in(g.room_of(who)) for effect in _tear(g, victim, 2)]
