"""The value of uses in the facility: knowledge, stores, the alert, and carried things."""

from __future__ import annotations

from collections.abc import Callable

from .....bots.bot import Offered
from ..evaluation.goals import DESTRUCTION
from ..evaluation.leaving import HOME
from ..evaluation.things import worth_of_item
from .clearing import CLEARING, DREADED
from .contingencies import TOO_MUCH
from .mind import LESSON, FacilityMind
from .rooms import EXPERT
from .secrets import peeking, reading_schedule
from .striking import STRIKES
from .travelling import TRAVELS
from .wiring import WIRING

LESSON_FOR_NOTHING, FIRST_LESSONS = 0.8, 1.6
"""The value of a point of knowledge to a bot that needs none, and while some things still need more of it."""
SIGNAL = 4.0
DRAWN = 4.2
"""What the better of two items is worth on average."""
NAIL = 0.5
"""The value of a nail to a bot that shoots with nails."""
QUIET = 0.6
"""The value of taking away a noise marker next to the bot."""


def lesson(option: Offered, mind: FacilityMind) -> float:
    """The value of knowing more, unless that is what a contingency kills for."""
    if mind.aim.lacks_knowledge:
        return LESSON
    crossing = mind.now.knowledge + 1 >= TOO_MUCH
    worth = FIRST_LESSONS if mind.now.knowledge < EXPERT else LESSON_FOR_NOTHING
    return worth - HOME * mind.outlook.verdict.chance("code-yellow") * crossing


def _destruct(option: Offered, mind: FacilityMind) -> float:
    return DESTRUCTION if mind.aim.may_destroy else -DREADED


def _stop(option: Offered, mind: FacilityMind) -> float:
    return -6.0 if mind.aim.counts_on_the_end else 6.0


def _alert(option: Offered, mind: FacilityMind) -> float:
    """A bot that is done opens the isolation room. Others do not want less time."""
    done = all(aim.met for aim in mind.aims)
    return 2.0 if done and not mind.now.clocks.isolation and not mind.outlook.ticking else -6.0


def _equip(option: Offered, mind: FacilityMind) -> float:
    return worth_of_item(option.named("item"), mind)


def _sort(option: Offered, mind: FacilityMind) -> float:
    """The value of trading an item the bot hardly needs for a better one."""
    return DRAWN - worth_of_item(option.named("item"), mind)


def _nails(option: Offered, mind: FacilityMind) -> float:
    """The value of making nails of it."""
    spent: int = sum((held.capacity or 0) - (held.ammo or 0) for held in mind.now.me.hands if held.item == "nailgun")
    return 2.0 + NAIL * spent - worth_of_item(option.named("item"), mind)


def _hush(option: Offered, mind: FacilityMind) -> float:
    """A marker less beside oneself."""
    corridor = mind.now.corridors.get(option.id.partition("/")[2])
    return QUIET + 0.8 * (corridor is not None and mind.now.here in corridor.ends)


def _hush_section(option: Offered, mind: FacilityMind) -> float:
    room = mind.now.room
    noisy = sum(bool(mind.now.corridors[way.corridor].noise) for way in room.exits) if room else 0
    return 1.2 * noisy


def _cut_out(option: Offered, mind: FacilityMind) -> float:
    mine = option.named("seat") == str(mind.now.seat)
    return 16 * mind.outlook.dies_of_infection - 3.0 if mine else -2.0


USES: dict[str, Callable[[Offered, FacilityMind], float]] = {
    **STRIKES,
    **WIRING,
    **TRAVELS,
    **CLEARING,
    "gain-knowledge": lesson,
    "study": lesson,
    "start-autodestruction": _destruct,
    "stop-autodestruction": _stop,
    "start-alert": _alert,
    "take-contingency": peeking,
    "see-pool": peeking,
    "see-contingency": peeking,
    "look-at-contingencies": peeking,
    "look-at-css": reading_schedule,
    "send-signal": lambda option, mind: SIGNAL,
    "see-objectives": lambda option, mind: 0.5,
    "decontaminate": lambda option, mind: 1.0,
    "equip": _equip,
    "sort-waste": _sort,
    "sort-nails": _nails,
    "hush": _hush,
    "hush-section": _hush_section,
    "rouse-section": lambda option, mind: -2.0,
    "noise": lambda option, mind: -1.0,
    "metabolise": lambda option, mind: 2.5,
    "wash-off": lambda option, mind: 1.5 if option.named("seat") == str(mind.now.seat) else -0.5,
    "draw-for-wounds": lambda option, mind: 1.2 * mind.now.serious - 0.5 * (len(mind.now.hand) > 3),
    "cut-out": _cut_out,
    "mend": lambda option, mind: 2.0,
    "take": lambda option, mind: 3.0 if option.named("object") in mind.aim.specimens | {mind.aim.object} else -1.0,
    "scan-safely": lambda option, mind: 2.0 * mind.now.contamination_in_hand,
    "swallow": lambda option, mind: 16 * mind.outlook.dies_of_infection,
    "use-terminal": lambda option, mind: 1.0,
    "power-computer": lambda option, mind: 1.0,
}
"""By verb: the function that values an option."""
