"""The value of moving the facility's power elsewhere."""

from __future__ import annotations

from collections.abc import Callable

from .....bots.bot import Offered
from .mind import FacilityMind
from .power import powered, worth_of_backup, worth_of_power, worth_of_swap

SWAPPED = 0.2
"""How much better it must be elsewhere before the bot moves the power there."""
LIFT = 1.5
"""The value of the lift having power again while the bot stands in front of it."""


def _section(mind: FacilityMind) -> str:
    """The section one is in; empty on a staircase and in the open."""
    return (mind.now.room.section if mind.now.room else None) or ""


def _swap(option: Offered, mind: FacilityMind) -> float:
    one, other = option.about[:2]
    return worth_of_swap(mind.now, one, other) - SWAPPED


def _bypass(option: Offered, mind: FacilityMind) -> float:
    here = _section(mind)
    return worth_of_swap(mind.now, here, option.about[0]) - SWAPPED if here else -1.0


def _switch(option: Offered, mind: FacilityMind) -> float:
    place = option.about[0]
    return -2.0 if powered(mind.now)[place] else worth_of_power(mind.now)[place]


def _light_up(option: Offered, mind: FacilityMind) -> float:
    """The value of giving the bot's own section power."""
    here = _section(mind)
    return worth_of_power(mind.now)[here] if here and not powered(mind.now)[here] else -1.0


def _backup(option: Offered, mind: FacilityMind) -> float:
    return worth_of_backup(mind.now)


WIRING: dict[str, Callable[[Offered, FacilityMind], float]] = {
    "swap-power": _swap,
    "bypass": _bypass,
    "switch-power": _switch,
    "power-section": _light_up,
    "power-elevator": lambda option, mind: LIFT,
    "restore-power": _backup,
}
"""By verb: the function that values an option."""
