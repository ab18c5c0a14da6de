"""What one's items are good for, told by their faces alone."""

from __future__ import annotations

from functools import lru_cache

from ..box import Box

USABLE, CRAFTABLE, QUESTING = (1 << bit for bit in range(3))
"""Among the items is one with an action; two that make another; what activates a quest item."""


@lru_cache(maxsize=1 << 14)
def belongings(box: Box, faces: tuple[int, ...], kind: int) -> int:
    """What might be done with items and quest items of these faces in a room of this kind."""
    use = USABLE if any(_has_action(box, face) for face in faces) else 0
    symbols = {symbol for face in faces if (item := box.item[face]) for symbol in item.symbols}
    if any(symbols.issuperset(recipe) for recipe in box.recipes.values()):
        use |= CRAFTABLE
    if any(_is_met(box, face, faces, kind) for face in faces):
        use |= QUESTING
    return use


def _has_action(box: Box, face: int) -> bool:
    item = box.item[face]
    return item is not None and item.cost is not None and not item.reaction


def _is_met(box: Box, face: int, items: tuple[int, ...], kind: int) -> bool:
    """Whether it is a quest item with its condition fulfilled: one is in its room, or has an item it wants."""
    item = box.item[face]
    if item is None or item.quest is None:
        return False
    if item.quest.room:
        return kind == box.room_kind[item.quest.room]
    return any(box.items[held] in item.quest.discard for held in items)
