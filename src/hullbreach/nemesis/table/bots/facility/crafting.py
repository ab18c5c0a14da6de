"""The repository, where one component is enough to craft a thing that takes two."""

from __future__ import annotations

from collections.abc import Iterator

from ..evaluation.goal import ROOM, Goal
from ..evaluation.mind import Mind
from ..evaluation.things import worth_of_item

SYMBOLS = {
    "weapon-battery": "battery",
    "flashlight-facility": "battery",
    "power-cell": "battery",
    "uv-lamp": "battery",
    "thermite-charge": "flame",
    "reagent": "flame",
    "antiseptic": "flame",
    "combat-knife": "tool",
    "toolbelt": "tool",
    "scalpel": "tool",
    "duct-tape-facility": "cloth",
    "fire-blanket": "cloth",
    "clothes": "cloth",
    "medkit-facility": "cross",
    "medical-stapler": "cross",
}
"""By item: its symbols as a component."""
RECIPES = {
    "neutralizer": ("flame", "cross"),
    "taser": ("battery", "tool"),
    "flamethrower": ("flame", "tool"),
    "enviro-suit": ("cloth", "battery"),
    "pistol": ("battery", "flame"),
}
"""By crafted item: its two components, of which one is enough in the repository."""
NEW = 3.0
"""How much more a crafted thing is worth to a bot that has none."""


def gain(made: str, part: str, mind: Mind) -> float:
    """The gain of turning one thing into another."""
    new = NEW if made not in mind.now.items else 0.0
    return mind.habits.crafts.get(made, 0.0) + new + mind.habits.need(made, mind) - worth_of_item(part, mind)


def repository(mind: Mind) -> Iterator[Goal]:
    """The goal to craft the best possible thing there."""
    room = mind.now.room_of_kind.get("repository")
    parts = [(item, SYMBOLS[item]) for item in mind.now.items if item in SYMBOLS]
    gains = [gain(made, part, mind) for made, takes in RECIPES.items() for part, symbol in parts if symbol in takes]
    if room and gains:
        yield Goal(room.ref, max(gains), ROOM, "craft-together")
