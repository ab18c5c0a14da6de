"""The cockpit: a secret look at the coordinates, and the destination everybody sees."""

from __future__ import annotations

from ....kernel import Effect, Seat
from ... import box
from ...content.functions import Uses
from ...refs import SEAT
from .event_kinds import COORDINATES_CHECKED, DESTINATION_SET
from .position import ShipPosition


def destination_uses(g: ShipPosition, who: Seat, room: int) -> Uses:
    """Move the destination marker, while nobody hibernates and no intruder is in the cockpit.

    See nemesis/room/cockpit-set-hibernating and nemesis/room/cockpit-set-intruder.
    """
    if g.anyone_hibernates() or room in g.foe_room:
        return
    for space, letter in enumerate(g.box.tables.tracks.destination.letters):
        if space != g.destination:
            yield f"set-destination/letter:{letter}", [SetDestination(who, space)]


class CheckCoordinates(Effect, tag="nemesis/check-coordinates"):
    """The player secretly looks at the coordinates card, puts it back, and may lie about it."""

    rule = "nemesis/room/cockpit-check"
    who: Seat

    def look(self, g: ShipPosition) -> None:
        card = g.zones[box.COORDINATES_ON_BOARD][0]
        g.look(card, 1 << self.who)
        secret = {"card": f"card:{g.box.coordinate_cards[g.face[card]]}"}
        g.tell_some(COORDINATES_CHECKED, self.rule, 1 << self.who, {"who": SEAT[self.who]}, secret)


class SetDestination(Effect, tag="nemesis/set-destination"):
    """The destination marker goes on the space of the player's choice."""

    rule = "nemesis/room/cockpit-set"
    who: Seat
    space: int

    def move_the_marker(self, g: ShipPosition) -> None:
        g.destination = self.space
        letter = g.box.tables.tracks.destination.letters[self.space]
        g.tell(DESTINATION_SET, self.rule, who=SEAT[self.who], letter=f"letter:{letter}")
