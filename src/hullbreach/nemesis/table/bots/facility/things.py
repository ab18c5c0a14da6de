"""The value of cards and items in the facility."""

from __future__ import annotations

from ..evaluation.things import for_quest
from .mind import FacilityMind

CARDS = {
    "basic-repairs-facility": 1.0,
    "repairs-facility": 1.5,
    "quick-repairs-facility": 2.0,
    "inventive-facility": 2.0,
    "clean-up": 1.6,
    "bypass": 1.2,
    "backdoor": 2.0,
    "remote-access": 1.6,
    "false-alarm": 0.4,
    "service-lift": 1.0,
    "waste-sorting": 0.8,
    "mind-the-door": 2.2,
    "night-shift": 2.0,
    "inconspicuous": 2.4,
    "weird-metabolism": 1.2,
    "sensitive-hearing": 1.8,
    "feel-of-the-dark": 2.2,
    "quarantine": 0.8,
    "stun": 1.2,
    "defense-plan": 1.6,
    "facility-tour": 0.8,
    "desperate-attack": 2.0,
    "distraction": 2.2,
    "obstinate": 1.6,
    "vents": 1.0,
    "vivisection": 1.8,
    "field-experience": 1.4,
    "pheromones": 2.4,
    "lab-routine": 1.6,
    "at-the-wheel": 1.0,
    "flight-plan": 1.0,
    "reload-facility": 1.0,
}
"""What a card in hand is worth when nothing special is going on."""

FOR_COMBAT = {"desperate-attack", "distraction", "vivisection", "pheromones", "mind-the-door", "inconspicuous"}
"""Cards worth holding while an intruder is in the room."""

ITEMS = {
    "medkit-facility": 6.0,
    "medical-stapler": 5.0,
    "neutralizer": 6.0,
    "flamethrower": 5.5,
    "tracking-carbine": 5.5,
    "flare-gun": 5.0,
    "taser": 5.0,
    "grenade": 5.0,
    "smoke-grenade": 5.0,
    "prototype-shotgun": 4.5,
    "pistol": 4.5,
    "assault-rifle-facility": 5.5,
    "smg": 5.5,
    "smart-gun": 5.5,
    "nailgun": 5.0,
    "glowstick": 4.0,
    "flashlight-facility": 4.5,
    "uv-lamp": 4.2,
    "weapon-battery": 4.5,
    "power-cell": 4.2,
    "toolbelt": 4.4,
    "duct-tape-facility": 3.8,
    "adrenaline-injection": 4.2,
    "antiseptic": 4.2,
    "caffeine-pills": 4.0,
    "thermite-charge": 3.8,
    "reagent": 3.0,
    "combat-knife": 3.0,
    "enviro-suit": 4.5,
    "battle-suit": 5.0,
    "clothes": 3.5,
    "fire-blanket": 3.0,
    "blood-bag": 4.5,
    "scalpel": 3.5,
    "sound-damper": 2.5,
    "portable-terminal": 3.0,
    "launch-codes": 3.0,
    "sealed-orders": 3.0,
    "research-documents": 2.5,
    "analyze-toolset": 3.0,
    "jumper-cables": 2.5,
    "gate-override": 3.5,
    "cave-plans": 2.0,
    "elevator-crank": 3.0,
    "decoy": 2.0,
    "autodestruction-key": 1.5,
    "pressure-washer": 5.0,
    "cheat-codes": 3.5,
    "overmind": 3.5,
    "wail": 3.5,
}
"""What an item is worth to have."""

FOR_QUESTS = {
    "pressure-washer": ("toolbelt", "duct-tape-facility"),
    "battle-suit": ("weapon-battery", "power-cell"),
}
"""By quest item: what it takes to activate it."""

CRAFTS = {"neutralizer": 4.0, "enviro-suit": 3.5, "taser": 3.5, "flamethrower": 3.0, "pistol": 2.0}
"""The value of crafting an item."""


def need(name: str, mind: FacilityMind) -> float:
    """How much more an item is worth to the bot than to others."""
    aim = mind.aim
    if name == "autodestruction-key":
        return 6.0 * aim.needs_end_of_brood
    if name == "enviro-suit":
        return 3.0 * (mind.outlook.gate_open and not mind.now.has_suit)
    if name == "research-documents":
        return 4.0 * bool(aim.lacks_knowledge)
    if name == "analyze-toolset":
        return 5.0 * bool(aim.specimens)
    quest = for_quest(name, mind)
    if name == "weapon-battery" and not quest:
        return 0.0 if any(held.weapon == "energy" for held in mind.now.me.hands) else -2.5
    return 2.0 * quest
