"""Which contingencies were revealed, and in how many of those games each killed somebody."""

from __future__ import annotations

from collections.abc import Sequence

from matplotlib.axes import Axes

from .. import tally
from ..labels import Labels
from . import look
from .compared import percents


def contingencies(axes: Axes, found: Sequence[tally.Contingency], labels: Labels) -> None:
    """A bar a contingency, as long as it was frequent; the part of it that killed is hatched."""
    heights = look.rows(axes, [labels.of("contingency", each.name) for each in found])
    for y, each in zip(heights, found, strict=True):
        killed = each.revealed.share * each.killed.share
        axes.barh(y, each.revealed.share, height=0.62, **look.fill(look.DIM, ""))
        axes.barh(y, killed, height=0.62, **look.fill(look.WOUND, "///"))
        said = labels.say("picture-contingency", share=100 * each.revealed.share, killed=100 * each.killed.share)
        axes.annotate(said, (each.revealed.share, y), (6, 0), "data", "offset points", va="center", size=10)
    percents(axes, labels, 2.0 * max(each.revealed.share for each in found))
