"""Objectives: how hard each one is, whether it is met already, and what it still needs."""

from __future__ import annotations

from .outlook import Outlook
from .situation import Situation

TARGETS = {
    "the-right-moment-to-strike": 1,
    "greener-pastures": 2,
    "an-old-feud": 3,
    "hostile-takeover": 4,
    "the-final-enlightenment": 5,
}
"""The number of the player who must not survive."""

SIGNALS = {
    "the-great-hunt",
    "relentless-investigator",
    "a-proper-burial",
    "aliens-on-a-spaceship",
    "necroscopy",
    "my-precious",
    "cutting-off-the-head",
    "no-man-left-behind",
    "clean-up-crew",
}
"""Objectives that want a signal sent."""

EASE = {
    "salvaging-the-prime-asset": 7.5,
    "the-oldest-friend": 7.5,
    "destination-earth": 7.5,
    "best-friends-forever": 7.0,
    "quarantine": 4.0,
    "a-proper-burial": 3.5,
    "hoarder": 3.0,
    "the-great-hunt": 3.0,
    "aliens-on-a-spaceship": 3.0,
    "cutting-off-the-head": 3.0,
    "clean-up-crew": 3.0,
    "ab-ovo": 2.0,
    "extreme-field-biology": 2.0,
    "relentless-investigator": 1.5,
    "necroscopy": 1.5,
    "my-precious": 1.5,
}
"""How easily an objective is met, if nothing is known of the game yet; what is met already is easier by 3."""

EASE_OF_A_DEATH = 8.0
"""Somebody else mostly dies without one's help."""


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
        """Whether a signal must still be sent."""
        return self.objective in SIGNALS and not self.now.me["signalled"]

    @property
    def needs_ship(self) -> bool:
        """Whether the ship must reach a planet."""
        return self.objective in ("salvaging-the-prime-asset", "the-oldest-friend", "quarantine", "destination-earth")

    @property
    def object(self) -> str:
        """What must be carried off the ship: `corpse-blue`, `egg`, or nothing."""
        if self.objective == "a-proper-burial":
            return "corpse-blue"
        return "egg" if self.objective in ("my-precious", "special-delivery") else ""

    @property
    def carries_object(self) -> bool:
        """Whether one has it in one's hands."""
        return f"object:{self.object}" in self.now.me["objects"] or self.object in self.now.me["objects"]

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
    def needs_end_of_brood(self) -> bool:
        """Whether the queen or the nest, or with them the whole ship, must go."""
        if self.objective in ("the-great-hunt", "cutting-off-the-head"):
            return not self.now.view["queen_dead"] and not self.outlook.doomed
        if self.objective in ("aliens-on-a-spaceship", "clean-up-crew"):
            return not self.now.view["nest_destroyed"] and not self.outlook.doomed
        return False

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
        pending = self.needs_signal or self.needs_explored or self.needs_end_of_brood or self.specimens
        return not pending and (not self.object or self.carries_object)

    @property
    def ease(self) -> float:
        """How easily it will be met from here; the larger, the easier."""
        if self.target is not None:
            return 0.0 if self.hopeless else 12.0 if self.met else EASE_OF_A_DEATH
        return EASE.get(self.objective, 1.0) + 3.0 * self.met
