"""The defense control room: a strike against everything in another room, at the price of stores or of this room."""

from __future__ import annotations

from ....kernel import Effect, Effects
from ...content.functions import Uses
from ...position import Position
from ...refs import ROOM
from ...rules.hazards import PlaceMalfunction, may_malfunction
from ...rules.wounds import SeriousWound
from .event_kinds import EXTERMINATED
from .stores import UseUpStock


def extermination_uses(g: Position, control: int) -> Uses:
    """Any room with an intruder that a malfunction can be placed in (lockdown/room/defense-control-cost)."""
    for room in g.foe_rooms():
        if not may_malfunction(g, room):
            continue
        if g.items[control]:
            yield f"exterminate-with-stock/{ROOM[room]}", [UseUpStock(control), Exterminate(room)]
        if room != control:
            yield f"exterminate-with-overload/{ROOM[room]}", [PlaceMalfunction(control), Exterminate(room)]


class Exterminate(Effect, tag="lockdown/exterminate"):
    """The room gets a malfunction marker, each intruder in it an injury and each character in it a serious wound."""

    rule = "lockdown/room/defense-control-effect"
    room: int

    def strike(self, g: Position) -> Effects:
        room, here = self.room, g.crew_in(self.room)
        g.tell(EXTERMINATED, self.rule, room=ROOM[room])
        return [
            PlaceMalfunction(room),
            *(effect for foe in g.foes_in(room) for effect in g.species.injury(g, foe, 1)),
            *(SeriousWound(who) for who in g.turn_order() if who in here),
        ]
