"""Objectives: how hard each one is, whether it is met already, and what it still needs."""

from __future__ import annotations

from .objectives import BROOD, EASE, EASE_OF_A_DEATH, LAST_ROUNDS, SIGNALS, TARGETS
from .outlook import Outlook
from .situation import Situation


class Aim:
    """One objective, and how one stands with it."""

    def __init__(self, objective: str, now: Situation, outlook: Outlook) -> None:
        self.objective = objective
        self.now = now
        self.outlook = outlook

    @property
    def target(self) -> dict[str, object] | None:
        """Whoever must not survive."""
        number = TARGETS.get(self.objective)
        return next((one for one in self.now.crew if number is not None and one["number"] == number), None)

    @property
    def needs_signal(self) -> bool:
        """Whether one must still send a signal; for common objectives, one of the crew for each."""
        return self.lacks_signal and not self.now.me["signalled"]

    @property
    def lacks_signal(self) -> bool:
        """Whether a signal is still missing, whoever sends it."""
        if self.objective not in SIGNALS:
            return False
        asked = sum(name in SIGNALS for name in self.now.view["common_objectives"])
        return sum(one["signalled"] for one in self.now.crew) < asked if asked else not self.now.me["signalled"]

    @property
    def needs_ship(self) -> bool:
        """Whether the ship must reach a planet."""
        return self.objective in ("salvaging-the-prime-asset", "the-oldest-friend", "quarantine", "destination-earth")

    @property
    def object(self) -> str:
        """What must be carried off the ship, or to its bed: `corpse-blue`, `egg`, or nothing."""
        if self.objective in ("a-proper-burial", "emergency-post-mortem"):
            return "corpse-blue"
        return "egg" if self.objective in ("my-precious", "special-delivery") else ""

    @property
    def carries_object(self) -> bool:
        """Whether one has it in one's hands."""
        return f"object:{self.object}" in self.now.me["objects"] or self.object in self.now.me["objects"]

    @property
    def bed(self) -> str:
        """The kind of room in which the object must lie, if it is not to be carried away."""
        return "surgery" if self.objective == "emergency-post-mortem" else ""

    @property
    def placed(self) -> bool:
        """Whether it lies there."""
        room = self.now.room_of_kind.get(self.bed)
        return room is not None and f"object:{self.object}" in room["objects"]

    @property
    def specimens(self) -> set[str]:
        """The kinds of object whose weakness must still be discovered."""
        unknown = {slot["slot"] for slot in self.now.view["weaknesses"] if slot["name"] is None}
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
        return wanted and not all(room["explored"] for room in self.now.view["rooms"])

    @property
    def wants_queen_dead(self) -> bool:
        """Whether the queen, or with her the whole ship, must still go."""
        wanted = self.objective in ("the-great-hunt", "cutting-off-the-head")
        return wanted and not self.now.view["queen_dead"] and not self.outlook.doomed

    @property
    def wants_nest_gone(self) -> bool:
        """Whether the nest, or with it the whole ship, must still go."""
        wanted = self.objective in ("aliens-on-a-spaceship", "clean-up-crew")
        return wanted and not self.now.view["nest_destroyed"] and not self.outlook.doomed

    @property
    def needs_end_of_brood(self) -> bool:
        """Whether it would help to destroy the ship; not if the crew needs it to come home."""
        shared = "destination-earth" in self.now.view["common_objectives"]
        return (self.wants_queen_dead or self.wants_nest_gone) and not shared

    @property
    def may_destroy(self) -> bool:
        """Whether it is time for that: the signal is sent, and one knows where the pods are that will open."""
        ticking = self.now.clocks["self_destruct"] is not None  # whoever touches the generator again stops it
        ready = self.needs_end_of_brood and not self.needs_signal and not ticking
        return ready and bool(self.outlook.sections) and self._others_done

    @property
    def _others_done(self) -> bool:
        """Whether nothing but the brood keeps the crew, or there is no more time than for that."""
        common = self.now.view["common_objectives"]
        others = [Aim(name, self.now, self.outlook) for name in common if name not in BROOD]
        return self.outlook.rounds_left <= LAST_ROUNDS or all(aim.met for aim in others)

    @property
    def within_reach(self) -> bool:
        """Whether one knows the room, and has what it takes, for the last that is still to be done."""
        known = self.now.room_of_kind
        if self.object and not self.carries_object:
            return False
        if self.specimens:
            carried = self.now.me["objects"]
            return "laboratory" in known and any(f"object:{kind}" in carried for kind in self.specimens)
        if self.needs_signal:
            return "comms-room" in known
        if self.needs_end_of_brood:
            return "generator" in known and bool(self.outlook.sections)
        return bool(self.bed) and self.bed in known

    @property
    def hopeless(self) -> bool:
        """Whether nothing can be done about it any more."""
        target = self.target
        if target is not None:
            return target["seat"] == self.now.seat or target["status"] in ("escaped", "hibernating")
        return self.objective == "hoarder" and len(self.now.items) < 4 and self.outlook.rounds_left < 5

    @property
    def met(self) -> bool:
        """Whether one would win by leaving now, as far as one can know."""
        target = self.target
        if target is not None:
            return target["status"] == "dead"
        if self.objective == "hoarder":
            return len(self.now.items) >= 7
        if self.needs_ship:
            return self.outlook.trust_in_course * self.outlook.trust_in_engines > 0.7
        brood = self.wants_queen_dead or self.wants_nest_gone
        pending = self.lacks_signal or self.needs_explored or brood or self.specimens
        return not pending and (self.placed if self.bed else not self.object or self.carries_object)

    @property
    def ease(self) -> float:
        """How easily it will be met from here; the larger, the easier."""
        if self.target is not None:
            return 0.0 if self.hopeless else 12.0 if self.met else EASE_OF_A_DEATH
        return EASE.get(self.objective, 1.0) + 3.0 * self.met
