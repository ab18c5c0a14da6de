"""The laboratory of the facility: an object is used up for knowledge, and the first of its sort for a weakness."""

from __future__ import annotations

from collections.abc import Sequence

from ....kernel import Effect, Effects, Seat
from ...box import WEAKNESS_SLOTS
from ...content.functions import Uses
from ...kinds import CORPSE_SLOT, GONE, IN_SUPPLY, SLOT_NAMES, object_slot
from ...refs import SEAT
from .knowledge import GainKnowledge
from .position import FacilityPosition


def within_reach(g: FacilityPosition, who: Seat, room: int) -> list[int]:
    """What lies in a room, then what the character carries, then what others there do; nobody need agree."""
    here = g.crew_in(room)
    others = [other for other in g.turn_order() if other in here and other != who]
    own = g.objects_of(who) if who in here else []
    return [*g.objects_in(room), *own, *(thing for other in others for thing in g.objects_of(other))]


def analyse_uses(g: FacilityPosition, who: Seat, things: Sequence[int]) -> Uses:
    """One of each sort; where the dead may come back it matters whose corpse it is."""
    for thing in things:
        sort = object_slot(thing)
        one_of_them = sort == CORPSE_SLOT and g.mode.together
        name = g.object_id(thing) if one_of_them else f"object:{SLOT_NAMES[sort]}"
        yield f"analyse/{name}", [Analyse(who, thing)]


class Analyse(Effect, tag="lockdown/analyse"):
    """An object is analysed: the player learns from it, and a weakness may come to light."""

    rule = "lockdown/room/laboratory"
    who: Seat
    thing: int

    def learn(self, g: FacilityPosition) -> Effects:
        g.tell("object-analysed", self.rule, who=SEAT[self.who], object=g.object_id(self.thing))
        g.analysed |= 1 << object_slot(self.thing)
        count = g.box.tables.facility_tracks.knowledge.analysis
        return [GainKnowledge(self.who, count, "lockdown/knowledge/analyze")]

    def discover(self, g: FacilityPosition) -> None:
        """A sort that has served before serves no more (lockdown/weakness/one-per-object-type)."""
        sort = object_slot(self.thing)
        hidden = [slot for slot in range(len(g.laboratory)) if not g.discovered >> slot & 1]
        if not hidden or 1 + sort in g.laboratory:
            g.object_at[self.thing] = GONE if sort == CORPSE_SLOT else IN_SUPPLY
            return
        slot = hidden[0]
        g.laboratory[slot] = 1 + sort
        g.object_at[self.thing] = GONE
        g.discovered |= 1 << slot
        back = g.zones[WEAKNESS_SLOTS][slot]
        g.show(back)
        weakness = f"weakness:{g.box.weaknesses[g.face[back]]}"
        thing = g.object_id(self.thing)
        g.tell("weakness-discovered", self.rule, who=SEAT[self.who], object=thing, weakness=weakness)
