"""Knowledge: everybody's token on a track from 1 to 8, which only ever goes up."""

from __future__ import annotations

from ....kernel import Effect, Seat
from ...refs import SEAT
from .event_kinds import KNOWLEDGE_ACTIVATED, KNOWLEDGE_GAINED
from .position import FacilityPosition


class GainKnowledge(Effect, tag="lockdown/gain-knowledge"):
    """A player's knowledge token moves up; the track ends at 8."""

    rule = "lockdown/knowledge/other"
    who: Seat
    count: int
    because: str = rule

    def gain(self, g: FacilityPosition) -> None:
        gained = min(self.count, g.box.tables.facility_tracks.knowledge.most - g.knowledge[self.who])
        if gained:
            g.knowledge[self.who] += gained
            total = g.knowledge[self.who]
            g.tell(KNOWLEDGE_GAINED, self.because, who=SEAT[self.who], count=gained, total=total)


class ActivateKnowledge(Effect, tag="lockdown/activate-knowledge"):
    """The knowledge token is turned to its active side, once for all."""

    rule = "lockdown/room/archive"
    who: Seat

    def turn(self, g: FacilityPosition) -> None:
        if not g.has_read_the_archive(self.who):
            g.archived |= 1 << self.who
            g.tell(KNOWLEDGE_ACTIVATED, self.rule, who=SEAT[self.who])
