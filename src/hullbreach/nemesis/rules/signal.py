"""The signal: a marker on the character board that some objectives ask for."""

from __future__ import annotations

from ...kernel import Effect, Seat
from ..event_kinds import SIGNAL_SENT
from ..position import Position
from ..refs import SEAT


class SendSignal(Effect, tag="nemesis/send-signal"):
    """The signal space of the character board receives a marker."""

    rule = "nemesis/room/comms-room"
    who: Seat

    def send(self, g: Position) -> None:
        g.signalled |= 1 << self.who
        g.tell(SIGNAL_SENT, self.rule, who=SEAT[self.who])
