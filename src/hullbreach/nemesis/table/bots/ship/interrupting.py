"""Which actions of others aboard the bot interrupts: leaving, changing course, blowing up the ship."""

from __future__ import annotations

from .....bots.bot import Offered
from ....view.shapes import Room
from ..evaluation.interrupting import strikes_at_us
from .mind import ShipMind


def harms(action: Offered, actor: str, mind: ShipMind) -> bool:
    """Whether an announced action should be prevented."""
    if action.verb == "room-action":
        room = mind.now.rooms[f"room:{action.named('room')}"]
        return _leaves(room, actor, mind) or _turns_the_ship(room, mind) or _destroys(room.kind == "generator", mind)
    return strikes_at_us(action, mind) or _destroys(action.named("item") == "self-destruct-key", mind)


def _leaves(room: Room, actor: str, mind: ShipMind) -> bool:
    """Whether a character leaves who must not survive, or takes the last seat the bot wants."""
    if room.kind == "hibernatorium":
        return mind.is_target(actor)
    if room.ref not in mind.outlook.open_pods:
        return False
    seats = sum(2 - len(pod.crew) for pods in mind.outlook.open_pods.values() for pod in pods)
    return mind.is_target(actor) or (seats == 1 and bool(mind.leaving.will))


def _turns_the_ship(room: Room, mind: ShipMind) -> bool:
    """Whether somebody may change a course that the bot needs."""
    return room.kind == "cockpit" and mind.aim.needs_ship and mind.outlook.trust_in_course == 1


def _destroys(touches: bool, mind: ShipMind) -> bool:
    """Whether an action starts the self-destruct sequence against the bot's interest."""
    return touches and mind.now.clocks.self_destruct is None and not mind.aim.needs_end_of_brood
