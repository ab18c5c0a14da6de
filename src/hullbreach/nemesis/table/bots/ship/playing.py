"""The value of using the ship's items."""

from __future__ import annotations

from collections.abc import Callable

from ..evaluation.breaking_away import NEVER, hide, recharge, refill
from ..evaluation.mending import antidote, cleanse, heal, put_out
from ..evaluation.mind import Mind


def _light_up(mind: Mind) -> float:
    """The value of searching with two cards, where there is something to find."""
    room = mind.now.room
    return 3.5 if room and room.items else NEVER


def _hungry(mind: Mind) -> float:
    return 2.0 if len(mind.now.hand) <= 3 else NEVER


ITEMS: dict[str, Callable[[Mind], float]] = {
    "energy-charge": recharge,
    "fire-extinguisher": put_out,
    "bandages": heal,
    "medkit": heal,
    "alcohol": cleanse,
    "antidote": antidote,
    "synthetic-food": _hungry,
    "military-drugs": _hungry,
    "extended-magazine": lambda mind: 2.0,
    "flashlight": _light_up,
    "chemicals": refill,
    "orbital-manoeuvring-system": hide,
}
"""By item: the value of using it. Items in `OFFERS` are valued by their best use."""
