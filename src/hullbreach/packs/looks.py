"""How a thing of a pack is drawn: an icon in a shape and a colour, each from a closed list of our own drawings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, get_args
from zlib import crc32

import msgspec

Icon = Literal[
    "anchor",
    "antenna",
    "bed",
    "bell",
    "bolt",
    "book",
    "crate",
    "cross",
    "cup",
    "eye",
    "flame",
    "flask",
    "gear",
    "hand",
    "key",
    "leaf",
    "lens",
    "screen",
    "seed",
    "shield",
    "skull",
    "star",
    "tool",
    "wave",
]
Colour = Literal["blue", "bone", "brass", "rose", "rust", "sage", "steel", "violet"]
"""None of these is taken for what you may do, for infection or for a warning."""
Shape = Literal["diamond", "hexagon", "round", "shield", "square", "triangle"]


class Look(msgspec.Struct, frozen=True):
    """How a thing is drawn."""

    icon: Icon
    colour: Colour
    shape: Shape


class Declared(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a row says of how it is drawn: `drawn = { icon = "bell", colour = "brass", shape = "round" }`."""

    icon: Icon | None = None
    colour: Colour | None = None
    shape: Shape | None = None


CHOICES: dict[str, tuple[str, ...]] = {"icon": get_args(Icon), "colour": get_args(Colour), "shape": get_args(Shape)}
"""What each part of a declaration may be."""


def look_of(id: str, icons: Sequence[Icon], declared: Declared | None) -> Look:
    """What is declared, and for the rest something that follows from the id alone and so never changes.

    `icons` may stand for a thing of this kind that declares none.
    """
    said = declared or Declared()
    chance = crc32(id.encode())
    colours, shapes = get_args(Colour), get_args(Shape)
    return Look(
        icon=said.icon or icons[chance % len(icons)],
        colour=said.colour or colours[chance // 7 % len(colours)],
        shape=said.shape or shapes[chance // 77 % len(shapes)],
    )
