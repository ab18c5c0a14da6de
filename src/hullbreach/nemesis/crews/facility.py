"""The six characters of the facility: four workers and two survivors of the Nemesis."""

from __future__ import annotations

from ...kernel import Effect
from ..parts import Crew
from ..position import Position
from .original import Draft


class FacilityCrew(Crew):
    """Hacker, janitor, lab rat, sentry, survivor and xenobiologist."""

    def __init__(self) -> None:
        super().__init__("facility-crew")

    def draft(self, g: Position) -> list[Effect]:
        """Everyone drafts a character in player-number order."""
        return [Draft(who) for who in g.by_number()]
