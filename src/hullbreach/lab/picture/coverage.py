"""Coverage as bars: how much of what can happen has happened."""

from __future__ import annotations

from collections.abc import Sequence

from matplotlib.axes import Axes

from ..coverage import Sort
from ..labels import Labels
from . import look


def coverage(axes: Axes, sorts: Sequence[Sort], labels: Labels) -> None:
    """One bar for each heading, as long as the share that happened, with the numbers beside it."""
    for y, sort in zip(look.rows(axes, [labels.of("sort", sort.name) for sort in sorts]), sorts, strict=True):
        whole = not sort.missing
        axes.barh(y, 1, height=0.5, facecolor=look.PANEL, edgecolor=look.LINE, hatch="" if whole else "///")
        axes.barh(y, sort.seen / sort.of, height=0.5, facecolor=look.DIM if whole else look.WARNING)
        said = labels.say("picture-seen", seen=sort.seen, of=sort.of)
        axes.annotate(said, (1, y), (6, 0), ("axes fraction", "data"), "offset points", va="center", size=10)
    axes.set_xlim(0, 1)
    axes.set_xticks([])
    axes.spines[["left", "bottom"]].set_visible(False)
