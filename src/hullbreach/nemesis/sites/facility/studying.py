"""Field work: whoever is near an intruder, or what is left of one, learns from it."""

from __future__ import annotations

from ....kernel import Effect, Effects, Seat
from ...refs import ROOM, SEAT
from .event_kinds import STUDIED
from .knowledge import GainKnowledge
from .position import FacilityPosition


def is_something_to_study(g: FacilityPosition, who: Seat) -> bool:
    """Whether an intruder is here, or a corpse, carcass or egg, lying, carried or in the nest."""
    room = g.room[who]
    if g.foes_with(who) or g.objects_in(room) or g.eggs_lying_in(room):
        return True
    return any(g.objects_of(other) for other in g.crew_in(room))


class Study(Effect, tag="lockdown/study"):
    """What is here is studied and stays as it is."""

    rule = "lockdown/knowledge/other"
    who: Seat
    count: int

    def learn(self, g: FacilityPosition) -> Effects:
        g.tell(STUDIED, self.rule, who=SEAT[self.who], room=ROOM[g.room[self.who]])
        return [GainKnowledge(self.who, self.count, self.rule)]
