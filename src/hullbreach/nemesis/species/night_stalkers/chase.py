"""The Blood Chase: a bleeding character who escapes is followed into the next room."""

from __future__ import annotations

from ....kernel import Effect, Effects, Seat
from ...event_kinds import INTRUDER_MOVES
from ...position import Position
from ...position.composed import Fields
from ...refs import ROOM, SEAT
from ...rules.doors import DestroyDoor
from ...rules.lapses import who_is_gone
from ...rules.movement import Enter, Escape
from .event_kinds import CHASE


class Pursuit(Fields):
    """What a position holds of a chase."""

    __slots__ = ()

    chasing: bytearray = bytearray()
    """By miniature: 1 + the seat it follows once that character's escape is done, 0 for nobody."""


class Chase(Effect, tag="lockdown/chase"):
    """The attacker will follow, if the attack was made on an escape through a corridor and the target bleeds."""

    rule = "lockdown/attack/card-hit"
    foe: int
    who: Seat

    def smell_blood(self, g: Pursuit) -> None:
        if self.foe >= 0 and g.is_here(self.foe) and g.serious_wounds(self.who) and escapes(g, self.who):
            g.chasing[self.foe & 31] = 1 + self.who
            g.tell(CHASE, self.rule, foe=g.foe_id(self.foe), who=SEAT[self.who])

    _lapses = who_is_gone


def escapes(g: Position, who: Seat) -> bool:
    """Whether a character is just escaping through a corridor."""
    return any(isinstance(it, Escape) and it.who == who and it.via >= 0 for it, _ in g.stack)


def call_off(g: Pursuit, escape: Escape) -> Effects:
    """End the chases of earlier escapes."""
    if any(g.chasing):
        g.chasing[:] = bytes(len(g.chasing))
    return None


def come_along(g: Pursuit, enter: Enter) -> Effects:
    """Intruders that chase a character arrive in the next room with them, and keep their injuries."""
    if 1 + enter.who not in g.chasing:
        return None
    here = [foe for foe in g.foes_with(enter.who) if g.chasing[foe & 31] == 1 + enter.who]
    g.chasing[:] = bytes(len(g.chasing))
    if here and enter.via >= 0 and g.is_closed(enter.via):  # a door closed behind the character breaks, and they stay
        return [DestroyDoor(enter.via)]
    for foe in here:
        g.foe_room[foe & 31] = enter.to
        g.tell(INTRUDER_MOVES, Chase.rule, foe=g.foe_id(foe), room=ROOM[enter.to])
    return g.site.intruder_arrives(g, enter.to) if here else None
