"""Whether to interrupt somebody else in the room: only if their action clearly does harm."""

from __future__ import annotations

from .....bots.bot import Asked, Offered
from .mind import Mind


def interrupting(option: Offered, choice: Asked, mind: Mind) -> float:
    """Leave others alone, unless what they announce does harm."""
    action = Offered(str(choice.args.get("action", "")))
    actor = str(choice.args.get("who", ""))
    harms = action.verb != "interrupt" and mind.habits.harms(action, actor, mind)
    return float((option.verb == "interrupt") == harms)


def strikes_at_us(action: Offered, mind: Mind) -> bool:
    """Whether a taser is meant for one of the crew, or an order leads into the arms of an intruder."""
    if action.named("item") == "taser":  # with no intruder here it is meant for one of the crew
        return not mind.now.foes
    return action.named("card") == "order" and _sends_to_death(mind)


def _sends_to_death(mind: Mind) -> bool:
    """Whether an order may lead into the arms of an intruder next door, out of a room that is safe."""
    room = mind.now.room
    if room is None or room.fire or room.airlock:
        return False
    return any(mind.now.rooms[other].intruders for other in mind.ways.neighbours[room.ref])
