"""When quest items of the facility's crew can be activated that ask for neither a room nor an item."""

from __future__ import annotations

from ....kernel import Seat
from ...sites.facility.position import FacilityPosition
from ..functions import LOCKDOWN


@LOCKDOWN.quest("knowledge-5")
def knowledge_5(g: FacilityPosition, who: Seat) -> bool:
    return g.knows(who, 5)


@LOCKDOWN.quest("dark-computer")
def dark_computer(g: FacilityPosition, who: Seat) -> bool:
    room = g.room[who]
    return g.has_computer(room) and g.is_dark(room)
