"""The ship in words: its tracks, pods, engines and course."""

from __future__ import annotations

from collections.abc import Iterator

from ...sites.ship.shapes import ShipView
from ...view.shapes import Person
from .family import FamilyWording


class ShipWording(FamilyWording):
    """A view of a game aboard the ship."""

    view: ShipView
    seen = ShipView

    def tracks(self) -> Iterator[str]:
        """Time to the jump, the course, and self-destruction."""
        tracks = self.view.clocks
        yield self.say("clock-time", time=tracks.time, space=tracks.space)
        yield self.say("clock-destination", letter=tracks.destination.upper())
        if tracks.self_destruct is not None:
            locked = "yes" if tracks.self_destruct_locked else "no"
            yield self.say("clock-self-destruct", space=tracks.self_destruct, locked=locked)

    def ways_out(self) -> Iterator[str]:
        """Pods, engines and coordinates."""
        for pod in self.view.pods:
            state = "launched" if pod.launched else "locked" if pod.locked else "unlocked"
            args = {"number": pod.number, "section": (pod.section or "").upper(), "state": state}
            if pod.crew:
                args["crew"] = self.names(pod.crew)
            yield self.phrases.fitting("board-pod", args) or ""
        for engine in self.view.engines:
            if engine.state:
                yield self.say("board-engine", number=engine.number, state=self.say(f"token-{engine.state}"))
        if self.view.coordinates:
            planets = {letter: self.say(f"planet-{planet}") for letter, planet in self.view.coordinates.items()}
            yield self.say("board-coordinates", planets)

    def site_decides(self, me: Person) -> Iterator[str]:
        """Engines and course, for those who stay aboard."""
        if me.status in ("aboard", "hibernating"):
            yield self._engines()
            yield self._course()

    def _engines(self) -> str:
        engines = [
            self.say("win-engine", number=engine.number, state=self.say(f"token-{engine.state or 'unknown'}"))
            for engine in self.view.engines
        ]
        return self.say("win-engines", engines=self.phrases.facts(engines))

    def _course(self) -> str:
        letter = self.view.clocks.destination
        known = self.view.coordinates
        if known is None:
            return self.say("win-course-unknown", letter=letter.upper())
        return self.say("win-course", letter=letter.upper(), planet=self.say(f"planet-{known[letter]}"))
