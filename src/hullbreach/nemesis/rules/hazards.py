"""Fire and malfunctions: at most one marker of each in a room, and a fixed supply of both, which may run out."""

from __future__ import annotations

from ...kernel import Effect, Effects
from ..event_kinds import FIRE_PLACED, FIRE_REMOVED, MALFUNCTION_PLACED, MALFUNCTION_REMOVED
from ..position import Position
from ..position.place import bits_of
from ..refs import ROOM


class PlaceFire(Effect, tag="nemesis/place-fire"):
    """A fire marker goes into the room, explored or not (nemesis/fire/unexplored-room)."""

    rule = "nemesis/fire/one-per-room"
    room: int

    def place(self, g: Position) -> Effects:
        if g.is_burning(self.room) or g.site.never_burns(g, self.room):
            return None
        if g.site.fire_left(g) <= 0:
            return g.site.markers_run_out(g, "fire")
        g.fire |= 1 << self.room
        g.tell(FIRE_PLACED, self.rule, room=ROOM[self.room])
        return None


class RemoveFire(Effect, tag="nemesis/remove-fire"):
    """The fire marker of a room goes back to the supply."""

    rule = "nemesis/fire/supply-exhausted"
    room: int

    def discard(self, g: Position) -> None:
        if g.is_burning(self.room):
            g.fire &= ~(1 << self.room)
            g.tell(FIRE_REMOVED, self.rule, room=ROOM[self.room])


class SpreadFire(Effect, tag="nemesis/spread-fire"):
    """Fire spreads to neighbouring rooms, never past closed doors; what it lights does not spread further now."""

    rule = "nemesis/fire/spread"
    rooms: tuple[int, ...]

    def reach_neighbours(self, g: Position) -> Effects:
        reached = {other for room in self.rooms for other in g.open_neighbours(room)}
        return [PlaceFire(room) for room in sorted(reached.difference(bits_of(g.fire)))]


def may_malfunction(g: Position, room: int) -> bool:
    """Whether a malfunction marker can go into this room; it must be explored (nemesis/malfunction/not-unexplored)."""
    return (g.explored & ~g.malfunction) >> room & 1 == 1 and not g.site.never_malfunctions(g, room)


class PlaceMalfunction(Effect, tag="nemesis/place-malfunction"):
    """A malfunction marker goes into an explored room that can have one."""

    rule = "nemesis/malfunction/one-per-room"
    room: int

    def place(self, g: Position) -> Effects:
        room = self.room
        if not may_malfunction(g, room):
            return None
        if g.site.malfunctions_left(g) <= 0:
            return g.site.markers_run_out(g, "malfunction")
        g.malfunction |= 1 << room
        if g.event_sink is not None:
            g.tell(MALFUNCTION_PLACED, self.rule, room=ROOM[room])
        return None


class RemoveMalfunction(Effect, tag="nemesis/remove-malfunction"):
    """The malfunction marker of a room goes back to the supply."""

    rule = "nemesis/malfunction/supply-exhausted"
    room: int

    def discard(self, g: Position) -> None:
        if g.is_malfunctioning(self.room):
            g.malfunction &= ~(1 << self.room)
            g.tell(MALFUNCTION_REMOVED, self.rule, room=ROOM[self.room])
