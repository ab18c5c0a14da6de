"""The value of playing a card and of using an item."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ....view.shapes import Room
from .breaking_away import (
    NEVER,
    drive_away,
    reload_revolver,
    rush,
    shooting,
    slip_away,
)
from .goal import ROOM
from .mending import dress, put_out, repair
from .mind import Mind
from .using import worth_of_best


def worth_of_playing(card: str, mind: Mind) -> float:
    """The value of playing this card now."""
    otherwise = _best_of(card, mind.habits.cards, mind)
    return max(repair(mind), otherwise) if card in mind.now.repairs else otherwise


def worth_of_using(item: str, mind: Mind) -> float:
    """The value of using this item now."""
    if item in mind.now.repair_items:
        return repair(mind) - 0.5
    return _best_of(item, mind.habits.items, mind)


def _best_of(thing: str, known: Mapping[str, Callable[[Mind], float]], mind: Mind) -> float:
    """The value of a thing by a rule of thumb, or by the best of its uses."""
    by_rule = known[thing](mind) if thing in known else NEVER
    return max(by_rule, worth_of_best(thing, mind)) if thing in mind.habits.offers else by_rule


def _search(mind: Mind) -> float:
    goal = mind.goal_here("search")
    return goal.worth if goal else NEVER


def _scavenge(mind: Mind) -> float:
    return 2.0


def _rest(mind: Mind) -> float:
    """The value of a scan. With a larva already there, another one kills."""
    if mind.now.me.infested or mind.now.you.infected:
        return NEVER
    return 1.5 * mind.now.contamination_in_hand or NEVER


def room_for_free(computer: bool) -> Callable[[Mind], float]:
    """The value of the room's action for one card instead of three, in rooms with or without a computer."""

    def value(mind: Mind) -> float:
        room, goal = mind.now.room, mind.goal_here(ROOM)
        fits = room is not None and bool(room.computer) == computer and not room.malfunction
        return goal.worth if goal and fits else NEVER

    return value


def _silent_step(mind: Mind) -> float:
    """The value of a step without a noise roll."""
    best = max((mind.reach.get(room, -5.0) - 1.0 for room in mind.ways.neighbours[mind.now.here]), default=NEVER)
    return best + 0.5


def _intranet(mind: Mind) -> float:
    """The value of the best action of any computer room, wherever it is."""
    rooms = mind.now.rooms
    working = [goal.worth for goal in mind.goals if goal.sort == ROOM and _computes(rooms[goal.room])]
    return max(working, default=NEVER)


def _computes(room: Room) -> bool:
    return bool(room.computer and room.explored and not room.malfunction)


CARDS: dict[str, Callable[[Mind], float]] = {
    "search": _search,
    "scavenging": _scavenge,
    "rest": _rest,
    "piloting": room_for_free(computer=True),
    "old-friend": room_for_free(computer=False),
    "computer-skills": room_for_free(computer=True),
    "access-denied": room_for_free(computer=True),
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
"""By card: the value of playing it. Cards in `OFFERS` are valued by their best use."""

ITEMS: dict[str, Callable[[Mind], float]] = {
    "smoke-grenade": slip_away,
    "taser": drive_away,
    "clothes": dress,
    "adrenaline-injection": rush,
}
"""By item: the value of using it. Items in `OFFERS` are valued by their best use."""
