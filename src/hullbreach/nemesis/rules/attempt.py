"""An attempt that makes noise first and fails if the noise brings an intruder."""

from __future__ import annotations

from ...kernel import Effect, Effects, Seat
from ..event_kinds import ATTEMPT_FAILS
from ..position import Position
from ..refs import ROOM, SEAT
from .lapses import who_is_gone
from .noise import NoiseRoll


class Attempt(Effect, tag="nemesis/attempt"):
    """Make a noise roll; unless it brings any intruder into the room, go ahead."""

    rule = "nemesis/room/evacuation-a-attempt"
    who: Seat
    because: str
    """The rule of what is attempted."""
    then: tuple[Effect, ...]

    def make_noise(self, g: Position) -> Effects:
        return [NoiseRoll(self.who), Undisturbed(self.who, self.because, self.then, g.room_of(self.who), g.appeared)]


class Undisturbed(Effect, tag="nemesis/undisturbed"):
    """An intruder that came, by an encounter or drawn in by danger, spoils the attempt even if it is gone again.

    So does anything that moves the character away.
    """

    rule = "nemesis/room/evacuation-a-attempt"
    who: Seat
    because: str
    then: tuple[Effect, ...]
    room: int
    appeared: int
    """How many intruders had appeared before the noise."""

    def go_ahead(self, g: Position) -> Effects:
        stayed = g.room_of(self.who) == self.room
        if stayed and g.appeared == self.appeared and self.room not in g.foe_room:
            return self.then
        g.tell(ATTEMPT_FAILS, self.because, who=SEAT[self.who], room=ROOM[self.room])
        return None

    _lapses = who_is_gone
