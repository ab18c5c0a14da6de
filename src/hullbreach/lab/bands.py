"""Between which shares a balanced game lies, played by good bots of equal level: reported beside what is measured."""

from __future__ import annotations

from typing import NamedTuple

from .wilson import Share


class Band(NamedTuple):
    """From a share to a share."""

    low: float
    high: float

    def surely_misses(self, part: Share) -> bool:
        """Whether the whole interval of a share lies outside."""
        return part.high < self.low or part.low > self.high

    def times(self, mean: float) -> Band:
        """The band around a mean, of a band that is counted in means."""
        return Band(self.low * mean, min(self.high * mean, 1.0))


FAIR = Band(0.6, 1.6)
"""No group of seats should fare worse or better than this many times the mean."""
RARE = 0.05
"""No way in which games end should be rarer."""
