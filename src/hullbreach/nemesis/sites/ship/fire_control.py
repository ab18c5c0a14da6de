"""The fire control system: foam in any room puts the fire out and drives intruders away."""

from __future__ import annotations

from ....kernel import Effect, Effects
from ...content.functions import Uses
from ...position import Position
from ...refs import ROOM
from ...rules.hazards import RemoveFire
from .event_kinds import FOAM


def fire_control_uses(g: Position) -> Uses:
    """Any room with a fire to put out, or just with intruders to make run (nemesis/room/fire-control-without-fire)."""
    for room in g.board.rooms:
        if g.is_burning(room) or room in g.foe_room:
            yield f"foam/{ROOM[room]}", [FloodWithFoam(room)]


class FloodWithFoam(Effect, tag="nemesis/flood-with-foam"):
    """The fire marker is discarded and every intruder in the room runs in a direction of its own."""

    rule = "nemesis/room/fire-control"
    room: int

    def put_the_fire_out(self, g: Position) -> Effects:
        g.tell(FOAM, self.rule, room=ROOM[self.room])
        return [RemoveFire(self.room)]

    def intruders_run(self, g: Position) -> Effects:
        return [effect for foe in g.foes_in(self.room) for effect in g.species.foam(g, foe)]
