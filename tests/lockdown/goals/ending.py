"""A crew at the end of the story, with nothing in the way of winning."""

from __future__ import annotations

from typing import Any

from hullbreach.nemesis.position.crew import ABOARD
from hullbreach.nemesis.scenario import LockdownTable

CREW = ("hacker", "survivor", "janitor")
"""A worker, a survivor of the Nemesis, and another worker."""


def crew(*names: str, **options: str) -> LockdownTable:
    """These characters, or a worker, a survivor and a worker; the active contingency kills nobody."""
    table = LockdownTable("lockdown", names or CREW, options=options)
    table.contingency("green")
    return table


def end(table: LockdownTable, time: int = 1) -> dict[str, Any]:
    """Unless the story is over already, the time token leaves this space and it ends; the outcome."""
    if ABOARD in table.state.status:
        table.clock(time)
        table.turn(table.state.status.index(ABOARD))
        table.event_phase()
    assert table.state.fate
    while not table.game.over:  # players who still have two objectives choose one
        table.game.answer(table.game.choice.options[0].id, table.game.choice.seat)
    return dict(table.game.outcome)


def rules_of(outcome: dict[str, Any]) -> list[str]:
    """The rules behind the lines of an outcome."""
    return [line["rule"] for line in outcome["lines"]]
