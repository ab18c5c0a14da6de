"""The bag, the eggs and the weaknesses."""

from __future__ import annotations

from typing import Any

from .. import box
from ..kinds import EGGS, FOE_NAMES, GONE, IN_NEST, IN_SUPPLY
from ..position import Position


def bag_of(g: Position) -> dict[str, Any]:
    """Tokens in the bag and outside by kind, and the numbers on those inside: everybody has counted."""
    inside = dict.fromkeys(FOE_NAMES, 0)
    outside = dict.fromkeys(FOE_NAMES, 0)
    for (kind, _), within, without in zip(g.box.tokens, g.bag, g.pool, strict=True):
        inside[FOE_NAMES[kind]] += within
        outside[FOE_NAMES[kind]] += without
    numbers = {name: count for name, count in zip(g.box.token_names, g.bag, strict=True) if count}
    return {"total": sum(g.bag), "tokens": inside, "outside": outside, "numbers": numbers}


def eggs_of(g: Position) -> dict[str, int]:
    """Eggs on the intruder board, elsewhere on the ship, destroyed, and still in the box."""
    places = g.object_at[EGGS.start : EGGS.stop]
    nest, gone, supply = places.count(IN_NEST), places.count(GONE), places.count(IN_SUPPLY)
    return {"nest": nest, "out": len(EGGS) - nest - gone - supply, "destroyed": gone, "supply": supply}


def weaknesses_of(g: Position) -> list[dict[str, Any]]:
    """The three slots, with the name of what has been discovered."""
    return [
        {"slot": slot, "name": g.box.weaknesses[g.face[back]] or None}
        for slot, back in zip(g.site.weakness_slots, g.zones[box.WEAKNESS_SLOTS], strict=True)
    ]
