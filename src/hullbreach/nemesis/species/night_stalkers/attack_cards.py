"""What each attack card of the night stalkers does, and what it adds in darkness."""

from __future__ import annotations

from ....kernel import Effects, Seat
from ...content.functions import Functions
from ...position import Position
from ...rules.contamination import Contaminate, GetLarva
from ...rules.movement import GetSlimed
from ...rules.wounds import Die, LightWound, SeriousWound
from ..intruders.attack import kind_of_attacker
from ..intruders.creatures import ADULT
from .assault import DieOfWounds, Evolve, has_evolved
from .chase import Chase

content = Functions()


@content.attack_card("blood-chase")
def blood_chase(g: Position, foe: int, who: Seat) -> Effects:
    return [LightWound(who), GetSlimed(who), Chase(foe, who)]


@content.attack_card("blood-rage")
def blood_rage(g: Position, foe: int, who: Seat) -> Effects:
    if g.serious_count(who) >= 2:
        return [Die(who, "lockdown/attack/card-hit")]
    return [SeriousWound(who)] * (2 if g.serious_wounds(who) else 1)


@content.attack_card("cut")
def cut(g: Position, foe: int, who: Seat) -> Effects:
    return [LightWound(who), Contaminate(who)]


@content.attack_in_darkness("cut")
def cut_again(g: Position, foe: int, who: Seat) -> Effects:
    return [LightWound(who)]


@content.attack_card("evolve")
def evolve(g: Position, foe: int, who: Seat) -> Effects:
    return [Evolve(foe)]


@content.attack_in_darkness("evolve")
def attack_as_a_breeder(g: Position, foe: int, who: Seat) -> Effects:
    breeder = has_evolved(g, foe, who)
    return g.species.attack(g, breeder, who) if breeder >= 0 else None


@content.attack_card("infecting-the-host")
def infecting_the_host(g: Position, foe: int, who: Seat) -> Effects:
    return [GetSlimed(who)]


@content.attack_in_darkness("infecting-the-host")
def infest(g: Position, foe: int, who: Seat) -> Effects:
    return [GetLarva(who)]


@content.attack_card("perched-in-the-dark")
def perched_in_the_dark(g: Position, foe: int, who: Seat) -> Effects:
    return [SeriousWound(who)]


@content.attack_in_darkness("perched-in-the-dark")
def out_of_the_dark(g: Position, foe: int, who: Seat) -> Effects:
    wary = kind_of_attacker(g, foe) == ADULT and g.species.benefits(g, who, "wary-of-shadows")
    return None if wary else [DieOfWounds(who, 3)]


@content.attack_card("piercing-the-heart")
def piercing_the_heart(g: Position, foe: int, who: Seat) -> Effects:
    return [SeriousWound(who), Contaminate(who)]


@content.attack_in_darkness("piercing-the-heart")
def through_the_heart(g: Position, foe: int, who: Seat) -> Effects:
    return [DieOfWounds(who, 2)]
