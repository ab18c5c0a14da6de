"""The Wilson interval of a share, which holds for few games and rare outcomes too."""

from __future__ import annotations

from math import sqrt
from typing import NamedTuple

Z95 = 1.959964
"""How many standard deviations hold 95 % of a normal distribution."""


class Share(NamedTuple):
    """A count out of a total, with the bounds between which the truth lies in 95 of 100 such samples."""

    hits: int
    of: int
    share: float
    low: float
    high: float


def share(hits: int, of: int) -> Share:
    """A share with its interval; of nothing, anything may be true."""
    if not of:
        return Share(0, 0, 0.0, 0.0, 1.0)
    p = hits / of
    square = Z95 * Z95 / of
    middle = (p + square / 2) / (1 + square)
    reach = Z95 * sqrt(p * (1 - p) / of + square / (4 * of)) / (1 + square)
    low = middle - reach if hits else 0.0
    high = middle + reach if hits < of else 1.0
    return Share(hits, of, p, low, high)
