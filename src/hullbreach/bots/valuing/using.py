"""How a room, a card or an item is to be used, where there is a choice."""

from __future__ import annotations

from collections.abc import Callable

from ..asking import Offered
from .fighting import shot
from .goals import ROOM, is_dangerous
from .mind import Mind


def worth_of_use(option: Offered, mind: Mind) -> float:
    """What one of several ways is worth; what one came here for before everything else."""
    goal = mind.goal_here(ROOM)
    wanted = 20.0 if goal and goal.use and option.id.startswith(goal.use) else 0.0
    return wanted + VERBS.get(option.verb, _nothing)(option, mind)


def _nothing(option: Offered, mind: Mind) -> float:
    return 0.0


def _walk(option: Offered, mind: Mind) -> float:
    room = f"room:{option.named('room')}"
    if option.named("seat") not in ("", str(mind.now.seat)):
        return -2.0
    return 2.0 + mind.reach.get(room, -5.0) - mind.ways.steps[room] - 3.0 * is_dangerous(mind.now.rooms[room])


def _mine_first(worth: float) -> Callable[[Offered, Mind], float]:
    def value(option: Offered, mind: Mind) -> float:
        return worth if option.named("seat") in ("", str(mind.now.seat)) else -1.0

    return value


def _scan(option: Offered, mind: Mind) -> float:
    """Both a wash and a scan, unless a scan could kill."""
    if mind.now.me["infested"] or mind.now.you["infected"]:
        return -5.0
    return 1.0 + mind.now.contamination_in_hand


def _draw(option: Offered, mind: Mind) -> float:
    hurt = mind.now.serious or mind.now.me["light"]
    return {"green": 2.0 + bool(hurt), "yellow": 2.2, "red": 1.5}.get(option.named("deck"), 0.0)


def _course(option: Offered, mind: Mind) -> float:
    return 3.0 if option.named("letter") == mind.outlook.right_letter else -3.0


def _destruct(option: Offered, mind: Mind) -> float:
    return 2.0 if mind.aim.needs_end_of_brood else -8.0


def _close(option: Offered, mind: Mind) -> float:
    """A closed door keeps intruders out, and oneself in."""
    return -0.5


def _engine(option: Offered, mind: Mind) -> float:
    return 5.0 if mind.goal_here("engine") else -1.0


def _retreat(option: Offered, mind: Mind) -> float:
    return 4.0 if option.named("intruder") else -4.0


def _foam(option: Offered, mind: Mind) -> float:
    """Where fire would spread the furthest."""
    if option.named("intruder"):
        return 4.0
    room = mind.now.rooms[f"room:{option.named('room')}"]
    return 1.0 + len(room["exits"]) if room["fire"] else float(len(room["intruders"]))


def _sabotage(option: Offered, mind: Mind) -> float:
    return -6.0


VERBS: dict[str, Callable[[Offered, Mind], float]] = {
    "move": _walk,
    "escape": _walk,
    "crawl": _walk,
    "slip-away": _walk,
    "spacewalk": _walk,
    "withdraw": _walk,
    "dress": _mine_first(3.0),
    "dress-all": _mine_first(3.5),
    "heal": _mine_first(4.0),
    "heal-light": _mine_first(2.5),
    "eat-and-scan-hand": _scan,
    "wash-and-scan-hand": _scan,
    "scan-hand": _scan,
    "remove-slime": lambda option, mind: 1.0,
    "eat": lambda option, mind: 1.0,
    "wash": lambda option, mind: 1.0,
    "draw": _draw,
    "search": _draw,
    "set-destination": _course,
    "check-coordinates": lambda option, mind: 2.0 if not mind.outlook.right_letter else 0.0,
    "start-self-destruct": _destruct,
    "stop-self-destruct": lambda option, mind: 6.0 if not mind.aim.needs_end_of_brood else -3.0,
    "close-door": _close,
    "open-door": lambda option, mind: 0.5,
    "destroy-door": lambda option, mind: 0.5,
    "work-on": _engine,
    "remove-malfunction": lambda option, mind: 2.0,
    "remove-fire": lambda option, mind: 2.0,
    "place-malfunction": _sabotage,
    "place-fire": _sabotage,
    "airlock": _sabotage,
    "lock": _sabotage,
    "unlock": lambda option, mind: 3.0,
    "room-action": lambda option, mind: 4.0,
    "reload": lambda option, mind: 2.0,
    "shoot": shot,
    "stun": _retreat,
    "foam": _foam,
    "throw": _retreat,
    "cleanse-infected": lambda option, mind: 4.0,
    "cleanse": lambda option, mind: 3.0,
    "cleanse-clean": lambda option, mind: 1.0,
    "look-at": lambda option, mind: 1.0,
}
"""Who values what."""
