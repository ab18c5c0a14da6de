"""What each void seeder attack card does to a character it strikes."""

from __future__ import annotations

from ....kernel import Effect, Effects, Seat
from ...content.functions import Functions
from ...rules.contamination import Contaminate
from ...rules.wounds import Die, LightWound, SeriousWound
from .insanity import LoseMind
from .madness import Madness
from .panic import ResolvePanic
from .placement import PlaceSeeder, met_by

content = Functions()
HIT = "nemesis/attack/card-hit"


def kills(g: Madness, who: Seat, deadly_at: int, spared: list[Effect]) -> Effects:
    """Death for a character with this many serious wounds, dressed or not; something milder for any other."""
    return [Die(who, HIT)] if g.serious_count(who) >= deadly_at else spared


@content.attack_card("void-frenzy", whole_room=True)
def frenzy(g: Madness, foe: int, who: Seat) -> Effects:
    return kills(g, who, 1, [SeriousWound(who), LoseMind(who, HIT)])


@content.attack_card("void-scratch")
def scratch(g: Madness, foe: int, who: Seat) -> Effects:
    return [LightWound(who), Contaminate(who)]


@content.attack_card("void-duplicate")
def duplicate(g: Madness, foe: int, who: Seat) -> Effects:
    return [PlaceSeeder(met_by(g, who), g.room_of(who))]  # it attacks nobody in this step


@content.attack_card("void-terror")
def terror(g: Madness, foe: int, who: Seat) -> Effects:
    return [SeriousWound(who), ResolvePanic(who)]


@content.attack_card("void-braineating")
def braineating(g: Madness, foe: int, who: Seat) -> Effects:
    return kills(g, who, 1, [SeriousWound(who), SeriousWound(who)])


@content.attack_card("void-bite")
def bite(g: Madness, foe: int, who: Seat) -> Effects:
    return kills(g, who, 2, [SeriousWound(who)])


@content.attack_card("void-fear")
def fear(g: Madness, foe: int, who: Seat) -> Effects:
    return [Contaminate(who), ResolvePanic(who)]
