"""The wail: a whole section falls silent, or answers."""

from __future__ import annotations

from ....kernel import Effect, Effects, Seat
from ...refs import SEAT
from ...rules.hushing import RemoveNoise
from ...rules.noise import place_noise
from .event_kinds import SECTION_HUSHED, SECTION_ROUSED
from .position import FacilityPosition

RULE = "lockdown/item/shown-when-used"


class HushSection(Effect, tag="lockdown/hush-section"):
    """Every noise marker in the corridors of a section is taken away."""

    rule = RULE
    who: Seat
    corridors: int

    def wail(self, g: FacilityPosition) -> Effects:
        g.tell(SECTION_HUSHED, RULE, who=SEAT[self.who])
        return [RemoveNoise(self.corridors, RULE)]


class RouseSection(Effect, tag="lockdown/rouse-section"):
    """Every silent corridor of a section gets a noise marker; nothing is encountered."""

    rule = RULE
    who: Seat
    corridors: int

    def wail(self, g: FacilityPosition) -> None:
        g.tell(SECTION_ROUSED, RULE, who=SEAT[self.who])
        place_noise(g, self.corridors, RULE)
