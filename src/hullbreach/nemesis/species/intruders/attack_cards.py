"""What each intruder attack card does to a character it strikes."""

from __future__ import annotations

from ....kernel import Effects, Seat
from ...content.functions import Functions
from ...position import Position
from ...rules.contamination import Contaminate
from ...rules.movement import GetSlimed
from ...rules.wounds import Die, LightWound, SeriousWound
from .attack import kind_of_attacker
from .attack_effects import Summon, Transform
from .creatures import ADULT

content = Functions()


def _tear(g: Position, who: Seat, deadly_at: int) -> Effects:
    """Kill a character with at least this many serious wounds, dressed or not; wound any other seriously."""
    return [Die(who, "nemesis/attack/card-hit")] if g.serious_count(who) >= deadly_at else [SeriousWound(who)]


@content.attack_card("scratch")
def scratch(g: Position, foe: int, who: Seat) -> Effects:
    return [LightWound(who), Contaminate(who)]


@content.attack_card("claw-attack")
def claw_attack(g: Position, foe: int, who: Seat) -> Effects:
    return [LightWound(who), LightWound(who), Contaminate(who)]


@content.attack_card("bite")
def bite(g: Position, foe: int, who: Seat) -> Effects:
    gentle = kind_of_attacker(g, foe) == ADULT and g.knows_weakness("way-of-fighting")
    return [LightWound(who)] if gentle and g.serious_count(who) < 2 else _tear(g, who, 2)


@content.attack_card("tail-attack")
def tail_attack(g: Position, foe: int, who: Seat) -> Effects:
    return _tear(g, who, 1)


@content.attack_card("transformation")
def transformation(g: Position, foe: int, who: Seat) -> Effects:
    return [Transform(foe, who)]


@content.attack_card("frenzy", whole_room=True)
def frenzy(g: Position, foe: int, who: Seat) -> Effects:
    return _tear(g, who, 2)


@content.attack_card("slime")
def slime(g: Position, foe: int, who: Seat) -> Effects:
    return [GetSlimed(who), Contaminate(who)]


@content.attack_card("summoning")
def summoning(g: Position, foe: int, who: Seat) -> Effects:
    return [Summon(g.room_of(who))]
