"""Analysing objects: one of the right kind reveals a weakness of what hunts the crew."""

from __future__ import annotations

from ...kernel import Effect, Seat
from .. import box
from ..content.functions import Uses
from ..event_kinds import WEAKNESS_DISCOVERED
from ..kinds import SLOT_NAMES, object_slot
from ..position import Position
from ..refs import SEAT


def objects_at_hand(g: Position, room: int) -> list[int]:
    """Corpses, carcasses and eggs in a room, lying there or carried by somebody there."""
    carried = [thing for who in g.crew_present(room) for thing in g.objects_of(who)]
    return [*g.objects_in(room), *g.eggs_lying_in(room), *carried]


def discover_uses(g: Position, who: Seat, room: int) -> Uses:
    """Analyse an object in the room whose weakness is not known yet."""
    slots = {object_slot(thing) for thing in objects_at_hand(g, room)}
    for slot, name in enumerate(SLOT_NAMES):
        if slot in slots and not g.discovered >> slot & 1:
            yield f"analyse/object:{name}", [DiscoverWeakness(who, slot)]


class DiscoverWeakness(Effect, tag="nemesis/discover-weakness"):
    """The weakness card of that kind of object is flipped face up.

    The object stays where it is (nemesis/room/laboratory-object-kept).
    """

    rule = "nemesis/room/laboratory"
    who: Seat
    slot: int

    def flip(self, g: Position) -> None:
        if g.discovered >> self.slot & 1:
            return
        back = g.zones[box.WEAKNESS_SLOTS][self.slot]
        g.discovered |= 1 << self.slot
        g.show(back)
        g.tell(
            WEAKNESS_DISCOVERED,
            self.rule,
            who=SEAT[self.who],
            object=f"object:{SLOT_NAMES[self.slot]}",
            weakness=f"weakness:{g.box.weaknesses[g.face[back]]}",
        )
