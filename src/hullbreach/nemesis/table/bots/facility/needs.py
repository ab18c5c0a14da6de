"""What an objective of the facility still needs."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import ClassVar

from ....sites.facility.shapes import FacilityPerson
from ..assessment.aims import Aim
from .objectives import BROOD, OBJECTIVES, SIGNALS, TARGETS, Asks
from .outlook import FacilityOutlook
from .situation import CAN_BE_ANALYSED, Inside


class FacilityNeeds(Aim):
    """What one card asks for, less what has been done."""

    targets: ClassVar[Mapping[str, int]] = TARGETS
    signals: ClassVar[Collection[str]] = SIGNALS

    now: Inside
    outlook: FacilityOutlook

    def __init__(self, objective: str, now: Inside, outlook: FacilityOutlook) -> None:
        super().__init__(objective, now, outlook)
        self.asks = OBJECTIVES.get(objective, Asks())
        common = objective in now.view.common_objectives
        self.judged: list[FacilityPerson] = [one for one in now.crew if one.status != "dead"] if common else [now.me]
        """The characters of whom one must meet the objective: the bot's own, or anyone alive in a common one."""

    @property
    def lacks_knowledge(self) -> int:
        """How much knowledge the most knowing of them lacks."""
        most: int = max(one.knowledge for one in self.judged)
        return max(0, self.asks.knowledge - most)

    @property
    def lacks_archive(self) -> bool:
        """Whether the archive must still be read: by the bot, by all of the crew, or by anybody."""
        if not self.asks.archive:
            return False
        read = [one.knowledge_active for one in self.judged]
        return not (all(read) if self.objective == "shared-memory" else any(read))

    @property
    def lacks_weaknesses(self) -> int:
        """How many weaknesses must still be discovered."""
        found = sum(bool(slot.weakness) for slot in self.now.view.laboratory)
        return max(0, self.asks.weaknesses - found)

    @property
    def lacks_egg_analysis(self) -> bool:
        """Whether an egg must still be analysed."""
        served = any(slot.object == "object:egg" for slot in self.now.view.laboratory)
        return self.asks.analysed_egg and not served

    @property
    def object(self) -> str:
        """An egg, if one must be carried out and nobody else of the crew does."""
        others = any("object:egg" in one.objects for one in self.judged if one.seat != self.now.seat)
        return "egg" if self.asks.egg and not others else ""

    @property
    def specimens(self) -> set[str]:
        """The kinds of object that must still be analysed, for weaknesses or for knowledge."""
        wanted = set(self.now.unknown_specimens) if self.lacks_weaknesses else set()
        if self.lacks_egg_analysis:
            wanted.add("egg")
        return wanted | CAN_BE_ANALYSED if self.lacks_knowledge else wanted

    @property
    def unexplored(self) -> set[str]:
        """The rooms that must still be explored."""
        sections = {f"section:{number}" for number in self.asks.sections}
        return {ref for ref, room in self.now.rooms.items() if room.section in sections and not room.explored}

    @property
    def needs_explored(self) -> bool:
        """Whether rooms must still be explored for their own sake."""
        return bool(self.unexplored)

    @property
    def counts_on_the_end(self) -> bool:
        """Whether the bot's objective, or one of the crew's, is met if the facility is destroyed."""
        return any(name in BROOD for name in (self.objective, *self.now.view.common_objectives))

    @property
    def wants_queen_dead(self) -> bool:
        """Whether the queen, or with her the whole facility, must still go."""
        return self.asks.queen and not self.now.view.queen_dead and not self.outlook.doomed

    @property
    def wants_nest_gone(self) -> bool:
        """Whether the nest, or with it the whole facility, must still go."""
        return self.asks.nest and not self.now.view.nest_destroyed and not self.outlook.doomed
