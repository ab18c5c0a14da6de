"""The airlock procedure: at the end of the player phase everything in the sealed room dies."""

from __future__ import annotations

from ....kernel import Effect
from ...content.functions import Uses
from ...position import Position
from ...refs import ROOM
from ...rules.hazards import RemoveFire
from ...rules.sealing import EmptyRoom, SealCheck, SealRoom, no_door_is_destroyed
from .event_kinds import AIRLOCK_CANCELLED, AIRLOCK_PROCEDURE, DECOMPRESSED


def airlock_uses(g: Position, control: int) -> Uses:
    """Any other explored yellow room whose corridors hold no destroyed door."""
    for room in g.board.rooms:
        yellow = g.is_explored(room) and g.colour_of(room) == "yellow"
        if yellow and room != control and no_door_is_destroyed(g, room):
            yield f"airlock/{ROOM[room]}", [StartAirlock(room)]


class StartAirlock(SealRoom, tag="nemesis/start-airlock"):
    """The door in every corridor of the room is closed and the airlock procedure token put there."""

    rule = "nemesis/room/airlock-close"
    told = AIRLOCK_PROCEDURE

    def _check(self) -> Effect:
        return AirlockCheck()


class AirlockCheck(SealCheck, tag="nemesis/airlock-check"):
    """A door that opens or breaks cancels the procedure."""

    rule = "nemesis/room/airlock-cancel"
    told = AIRLOCK_CANCELLED


class Decompress(EmptyRoom, tag="nemesis/decompress"):
    """After everyone has passed, every character and intruder in the sealed room dies and its fire goes out."""

    rule = "nemesis/room/airlock-kill"
    told = DECOMPRESSED

    def _afterwards(self, room: int) -> tuple[Effect, ...]:
        return (RemoveFire(room),)
