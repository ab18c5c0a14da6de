"""How the things that packs bring are drawn, by their references; what is printed has drawings of its own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ..packs import Icon, Look, look_of
from .content.printed import Tables

DRAWN = (
    ("rooms", "room", "place"),
    ("characters", "character", "character"),
    ("items", "item", "item"),
    ("character_items", "item", "item"),
    ("actions", "action", "card"),
    ("objectives", "objective", "objective"),
    ("tokens", "intruder", "species"),
)
"""Tables whose rows may say how they are drawn, their headings, and how references to them begin."""

ICONS: Mapping[str, Sequence[Icon]] = {
    "place": ("screen", "crate", "gear", "bed", "lens", "antenna"),
    "character": ("star", "hand", "eye", "anchor", "bolt", "shield"),
    "item": ("crate", "tool", "flask", "key", "cup"),
    "card": ("hand", "bolt", "eye", "star"),
    "objective": ("star", "key", "eye", "skull"),
    "species": ("skull", "eye", "flame", "seed", "leaf"),
}
"""What may stand for a thing of a kind that declares no icon."""


def looks(tables: Tables, printed: Tables) -> Mapping[str, Look]:
    """Everything in these tables that is not printed, so has no drawing of ours, and whatever is to look different."""
    found: dict[str, Look] = {}
    for table, heading, kind in DRAWN:
        known = {row.key for row in getattr(getattr(printed, table), heading)}
        for row in getattr(getattr(tables, table), heading):
            if row.drawn or row.key not in known:
                found[f"{kind}:{row.key}"] = look_of(row.key, ICONS[kind], row.drawn)
    return found
