"""What campaign missions and raids have in common."""

from __future__ import annotations

from ..box import NEWT
from ..position import Position
from .mission import taking_part

FEW = 4


def is_alone(g: Position) -> bool:
    """Whether one plays the whole squad, for which the usual number of tracker cards is too few."""
    return len(g.orders) == 1


def short_handed(g: Position, cards: int, few: int = FEW) -> int:
    """For each adult above this number who is missing at set-up one tracker card fewer is drawn, at least one (a
    ruling of the house).

    Captives that were freed were not there at set-up.
    """
    adults = sum(who != NEWT and not g.facts.get("freed", 0) >> who & 1 for who in taking_part(g))
    return max(cards - max(few + 1 - adults, 0), 1) if cards else 0
