"""What one's items are good for, told by their marks: a mask for every face, so that a whole bag is one number."""

from __future__ import annotations

from functools import cache

from ..box import Box
from ..content.printed import Item

USABLE, CRAFTABLE, QUESTING = (1 << bit for bit in range(3))
"""Among the items is one with an action; two that make another; what activates a quest item."""


def marks_by_face(box: Box) -> tuple[int, ...]:
    """By face: everything about an item that matters here."""
    return tuple(_marks(box, item) if item else 0 for item in box.item)


def _marks(box: Box, item: Item) -> int:
    marks = USABLE if item.cost is not None and not item.reaction else 0
    for thing in (*item.symbols, f"item:{item.id}"):
        marks |= _bits(box).get(thing, 0)
    return marks


@cache
def _bits(box: Box) -> dict[str, int]:
    """A bit for every symbol, every quest item and every item that a quest item wants."""
    things: dict[str, None] = {}
    for item in box.items_by_name.values():
        things |= dict.fromkeys(item.symbols)
        if item.quest:
            things |= dict.fromkeys(f"item:{name}" for name in (item.id, *item.quest.discard))
    return {thing: USABLE << 1 + place for place, thing in enumerate(things)}


@cache
def belongings(box: Box, marks: int, kind: int) -> int:
    """What might be done with items and quest items of these marks in a room of this kind."""
    use, bits = marks & USABLE, _bits(box)
    if any(all(marks & bits.get(symbol, 0) for symbol in recipe) for recipe in box.recipes.values()):
        use |= CRAFTABLE
    if any(_is_met(box, item, marks, kind) for item in box.items_by_name.values()):
        use |= QUESTING
    return use


def _is_met(box: Box, item: Item, marks: int, kind: int) -> bool:
    """Whether it is a quest item there with its condition fulfilled: one is in its room, or has an item it wants."""
    bits, quest = _bits(box), item.quest
    if quest is None or not marks & bits[f"item:{item.id}"]:
        return False
    if quest.room:
        return kind == box.room_kind[quest.room]
    return any(marks & bits[f"item:{name}"] for name in quest.discard)
