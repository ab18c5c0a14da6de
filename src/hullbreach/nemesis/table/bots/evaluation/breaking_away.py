"""The value in a fight of cards and items that shoot better, load, drive intruders away or lead out of it."""

from __future__ import annotations

from collections.abc import Callable

from .....bots.bot import Offered
from ..assessment.danger import cost_of_attack
from ..assessment.situation import has_room
from .fighting import onslaught, shot, slipping_away
from .mind import Mind

NEVER = -3.0
"""The value of using something that is of no use now."""


def slip_away(mind: Mind) -> float:
    """The value of leaving without being attacked."""
    if not mind.now.foes:
        return NEVER
    return max((slipping_away(room, mind) for room in mind.ways.neighbours[mind.now.here]), default=NEVER)


def drive_away(mind: Mind) -> float:
    """The value of being rid of the worst intruder here at once."""
    costs = [cost_of_attack(mind.now, foe.kind) for foe in mind.now.foes]
    return sum(costs) + max(costs) + 0.5 if costs else NEVER


def shooting(bonus: int) -> Callable[[Mind], float]:
    """A shot that is better than others."""

    def value(mind: Mind) -> float:
        if not mind.now.foes or not mind.now.ammunition:
            return NEVER
        weapon = next(held.item for held in mind.now.me.hands if held.ammo)
        shots = [Offered(f"shoot/item:{weapon}/{foe.ref}") for foe in mind.now.foes]
        return max(shot(each, mind, bonus) for each in shots) + 0.5

    return value


def recharge(mind: Mind) -> float:
    """The value of loading an energy weapon that is running dry."""
    low = [held for held in mind.now.me.hands if held.weapon == "energy" and (held.ammo or 0) <= 1]
    return (0.3 + onslaught(mind) if mind.now.foes else 1.5) if low else NEVER


def reload_revolver(mind: Mind) -> float:
    """The value of loading a revolver that is not full."""
    low = [held for held in mind.now.me.hands if held.item == "revolver" and has_room(held)]
    return 1.5 if low else NEVER


def refill(mind: Mind) -> float:
    """Chemicals fill a flamethrower that is running dry."""
    dry = any(held.item == "flamethrower" and (held.ammo or 0) <= 2 for held in mind.now.me.hands)
    return 3.0 + onslaught(mind) if dry else NEVER


def rush(mind: Mind) -> float:
    """Any number of actions in one turn: to get away, or out, with a full hand."""
    spare = len(mind.now.hand) - mind.now.contamination_in_hand - 2
    pressed = mind.now.foes or mind.leaving.will
    return onslaught(mind) + 1.3 * spare if pressed and spare >= 2 else NEVER


def hide(mind: Mind) -> float:
    """Everyone passes and no intruder attacks. This is for a bot caught without cards to run with."""
    return 1.2 * onslaught(mind) + 0.5 if mind.now.foes and len(mind.now.hand) <= 3 else NEVER
