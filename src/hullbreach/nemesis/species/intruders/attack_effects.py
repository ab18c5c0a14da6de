"""What the stranger attack cards do: a creeper grows into a breeder, another intruder is called."""

from __future__ import annotations

from ....kernel import Effect, Effects, Seat
from ...event_kinds import INTRUDER_TRANSFORMS
from ...position import Position
from ...refs import ROOM
from .creatures import BLANK, BREEDER
from .encounter import draw_token
from .intruder_movement import PlaceIntruder, take_off

EMPTY_HAND = 1
"""The surprise number that surprises only an empty hand."""


class Transform(Effect, tag="nemesis/transform"):
    """The creeper is replaced by a breeder without injuries, if there is one left; an empty hand is then surprised."""

    rule = "nemesis/attack/card-hit"
    foe: int
    who: Seat

    def grow(self, g: Position) -> Effects:
        if g.free_miniature(BREEDER) < 0:
            return None
        room = g.room_of_foe(self.foe)
        g.tell(INTRUDER_TRANSFORMS, self.rule, foe=g.foe_id(self.foe), room=ROOM[room])
        take_off(g, self.foe)
        return [PlaceIntruder(BREEDER, room, self.who, EMPTY_HAND)]


class Summon(Effect, tag="nemesis/summon"):
    """A token is drawn and its intruder placed in the room; it attacks nobody now, and the blank brings nothing."""

    rule = "nemesis/attack/card-hit"
    room: int

    def call(self, g: Position) -> Effects:
        sort = draw_token(g, self.rule)
        kind = g.box.tokens[sort][0] if sort >= 0 else BLANK
        return g.species.appear(g, kind, self.room, sort=sort) if kind != BLANK else None
