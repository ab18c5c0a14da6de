"""Venting: a room with an entrance to the technical corridors is sealed, and at the end of the phase all in it die."""

from __future__ import annotations

from ....kernel import Effect, Effects
from ...content.functions import Uses
from ...position import Position
from ...refs import ROOM
from ...rules.hazards import RemoveFire
from ...rules.sealing import EmptyRoom, SealCheck, SealRoom, no_door_is_destroyed
from .doors import SealDoor
from .event_kinds import VENTED, VENTING_BEGINS, VENTING_CANCELLED


def venting_uses(g: Position) -> Uses:
    """Any room with an entrance whose corridors hold no destroyed door (lockdown/room/vent-choose)."""
    for room in g.board.entrances:
        if no_door_is_destroyed(g, room):
            yield f"vent/{ROOM[room]}", [StartVenting(room)]


class StartVenting(SealRoom, tag="lockdown/start-venting"):
    """All doors of the room are closed, its fire goes out, and the venting token is put there or moved there."""

    rule = "lockdown/room/vent-close"
    told = VENTING_BEGINS

    def close_the_doors(self, g: Position) -> Effects:
        return [*(super().close_the_doors(g) or ()), RemoveFire(self.room)]

    def put_the_token(self, g: Position) -> Effects:
        if g.airlock not in (0, self.room):
            g.tell(VENTING_CANCELLED, self.rule, room=ROOM[g.airlock])
        return super().put_the_token(g)

    def _close(self, g: Position, corridor: int) -> Effect:
        return SealDoor(corridor, spared=g.board.door_mask[self.room])

    def _check(self) -> Effect:
        return VentingCheck()


class VentingCheck(SealCheck, tag="lockdown/venting-check"):
    """A door of the room that opens or is destroyed takes the venting token away at once."""

    rule = "lockdown/room/vent-cancel"
    told = VENTING_CANCELLED


class Vent(EmptyRoom, tag="lockdown/vent"):
    """After everyone has passed, every character and intruder in the room dies; eggs stay."""

    rule = "lockdown/room/vent-kill"
    told = VENTED
