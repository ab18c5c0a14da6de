"""The bag, the eggs and the weaknesses."""

from __future__ import annotations

from .. import box
from ..kinds import EGGS, GONE, IN_NEST, IN_SUPPLY
from ..position import Position
from .shapes import Bag, Eggs, Weakness


def bag_of(g: Position) -> Bag:
    """The tokens in the bag, which everybody can count."""
    inside = dict.fromkeys(g.box.foe_names, 0)
    outside = dict.fromkeys(g.box.foe_names, 0)
    for (kind, _), within, without in zip(g.box.tokens, g.bag, g.pool, strict=True):
        inside[g.box.foe_names[kind]] += within
        outside[g.box.foe_names[kind]] += without
    numbers = {name: count for name, count in zip(g.box.token_names, g.bag, strict=True) if count}
    return Bag(sum(g.bag), inside, outside, numbers)


def eggs_of(g: Position) -> Eggs:
    """Where the eggs are."""
    places = g.object_at[EGGS.start : EGGS.stop]
    nest, gone, supply = places.count(IN_NEST), places.count(GONE), places.count(IN_SUPPLY)
    return Eggs(nest, len(EGGS) - nest - gone - supply, gone, supply)


def weaknesses_of(g: Position) -> list[Weakness]:
    """The three slots."""
    return [
        Weakness(slot, g.box.weaknesses[g.face[back]] or None, **g.species.weakness(g, nth))
        for nth, (slot, back) in enumerate(zip(g.site.weakness_slots, g.zones[box.WEAKNESS_SLOTS], strict=True))
    ]
