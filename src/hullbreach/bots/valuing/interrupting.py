"""Whether to interrupt what somebody else in the room is doing: mostly not, unless it plainly harms."""

from __future__ import annotations

from ..asking import Asked, Offered
from ..knowing.situation import Thing
from .mind import Mind


def interrupting(option: Offered, choice: Asked, mind: Mind) -> float:
    """Others are left alone, unless what they announce harms."""
    action = Offered(str(choice.args.get("action", "")))
    actor = str(choice.args.get("who", ""))
    return float((option.verb == "interrupt") == _harms(action, actor, mind))


def _harms(action: Offered, actor: str, mind: Mind) -> bool:
    if action.verb == "interrupt":
        return False
    if action.verb == "room-action":
        room = mind.now.rooms[f"room:{action.named('room')}"]
        return _leaves(room, actor, mind) or _turns_the_ship(room, mind) or _destroys(room["kind"] == "generator", mind)
    if action.named("item") == "taser":  # with no intruder here it is meant for one of the crew
        return not mind.now.foes
    if action.named("card") == "order":
        return _sends_to_death(mind)
    return _destroys(action.named("item") == "self-destruct-key", mind)


def _leaves(room: Thing, actor: str, mind: Mind) -> bool:
    """Whether somebody leaves who must not survive, or takes the last seat one wants oneself."""
    if room["kind"] == "hibernatorium":
        return mind.is_target(actor)
    if room["ref"] not in mind.outlook.open_pods:
        return False
    seats = sum(2 - len(pod["crew"]) for pods in mind.outlook.open_pods.values() for pod in pods)
    return mind.is_target(actor) or (seats == 1 and bool(mind.leaving.will))


def _turns_the_ship(room: Thing, mind: Mind) -> bool:
    """Whether somebody is at the helm of a ship that flies where one needs it to."""
    return room["kind"] == "cockpit" and mind.aim.needs_ship and mind.outlook.trust_in_course == 1


def _destroys(touches: bool, mind: Mind) -> bool:
    """Whether the self-destruct sequence starts against one's will."""
    return touches and mind.now.clocks["self_destruct"] is None and not mind.aim.needs_end_of_brood


def _sends_to_death(mind: Mind) -> bool:
    """Whether an order may lead into the arms of an intruder next door, out of a room that is safe."""
    room = mind.now.room
    if room is None or room["fire"] or room["airlock"]:
        return False
    return any(mind.now.rooms[other]["intruders"] for other in mind.ways.neighbours[room["ref"]])
