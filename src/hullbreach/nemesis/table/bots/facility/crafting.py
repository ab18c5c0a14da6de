"""The repository, where one part is enough for a thing that takes two."""

from __future__ import annotations

from collections.abc import Iterator

from ..valuing.goal import ROOM, Goal
from ..valuing.mind import Mind
from ..valuing.things import worth_of_item

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
"""By item: what it is good for as a part."""
RECIPES = {
    "neutralizer": ("flame", "cross"),
    "taser": ("battery", "tool"),
    "flamethrower": ("flame", "tool"),
    "enviro-suit": ("cloth", "battery"),
    "pistol": ("battery", "flame"),
}
"""By crafted item: the two parts it takes, or one of them in the repository."""
NEW = 3.0
"""How much more a crafted thing is worth to whoever has none."""


def gain(made: str, part: str, mind: Mind) -> float:
    """What is gained by making one thing of another."""
    new = NEW if made not in mind.now.items else 0.0
    return mind.habits.crafts.get(made, 0.0) + new + mind.habits.need(made, mind) - worth_of_item(part, mind)


def repository(mind: Mind) -> Iterator[Goal]:
    """To craft the best one can there."""
    room = mind.now.room_of_kind.get("repository")
    parts = [(item, SYMBOLS[item]) for item in mind.now.items if item in SYMBOLS]
    gains = [gain(made, part, mind) for made, takes in RECIPES.items() for part, symbol in parts if symbol in takes]
    if room and gains:
        yield Goal(room.ref, max(gains), ROOM, "craft-together")
