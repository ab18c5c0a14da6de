"""The value of looking at contingencies and pod tokens, and of moving a token that was seen."""

from __future__ import annotations

from .....bots.bot import Asked, Offered
from .mind import FacilityMind

PEEK = 2.6
"""The value of seeing one contingency while the bot knows of none."""
TOKEN = 1.2
"""The value of seeing whether a pod will launch."""
CARGO_ROOM = 0.8
"""How much more for every known cargo room."""
LATER = 4
"""How many rounds ahead a token is of any interest."""
SOONER = 0.25
"""How much less for every round until then."""


def peeking(option: Offered, mind: FacilityMind) -> float:
    """The value of seeing what is in the pool or in somebody's hand: it is not the active one."""
    seat = option.named("seat")
    if seat:
        held = mind.now.crew[int(seat)].contingencies
        if held.count <= len(held.known):
            return -1.0
    elif len(mind.now.view.contingencies.pool.known) >= mind.now.view.contingencies.pool.count:
        return -1.0
    return PEEK * mind.outlook.verdict.doubt


def reading_schedule(option: Offered, mind: FacilityMind) -> float:
    """The value of seeing a token of the pods' schedule: the next ones, if the bot knows where the pods are."""
    number = int(option.named("number"))
    slot = next(slot for slot in mind.now.view.css if slot.number == number)
    if slot.css:
        return -1.0
    wait: int = mind.now.clocks.time - number
    found = mind.outlook.schedule.found
    return TOKEN + CARGO_ROOM * found - SOONER * abs(wait - 1) if found and wait <= LATER else -1.0


def moving_schedule(option: Offered, choice: Asked, mind: FacilityMind) -> float:
    """A token that launches a pod one could board comes nearer; any other stays where it is."""
    token = str(choice.args.get("css", "")).rpartition(":")[2]
    boards = [pod for pod in mind.now.view.pods if pod.room and token in (pod.ref.rpartition(":")[2], "all")]
    if option.verb == "leave-css":
        return 0.5
    ahead = mind.now.clocks.time - int(option.named("number"))
    return 1.0 if boards and mind.leaving.will and ahead > 0 and ahead <= 2 else 0.0
