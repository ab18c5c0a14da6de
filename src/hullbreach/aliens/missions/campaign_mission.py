"""What campaign missions and raids have in common."""

from __future__ import annotations

from ..box import NEWT
from ..position import Position
from .mission import taking_part

FEW = 4
BIG_TABLE = 5


def is_big(g: Position) -> bool:
    """Whether five or six play: they draw more cards than others already, for the same squad."""
    return len(g.orders) >= BIG_TABLE


def is_alone(g: Position) -> bool:
    """Whether one plays the whole squad, for which the usual number of tracker cards is too few."""
    return len(g.orders) == 1


def short_handed(g: Position, cards: int, few: int = FEW) -> int:
    """With few adults at set-up one tracker card fewer is drawn, at least one (a ruling of the house).

    Captives that were freed were not there at set-up.
    """
    adults = sum(who != NEWT and not g.facts.get("freed", 0) >> who & 1 for who in taking_part(g))
    return max(cards - 1, 1) if cards and adults <= few else cards
