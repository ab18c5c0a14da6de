"""What one's items are good for, told by their faces alone."""

from __future__ import annotations

from functools import lru_cache

from ..box import ITEMS as ITEM_NAMES
from ..content import printed
from ..kinds import ITEM, ROOM_KIND

USABLE, CRAFTABLE, QUESTING = (1 << bit for bit in range(3))
"""Among the items is one with an action; two that make another; what activates a quest item."""

RECIPES = {item.id: item.recipe for item in printed.items() if item.recipe}
"""By crafted item: the two symbols it takes."""


@lru_cache(maxsize=1 << 14)
def belongings(faces: tuple[int, ...], kind: int) -> int:
    """What might be done with items and quest items of these faces in a room of this kind."""
    use = USABLE if any(_has_action(face) for face in faces) else 0
    symbols = {symbol for face in faces if (item := ITEM[face]) for symbol in item.symbols}
    if any(symbols.issuperset(recipe) for recipe in RECIPES.values()):
        use |= CRAFTABLE
    if any(_is_met(face, faces, kind) for face in faces):
        use |= QUESTING
    return use


def _has_action(face: int) -> bool:
    item = ITEM[face]
    return item is not None and item.cost is not None and not item.reaction


def _is_met(face: int, items: tuple[int, ...], kind: int) -> bool:
    """Whether it is a quest item with its condition fulfilled: one is in its room, or has an item it wants."""
    item = ITEM[face]
    if item is None or item.quest is None:
        return False
    if item.quest.room:
        return kind == ROOM_KIND[item.quest.room]
    return any(ITEM_NAMES[held] in item.quest.discard for held in items)
