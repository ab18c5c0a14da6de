"""Corrections that a table may agree on: a closed list, computed from public facts."""

from __future__ import annotations

from collections.abc import Iterator

from ...kernel import Option
from ..position import Position
from ..rules.turn import ChooseAction
from .board import of_the_ship
from .crew import of_the_crew
from .intruders import of_the_intruders


def judgements(g: Position) -> Iterator[Option]:
    """Every correction that is possible now: between two actions, never in the middle of one."""
    if not isinstance(g.stack[-1][0], ChooseAction):
        return
    for corrections in (of_the_ship, of_the_crew, of_the_intruders):
        for correction in corrections(g):
            yield Option(correction._id(g), (correction,), correction.rule)
