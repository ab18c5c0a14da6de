"""Where the short functions of cards, items and rooms are found by the id that is printed on them.

Such a function yields the ways in which the thing can be used now: an option id (`verb/type:value…`) with the
effects it causes. It looks at what the acting seat may know, and changes nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from ...kernel import Back, Effect, Seat
from ..position import Position

Uses = Iterator[tuple[str, Sequence[Effect]]]
CardUse = Callable[[Position, Seat], Uses]
ItemUse = Callable[[Position, Seat, Back], Uses]
RoomUse = Callable[[Position, Seat, int], Uses]


class Card(NamedTuple):
    """An action card's ways of use, and the rule that is cited when there is none."""

    uses: CardUse
    rule: str
    secret: bool = False
    """Whether the ways of use depend on what only the player knows."""


class Item(NamedTuple):
    """An item's ways of use."""

    uses: ItemUse
    rule: str
    secret: bool = False
    """Whether others cannot tell how many ways there are."""


class Room(NamedTuple):
    """A room action's ways of use; the room may be another than the one the character is in."""

    uses: RoomUse
    rule: str
    refusal: Callable[[Position], str] | None = None
    """Which rule is cited when there is none, if not always the same."""


CARDS: dict[str, Card] = {}
ITEMS: dict[str, Item] = {}
ROOMS: dict[str, Room] = {}


def action_card(*ids: str, rule: str, secret: bool = False) -> Callable[[CardUse], CardUse]:
    """Register what an action card does."""

    def register(uses: CardUse) -> CardUse:
        CARDS.update({id: Card(uses, rule, secret) for id in ids})
        return uses

    return register


def item_action(*ids: str, rule: str, secret: bool = False) -> Callable[[ItemUse], ItemUse]:
    """Register what an item does."""

    def register(uses: ItemUse) -> ItemUse:
        ITEMS.update({id: Item(uses, rule, secret) for id in ids})
        return uses

    return register


def room_action(*ids: str, rule: str, refusal: Callable[[Position], str] | None = None) -> Callable[[RoomUse], RoomUse]:
    """Register what a room's action does."""

    def register(uses: RoomUse) -> RoomUse:
        ROOMS.update({id: Room(uses, rule, refusal) for id in ids})
        return uses

    return register
