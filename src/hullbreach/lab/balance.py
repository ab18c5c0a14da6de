"""Simulated games held against the bands of a balanced game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from . import tally
from .bands import FAIR, RARE, SURVIVED, WON, Band
from .simulate import Row
from .wilson import Share

OFTEN_ENOUGH = Band(RARE, 1.0)
"""How often games should end by each route."""
HOPED = {"survived": SURVIVED, "won": WON}


class Judged(NamedTuple):
    """A share and the band where it should lie."""

    kind: str
    """What the share is of: `fate` for all seats, `character`, `seat`, `objective` or `ending`."""
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


def judge(rows: Sequence[Row], mode: str) -> list[Judged]:
    """All seats together; then whoever surely fares unlike the others, and routes by which games end too seldom."""
    outside = (each for each in (*_groups(rows), *_endings(rows)) if each.verdict != "within")
    return [*_everybody(rows, mode), *outside]


def _everybody(rows: Sequence[Row], mode: str) -> Iterator[Judged]:
    everybody = tally.everyone(rows)
    for fate, bands in HOPED.items():
        if mode in bands:
            yield Judged("fate", fate, fate, getattr(everybody, fate), bands[mode])


def _groups(rows: Sequence[Row]) -> Iterator[Judged]:
    everybody = tally.everyone(rows)
    for by in tally.GROUPINGS:
        for group in tally.groups(rows, by):
            for fate in HOPED if group.name else ():  # who died before choosing an objective is no group of its own
                fair = FAIR.times(getattr(everybody, fate).share)
                yield Judged(by, group.name, fate, getattr(group, fate), fair)


def _endings(rows: Sequence[Row]) -> Iterator[Judged]:
    for route, part in tally.endings(rows):
        yield Judged("ending", route, "", part, OFTEN_ENOUGH)
