"""Causes of death, ways out and contingencies, counted over many games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from ....lab.tally import Section, counted, endings, everyone, one_a_game, rounds
from ....lab.wilson import Share, share
from .row import FamilyRow

FATES = ("survived", "won")
CONTINGENCY_KILLS = "lockdown/victory/contingency"
"""The rule by which a contingency kills."""


class Contingency(NamedTuple):
    """How often a contingency was revealed, and in how many of those games it killed somebody."""

    name: str
    revealed: Share
    killed: Share


def sections(rows: Sequence[FamilyRow]) -> list[Section]:
    """Tables of what became of everybody, what they died of, how they left, and how and when the games ended."""
    living = [row for row in rows if row.survived]
    everybody = everyone(rows, FATES).fates
    return [
        Section("fate", "seats", [("won", everybody["won"]), ("survived", everybody["survived"])]),
        Section("cause", "seats", causes(rows)),
        Section("way-out", "survivors", counted((row.way_out for row in living), len(living))),
        Section("ending", "games", endings(rows)),
        *_judged(rows),
        rounds(rows),
    ]


def _judged(rows: Sequence[FamilyRow]) -> Iterator[Section]:
    found = contingencies(rows)
    if found:
        yield Section("contingency", "games", [(each.name, each.revealed) for each in found])
        yield Section("contingency-kills", "games", [(each.name, each.killed) for each in found])


def contingencies(rows: Sequence[FamilyRow]) -> list[Contingency]:
    """The contingencies revealed, the most frequent first, and how often each killed. Most games have none."""
    games = one_a_game(rows)
    revealed = Counter(row.contingency for row in games if row.contingency)
    killing = {(row.game, row.contingency) for row in rows if row.cause == CONTINGENCY_KILLS}
    killed = Counter(name for _, name in killing)
    return [
        Contingency(name, share(hits, len(games)), share(killed[name], hits)) for name, hits in revealed.most_common()
    ]


def causes(rows: Sequence[FamilyRow]) -> list[tuple[str, Share]]:
    """The causes of death, as shares of all seats."""
    return counted((row.cause for row in rows if row.cause), len(rows))


def ways_out(rows: Sequence[FamilyRow]) -> list[tuple[str, Share]]:
    """How survivors left, as shares of all seats."""
    return counted((row.way_out for row in rows if row.survived), len(rows))
