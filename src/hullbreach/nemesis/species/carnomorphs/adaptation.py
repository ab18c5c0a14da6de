"""Adaptations in the laboratory: an object of the right kind lets one discard the card of its slot."""

from __future__ import annotations

from ....kernel import Effect, Seat
from ...content.functions import Uses
from ...kinds import SLOT_NAMES, object_slot
from ...refs import SEAT
from ...rules.analysis import objects_at_hand
from .event_kinds import ADAPTATION_DISCARDED
from .metamorphosis import Metamorphosis


def discard_uses(g: Metamorphosis, who: Seat, room: int) -> Uses:
    """Discard an adaptation with an object of its slot, if it has been revealed and its miniature has left it.

    Both happen at once, and everybody has seen it. See carnomorphs/adaptation/laboratory-condition.
    """
    slots = {object_slot(thing) for thing in objects_at_hand(g, room)}
    for slot, name in enumerate(SLOT_NAMES):
        if slot in slots and (g.discovered & ~g.discarded) >> slot & 1:
            yield f"analyse/object:{name}", [DiscardAdaptation(who, slot)]


class DiscardAdaptation(Effect, tag="nemesis/carnomorph-discard-adaptation"):
    """The adaptation is discarded and has no effect any more. The object stays where it is."""

    rule = "carnomorphs/adaptation/laboratory-discards"
    who: Seat
    slot: int

    def discard(self, g: Metamorphosis) -> None:
        if (g.discovered & ~g.discarded) >> self.slot & 1:
            g.discarded |= 1 << self.slot
            name = f"weakness:{g.box.weaknesses[g.face[g.adaptations()[self.slot]]]}"
            thing = f"object:{SLOT_NAMES[self.slot]}"
            g.tell(ADAPTATION_DISCARDED, self.rule, who=SEAT[self.who], object=thing, weakness=name)
