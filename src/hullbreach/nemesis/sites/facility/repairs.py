"""What repairs can mend in the facility besides the room: they fetch the elevator by hand."""

from __future__ import annotations

from ....kernel import Seat
from ...content.functions import Uses
from .elevator import CallElevator, elevator_is_at
from .position import FacilityPosition


def mending_uses(g: FacilityPosition, who: Seat) -> Uses:
    """In an elevator room that the elevator is not at, bring it here; power and malfunctions do not matter."""
    room = g.room[who]
    if room not in g.site.landings or elevator_is_at(g, room):
        return ()
    return (("bring-elevator", [CallElevator(room)]),)
