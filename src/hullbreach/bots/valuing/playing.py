"""When a card is worth playing and an item worth using."""

from __future__ import annotations

from collections.abc import Callable

from ..knowing.situation import REPAIR_ITEMS, REPAIRS, Thing
from .breaking_away import (
    NEVER,
    drive_away,
    hide,
    recharge,
    refill,
    reload_revolver,
    rush,
    shooting,
    slip_away,
)
from .goal import ROOM
from .mending import antidote, cleanse, dress, heal, put_out, repair
from .mind import Mind
from .offering import OFFERS
from .using import worth_of_best


def worth_of_playing(card: str, mind: Mind) -> float:
    """What it is worth to play this card now."""
    if card in REPAIRS:
        return repair(mind)
    return _best_of(card, CARDS, mind)


def worth_of_using(item: str, mind: Mind) -> float:
    """What it is worth to use this item now."""
    if item in REPAIR_ITEMS:
        return repair(mind) - 0.5
    return _best_of(item, ITEMS, mind)


def _best_of(thing: str, known: dict[str, Callable[[Mind], float]], mind: Mind) -> float:
    """A thing is worth what a rule of thumb says, or what the best of its uses is worth."""
    by_rule = known[thing](mind) if thing in known else NEVER
    return max(by_rule, worth_of_best(thing, mind)) if thing in OFFERS else by_rule


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


def _free_room(computer: bool) -> Callable[[Mind], float]:
    """The action of the room for a card instead of three, where there is a computer, or where there is none."""

    def value(mind: Mind) -> float:
        room, goal = mind.now.room, mind.goal_here(ROOM)
        fits = room is not None and bool(room["computer"]) == computer and not room["malfunction"]
        return goal.worth if goal and fits else NEVER

    return value


def _silent_step(mind: Mind) -> float:
    """A step without a noise roll, towards whatever one wants."""
    best = max((mind.reach.get(room, -5.0) - 1.0 for room in mind.ways.neighbours[mind.now.here]), default=NEVER)
    return best + 0.5


def _intranet(mind: Mind) -> float:
    """The action of whatever computer room one wants, wherever it is."""
    rooms = mind.now.rooms
    working = [goal.worth for goal in mind.goals if goal.sort == ROOM and _computes(rooms[goal.room])]
    return max(working, default=NEVER)


def _computes(room: Thing) -> bool:
    return bool(room["computer"] and room["explored"] and not room["malfunction"])


def _light_up(mind: Mind) -> float:
    """To search with two cards, where there is something to find."""
    room = mind.now.room
    return 3.5 if room and room["items"] else NEVER


def _hungry(mind: Mind) -> float:
    return 2.0 if len(mind.now.hand) <= 3 else NEVER


CARDS: dict[str, Callable[[Mind], float]] = {
    "search": _search,
    "scavenging": _scavenge,
    "rest": _rest,
    "piloting": _free_room(computer=True),
    "old-friend": _free_room(computer=False),
    "computer-skills": _free_room(computer=True),
    "access-denied": _free_room(computer=True),
    "motivation": lambda mind: 2.0,
    "full-auto": shooting(3),
    "aimed-fire": shooting(0),
    "adrenaline": shooting(0),
    "suppressive-fire": slip_away,
    "covering-fire": slip_away,
    "reload": reload_revolver,
    "reconnaissance": _silent_step,
    "risk-assessment": lambda mind: 0.3,
    "intranet": _intranet,
    "pyrotechnics": put_out,
}
"""When each card is worth playing; besides these, some are worth what they offer."""

ITEMS: dict[str, Callable[[Mind], float]] = {
    "energy-charge": recharge,
    "smoke-grenade": slip_away,
    "taser": drive_away,
    "fire-extinguisher": put_out,
    "bandages": heal,
    "medkit": heal,
    "clothes": dress,
    "alcohol": cleanse,
    "antidote": antidote,
    "synthetic-food": _hungry,
    "military-drugs": _hungry,
    "extended-magazine": lambda mind: 2.0,
    "flashlight": _light_up,
    "chemicals": refill,
    "adrenaline-injection": rush,
    "orbital-manoeuvring-system": hide,
}
"""When each item is worth using; besides these, some are worth what they offer."""
