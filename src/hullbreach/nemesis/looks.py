"""How the things from packs are drawn, by reference. Printed things have their own drawings in the client."""

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
"""Icons to choose from for a thing that declares none, by kind."""


def looks(tables: Tables, printed: Tables) -> Mapping[str, Look]:
    """The looks of everything in these tables that is not printed, and of printed things that a pack changes."""
    found: dict[str, Look] = {}
    for table, heading, kind in DRAWN:
        known = {row.key for row in getattr(getattr(printed, table), heading)}
        for row in getattr(getattr(tables, table), heading):
            if row.drawn or row.key not in known:
                found[f"{kind}:{row.key}"] = look_of(row.key, ICONS[kind], row.drawn)
    return found
