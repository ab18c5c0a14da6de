"""The value of cards and items that heal and repair: people, rooms, engines."""

from __future__ import annotations

from ..assessment.danger import cost_of_wounds
from .breaking_away import NEVER, drive_away
from .goal import ROOM
from .mind import Mind
from .upkeep import TINDER


def repair(mind: Mind) -> float:
    """The value of repairing the room, if the bot needs it or too much is broken, or the engine."""
    engine = mind.goal_here("engine")
    if engine:
        return engine.worth
    room = mind.now.room
    if not room or not room.malfunction:
        return NEVER
    wanted = mind.goal_here(ROOM)
    chore = mind.goal_here("repair")
    return max(0.5, wanted.worth * 0.8 if wanted else 0.0, chore.worth if chore else 0.0)


def heal(mind: Mind) -> float:
    """The value of healing, which grows with the wounds."""
    me = mind.now.me
    return 3.0 * len(me.serious) + 1.6 * me.light + 1.5 * len(me.dressed) or NEVER


def dress(mind: Mind) -> float:
    """The value of dressing a serious wound, or of removing slime."""
    return 3.0 * (len(mind.now.me.serious) > 0) + 1.5 * mind.now.me.slimed or NEVER


def cleanse(mind: Mind) -> float:
    """The value of being rid of a contamination card in hand."""
    return 3.5 if mind.now.contamination_in_hand else NEVER


def antidote(mind: Mind) -> float:
    """The value of removing a larva and infection, for a bot that may well die of them."""
    return 16 * mind.outlook.dies_of_infection if mind.outlook.dies_of_infection > 0.2 else NEVER


def put_out(mind: Mind) -> float:
    """The value of putting out the fire here, or of driving an intruder away with the same means."""
    if mind.now.foes:
        return drive_away(mind)
    burning = mind.now.room and mind.now.room.fire
    return 0.5 + cost_of_wounds(mind.now, 1) + TINDER * mind.outlook.tinder if burning else NEVER
