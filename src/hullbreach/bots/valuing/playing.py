"""When a card is worth playing and an item worth using."""

from __future__ import annotations

from collections.abc import Callable

from ..asking import Offered
from ..knowing.danger import cost_of_attack, cost_of_wounds
from ..knowing.situation import REPAIR_ITEMS, REPAIRS, Thing
from .fighting import onslaught, shot, slipping_away
from .goal import ROOM
from .mind import Mind
from .offering import OFFERS
from .upkeep import TINDER
from .using import worth_of_best

NEVER = -3.0


def worth_of_playing(card: str, mind: Mind) -> float:
    """What it is worth to play this card now."""
    if card in REPAIRS:
        return _repair(mind)
    return _best_of(card, CARDS, mind)


def worth_of_using(item: str, mind: Mind) -> float:
    """What it is worth to use this item now."""
    if item in REPAIR_ITEMS:
        return _repair(mind) - 0.5
    return _best_of(item, ITEMS, mind)


def _best_of(thing: str, known: dict[str, Callable[[Mind], float]], mind: Mind) -> float:
    """A thing is worth what a rule of thumb says, or what the best of its uses is worth."""
    by_rule = known[thing](mind) if thing in known else NEVER
    return max(by_rule, worth_of_best(thing, mind)) if thing in OFFERS else by_rule


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


def _free_room(computer: bool) -> Callable[[Mind], float]:
    """The action of the room for a card instead of three, where there is a computer, or where there is none."""

    def value(mind: Mind) -> float:
        room, goal = mind.now.room, mind.goal_here(ROOM)
        fits = room is not None and bool(room["computer"]) == computer and not room["malfunction"]
        return goal.worth if goal and fits else NEVER

    return value


def _slip_away(mind: Mind) -> float:
    """To leave without being attacked."""
    if not mind.now.foes:
        return NEVER
    return max((slipping_away(room, mind) for room in mind.ways.neighbours[mind.now.here]), default=NEVER)


def _drive_away(mind: Mind) -> float:
    """To be rid of the worst intruder here at once."""
    costs = [cost_of_attack(mind.now, foe["kind"]) for foe in mind.now.foes]
    return sum(costs) + max(costs) + 0.5 if costs else NEVER


def _shoot(bonus: int) -> Callable[[Mind], float]:
    """A shot that is better than others."""

    def value(mind: Mind) -> float:
        if not mind.now.foes or not mind.now.ammunition:
            return NEVER
        weapon = next(held["item"] for held in mind.now.me["hands"] if held["ammo"])
        shots = [Offered(f"shoot/item:{weapon}/{foe['ref']}") for foe in mind.now.foes]
        return max(shot(each, mind, bonus) for each in shots) + 0.5

    return value


def _silent_step(mind: Mind) -> float:
    """A step without a noise roll, towards whatever one wants."""
    best = max((mind.reach.get(room, -5.0) - 1.0 for room in mind.ways.neighbours[mind.now.here]), default=NEVER)
    return best + 0.5


def _reload(mind: Mind) -> float:
    low = [held for held in mind.now.me["hands"] if held["weapon"] == "energy" and held["ammo"] <= 1]
    return (0.3 + onslaught(mind) if mind.now.foes else 1.5) if low else NEVER


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
        return _drive_away(mind)
    burning = mind.now.room and mind.now.room["fire"]
    return 0.5 + cost_of_wounds(mind.now, 1) + TINDER * mind.outlook.tinder if burning else NEVER


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


def _flush(mind: Mind) -> float:
    """Chemicals fill a flamethrower that is running dry."""
    dry = any(held["item"] == "flamethrower" and held["ammo"] <= 2 for held in mind.now.me["hands"])
    return 3.0 + onslaught(mind) if dry else NEVER


def _rush(mind: Mind) -> float:
    """Any number of actions in one turn: to get away, or out, with a full hand."""
    spare = len(mind.now.hand) - mind.now.contamination_in_hand - 2
    pressed = mind.now.foes or mind.leaving.will
    return onslaught(mind) + 1.3 * spare if pressed and spare >= 2 else NEVER


def _hide(mind: Mind) -> float:
    """Everyone passes and no intruder attacks: for whoever is caught without cards to run with."""
    return 1.2 * onslaught(mind) + 0.5 if mind.now.foes and len(mind.now.hand) <= 3 else NEVER


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
    "full-auto": _shoot(3),
    "aimed-fire": _shoot(0),
    "adrenaline": _shoot(0),
    "suppressive-fire": _slip_away,
    "covering-fire": _slip_away,
    "reload": _reload_revolver,
    "reconnaissance": _silent_step,
    "risk-assessment": lambda mind: 0.3,
    "intranet": _intranet,
    "pyrotechnics": _put_out,
}
"""When each card is worth playing; besides these, some are worth what they offer."""

ITEMS: dict[str, Callable[[Mind], float]] = {
    "energy-charge": _reload,
    "smoke-grenade": _slip_away,
    "taser": _drive_away,
    "fire-extinguisher": _put_out,
    "bandages": _heal,
    "medkit": _heal,
    "clothes": _dress,
    "alcohol": _cleanse,
    "antidote": _antidote,
    "synthetic-food": _hungry,
    "military-drugs": _hungry,
    "extended-magazine": lambda mind: 2.0,
    "flashlight": _light_up,
    "chemicals": _flush,
    "adrenaline-injection": _rush,
    "orbital-manoeuvring-system": _hide,
}
"""When each item is worth using; besides these, some are worth what they offer."""
