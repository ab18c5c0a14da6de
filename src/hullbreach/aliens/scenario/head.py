"""The head of a scenario file: the heroes, who are grunts, and where it happens."""

from __future__ import annotations

from collections.abc import Sequence

from ...lab.scenario.head import Head


class SquadHead(Head, kw_only=True):
    """Seats are named by their heroes."""

    heroes: list[str]

    @property
    def seats(self) -> Sequence[str]:
        """The heroes in the order of their seats."""
        return self.heroes
