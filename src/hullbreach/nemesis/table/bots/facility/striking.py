"""The value of the facility's cards and items in a fight: to wound, to drive away, to get away."""

from __future__ import annotations

from collections.abc import Callable

from .....bots.bot import Offered
from ..assessment.danger import cost_of_attack, ends_with
from ..evaluation.breaking_away import drive_away
from ..evaluation.fighting import CONTAMINATION, ONE_ATTACK, ROOM_TO_BREATHE, kind_of, onslaught, slipping_away
from ..evaluation.things import worth_of_item
from .mind import FacilityMind

EMPTY = 1.0
"""What a weapon without ammunition is worth in a fight."""


def _shut_behind(option: Offered, mind: FacilityMind) -> float:
    room = f"room:{option.named('room')}"
    if mind.now.foes:
        return slipping_away(room, mind) - onslaught(mind) + 1.5
    return mind.step_to(room) - 0.2


def _stun(option: Offered, mind: FacilityMind) -> float:
    return 3.0 if mind.is_target(f"seat:{option.named('seat')}") else -4.0


def _give_up_weapon(option: Offered, mind: FacilityMind) -> float:
    """An intruder retreats for a weapon; one without ammunition is hardly missed."""
    weapon = option.named("item")
    empty = any(held.item == weapon and not held.ammo for held in mind.now.me.hands)
    return drive_away(mind) - (EMPTY if empty else worth_of_item(weapon, mind))


def _rid_of(price: float) -> Callable[[Offered, FacilityMind], float]:
    """One intruder retreats, for a price."""
    return lambda option, mind: drive_away(mind) - price


def _wounding(injuries: int, price: float) -> Callable[[Offered, FacilityMind], float]:
    """The value of certain injuries, less a price."""

    def value(option: Offered, mind: FacilityMind) -> float:
        return strike(option, mind, injuries) - price

    return value


def strike(option: Offered, mind: FacilityMind, injuries: int) -> float:
    """The value of certain injuries to an intruder: the attacks saved, if they kill it or drive it away."""
    kind = kind_of(option)
    ref = f"intruder:{option.named('intruder')}"
    borne = next((int(foe.injuries) for foe in mind.now.foes if foe.ref == ref), 0)
    if not kind:
        return 5.0 if mind.aim.needs_end_of_brood else -2.0
    ends = ends_with(kind, borne + injuries)
    left_to_run = onslaught(mind) * (mind.stuck - ONE_ATTACK)
    return left_to_run + ends * (cost_of_attack(mind.now, kind) + ROOM_TO_BREATHE)


def _vivisect(option: Offered, mind: FacilityMind) -> float:
    return strike(option, mind, 1 + mind.now.knowledge // 2)


def _distract(option: Offered, mind: FacilityMind) -> float:
    """The value of getting away for an item."""
    price = 0.3 * worth_of_item(option.named("item"), mind)
    return slipping_away(f"room:{option.named('room')}", mind) - price


STRIKES: dict[str, Callable[[Offered, FacilityMind], float]] = {
    "shut-behind": _shut_behind,
    "stun": _stun,
    "give-up-weapon": _give_up_weapon,
    "strike-desperately": _wounding(2, CONTAMINATION),
    "stab": _wounding(1, CONTAMINATION),
    "vivisect": _vivisect,
    "distract": _distract,
    "drive-off": _rid_of(0.0),
    "drive-all-off": _rid_of(-2.0),
    "repel": _rid_of(0.0),
    "hose": _rid_of(1.0),
    "bait": _rid_of(0.0),
}
"""By verb: the function that values an option."""
