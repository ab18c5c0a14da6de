"""What one's items are good for, told by their marks: a mask for every face, so that a whole bag is one number."""

from __future__ import annotations

from collections.abc import Iterable
from functools import reduce
from operator import or_

from ..box import Box
from ..content.printed import Item

USABLE, CRAFTABLE, QUESTING = (1 << bit for bit in range(3))
"""Among the items is one with an action; two that make another; what activates a quest item."""


class Belongings(dict[tuple[int, int], int]):
    """What might be done with items and quest items of these marks in a room of this kind, reckoned once."""

    def __init__(self, box: Box) -> None:
        super().__init__()
        self._bits = _bits(box)
        self.marks = tuple(self._marks(item) if item else 0 for item in box.item)
        """By face: everything about an item that matters here."""
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
        """The kind of room that fulfils it, -1 for none, and the marks of the items that do.

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
