"""Which hidden components have the same consequences, so that odds need not try each of them."""

from __future__ import annotations

from collections.abc import Hashable

from ..kernel import Back
from .box import ATTACK, TILE_ADDITIONAL, TILE_BASIC, TOKENS
from .position import Position

TILES = (TILE_BASIC, TILE_ADDITIONAL)
ODD_ROOMS = frozenset({"nest", "slime-room", "contaminated-room"})
"""Rooms with their own effect on a character who enters, or on a token found there."""


def likeness(g: Position, back: Back) -> Hashable:
    """Most rooms are alike, tokens whatever their number of items, attack cards if their blood values are the same."""
    name, family = g.game.name_of(g, back), g.family[back]
    if family in TILES:
        return name if name in ODD_ROOMS else ""
    if family in TOKENS:
        return name.rpartition("-")[0]
    face = g.face[back]
    return (name, g.box.blood[face], g.box.second_blood[face]) if family == ATTACK else name
