"""The value of uses of the ship: its course, engines, pods, airlocks, and self-destruction."""

from __future__ import annotations

from collections.abc import Callable

from .....bots.bot import Offered
from ..evaluation.goals import DESTRUCTION
from ..evaluation.playing import worth_of_using
from ..evaluation.sealed_rooms import worth_of_sealing
from ..evaluation.using import crawl
from .homeward import UNLOCKED
from .mind import ShipMind


def _course(option: Offered, mind: ShipMind) -> float:
    return 3.0 if option.named("letter") == mind.outlook.right_letter else -3.0


def _destruct(option: Offered, mind: ShipMind) -> float:
    return DESTRUCTION if mind.aim.may_destroy else -8.0


def _stop(option: Offered, mind: ShipMind) -> float:
    return 6.0 if not mind.aim.needs_end_of_brood and (mind.aim.needs_ship or not mind.outlook.open_pods) else -3.0


def _unlock(option: Offered, mind: ShipMind) -> float:
    """The value of unlocking a pod of this section while none is open. The question names the pods."""
    return mind.leaving.pod * UNLOCKED - 0.5 if mind.leaving.will and not mind.outlook.open_pods else -1.0


def _seal(option: Offered, mind: ShipMind) -> float:
    return worth_of_sealing(mind.now.rooms[f"room:{option.named('room')}"], mind.now, mind.aim)


def _spacewalk(option: Offered, mind: ShipMind) -> float:
    """The value of a spacewalk to an entrance, less the hand of cards it takes."""
    return crawl(option, mind) - 0.9 * max(0, len(mind.now.hand) - 1)


def _engine(option: Offered, mind: ShipMind) -> float:
    return 9.0 if mind.goal_here("engine") else -1.0


def _activate(option: Offered, mind: ShipMind) -> float:
    """Lab equipment comes first for a bot that needs it."""
    return 8.0 if option.named("item") == "lab-equipment" and mind.aim.specimens else 2.5


ACTS: dict[str, Callable[[Offered, ShipMind], float]] = {
    "auto-load": lambda option, mind: worth_of_using("energy-charge", mind),
    "activate": _activate,
}
"""By verb: the function that values an action of a turn."""

USES: dict[str, Callable[[Offered, ShipMind], float]] = {
    "spacewalk": _spacewalk,
    "set-destination": _course,
    "check-coordinates": lambda option, mind: 2.0 if not mind.outlook.right_letter else 0.0,
    "start-self-destruct": _destruct,
    "stop-self-destruct": _stop,
    "work-on": _engine,
    "airlock": _seal,
    "unlock": _unlock,
}
"""By verb: the function that values a way of use."""
