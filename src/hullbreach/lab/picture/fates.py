"""How survivors left and what killed the others, as bars."""

from __future__ import annotations

from collections.abc import Sequence

from matplotlib.axes import Axes

from .. import tally
from ..labels import Labels
from ..simulate import Row
from . import look
from .compared import percents

INFECTING = "contamination"
"""Rules with this in their id kill by infection, which has a colour of its own."""


def fates(axes: Axes, rows: Sequence[Row], labels: Labels) -> None:
    """Ways out above, causes of death below and hatched, each as a share of all seats."""
    bars = [
        *((labels.of("way-out", name), part, look.INK, "") for name, part in tally.ways_out(rows)),
        *((labels.of("cause", rule), part, _colour(rule), "///") for rule, part in tally.causes(rows)),
    ]
    heights = look.rows(axes, [label for label, _, _, _ in bars])
    for y, (_, part, colour, hatch) in zip(heights, bars, strict=True):
        axes.barh(y, part.share, height=0.62, **look.fill(colour, hatch))
        axes.plot([part.low, part.high], [y, y], color=look.INK if hatch else look.DIM, linewidth=1.4)
        axes.annotate(labels.percent(part.share), (part.high, y), (6, 0), "data", "offset points", va="center", size=10)
    axes.axhline(len(tally.ways_out(rows)) - 0.5, color=look.DIM, linewidth=0.8)
    percents(axes, labels, 1.2 * max((part.high for _, part, _, _ in bars), default=1.0))


def _colour(rule: str) -> str:
    return look.INFECTION if INFECTING in rule else look.WOUND
