"""Simulated games held against the bands of a balanced game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from . import tally
from .bands import FAIR, RARE, Band
from .results import Results
from .row import Row
from .wilson import Share

OFTEN_ENOUGH = Band(RARE, 1.0)
"""How often games should end by each route."""


class Judged(NamedTuple):
    """A share and the band where it should lie."""

    kind: str
    """What the share is of: `fate` for all seats, a grouping such as `seat`, or `ending`."""
    name: str
    fate: str
    """What befell them; empty for an ending."""
    part: Share
    band: Band

    @property
    def verdict(self) -> str:
        """`below` or `above` only where the whole interval lies outside."""
        if not self.band.surely_misses(self.part):
            return "within"
        return "below" if self.part.high < self.band.low else "above"


def judge(rows: Sequence[Row], results: Results[Any], options: Mapping[str, str]) -> list[Judged]:
    """All seats together; then groups that surely fare unlike the others, and routes by which games end too seldom."""
    outside = (each for each in (*_groups(rows, results), *_endings(rows)) if each.verdict != "within")
    return [*_everybody(rows, results, results.hoped(options)), *outside]


def _everybody(rows: Sequence[Row], results: Results[Any], hoped: Mapping[str, Band]) -> Iterator[Judged]:
    games = tally.one_a_game(rows)
    for fate, band in hoped.items():
        counted = games if fate in results.shared else rows
        yield Judged("fate", fate, fate, tally.everyone(counted, [fate]).fates[fate], band)


def _groups(rows: Sequence[Row], results: Results[Any]) -> Iterator[Judged]:
    everybody = tally.everyone(rows, results.fates)
    for by, names_of in results.groupings.items():
        for group in tally.groups(rows, names_of, results.fates):
            for fate, part in group.fates.items() if group.name else ():  # seats without a name are not a group
                yield Judged(by, group.name, fate, part, FAIR.times(everybody.fates[fate].share))


def _endings(rows: Sequence[Row]) -> Iterator[Judged]:
    for route, part in tally.endings(rows):
        yield Judged("ending", route, "", part, OFTEN_ENOUGH)
