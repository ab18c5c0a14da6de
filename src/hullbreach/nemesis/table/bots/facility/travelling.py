"""The value of being carried, led or let out: lifts, caves, the rover, the gate, and somebody to follow."""

from __future__ import annotations

from collections.abc import Callable

from .....bots.bot import Offered
from .mind import FacilityMind
from .ways import crawled_in_darkness

NOWHERE = -5.0
"""The value of being where the bot wants nothing."""
LEAD = 0.6
"""The cost of leading somebody along: less than the card that a step alone takes."""
READY = 3.0
"""The value of opening the gate before it is needed, for a bot that will want to go through it."""
SOON = 10
"""The space of the time track from which on this counts."""


def ride(option: Offered, mind: FacilityMind) -> float:
    """A ride is as good as a step, however far it leads, and silent."""
    room = f"room:{option.named('room')}"
    return mind.reach.get(room, NOWHERE) - 3.0 * len(mind.now.rooms[room].intruders)


def best_ride(mind: FacilityMind) -> float:
    """What the best ride from here is worth."""
    return max((ride(Offered(f"ride/{to}"), mind) for to in mind.ways.led_to(mind.now.here)), default=NOWHERE)


def call(mind: FacilityMind) -> float:
    """The value of calling the lift: that of the best ride, which comes later."""
    return best_ride(mind) - 1.5


def cave(mind: FacilityMind) -> float:
    """The value of the best crawl, less the attack that waits there."""
    crawls = [mind.step_to(to) for to in mind.ways.led_to(mind.now.here)]
    return max(crawls, default=NOWHERE) - crawled_in_darkness(mind.now)


def _call(option: Offered, mind: FacilityMind) -> float:
    return call(mind)


def _lead(option: Offered, mind: FacilityMind) -> float:
    """A step for oneself and for somebody who need not pay for it; nobody takes an enemy along."""
    if mind.is_target(f"seat:{option.named('seat')}"):
        return NOWHERE
    return mind.step_to(f"room:{option.named('room')}") - mind.stay - LEAD


def _rover(option: Offered, mind: FacilityMind) -> float:
    """The rover is worth having only for a bot that would leave by it."""
    away = mind.now.view.rover is None
    return 0.1 * mind.leaving.by("bunker") if away and mind.outlook.gate_open else -2.0


def _open_gate(option: Offered, mind: FacilityMind) -> float:
    if mind.leaving.will:
        return 0.15 * mind.leaving.by("bunker")
    return READY if mind.now.clocks.time <= SOON else 0.5


def _way_out(way: str) -> Callable[[Offered, FacilityMind], float]:
    """Values leaving by this way from the bot's room."""

    def value(option: Offered, mind: FacilityMind) -> float:
        return mind.leaving.by(way) if mind.leaving.will else -3.0

    return value


TRAVELS: dict[str, Callable[[Offered, FacilityMind], float]] = {
    "ride": ride,
    "crank": ride,
    "call-elevator": _call,
    "bring-elevator": _call,
    "lead": _lead,
    "move-the-rover": _rover,
    "move-rover": _rover,
    "send-the-rover": _rover,
    "open-gate": _open_gate,
    "lock-in": _way_out("isolation"),
    "enter-pod": lambda option, mind: 0.0,
    "drive-to-bunker": _way_out("bunker"),
}
"""By verb: the function that values an option."""
