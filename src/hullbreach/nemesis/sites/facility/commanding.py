"""The overmind: an intruder obeys, and its master pays with blood."""

from __future__ import annotations

from collections.abc import Iterator

from ....kernel import Effect, Effects, Seat
from ...kinds import QUEEN
from ...refs import SEAT
from ...rules.contamination import Contaminate
from .event_kinds import INTRUDER_COMMANDED
from .position import FacilityPosition

COMMANDS_THE_QUEEN = 7
"""The knowledge it takes."""


def subjects(g: FacilityPosition, who: Seat) -> Iterator[int]:
    """The intruders of somebody's section that are not in combat; the queen obeys only those who know enough."""
    section = g.section(g.room[who])
    for foe in g.all_foes() if section else ():
        room = g.room_of_foe(foe)
        obeys = g.kind_of(foe) != QUEEN or g.knows(who, COMMANDS_THE_QUEEN)
        if obeys and g.section(room) == section and not g.is_manned(room):
            yield foe


class Command(Effect, tag="lockdown/command"):
    """The character takes a contamination card, and the intruder moves as told."""

    rule = "lockdown/item/shown-when-used"
    who: Seat
    foe: int
    spot: int

    def pay(self, g: FacilityPosition) -> Effects:
        return [Contaminate(self.who)]

    def obey(self, g: FacilityPosition) -> Effects:
        g.tell(INTRUDER_COMMANDED, self.rule, who=SEAT[self.who], foe=g.foe_id(self.foe))
        return g.species.move(g, [(self.foe, self.spot)], self.rule)

    def _lapses(self, g: FacilityPosition) -> bool:
        return not g.is_here(self.foe)
