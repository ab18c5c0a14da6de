"""How and when games ended: a column for every round, stacked by what ended them."""

from __future__ import annotations

from collections.abc import Sequence

from matplotlib.axes import Axes
from matplotlib.ticker import MaxNLocator

from .. import tally
from ..bands import RARE
from ..labels import Labels
from ..row import Row
from ..wilson import share
from . import look

FILLS = ((look.DIM, ""), (look.RED, "///"), (look.INK, "..."), (look.DIM, "xx"), (look.RED, "--"))
"""Colour and pattern of what ends games, the most frequent first."""


def endings(axes: Axes, rows: Sequence[Row], labels: Labels) -> None:
    """Columns of games, with the share of every route beside its pattern."""
    ends = tally.ends(rows)
    below = [0] * len(ends.rounds)
    for number, (route, games) in enumerate(ends.routes.items()):
        colour, pattern = FILLS[number % len(FILLS)]
        label = _legend(route, games, ends, labels)
        columns = [column for column in zip(ends.rounds, games, below, strict=True) if column[1]]
        at, high, foot = zip(*columns, strict=True)
        axes.bar(at, high, bottom=foot, width=0.72, label=label, **look.fill(colour, pattern))
        below = [low + count for low, count in zip(below, games, strict=True)]
    axes.set_ylim(0, (1.08 + 0.17 * len(ends.routes)) * max(below, default=1))  # the legend stands above the columns
    axes.set_xticks(list(ends.rounds))
    axes.set_xlabel(labels.say("picture-round"))
    axes.set_ylabel(labels.say("picture-games"))
    axes.yaxis.set_major_locator(MaxNLocator(5, integer=True))
    axes.grid(True, axis="y")
    axes.legend(loc="upper left", frameon=False, reverse=True)


def _legend(route: str, games: Sequence[int], ends: tally.Ends, labels: Labels) -> str:
    part = share(sum(games), sum(map(sum, ends.routes.values())))
    said = "picture-route-rare" if part.high < RARE else "picture-route"
    return labels.say(said, route=labels.of("ending", route), share=100 * part.share)
