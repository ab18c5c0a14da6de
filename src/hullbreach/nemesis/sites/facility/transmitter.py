"""The transmitter control room: send the signal, or read the objectives of somebody who has sent it."""

from __future__ import annotations

from ....kernel import Seat
from ...content.functions import Uses
from ...position import Position
from ...refs import SEAT
from ...rules.signal import SendSignal
from ...rules.spying import SeeObjective


def transmitter_uses(g: Position, who: Seat) -> Uses:
    """One sends the signal once; those who have sent it can be read wherever they are, while they live."""
    if not g.has_signalled(who):
        yield "send-signal", [Transmit(who)]
    for other in range(g.players):
        if other != who and g.has_signalled(other) and not g.is_dead(other) and g.objectives(other):
            yield f"see-objectives/{SEAT[other]}", [ReadObjective(who, other, back) for back in g.objectives(other)]


class Transmit(SendSignal, tag="lockdown/transmit"):
    """The signal space of the character board receives a marker."""

    rule = "lockdown/room/transmitter-signal"


class ReadObjective(SeeObjective, tag="lockdown/read-objective"):
    """One player looks at an objective card of another who has sent the signal."""

    rule = "lockdown/room/transmitter-check-objective"
