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


class Item(NamedTuple):
    """An item's ways of use."""

    uses: ItemUse
    rule: str


class Room(NamedTuple):
    """A room action's ways of use; the room may be another than the one the character is in."""

    uses: RoomUse
    rule: str


class _Todo(dict):  # type: ignore[type-arg]
    """Until all content is written."""

    def __missing__(self, key: str) -> object:
        return self.default  # type: ignore[attr-defined]


CARDS: dict[str, Card] = _Todo()
ITEMS: dict[str, Item] = _Todo()
ROOMS: dict[str, Room] = {}
CARDS.default = Card(lambda *a: iter(()), "nemesis/action/kinds")  # type: ignore[attr-defined]
ITEMS.default = Item(lambda *a: iter(()), "nemesis/action/kinds")  # type: ignore[attr-defined]


def action_card(*ids: str, rule: str) -> Callable[[CardUse], CardUse]:
    """Register what an action card does."""

    def register(uses: CardUse) -> CardUse:
        CARDS.update({id: Card(uses, rule) for id in ids})
        return uses

    return register


def item_action(*ids: str, rule: str) -> Callable[[ItemUse], ItemUse]:
    """Register what an item does."""

    def register(uses: ItemUse) -> ItemUse:
        ITEMS.update({id: Item(uses, rule) for id in ids})
        return uses

    return register


def room_action(*ids: str, rule: str) -> Callable[[RoomUse], RoomUse]:
    """Register what a room's action does."""

    def register(uses: RoomUse) -> RoomUse:
        ROOMS.update({id: Room(uses, rule) for id in ids})
        return uses

    return register
