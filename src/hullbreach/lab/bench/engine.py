"""What is measured of any engine: whole games with random players, and the copy of a position."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter
from typing import NamedTuple

Figures = dict[str, float]


class Played(NamedTuple):
    """What a whole game took, set-up not counted."""

    decisions: int
    """Every answer given, also where there was only one."""
    choices: int
    """Those among them that had an alternative."""
    seconds: float


class Engine(NamedTuple):
    """One game of an engine."""

    play: Callable[[], Played]
    copy_us: Callable[[], float] | None = None
    """What a copy of a position in the middle of a game costs."""


def timed(work: Callable[[], object], repeat: int = 200) -> float:
    """Microseconds a call, the best of five rounds."""
    best = float("inf")
    for _ in range(5):
        start = perf_counter()
        for _ in range(repeat):
            work()
        best = min(best, perf_counter() - start)
    return best / repeat * 1e6
