"""The head and foot of the sheet: which games these are, how they went on the whole, and what the marks mean."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from matplotlib.figure import Figure

from .. import tally
from ..labels import Labels
from ..results import results_of
from ..row import Row
from . import look

HEAD, FOOT = 1.25, 0.5
"""How high they are, in inches."""
FIGURES_FROM, FIGURE_WIDTH = 0.6, 0.135
"""Where the first of the great figures stands and how far the next is from it, in widths of the sheet."""


class About(NamedTuple):
    """Which games the picture shows."""

    game: str
    options: Mapping[str, str]
    players: int
    bots: str
    seed: int


def title(about: About, labels: Labels) -> str:
    """What the picture is called."""
    return labels.say("picture-title", game=labels.thing(f"game:{about.game}"))


def head(figure: Figure, about: About, rows: Sequence[Row], labels: Labels) -> None:
    """The title, which games, and a few great figures."""
    games = len(rows) // about.players
    seeds = {"first": str(about.seed), "last": str(about.seed + games - 1)}  # names, not numbers: without commas
    results = results_of(about.game)
    manner = results.manner(about.options) or about.game
    which = labels.say("picture-which", games=games, players=about.players, bots=about.bots, manner=manner, **seeds)
    figures = {fate: labels.percent(part.share) for fate, part in tally.everyone(rows, results.fates).fates.items()}
    if rounds := tally.mean_rounds(rows):
        figures["rounds"] = labels.say("label-figure", figure=rounds)
    _pair(figure, 0.016, title(about, labels), which)
    for number, (name, said) in enumerate(figures.items()):
        _pair(figure, FIGURES_FROM + number * FIGURE_WIDTH, said, labels.say(f"picture-mean-{name}"))


def _pair(figure: Figure, x: float, great: str, small: str) -> None:
    """Something great with something small below it."""
    height = figure.get_figheight()
    figure.text(x, 1 - 0.62 / height, great, size=24, weight="bold")
    figure.text(x, 1 - 0.95 / height, small, size=12, color=look.DIM)


def foot(figure: Figure, labels: Labels) -> None:
    """What dots, lines and diamonds mean."""
    figure.text(0.016, 0.2 / figure.get_figheight(), labels.say("picture-legend"), size=11, color=look.DIM)
