"""How much time is left, which ways out are open, and how far the ship can be trusted."""

from __future__ import annotations

from functools import cached_property
from typing import ClassVar

from ....sites.ship.shapes import Engine, EscapePod
from ..assessment.outlook import Outlook
from .situation import Aboard

SEATS_IN_A_POD = 2
EARTH, MARS = "earth", "mars"


class ShipOutlook(Outlook):
    """What to expect from the clocks, the pods, the engines and the course."""

    markers: ClassVar[int] = 8
    now: Aboard

    def __init__(self, now: Aboard) -> None:
        super().__init__(now)
        self.clocks = now.clocks

    # -- time ------------------------------------------------------------------------------------------------

    @cached_property
    def rounds_left(self) -> int:
        """Rounds until the jump or the explosion, this one included."""
        running = self.clocks.self_destruct
        time: int = self.clocks.time
        return time if running is None else min(time, running)

    @property
    def doomed(self) -> bool:
        """Whether the self-destruct sequence runs and nobody can stop it."""
        return self.clocks.self_destruct is not None and self.clocks.self_destruct_locked

    @property
    def ending(self) -> bool:
        """Whether the ship will surely explode: nobody can stop it any more, or nobody aboard would."""
        return self.doomed or (self.now.together and self.clocks.self_destruct is not None)

    # -- ways out --------------------------------------------------------------------------------------------

    @cached_property
    def open_pods(self) -> dict[str, list[EscapePod]]:
        """Unlocked pods with a free seat, by the room of their section where that is known."""
        found: dict[str, list[EscapePod]] = {}
        for pod in self.now.view.pods:
            section = self.now.room_of_kind.get(f"evacuation-{pod.section}")
            free = not pod.launched and not pod.locked and len(pod.crew) < SEATS_IN_A_POD
            if free and section is not None:
                found.setdefault(section.ref, []).append(pod)
        return found

    @cached_property
    def sections(self) -> list[str]:
        """The evacuation sections one knows that still have a pod, open or not."""
        docked = {pod.section for pod in self.now.view.pods if pod.section}
        known = self.now.room_of_kind
        return [known[f"evacuation-{name}"].ref for name in sorted(docked) if f"evacuation-{name}" in known]

    @cached_property
    def pods_are_locked(self) -> bool:
        """Whether pods are left and all are locked."""
        docked = [pod for pod in self.now.view.pods if not pod.launched]
        return bool(docked) and all(pod.locked for pod in docked)

    @cached_property
    def trust_in_sleep(self) -> float:
        """How likely the ship brings a sleeper home: it exists, it flies, and it flies to the right planet."""
        if self.clocks.self_destruct is not None:
            return 0.0
        return self.trust_in_course * self.trust_in_engines

    # -- the ship --------------------------------------------------------------------------------------------

    @property
    def planet(self) -> str:
        """The planet the bot wants the ship to reach."""
        return MARS if self.now.objective == "quarantine" else EARTH

    @cached_property
    def right_letter(self) -> str:
        """The letter of that planet; empty if the bot has not seen the coordinates."""
        known = self.now.view.coordinates or {}
        return next((letter for letter, planet in known.items() if planet == self.planet), "")

    @cached_property
    def trust_in_course(self) -> float:
        """How likely the ship is on its way to the planet. Others may have moved the marker with other intentions."""
        if self.right_letter:
            return float(self.clocks.destination == self.right_letter)
        return 0.25 if self.clocks.destination == "b" else 0.75

    @cached_property
    def minds_engines(self) -> bool:
        """Whether this bot looks after the engines. Every second seat does, and the rest look after the course."""
        return self.now.seat % 2 == 1 or self.alone

    @cached_property
    def minds_course(self) -> bool:
        """Whether this bot looks after the course."""
        return self.now.seat % 2 == 0 or self.trust_in_engines > 0.7

    @cached_property
    def engines(self) -> list[Engine]:
        """The engines with what one knows of them."""
        return self.now.view.engines

    @cached_property
    def trust_in_engines(self) -> float:
        """How likely at least two engines work. Half of the unseen ones do, or more if others look after them."""
        none_broken, one_broken = 1.0, 0.0
        for engine in self.engines:
            broken = {"working": 0.0, "damaged": 1.0}.get(engine.state or "", 0.5 if self.minds_engines else 0.3)
            none_broken, one_broken = none_broken * (1 - broken), one_broken * (1 - broken) + none_broken * broken
        return none_broken + one_broken
