"""The value of shooting, striking, running or waiting with intruders in the room."""

from __future__ import annotations

from .....bots.bot import Offered
from ..assessment.danger import cost_of_attack, cost_of_wounds, ends_with
from .mind import Mind

ONE_ATTACK = 0.8
"""The attacks to expect when running after a shot."""
CONTAMINATION = 1.5
"""What a contamination card costs."""
FLIGHT_CARDS = 2
"""Cards to keep for the flight. With more, shooting first costs only ammunition."""
ROOM_TO_BREATHE = 3.0
"""The value of being rid of an intruder, besides the attacks saved."""
WAY_OPENED = 1.0
"""How much the things count that an intruder keeps the bot from doing here."""
ONWARDS = 0.5
"""How much the place a flight leads to counts, beyond getting away."""


def kind_of(option: Offered) -> str:
    """The kind of intruder that an option is about: `adult` for `intruder:adult-2`."""
    return option.named("intruder").rpartition("-")[0]


def onslaught(mind: Mind) -> float:
    """What it costs if every intruder here attacks once."""
    return sum(cost_of_attack(mind.now, foe.kind) for foe in mind.now.foes)


def waiting(mind: Mind) -> float:
    """The value of staying with intruders. They attack the character with the fewest cards, who may be another."""
    now = mind.now
    others = [one for one in now.crew if one.room == now.here and one.seat != now.seat and not one.pod]
    shielded = any(one.hand.count < len(now.hand) for one in others)
    return onslaught(mind) * shielded


def shot(option: Offered, mind: Mind, bonus: int = 0) -> float:
    """The value of shooting at an intruder. A bot that can still run afterwards can only gain."""
    kind = kind_of(option)
    if not kind:  # an egg
        return 5.0 if mind.aim.needs_end_of_brood else -1.0
    injuries, weapon = _injuries(option, mind), option.named("item")
    soon = mind.ends_by_shot(kind, injuries + 1, weapon, bonus)
    return _attempt(kind, option, mind, mind.ends_by_shot(kind, injuries, weapon, bonus), soon)


def blow(option: Offered, mind: Mind) -> float:
    """The value of striking with bare hands: a miss is a serious wound, and every blow contaminates."""
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
    """Trying to be rid of an intruder is worth its attacks, and later what it keeps the bot from."""
    can_run = len(mind.now.hand) > option.cost + FLIGHT_CARDS - 1
    spared = cost_of_attack(mind.now, kind) * ends
    cleared = WAY_OPENED * soon * mind.barred.get(mind.now.here, 0.0)
    left_to_run = onslaught(mind) * (mind.stuck - ONE_ATTACK)
    return cleared + (left_to_run + spared + ROOM_TO_BREATHE * ends if can_run else spared * mind.stuck)


def flight(room: str, mind: Mind) -> float:
    """The value of running into another room while intruders strike at one's back."""
    return slipping_away(room, mind) - onslaught(mind)


def slipping_away(room: str, mind: Mind) -> float:
    """The value of getting into another room unharmed."""
    return onslaught(mind) * mind.stuck + ONWARDS * mind.reach.get(room, -5.0) - mind.ways.risk(mind.now.rooms[room])
