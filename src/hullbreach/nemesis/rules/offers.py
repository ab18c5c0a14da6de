"""The kinds of action in a turn. A whole kind can be barred by its cost or its combat symbol.

Every kind is computed in two ways. Its *offers* are all that a player might expect, allowed or not, so that refusals
can say why. Its *options* are what is allowed, found quickly, because no question is asked more often than a turn.
A test compares the two in many positions.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from msgspec import Struct

from ...kernel import Back, Option, Seat
from ..box import Box
from ..kinds import EGGS
from ..position import Position
from ..position.crew import HAND_OF, HANDS_OF, INVENTORY_OF, QUESTS_OF
from .cards import by_sort

if TYPE_CHECKING:
    from .actions import Action

OUT_OF_COMBAT = "nemesis/action/out-of-combat-only"
IN_COMBAT = "nemesis/action/in-combat-only"
COST = "nemesis/action/cost"


PAYS, PEACE, COMPANY, TARGETS, LYING, EXPLORED, COMPUTER, ATTACHED = (1 << bit for bit in range(3, 11))
"""Bits for what a kind of action may need, besides what items are good for: a card to pay with, no intruder, another
character, something to attack, something to pick up, an explored room, a computer in it, attached items."""
ANYTHING = (1 << 11) - 1


class Means(Struct, frozen=True, gc=False):
    """What a character has to act with: what decides whether an action can be paid and fits the moment."""

    cards: dict[int, Back]
    """The action cards in hand, alike ones once, by the number of their sort."""
    purse: int
    """How many action cards are in hand."""
    fighting: bool
    kind: int
    """The kind of the room, if it is explored."""
    there: int
    """The bits (`PAYS`, `PEACE` …) that hold now."""


def means_of(g: Position, who: Seat) -> Means:
    """What a character has to act with now."""
    zones, room = g.zones, g.room[who]
    hand = zones[HAND_OF[who]]
    cards = by_sort(g, hand)
    purse = len(hand) if cards.pop(g.box.first_contamination, -1) < 0 else len(g.action_cards(who))
    fighting = room in g.foe_room and not g.pod[who]
    there = PAYS if purse else 0
    there |= TARGETS if fighting else PEACE
    kind = 0
    if g.room.count(room) > 1:
        there |= COMPANY
    if room in g.object_at:
        there |= LYING if g.object_at.find(room, 0, EGGS.stop) < 0 else LYING | TARGETS
    if g.explored >> room & 1:
        kind = g.kind_of_room(room)
        there |= g.game.found_in[kind]
    if g.attached:
        there |= ATTACHED
    marks, marks_of, face = 0, g.game.marks, g.face
    for back in zones[INVENTORY_OF[who]] + zones[HANDS_OF[who]] + zones[QUESTS_OF[who]]:
        marks |= marks_of[face[back]]
    if marks:
        there |= g.game.good_for((marks, kind))
    return Means(cards, purse, fighting, kind, there)


def found_in(box: Box, nest: int) -> tuple[int, ...]:
    """By kind of room: the bits that hold once it is explored."""
    return tuple(
        EXPLORED | (TARGETS if kind == nest else 0) | (COMPUTER if computer else 0)
        for kind, computer in enumerate(box.computer)
    )


Offer = tuple[str | None, int, "Iterable[Action]"]
"""Actions of one kind: the rule that bars them all (or None), what each costs, and the actions, made when looked at."""
Offers = Sequence[Offer]


class Kind(NamedTuple):
    """A kind of action."""

    needs: int
    """The bits that must hold for any option."""
    offers: Callable[[Any, Seat, Means], Offers]
    options: Callable[[Any, Seat, Means], Iterable[Option]]


FORBIDDEN = {"any": None, "out": True, "in": False}
"""By combat symbol: the state of combat (True: fighting) in which the action is forbidden."""


def barred(means: Means, price: int, combat: str) -> str | None:
    """The rule that stands in the way: a combat symbol, or too few cards.

    Without a symbol combat does not matter (nemesis/action/unmarked-combat-state).
    """
    if FORBIDDEN[combat] is means.fighting:
        return OUT_OF_COMBAT if means.fighting else IN_COMBAT
    return COST if means.purse < price else None


def basic(g: Position, means: Means, name: str, actions: Iterable[Action], cost: int = -1) -> Offer:
    """A basic action, the same for every character (nemesis/action/basic-shared), at its printed cost or another.

    See nemesis/action/basic-cost and nemesis/action/basic-in-combat.
    """
    printed = g.box.basic[name]
    price = printed.cost if cost < 0 else cost
    return barred(means, price, printed.combat), price, actions
