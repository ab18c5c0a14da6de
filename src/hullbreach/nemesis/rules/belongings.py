"""What a character's items are good for. Each face has a mask of marks, so that all items together are one number."""

from __future__ import annotations

from collections.abc import Iterable
from functools import reduce
from operator import or_

from ..box import Box
from ..content.printed import Item

USABLE, CRAFTABLE, QUESTING = (1 << bit for bit in range(3))
"""What items are good for: one has an action; two make another; one activates a quest item."""


class Belongings(dict[tuple[int, int], int]):
    """By marks and kind of room: what items and quest items might be good for, computed once."""

    def __init__(self, box: Box) -> None:
        super().__init__()
        self._bits = _bits(box)
        self.marks = tuple(self._marks(item) if item else 0 for item in box.item)
        """By face: the marks of an item."""
        known = self._bits.keys()
        self._recipes = [self._mask(recipe) for recipe in box.recipes.values() if known >= {*recipe}]
        self._quests = [
            (self._mask([f"item:{item.id}"]), *self._condition(box, item))
            for item in box.items_by_name.values()
            if item.quest
        ]

    def __missing__(self, there: tuple[int, int]) -> int:
        marks, kind = there
        use = marks & USABLE
        if any(marks & symbols == symbols for symbols in self._recipes):
            use |= CRAFTABLE
        if any(marks & quest and (kind == room or marks & wanted) for quest, room, wanted in self._quests):
            use |= QUESTING
        self[there] = use
        return use

    def _marks(self, item: Item) -> int:
        things = self._bits.keys() & {*item.symbols, f"item:{item.id}"}
        return self._mask(things) | (USABLE if item.cost is not None and not item.reaction else 0)

    def _condition(self, box: Box, item: Item) -> tuple[int, int]:
        """The kind of room that fulfils a quest item's condition (-1 for none), and the marks of the items that do.

        A quest item with another condition is always worth a look.
        """
        quest = item.quest
        assert quest is not None
        room = box.room_kind[quest.room] if quest.room else -1
        names = (item.id,) if quest.condition else quest.discard
        return room, self._mask(f"item:{name}" for name in names)

    def _mask(self, things: Iterable[str]) -> int:
        return reduce(or_, map(self._bits.__getitem__, things), 0)


def _bits(box: Box) -> dict[str, int]:
    """A bit for every symbol, every quest item and every item that a quest item wants."""
    things: dict[str, None] = {}
    for item in box.items_by_name.values():
        things |= dict.fromkeys(item.symbols)
        if item.quest:
            things |= dict.fromkeys(f"item:{name}" for name in (item.id, *item.quest.discard))
    return {thing: USABLE << 1 + place for place, thing in enumerate(things)}
