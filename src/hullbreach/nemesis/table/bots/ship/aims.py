"""Objectives aboard the ship: whether each one is met already, and what it still needs."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import ClassVar

from ..assessment.aims import Aim
from .objectives import BROOD, EASE, EASE_OF_WHAT_IS_MET, LAST_ROUNDS, SIGNALS, TARGETS
from .outlook import ShipOutlook
from .situation import Aboard


class ShipAim(Aim):
    """An objective in games on the ship."""

    now: Aboard

    targets: ClassVar[Mapping[str, int]] = TARGETS
    signals: ClassVar[Collection[str]] = SIGNALS

    def __init__(self, objective: str, now: Aboard, outlook: ShipOutlook) -> None:
        super().__init__(objective, now, outlook)
        self.ship = outlook

    @property
    def needs_ship(self) -> bool:
        """Whether the ship must reach a planet."""
        return self.objective in ("salvaging-the-prime-asset", "the-oldest-friend", "quarantine", "destination-earth")

    @property
    def object(self) -> str:
        """The object that must be carried off the ship, or to its place."""
        if self.objective in ("a-proper-burial", "emergency-post-mortem"):
            return "corpse-blue"
        return "egg" if self.objective in ("my-precious", "special-delivery") else ""

    @property
    def bed(self) -> str:
        """The kind of room in which the object must lie, if it is not to be carried away."""
        return "surgery" if self.objective == "emergency-post-mortem" else ""

    @property
    def specimens(self) -> set[str]:
        """The kinds of object whose weakness must still be discovered."""
        unknown = self.now.unknown_specimens
        if self.objective == "ab-ovo":
            return unknown & {"egg"}
        if self.objective == "necroscopy":
            return unknown & {"carcass"}
        if self.objective in ("extreme-field-biology", "first-contact-protocol"):
            return unknown if len(unknown) > 1 else set()
        return set()

    @property
    def needs_explored(self) -> bool:
        """Whether every room must be explored."""
        wanted = self.objective in ("relentless-investigator", "no-man-left-behind")
        return wanted and not all(room.explored for room in self.now.view.rooms)

    @property
    def wants_queen_dead(self) -> bool:
        """Whether the queen, or with her the whole ship, must still go."""
        wanted = self.objective in ("the-great-hunt", "cutting-off-the-head")
        return wanted and not self.now.view.queen_dead and not self.ship.ending

    @property
    def wants_nest_gone(self) -> bool:
        """Whether the nest, or with it the whole ship, must still go."""
        wanted = self.objective in ("aliens-on-a-spaceship", "clean-up-crew")
        return wanted and not self.now.view.nest_destroyed and not self.ship.ending

    @property
    def needs_end_of_brood(self) -> bool:
        """Whether it would help to destroy the ship. It would not if the crew needs the ship to get home."""
        shared = "destination-earth" in self.now.view.common_objectives
        return super().needs_end_of_brood and not shared

    @property
    def may_destroy(self) -> bool:
        """Whether it is time to destroy the ship: the signal is sent, and the bot knows where pods will open."""
        ticking = self.now.clocks.self_destruct is not None  # to use the generator again would stop it
        ready = self.needs_end_of_brood and not self.needs_signal and not ticking
        return ready and bool(self.ship.sections) and self._others_done

    @property
    def _others_done(self) -> bool:
        """Whether only the brood is left to deal with, or there is no time for anything else."""
        common = self.now.view.common_objectives
        others = [ShipAim(name, self.now, self.ship) for name in common if name not in BROOD]
        return self.outlook.rounds_left <= LAST_ROUNDS or all(aim.met for aim in others)

    @property
    def within_reach(self) -> bool:
        """Whether the bot knows the room, and has the things, for the last task."""
        known = self.now.room_of_kind
        if self.object and not self.carries_object:
            return False
        if self.specimens:
            carried = self.now.me.objects
            return "laboratory" in known and any(f"object:{kind}" in carried for kind in self.specimens)
        if self.needs_signal:
            return "comms-room" in known
        if self.needs_end_of_brood:
            return "generator" in known and bool(self.ship.sections)
        return bool(self.bed) and self.bed in known

    @property
    def hopeless(self) -> bool:
        """Whether nothing can be done about it any more."""
        if self.target is not None:
            return super().hopeless
        return self.objective == "hoarder" and len(self.now.items) < 4 and self.outlook.rounds_left < 5

    @property
    def ease_of_work(self) -> float:
        """The ease from the table, with a bonus for an objective already met."""
        return EASE.get(self.objective, 1.0) + EASE_OF_WHAT_IS_MET * self.met

    @property
    def met(self) -> bool:
        """Whether the bot would win by leaving now, as far as it can know."""
        target = self.target
        if target is not None:
            return target.status == "dead"
        if self.objective == "hoarder":
            return len(self.now.items) >= 7
        if self.needs_ship:
            return self.ship.trust_in_course * self.ship.trust_in_engines > 0.7
        brood = self.wants_queen_dead or self.wants_nest_gone
        pending = self.lacks_signal or self.needs_explored or brood or self.specimens
        return not pending and (self.placed if self.bed else not self.object or self.carries_object)
