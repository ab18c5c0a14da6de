"""What a character might do in a turn, kind by kind: a kind is barred as a whole by its cost or its combat symbol."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from ...kernel import Back
from ..kinds import BASIC

if TYPE_CHECKING:
    from .actions import Action

OUT_OF_COMBAT = "nemesis/action/out-of-combat-only"
IN_COMBAT = "nemesis/action/in-combat-only"
COST = "nemesis/action/cost"


class Means(NamedTuple):
    """What decides whether an action can be paid and fits the moment."""

    cards: list[Back]
    """The action cards in hand."""
    purse: int
    """How many they are."""
    fighting: bool
    thorough: bool = True
    """Whether what is impossible is wanted too, to say why; otherwise a kind may leave out what it would refuse."""


Offer = tuple[str | None, int, "Iterable[Action]"]
"""Actions of one kind: the rule that bars them all (or None), what each costs, and the actions, made when looked at."""
Offers = Sequence[Offer]


def barred(means: Means, price: int, combat: str) -> str | None:
    """The rule that stands in the way: a combat symbol, or too few cards.

    Without a symbol combat does not matter (nemesis/action/unmarked-combat-state).
    """
    if combat != "any" and means.fighting == (combat == "out"):
        return OUT_OF_COMBAT if means.fighting else IN_COMBAT
    return COST if means.purse < price else None


def basic(means: Means, name: str, actions: Iterable[Action], cost: int = -1) -> Offer:
    """A basic action, the same for every character (nemesis/action/basic-shared), at its printed cost or another.

    See nemesis/action/basic-cost and nemesis/action/basic-in-combat.
    """
    printed = BASIC[name]
    price = printed.cost if cost < 0 else cost
    return barred(means, price, printed.combat), price, actions
