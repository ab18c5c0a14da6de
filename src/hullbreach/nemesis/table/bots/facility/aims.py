"""Objectives in the facility: whether each one is met already, and how easily it will be."""

from __future__ import annotations

from .needs import FacilityNeeds
from .objectives import BROOD
from .situation import CORPORATE

LAST_ROUNDS = 7
"""How many rounds before the end a crew destroys the facility even if something else is still to be done."""
EASIEST = 8.5
"""The ease of an objective for which nothing more need be done."""
PROTECTED = 1.0
"""How much easier an objective is that comes with a pardon."""
CLOSE = 3
"""How many rooms to explore, or points of knowledge to gain, are within reach."""


class FacilityAim(FacilityNeeds):
    """How far the bot is with an objective of the facility."""

    @property
    def may_destroy(self) -> bool:
        """Whether it is time to destroy the facility: all else is done, and there is another way out than isolation."""
        if not self.needs_end_of_brood or self.outlook.ticking or self._pending:
            return False
        return self._others_done and self._another_way_out

    @property
    def _another_way_out(self) -> bool:
        return bool(self.outlook.schedule.found) or (self.outlook.gate_open and bool(self.now.view.rover))

    @property
    def _others_done(self) -> bool:
        common = [name for name in self.now.view.common_objectives if name not in BROOD]
        others = [FacilityAim(name, self.now, self.outlook) for name in common]
        return self.outlook.rounds_left <= LAST_ROUNDS or all(aim.met for aim in others)

    @property
    def _pending(self) -> bool:
        """Whether anything but the brood is still to be done."""
        learning = self.lacks_knowledge or self.lacks_archive or self.lacks_weaknesses or self.lacks_egg_analysis
        return bool(self.lacks_signal or self.unexplored or learning) or bool(self.object and not self.carries_object)

    # -- how one stands with it ------------------------------------------------------------------------------

    @property
    def within_reach(self) -> bool:
        """Whether the bot knows the rooms, and has the things, for what is still to be done."""
        known = self.now.room_of_kind
        if self.unexplored:
            return len(self.unexplored) <= CLOSE
        if self.object and not self.carries_object:
            return "nest" in known and bool(self.now.view.eggs.nest)
        if self.specimens:
            carried = self.now.me.objects
            at_hand = any(thing.startswith(f"object:{kind}") for kind in self.specimens for thing in carried)
            if not (self._usable("laboratory-facility") and at_hand):
                return False
        if self.needs_signal and not self._usable("transmitter-control"):
            return False
        if self.lacks_archive and not self._usable("archive"):
            return False
        return not self.needs_end_of_brood or (self._usable("cooling-system") and self._another_way_out)

    def _usable(self, kind: str) -> bool:
        """Whether a room is known, without intruders, and in order or easily mended."""
        room = self.now.room_of_kind.get(kind)
        return room is not None and not room.intruders and (not room.malfunction or self.now.can_repair)

    @property
    def met(self) -> bool:
        """Whether the bot would win by leaving now, as far as it can know."""
        target = self.target
        if target is not None:
            return target.status == "dead"
        brood = self.needs_end_of_brood and not self.outlook.ticking  # the brood dies in the explosion
        return not self._pending and not brood

    @property
    def ease(self) -> float:
        """How easily it will be met from here. With a corporate objective there is one contingency less to fear."""
        return super().ease + PROTECTED * (self.objective in CORPORATE)

    @property
    def ease_of_work(self) -> float:
        """The less there is still to do, the easier."""
        deeds = self.lacks_signal + self.lacks_archive + self.asks.deaths
        study = 0.7 * self.lacks_knowledge + 1.5 * self.lacks_weaknesses + 3.0 * self.lacks_egg_analysis
        brood = 3.0 * self.needs_end_of_brood + 3.0 * bool(self.object and not self.carries_object)
        return EASIEST - deeds - study - brood - 0.35 * len(self.unexplored)
