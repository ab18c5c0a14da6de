"""The panels of the picture that only the family has: ways out, causes of death, and contingencies."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from matplotlib.axes import Axes

from ....lab.labels import Labels
from ....lab.picture import look
from ....lab.picture.panel import Panel
from ....lab.picture.shares import percents
from . import tally
from .row import FamilyRow

GREEN = "#a7d24a"
INFECTING = "contamination"
"""Rules with this in their id kill by infection, which has a colour of its own."""


def fates(rows: Sequence[FamilyRow], labels: Labels) -> Panel:
    """Ways out above, causes of death below and hatched, each as a share of all seats."""
    left = tally.ways_out(rows)
    bars = [
        *((labels.of("way-out", name), part, look.INK, "") for name, part in left),
        *((labels.of("cause", rule), part, _colour(rule), "///") for rule, part in tally.causes(rows)),
    ]

    def draw(axes: Axes) -> None:
        heights = look.rows(axes, [label for label, _, _, _ in bars])
        for y, (_, part, colour, hatch) in zip(heights, bars, strict=True):
            axes.barh(y, part.share, height=0.62, **look.fill(colour, hatch))
            axes.plot([part.low, part.high], [y, y], color=look.INK if hatch else look.DIM, linewidth=1.4)
            said = labels.percent(part.share)
            axes.annotate(said, (part.high, y), (6, 0), "data", "offset points", va="center", size=10)
        axes.axhline(len(left) - 0.5, color=look.DIM, linewidth=0.8)
        percents(axes, labels, 1.2 * max((part.high for _, part, _, _ in bars), default=1.0))

    return Panel("fates", len(bars), draw)


def _colour(rule: str) -> str:
    return GREEN if INFECTING in rule else look.RED


def contingencies(rows: Sequence[FamilyRow], labels: Labels) -> Iterator[Panel]:
    """A bar for each contingency, as long as it was frequent. The part in which it killed is hatched."""
    found = tally.contingencies(rows)

    def draw(axes: Axes) -> None:
        heights = look.rows(axes, [labels.of("contingency", each.name) for each in found])
        for y, each in zip(heights, found, strict=True):
            killed = each.revealed.share * each.killed.share
            axes.barh(y, each.revealed.share, height=0.62, **look.fill(look.DIM, ""))
            axes.barh(y, killed, height=0.62, **look.fill(look.RED, "///"))
            said = labels.say("picture-contingency", share=100 * each.revealed.share, killed=100 * each.killed.share)
            axes.annotate(said, (each.revealed.share, y), (6, 0), "data", "offset points", va="center", size=10)
        percents(axes, labels, 2.0 * max(each.revealed.share for each in found))

    if found:
        yield Panel("contingencies", len(found), draw)
