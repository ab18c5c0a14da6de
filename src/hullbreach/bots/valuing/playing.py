"""When a card is worth playing and an item worth using."""

from __future__ import annotations

from collections.abc import Callable

from ..knowing.situation import REPAIR_ITEMS, REPAIRS
from .goals import ROOM
from .mind import Mind

NEVER = -3.0


def worth_of_playing(card: str, mind: Mind) -> float:
    """What it is worth to play this card now."""
    if card in REPAIRS:
        return _repair(mind)
    return CARDS.get(card, _never)(mind)


def worth_of_using(item: str, mind: Mind) -> float:
    """What it is worth to use this item now."""
    if item in REPAIR_ITEMS:
        return _repair(mind) - 0.5
    return ITEMS.get(item, _never)(mind)


def _never(mind: Mind) -> float:
    return NEVER


def _repair(mind: Mind) -> float:
    """To mend what is broken here: the room if one needs it or too much is broken, or the engine."""
    engine = mind.goal_here("engine")
    if engine:
        return engine.worth
    room = mind.now.room
    if not room or not room["malfunction"]:
        return NEVER
    wanted = mind.goal_here(ROOM)
    repair = mind.goal_here("repair")
    return max(0.5, wanted.worth * 0.8 if wanted else 0.0, repair.worth if repair else 0.0)


def _search(mind: Mind) -> float:
    goal = mind.goal_here("search")
    return goal.worth if goal else NEVER


def _scavenge(mind: Mind) -> float:
    return 2.0


def _rest(mind: Mind) -> float:
    """A scan; with a larva aboard oneself, the next one kills."""
    if mind.now.me["infested"] or mind.now.you["infected"]:
        return NEVER
    return 1.5 * mind.now.contamination_in_hand or NEVER


def _free_room(mind: Mind) -> float:
    """The action of the room for a card instead of three."""
    goal = mind.goal_here(ROOM)
    return goal.worth if goal else NEVER


def _in_combat(worth: float) -> Callable[[Mind], float]:
    def value(mind: Mind) -> float:
        return worth if mind.now.foes else NEVER

    return value


def _slip_away(mind: Mind) -> float:
    """To leave without being attacked."""
    return 5.5 if mind.now.foes else NEVER


def _silent_step(mind: Mind) -> float:
    """A step without a noise roll, towards whatever one wants."""
    best = max((mind.reach.get(room, -5.0) - 1.0 for room in mind.ways.neighbours[mind.now.here]), default=NEVER)
    return best + 0.5


def _reload(mind: Mind) -> float:
    low = [held for held in mind.now.me["hands"] if held["weapon"] == "energy" and held["ammo"] <= 1]
    return (5.5 if mind.now.foes else 1.5) if low else NEVER


def _reload_revolver(mind: Mind) -> float:
    low = [held for held in mind.now.me["hands"] if held["item"] == "revolver" and held["ammo"] < held["capacity"]]
    return 1.5 if low else NEVER


def _heal(mind: Mind) -> float:
    me = mind.now.me
    return 3.0 * len(me["serious"]) + 1.6 * me["light"] + 1.5 * len(me["dressed"]) or NEVER


def _dress(mind: Mind) -> float:
    return 3.0 * (len(mind.now.me["serious"]) > 0) + 1.5 * mind.now.me["slimed"] or NEVER


def _cleanse(mind: Mind) -> float:
    return 3.5 if mind.now.contamination_in_hand else NEVER


def _antidote(mind: Mind) -> float:
    return 16 * mind.outlook.dies_of_infection if mind.outlook.dies_of_infection > 0.2 else NEVER


def _put_out(mind: Mind) -> float:
    if mind.now.foes:
        return 5.0
    return 1.5 if mind.now.room and mind.now.room["fire"] else NEVER


def _hungry(mind: Mind) -> float:
    return 2.0 if len(mind.now.hand) <= 3 else NEVER


CARDS: dict[str, Callable[[Mind], float]] = {
    "search": _search,
    "scavenging": _scavenge,
    "rest": _rest,
    "piloting": _free_room,
    "old-friend": _free_room,
    "computer-skills": _free_room,
    "access-denied": _free_room,
    "motivation": lambda mind: 2.0,
    "full-auto": _in_combat(8.0),
    "aimed-fire": _in_combat(6.5),
    "adrenaline": _in_combat(6.5),
    "suppressive-fire": _slip_away,
    "covering-fire": _slip_away,
    "reload": _reload_revolver,
    "reconnaissance": _silent_step,
    "risk-assessment": lambda mind: 0.3,
}
"""When each card is worth playing; the others are not."""

ITEMS: dict[str, Callable[[Mind], float]] = {
    "energy-charge": _reload,
    "grenade": _in_combat(2.0),
    "smoke-grenade": _slip_away,
    "taser": _in_combat(6.5),
    "fire-extinguisher": _put_out,
    "bandages": _heal,
    "medkit": _heal,
    "clothes": _dress,
    "alcohol": _cleanse,
    "antidote": _antidote,
    "synthetic-food": _hungry,
    "military-drugs": _hungry,
    "extended-magazine": lambda mind: 2.0,
    "armor": lambda mind: 2.0,
}
"""When each item is worth using; the others are not."""
