"""What cards and items are good for: which to keep, and which to pay with."""

from __future__ import annotations

from ..knowing.situation import CONTAMINATION, REPAIRS, Situation
from .mind import Mind

CARDS = {
    "search": 2.5,
    "rest": 2.0,
    "interruption": 0.5,
    "demolition": 0.2,
    "basic-repairs": 1.0,
    "repairs": 1.5,
    "quick-repairs": 2.0,
    "inventive": 2.0,
    "reload": 1.0,
    "order": 0.6,
    "motivation": 2.0,
    "suppressive-fire": 2.2,
    "covering-fire": 2.0,
    "full-auto": 3.0,
    "aimed-fire": 2.2,
    "adrenaline": 2.5,
    "nerves-of-steel": 2.6,
    "ship-knowledge": 0.8,
    "piloting": 1.8,
    "old-friend": 1.8,
    "computer-skills": 1.6,
    "pyrotechnics": 0.5,
    "technical-corridors": 1.0,
    "reconnaissance": 2.5,
    "scavenging": 2.0,
    "intranet": 2.0,
    "access-denied": 1.2,
    "risk-assessment": 1.0,
}
"""What a card in hand is worth when nothing special is going on."""

IN_COMBAT = {"suppressive-fire", "covering-fire", "full-auto", "aimed-fire", "adrenaline", "nerves-of-steel", "reload"}
"""Cards of use to somebody who has company of the wrong sort."""

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


def worth_of_card(name: str, now: Situation) -> float:
    """How much one would miss a card of one's hand."""
    if name == CONTAMINATION:
        return -1.0
    worth = CARDS.get(name, 1.0)
    if now.foes:
        worth += 2.0 if name in IN_COMBAT and now.ammunition else -0.5
    elif name in IN_COMBAT:
        worth -= 0.5
    if name == "rest":
        worth += 2.0 * now.contamination_in_hand if not now.me["infested"] else -2.0
    if name == "search" and now.room and not now.room["items"]:
        worth -= 1.0
    if name in REPAIRS and now.room and now.room["malfunction"]:
        worth += 1.0
    return worth - 0.3 * (now.hand.count(name) > 1)


FOR_QUESTS = {
    "lab-equipment": ("chemicals",),
    "orbital-manoeuvring-system": ("energy-charge",),
    "flashlight": ("energy-charge",),
    "motion-scanner": ("energy-charge",),
    "armor": ("tools", "duct-tape"),
    "intercom": ("tools", "duct-tape"),
}
"""By quest item: what it takes to activate it."""


def worth_of_item(name: str, mind: Mind) -> float:
    """How much one would like to have an item, or miss it."""
    now = mind.now
    worth = ITEMS.get(name, 1.0) + _special_need(name, mind)
    for held in now.me["hands"]:
        if held["item"] == name and held["weapon"]:
            worth = max(worth, 3.0) + 0.7 * (held["ammo"] or 0)
    if (
        name == "energy-charge"
        and not _for_quest(name, now)
        and not any(held["weapon"] == "energy" for held in now.me["hands"])
    ):
        worth -= 3.0
    return worth - 0.5 * now.items.count(name)


def _special_need(name: str, mind: Mind) -> float:
    """What makes an item more precious to oneself than to others."""
    if name == "self-destruct-key":
        return 6.0 * mind.aim.needs_end_of_brood
    if name == "evacuation-key":
        return 2.5 * (not mind.outlook.open_pods)
    need = 2.0 * _for_quest(name, mind.now)
    if name == "chemicals":
        need += 4.0 * ("flamethrower" in mind.now.items) + 3.0 * bool(mind.aim.specimens and need)
    return need


def _for_quest(name: str, now: Situation) -> bool:
    return name not in now.items and any(name in FOR_QUESTS.get(quest, ()) for quest in now.me["quests"])
