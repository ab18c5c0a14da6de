"""Analysis with void seeders: instead of a corpse, the mind of a living character is studied."""

from __future__ import annotations

from ....kernel import Effect, Seat
from ...box import WEAKNESS_SLOTS
from ...content.functions import Uses
from ...kinds import CORPSE_SLOT
from ...refs import SEAT
from ...rules.analysis import DiscoverWeakness, discover_uses
from .event_kinds import MIND_STUDIED
from .madness import FLOOR, Madness


def seeder_analyses(g: Madness, who: Seat, room: int) -> Uses:
    """Carcasses and eggs as ever; for the slot of the corpse a character here whose insanity level is 3 or more.

    See void-seeders/room/laboratory-unchanged. A corpse is no longer accepted.
    """
    for option_id, effects in discover_uses(g, who, room):
        if all(not isinstance(effect, DiscoverWeakness) or effect.slot != CORPSE_SLOT for effect in effects):
            yield option_id, effects
    if not g.discovered >> CORPSE_SLOT & 1:
        for patient in g.crew_in(room):
            if g.insanity[patient] >= FLOOR:
                yield f"study-mind/{SEAT[patient]}", [StudyMind(who, patient)]


class StudyMind(Effect, tag="nemesis/seeder-study-mind"):
    """The weakness card in the slot of the corpse is flipped face up."""

    rule = "void-seeders/room/laboratory"
    who: Seat
    patient: Seat

    def flip(self, g: Madness) -> None:
        back = g.zones[WEAKNESS_SLOTS][CORPSE_SLOT]
        g.discovered |= 1 << CORPSE_SLOT
        g.show(back)
        weakness = f"weakness:{g.box.weaknesses[g.face[back]]}"
        g.tell(MIND_STUDIED, self.rule, who=SEAT[self.who], whom=SEAT[self.patient], weakness=weakness)
