"""Repairs: what cards and tools mend in a room."""

from __future__ import annotations

from ...kernel import Seat
from ..content.functions import Uses
from ..position import Position
from .hazards import RemoveMalfunction


def repair_uses(g: Position, who: Seat) -> Uses:
    """Repair the malfunction of the room, or something else that the site has to mend (nemesis/action/repairs)."""
    room = g.room[who]
    removing = (("remove-malfunction", [RemoveMalfunction(room)]),) if g.malfunction >> room & 1 else ()
    return (*removing, *g.site.mending(g, who))
