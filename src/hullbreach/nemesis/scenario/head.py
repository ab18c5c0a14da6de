"""The head of a scenario file for a game of the family."""

from __future__ import annotations

from collections.abc import Sequence

from ...lab.scenario.head import Head
from ...lab.scenario.source import BadScenario, Source


class CrewHead(Head, kw_only=True):
    """A head in which seats are named by their characters."""

    crew: list[str]

    @property
    def seats(self) -> Sequence[str]:
        """The characters in the order of their seats and player numbers."""
        return self.crew

    def check(self, source: Source) -> None:
        """Refuse a character who is named twice."""
        for name in self.crew:
            if self.crew.count(name) > 1:
                raise BadScenario("scenario-crew-twice", source.at_key("crew"), character=name)
        super().check(source)
