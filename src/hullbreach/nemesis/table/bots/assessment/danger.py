"""The cost of an attack, and how likely a shot ends a fight."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from .situation import Blow, Situation

LIFE = 20.0
"""The cost of dying."""
LAST_POINT = 10
"""Wounds in points, a light one for 1 and a serious one for 3: this many are death."""

FIRST_LARVA, ANOTHER_LARVA = 5.0, 1.5
"""What a larva's attack costs: a larva to get rid of, and contamination in any case."""

BLOOD = {2: 2, 3: 4, 4: 5, 5: 5, 6: 2}
"""By blood value: how many of twenty attack cards have it. The other two make an intruder flee."""
INJURIES = {
    "revolver": (0, 1, 1, 3),
    "shotgun": (0, 2, 2, 3),
    "assault-rifle": (0, 2, 2, 3),
    "sawed-off-shotgun": (0, 1, 2, 2),
    "pistol": (0, 1, 1, 1),
    "prototype-shotgun": (1, 1, 2, 3),
    "flamethrower": (1, 1, 1, 2),
}
"""By weapon: injuries to an adult at a creeper's face (of which there are two), an adult's, a hit and a double hit."""
ORDINARY = (0, 1, 1, 2)


def cost_of_wounds(now: Situation, points: int) -> float:
    """The cost of this many points of wounds, which grows towards death."""
    left: int = LAST_POINT - 3 * now.serious - now.me.light
    return LIFE * min(1.0, points / max(1, left))


def cost_of_attack(now: Situation, kind: str, blows: Mapping[str, Sequence[Blow]] | None = None) -> float:
    """The average cost of one attack by an intruder of this kind, with the usual blows or with others."""
    blows = blows or now.blows
    if kind == "larva":
        return ANOTHER_LARVA if now.me.infested else FIRST_LARVA
    cost = 0.0
    for chance, points, deadly_at in blows.get(kind) or blows["adult"]:
        cost += chance * (LIFE if now.serious >= deadly_at else cost_of_wounds(now, points))
    return cost


def ends_with(kind: str, injuries: int) -> float:
    """How likely an intruder that was just injured, with this many injuries by now, dies or flees."""
    if kind == "larva":
        return 1.0
    if kind in ("breeder", "queen"):  # the drops of two cards
        return 0.19 + sum(a * b for one, a in BLOOD.items() for two, b in BLOOD.items() if one + two <= injuries) / 400
    return 0.1 + sum(cards for drops, cards in BLOOD.items() if drops <= injuries) / 20


def ends_by_shot(kind: str, injuries: int, weapon: str, bonus: int = 0) -> float:
    """How likely one shot kills an intruder or drives it away."""
    small, adult, hit, double = INJURIES.get(weapon, ORDINARY)
    if kind in ("larva", "creeper"):
        small, adult = max(small, hit), max(adult, hit)
    elif kind in ("breeder", "queen"):
        adult = small
    dealt = (0, small, small, adult, hit, double)
    return sum(ends_with(kind, injuries + points + bonus) for points in dealt if points + bonus) / 6
