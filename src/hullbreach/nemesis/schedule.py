"""Phases as data: named steps in order, which the parts of a game edit when it is assembled."""

from __future__ import annotations

from ..kernel import Effect


class Schedule:
    """The steps of every phase in order, each a named place with its effect."""

    def __init__(self) -> None:
        self._phases: dict[str, dict[str, Effect]] = {}

    def add(self, phase: str, place: str, effect: Effect) -> None:
        """Put a new place at the end of a phase."""
        places = self._phases.setdefault(phase, {})
        assert place not in places, f"{phase} has {place} already"
        places[place] = effect

    def replace(self, phase: str, place: str, effect: Effect) -> None:
        """Put another effect at a place that is there already."""
        assert place in self._phases[phase], f"{phase} has no {place}"
        self._phases[phase][place] = effect

    def drop(self, phase: str, place: str) -> None:
        """Take a place out."""
        del self._phases[phase][place]

    def places(self, phase: str) -> list[str]:
        """The numbered list of the rulebook."""
        return list(self._phases.get(phase, ()))

    def effects(self, phase: str) -> list[Effect]:
        """What a phase does, in order."""
        return list(self._phases[phase].values()) if phase in self._phases else []
