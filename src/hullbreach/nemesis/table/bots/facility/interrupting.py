"""Which actions of others in the facility the bot interrupts: leaving, and blowing it up."""

from __future__ import annotations

from .....bots.bot import Offered
from ..evaluation.interrupting import strikes_at_us
from .mind import FacilityMind

WAYS_OUT = ("isolation-room", "cargo-a", "cargo-b", "cargo-c")


def harms(action: Offered, actor: str, mind: FacilityMind) -> bool:
    """Whether an announced action should be prevented."""
    if action.verb == "room-action":
        kind = mind.now.rooms[f"room:{action.named('room')}"].kind
        return (mind.is_target(actor) and kind in WAYS_OUT) or _destroys(kind == "cooling-system", mind)
    if action.verb in ("leave-by-rover", "leave-on-foot"):
        wanted = action.verb == "leave-by-rover" and bool(mind.leaving.will)
        return mind.is_target(actor) or wanted
    return strikes_at_us(action, mind) or _destroys(action.named("item") == "autodestruction-key", mind)


def _destroys(touches: bool, mind: FacilityMind) -> bool:
    """Whether an action starts the autodestruction against the bot's interest."""
    return touches and not mind.outlook.ticking and not mind.aim.counts_on_the_end
