"""Lairs: they stay where they were found, make noise with everyone's fear, and hold the despoiler on the ship."""

from __future__ import annotations

from ....kernel import Effect, Effects, Seat
from ...event_kinds import INJURED
from ...kinds import CARCASSES, IN_SUPPLY
from ...position import Position
from ...refs import ROOM
from ...rules.noise import NoiseRoll
from ..intruders.intruder_movement import foe_is_gone, take_off
from .creatures import DESPOILER, LAIR
from .event_kinds import DESPOILER_GONE, LAIR_DESTROYED, SEEDER_CHECK
from .injury import drawn_values
from .madness import Madness

LAIRS = 3
"""How many lairs there are."""


def lairs_in(g: Position, room: int) -> list[int]:
    """The lairs in a room."""
    return [foe for foe in g.foes_in(room) if g.kind_of(foe) == LAIR] if room in g.foe_room else []


class LairNoise(Effect, tag="nemesis/seeder-lair-noise"):
    """A player whose turn ends in a room with a lair makes a noise roll, although in combat.

    A character in combat makes no other (void-seeders/lair/only-noise-in-combat).
    """

    rule = "void-seeders/lair/noise-at-turn-end"
    who: Seat

    def roll(self, g: Madness) -> Effects:
        return [NoiseRoll(self.who)]

    def _lapses(self, g: Madness) -> bool:
        return not g.is_aboard(self.who) or not lairs_in(g, g.room_of(self.who))


class InjureLair(Effect, tag="nemesis/seeder-injure-lair"):
    """Injury markers are placed, then two attack cards are drawn: the higher value counts, an icon saves the lair.

    Shallow Roots: the lower value counts.
    """

    rule = "void-seeders/lair/injury-two-cards"
    foe: int
    count: int

    def mark(self, g: Madness) -> None:
        mini = self.foe & 31
        g.injuries[mini] += self.count
        g.tell(INJURED, "nemesis/injury/markers", foe=g.foe_id(self.foe), count=self.count, total=g.injuries[mini])

    def check(self, g: Madness) -> Effects:
        values = drawn_values(g, 2)
        if 0 in values:
            rule = "void-seeders/lair/retreat-icon"
            g.tell(SEEDER_CHECK, rule, foe=g.foe_id(self.foe), result="saved", blood=0)
            return None
        blood = (min if g.knows_weakness("shallow-roots") else max)(values)
        rule, gone = "void-seeders/lair/destroyed-check", blood <= g.injuries[self.foe & 31]
        g.tell(SEEDER_CHECK, rule, foe=g.foe_id(self.foe), result="destroyed" if gone else "stands", blood=blood)
        return [DestroyLair(self.foe, rule)] if gone else None

    _lapses = foe_is_gone


class DestroyLair(Effect, tag="nemesis/seeder-destroy-lair"):
    """The lair leaves a carcass, and its miniature goes on a destroyed lair space.

    So does a completed airlock procedure in its room (void-seeders/lair/airlock).
    """

    rule = "void-seeders/lair/destroyed-space"
    foe: int
    because: str

    def collapse(self, g: Madness) -> Effects:
        room = g.room_of_foe(self.foe)
        take_off(g, self.foe)
        g.lairs_destroyed += 1
        g.tell(LAIR_DESTROYED, self.because, room=ROOM[room], count=g.lairs_destroyed)
        carcass = g.object_at.find(IN_SUPPLY, CARCASSES.start, CARCASSES.stop)
        if carcass >= 0:  # void-seeders/lair/carcass
            g.object_at[carcass] = room
        return [DespoilerLeaves()] if g.lairs_destroyed == LAIRS else None

    _lapses = foe_is_gone


class DespoilerLeaves(Effect, tag="nemesis/seeder-despoiler-leaves"):
    """With the third lair destroyed the despoiler leaves the game for good, wherever it is.

    Nothing else kills it (void-seeders/injury/despoiler-only-by-lairs).
    """

    rule = "void-seeders/lair/all-three-destroyed"

    def leave(self, g: Madness) -> None:
        g.queen_dead = True
        for mini in range(*g.box.miniatures_of[DESPOILER]):
            if g.foe_room[mini]:
                take_off(g, g.foe(mini))  # and no token joins the bag
        g.tell(DESPOILER_GONE, self.rule)
