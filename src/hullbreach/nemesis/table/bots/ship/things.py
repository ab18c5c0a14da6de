"""The value of items aboard the ship."""

from __future__ import annotations

from ..evaluation.things import for_quest
from .mind import ShipMind

ITEMS = {
    "medkit": 6.0,
    "bandages": 6.0,
    "antidote": 6.0,
    "armor": 6.0,
    "prototype-rifle": 6.0,
    "flamethrower": 5.5,
    "taser": 5.0,
    "grenade": 5.0,
    "smoke-grenade": 5.0,
    "tools": 4.8,
    "duct-tape": 4.5,
    "energy-charge": 4.5,
    "prototype-shotgun": 4.5,
    "prototype-pistol": 4.5,
    "adrenaline-injection": 4.2,
    "alcohol": 4.0,
    "synthetic-food": 4.0,
    "molotov-cocktail": 4.0,
    "military-drugs": 3.8,
    "clothes": 3.5,
    "evacuation-key": 3.5,
    "extended-magazine": 3.0,
    "fire-extinguisher": 3.0,
    "space-suit": 2.5,
    "recon-drone": 2.0,
    "technical-corridors-plans": 2.0,
    "decoy": 2.0,
    "nemesis-plans": 2.0,
    "chemicals": 1.5,
    "comms-key": 2.5,
    "self-destruct-key": 1.5,
}
"""What an item is worth to have."""

FOR_QUESTS = {
    "lab-equipment": ("chemicals",),
    "orbital-manoeuvring-system": ("energy-charge",),
    "flashlight": ("energy-charge",),
    "motion-scanner": ("energy-charge",),
    "armor": ("tools", "duct-tape"),
    "intercom": ("tools", "duct-tape"),
}
"""By quest item: what it takes to activate it."""

CRAFTS = {"antidote": 4.0, "taser": 3.5, "flamethrower": 3.0, "molotov-cocktail": 2.0}
"""The value of crafting an item."""


def need(name: str, mind: ShipMind) -> float:
    """How much more an item is worth to the bot than to others."""
    if name == "self-destruct-key":
        return 6.0 * mind.aim.needs_end_of_brood
    if name == "evacuation-key":
        return 2.5 * (not mind.outlook.open_pods)
    quest = for_quest(name, mind)
    if name == "energy-charge" and not quest:
        return 0.0 if any(held.weapon == "energy" for held in mind.now.me.hands) else -3.0
    worth = 2.0 * quest
    if name == "chemicals":
        worth += 4.0 * ("flamethrower" in mind.now.items) + 3.0 * bool(mind.aim.specimens and quest)
    return worth
