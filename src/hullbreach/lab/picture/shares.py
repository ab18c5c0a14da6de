"""Shares side by side: a dot, its interval, and the band where it should lie."""

from __future__ import annotations

from collections.abc import Sequence

from matplotlib.axes import Axes
from matplotlib.ticker import FuncFormatter, MaxNLocator

from ..bands import Band
from ..labels import Labels
from ..wilson import Share
from . import look


def compare(axes: Axes, lines: Sequence[tuple[str, Share]], band: Band | None, labels: Labels) -> None:
    """A row for every share; one that surely misses the band has another shape and colour."""
    if band:
        axes.axvspan(band.low, band.high, facecolor=look.LINE, alpha=0.75, zorder=0)
        for edge in band:
            axes.axvline(edge, color=look.DIM, linewidth=0.8, linestyle=(0, (4, 3)), zorder=0)
    for y, (_, part) in zip(look.rows(axes, [name for name, _ in lines]), lines, strict=True):
        missed = band is not None and band.surely_misses(part)
        colour = look.WARNING if missed else look.INK
        axes.plot([part.low, part.high], [y, y], color=colour, linewidth=1.6, alpha=0.75, solid_capstyle="butt")
        axes.plot(part.share, y, marker="D" if missed else "o", markersize=7, color=colour, clip_on=False)
        axes.annotate(
            labels.percent(part.share), (1, y), (6, 0), ("axes fraction", "data"), "offset points", va="center", size=10
        )


def percents(axes: Axes, labels: Labels, most: float) -> None:
    """The axis of shares from nothing to the most."""
    axes.set_xlim(-0.015 * most, most)  # a dot at nothing stays whole
    axes.xaxis.set_major_locator(MaxNLocator(5, steps=[1, 2, 5, 10]))
    axes.xaxis.set_major_formatter(FuncFormatter(lambda share, _: labels.say("label-percent-whole", share=100 * share)))
    axes.grid(True)
