"""The rover: it drives between the exits of the facility and the bunker, with somebody or without."""

from __future__ import annotations

from ....kernel import Effect, Seat
from ...content.functions import Uses
from ...refs import ROOM
from .event_kinds import ROVER_MOVES, ROVER_MOVES_TO_BUNKER
from .position import AT_BUNKER, FacilityPosition


def rover_uses(g: FacilityPosition, who: Seat) -> Uses:
    """Send the rover off with nobody in it. Between the exits and the bunker the main gate must be open."""
    exits = g.site.printed.exits
    if len(exits) == 1:
        if g.gate_open:
            yield "move-the-rover", [MoveRover(exits[0] if g.rover == AT_BUNKER else AT_BUNKER)]
        return
    for room in exits:
        if room != g.rover and (g.gate_open or g.rover != AT_BUNKER):
            yield f"send-the-rover/{ROOM[room]}", [MoveRover(room)]
    if g.gate_open and g.rover != AT_BUNKER:
        yield "send-the-rover-to-bunker", [MoveRover(AT_BUNKER)]


class MoveRover(Effect, tag="lockdown/move-rover"):
    """The rover goes to a room, or to the bunker."""

    rule = "lockdown/computer/choose-action"
    to: int
    because: str = rule

    def drive(self, g: FacilityPosition) -> None:
        g.rover = self.to
        if self.to == AT_BUNKER:
            g.tell(ROVER_MOVES_TO_BUNKER, self.because)
        else:
            g.tell(ROVER_MOVES, self.because, room=ROOM[self.to])
