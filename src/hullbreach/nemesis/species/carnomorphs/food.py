"""Food: what a carnomorph finds to eat in its room, and in which order it is eaten."""

from __future__ import annotations

from typing import NamedTuple

from ...kinds import BLUE_CORPSE, CARCASSES, CORPSES, EGGS, IN_SUPPLY, OBJECT_COUNT
from ...position import Position
from .creatures import METAGORGER

NOTHING = -1


class Food(NamedTuple):
    """An object or a metagorger, NOTHING for the other of the two."""

    thing: int = NOTHING
    prey: int = NOTHING


def carcasses(g: Position) -> list[int]:
    """All carcass tokens: those of every game, and four more."""
    return [*CARCASSES, *range(OBJECT_COUNT, len(g.object_at))]


def leave_carcass(g: Position, room: int) -> None:
    """A carcass token of the supply is put in a room, while there are any."""
    carcass = next((thing for thing in carcasses(g) if g.object_at[thing] == IN_SUPPLY), NOTHING)
    if carcass != NOTHING:
        g.object_at[carcass] = room


def feeding_order(g: Position, room: int) -> list[int]:
    """The carnomorphs of a room as they feed: the highest type first, of equals the most injured.

    See carnomorphs/feeding/feeder-priority.
    """
    here = g.foes_in(room)
    return sorted(here, key=lambda foe: (-g.kind_of(foe), -g.injuries[foe & 31], foe & 31))


def food_for(g: Position, foe: int) -> Food | None:
    """What a carnomorph eats: eggs of the nest first, then what ranks highest in its room. None if there is nothing.

    A carnomorph is never its own food. See carnomorphs/feeding/food-priority and carnomorphs/feeding/nest-eggs.
    """
    room = g.room_of_foe(foe)
    if g.site.is_nest(g, room) and (eggs := g.eggs_in_nest()):
        return Food(eggs[-1])
    lying = g.objects_in(room)
    for sort in (CORPSES[1:], EGGS, carcasses(g)):
        found = [thing for thing in lying if thing in sort]
        if found:
            return Food(found[0])
    others = [other for other in feeding_order(g, room) if g.kind_of(other) == METAGORGER and other != foe]
    if others:
        return Food(prey=others[-1])
    return Food(BLUE_CORPSE) if BLUE_CORPSE in lying else None


def heavy_objects_in(g: Position, room: int) -> bool:
    """Whether a heavy object lies in a room or is carried there; eggs on the carnomorph board are not in the room."""
    return bool(g.objects_in(room)) or any(g.objects_of(who) for who in g.crew_present(room))
