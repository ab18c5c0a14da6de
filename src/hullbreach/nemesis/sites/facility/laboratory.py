"""The laboratory of the facility: an object is used up for knowledge, and the first of its kind also for a weakness."""

from __future__ import annotations

from collections.abc import Sequence

from ....kernel import Effect, Effects, Option, Question, Seat
from ...box import WEAKNESS_SLOTS
from ...content.functions import Uses
from ...event_kinds import WEAKNESS_DISCOVERED
from ...kinds import CARRIED, CORPSE_SLOT, GONE, IN_SUPPLY, SLOT_NAMES, object_slot
from ...refs import SEAT
from ...rules.lapses import seat_is_gone
from .event_kinds import OBJECT_ANALYSED
from .knowledge import GainKnowledge
from .position import FacilityPosition


def within_reach(g: FacilityPosition, who: Seat, room: int) -> list[int]:
    """The objects in a room, then those the character carries, then those of others there. Nobody need agree."""
    here = g.crew_in(room)
    others = [other for other in g.turn_order() if other in here and other != who]
    own = g.objects_of(who) if who in here else []
    return [*g.objects_in(room), *own, *(thing for other in others for thing in g.objects_of(other))]


def analyse_uses(g: FacilityPosition, who: Seat, things: Sequence[int]) -> Uses:
    """Analyse one object of each kind. Where the dead may come back, corpses differ by their owner."""
    alike: dict[str, list[int]] = {}
    for thing in things:
        sort = object_slot(thing)
        one_of_them = sort == CORPSE_SLOT and g.mode.together
        name = g.object_id(thing) if one_of_them else f"object:{SLOT_NAMES[sort]}"
        alike.setdefault(name, []).append(thing)
    for name, found in alike.items():
        in_one_place = len({g.object_at[thing] for thing in found}) == 1
        yield f"analyse/{name}", [Analyse(who, found[0]) if in_one_place else ChooseSpecimen(who, tuple(found))]


class ChooseSpecimen(Question, tag="lockdown/choose-specimen"):
    """Which of several alike objects to analyse: one that lies there, one of their own or somebody else's."""

    rule = "lockdown/room/laboratory"
    ask = "ask-specimen"
    things: tuple[int, ...]

    def _options(self, g: FacilityPosition) -> list[Option]:
        options: dict[str, Option] = {}
        for thing in self.things:
            place = g.object_at[thing]
            which = "specimen-lying" if place < CARRIED else f"specimen-of/{SEAT[place - CARRIED]}"
            options.setdefault(which, Option(which, (Analyse(self.seat, thing),), self.rule))
        return list(options.values())

    _lapses = seat_is_gone


class Analyse(Effect, tag="lockdown/analyse"):
    """An object is analysed: the player learns from it, and a weakness may come to light."""

    rule = "lockdown/room/laboratory"
    who: Seat
    thing: int

    def learn(self, g: FacilityPosition) -> Effects:
        g.tell(OBJECT_ANALYSED, self.rule, who=SEAT[self.who], object=g.object_id(self.thing))
        g.analysed |= 1 << object_slot(self.thing)
        count = g.box.tables.facility_tracks.knowledge.analysis
        return [GainKnowledge(self.who, count, "lockdown/knowledge/analyze")]

    def discover(self, g: FacilityPosition) -> None:
        """A kind of object reveals a weakness only once (lockdown/weakness/one-per-object-type)."""
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
        g.tell(WEAKNESS_DISCOVERED, self.rule, who=SEAT[self.who], object=thing, weakness=weakness)
