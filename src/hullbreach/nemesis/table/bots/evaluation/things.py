"""The value of cards and items: which to keep, and which to pay with."""

from __future__ import annotations

from ..assessment.situation import CONTAMINATION
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

FOR_COMBAT = {"suppressive-fire", "covering-fire", "full-auto", "aimed-fire", "adrenaline", "nerves-of-steel", "reload"}
"""Cards worth holding while an intruder is in the room."""


def worth_of_card(name: str, mind: Mind) -> float:
    """The value of keeping a card in hand."""
    if name == CONTAMINATION:
        return -1.0
    now, for_combat = mind.now, mind.habits.for_combat
    worth = mind.habits.hand.get(name, 1.0)
    if now.foes:
        worth += 2.0 if name in for_combat and now.ammunition else -0.5
    elif name in for_combat:
        worth -= 0.5
    if name == "rest":
        worth += 2.0 * now.contamination_in_hand if not now.me.infested else -2.0
    if name == "search" and now.room and not now.room.items:
        worth -= 1.0
    if name in now.repairs and now.room and now.room.malfunction:
        worth += 1.0
    return worth - 0.3 * (now.hand.count(name) > 1)


def worth_of_item(name: str, mind: Mind) -> float:
    """The value of having an item."""
    now = mind.now
    worth = mind.habits.belongings.get(name, 1.0) + mind.habits.need(name, mind)
    for held in now.me.hands:
        if held.item == name and held.weapon:
            worth = max(worth, 3.0) + 0.7 * (held.ammo or 0)
    return worth - 0.5 * now.items.count(name)


def for_quest(name: str, mind: Mind) -> bool:
    """Whether an item would activate one of the bot's quest items."""
    wanted = mind.habits.for_quests
    return name not in mind.now.items and any(name in wanted.get(quest, ()) for quest in mind.now.me.quests)
