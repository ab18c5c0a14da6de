"""Phases as data: named places in order, which the parts of a game edit when it is assembled."""

from __future__ import annotations

from ..kernel import Effect


class Schedule:
    """For every phase the places in order, each with what happens there."""

    def __init__(self) -> None:
        self._phases: dict[str, list[tuple[str, Effect]]] = {}

    def add(self, phase: str, place: str, effect: Effect) -> None:
        """Put a place at the end of a phase."""
        self._phases.setdefault(phase, []).append((place, effect))

    def after(self, phase: str, there: str, place: str, effect: Effect) -> None:
        """Put a place behind another."""
        places = self._phases[phase]
        at = next(i for i, (name, _) in enumerate(places) if name == there)
        places.insert(at + 1, (place, effect))

    def drop(self, phase: str, place: str) -> None:
        """Take a place out."""
        self._phases[phase] = [(name, effect) for name, effect in self._phases[phase] if name != place]

    def places(self, phase: str) -> list[str]:
        """The numbered list of the rulebook."""
        return [name for name, _ in self._phases.get(phase, ())]

    def effects(self, phase: str) -> list[Effect]:
        """What a phase does, in order."""
        return [effect for _, effect in self._phases.get(phase, ())]
