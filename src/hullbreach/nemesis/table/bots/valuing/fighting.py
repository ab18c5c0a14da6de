"""With intruders in the room: shoot, strike, run, or let it come."""

from __future__ import annotations

from .....bots.bot import Offered
from ..knowing.danger import cost_of_attack, cost_of_wounds, ends_with
from .mind import Mind

ONE_ATTACK = 0.8
"""What is left to fear for whoever runs after a shot: about one attack."""
CONTAMINATION = 1.5
"""What a contamination card costs."""
FLIGHT_CARDS = 2
"""Cards to keep for the flight; while there are more, shooting first costs nothing but ammunition."""
ROOM_TO_BREATHE = 3.0
"""What it is worth, besides the attacks one is spared, that an intruder no longer prowls about."""
WAY_OPENED = 1.0
"""How much it counts what an intruder keeps one from doing here."""
ONWARDS = 0.5
"""How much it counts where a flight leads to, beyond getting away."""


def kind_of(option: Offered) -> str:
    """What sort of intruder an option is about: `adult` of `intruder:adult-2`."""
    return option.named("intruder").rpartition("-")[0]


def onslaught(mind: Mind) -> float:
    """What it costs if every intruder here attacks once."""
    return sum(cost_of_attack(mind.now, foe.kind) for foe in mind.now.foes)


def waiting(mind: Mind) -> float:
    """To stay with intruders: they attack whoever has the fewest cards, so somebody else may be struck first."""
    now = mind.now
    others = [one for one in now.crew if one.room == now.here and one.seat != now.seat and not one.pod]
    shielded = any(one.hand.count < len(now.hand) for one in others)
    return onslaught(mind) * shielded


def shot(option: Offered, mind: Mind, bonus: int = 0) -> float:
    """To shoot at an intruder: who can still run afterwards has only to gain."""
    kind = kind_of(option)
    if not kind:  # an egg
        return 5.0 if mind.aim.needs_end_of_brood else -1.0
    injuries, weapon = _injuries(option, mind), option.named("item")
    soon = mind.ends_by_shot(kind, injuries + 1, weapon, bonus)
    return _attempt(kind, option, mind, mind.ends_by_shot(kind, injuries, weapon, bonus), soon)


def blow(option: Offered, mind: Mind) -> float:
    """To strike with bare hands: a miss is a serious wound, and every blow contaminates."""
    kind = kind_of(option)
    if not kind:
        return -2.0
    hits = 5 / 6 if kind in ("larva", "creeper") else 1 / 2 if kind == "adult" else 1 / 3
    injuries = _injuries(option, mind)
    ends, soon = hits * ends_with(kind, injuries + 1), hits * ends_with(kind, injuries + 2)
    return _attempt(kind, option, mind, ends, soon) - CONTAMINATION - (1 - hits) * cost_of_wounds(mind.now, 3)


def _injuries(option: Offered, mind: Mind) -> int:
    ref = f"intruder:{option.named('intruder')}"
    return next((int(foe.injuries) for foe in mind.now.foes if foe.ref == ref), 0)


def _attempt(kind: str, option: Offered, mind: Mind, ends: float, soon: float) -> float:
    """To try to be rid of an intruder: worth its attacks, and what it bars here if that gives way sooner or later."""
    can_run = len(mind.now.hand) > option.cost + FLIGHT_CARDS - 1
    spared = cost_of_attack(mind.now, kind) * ends
    cleared = WAY_OPENED * soon * mind.barred.get(mind.now.here, 0.0)
    left_to_run = onslaught(mind) * (mind.stuck - ONE_ATTACK)
    return cleared + (left_to_run + spared + ROOM_TO_BREATHE * ends if can_run else spared * mind.stuck)


def flight(room: str, mind: Mind) -> float:
    """To run into another room while intruders strike at one's back."""
    return slipping_away(room, mind) - onslaught(mind)


def slipping_away(room: str, mind: Mind) -> float:
    """To get into another room unharmed."""
    return onslaught(mind) * mind.stuck + ONWARDS * mind.reach.get(room, -5.0) - mind.ways.risk(mind.now.rooms[room])
