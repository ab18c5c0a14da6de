"""The whole sheet: how groups of seats fare on the left, how it happens on the right."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from matplotlib import rc_context
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.layout_engine import ConstrainedLayoutEngine

from .. import tally
from ..bands import FAIR
from ..coverage import Sort
from ..labels import Labels
from ..results import results_of
from ..row import Row
from . import look
from .coverage import coverage
from .endings import endings
from .formats import UNDATED
from .header import FOOT, HEAD, About, foot, head, title
from .panel import Panel
from .shares import compare, percents

WIDTH, LEFT_ROW, RIGHT_ROW = 17.0, 0.315, 0.23
"""In inches: how wide the sheet is, and how high a row on either side."""
TITLE, COLUMNS = 2.5, 13
"""How many rows a title with its axis is high, and how many the columns of the rounds."""
DOTS = 110
"""An inch."""


def draw(path: Path, about: About, rows: Sequence[Row], sorts: Sequence[Sort], labels: Labels) -> None:
    """Draw the sheet into a file, as the file's name ends."""
    with rc_context(look.STYLE):
        metadata = {"Title": title(about, labels), **UNDATED[path.suffix]}
        sheet(about, rows, sorts, labels).savefig(path, metadata=metadata)


@rc_context(look.STYLE)
def sheet(about: About, rows: Sequence[Row], sorts: Sequence[Sort], labels: Labels) -> Figure:
    """The figure with all its panels."""
    results = results_of(about.game)
    compared = {by: tally.groups(rows, names_of, results.fates) for by, names_of in results.groupings.items()}
    on_left = [len(groups) + TITLE for groups in compared.values()]
    panels = results.panels(rows, _of_any_game(rows, sorts, labels), labels)
    on_right = [panel.rows + TITLE for panel in panels]
    height = HEAD + max(LEFT_ROW * sum(on_left), RIGHT_ROW * sum(on_right)) + FOOT
    body = (0.008, FOOT / height, 0.984, 1 - (HEAD + FOOT) / height)
    layout = ConstrainedLayoutEngine(rect=body, wspace=0.045, hspace=0.03)
    figure = Figure((WIDTH, height), dpi=DOTS, layout=layout)
    head(figure, about, rows, labels)
    foot(figure, labels)
    halves = figure.add_gridspec(1, 2, width_ratios=[1.3, 1])
    left = halves[0].subgridspec(len(on_left), len(results.fates), height_ratios=on_left)
    for column, fate in enumerate(results.fates):
        beside = {by: figure.add_subplot(left[row, column]) for row, by in enumerate(compared)}
        _compare(beside, compared, fate, about, rows, labels)
    right = halves[1].subgridspec(len(on_right), 1, height_ratios=on_right)
    for row, panel in enumerate(panels):
        panel.draw(_titled(figure.add_subplot(right[row]), panel.name, labels))
    _settle(figure)
    return figure


def _settle(figure: Figure) -> None:
    """Lay the panels out for good, rounded, because the last digits differ from run to run."""
    figure.draw_without_rendering()
    figure.set_layout_engine("none")
    for axes in figure.axes:
        x, y, width, height = axes.get_position().bounds
        axes.set_position((round(x, 4), round(y, 4), round(width, 4), round(height, 4)))


def _of_any_game(rows: Sequence[Row], sorts: Sequence[Sort], labels: Labels) -> list[Panel]:
    ends = Panel("endings", COLUMNS - TITLE, lambda axes: endings(axes, rows, labels))
    seen = Panel("occurring", len(sorts), lambda axes: coverage(axes, sorts, labels))
    return [ends, seen] if sorts else [ends]


def _compare(
    panels: Mapping[str, Axes],
    compared: Mapping[str, Sequence[tally.Group]],
    fate: str,
    about: About,
    rows: Sequence[Row],
    labels: Labels,
) -> None:
    """One column: how often a fate befell every group."""
    results = results_of(about.game)
    first = results.fates[0]
    fair = FAIR.times(tally.everyone(rows, [fate]).fates[fate].share)
    hoped = results.hoped(about.options).get(fate)
    highest = max(group.fates[fate].high for groups in compared.values() for group in groups)
    most = max(highest, 1.04 * hoped.high) if hoped else highest
    for by, groups in compared.items():
        axes = _titled(panels[by], f"{fate}-by-{by}", labels)
        ordered = groups if by == "seat" else sorted(groups, key=lambda group: -group.fates[first].share)
        lines = [(_named(by, group, labels), group.fates[fate]) for group in ordered]
        compare(axes, lines, hoped if by == results.banded else fair, labels)
        percents(axes, labels, most)
        if fate != first:
            axes.set_yticklabels([])  # they stand on the left already


def _named(by: str, group: tally.Group, labels: Labels) -> str:
    return labels.say("picture-group", name=labels.of(by, group.name), count=group.seats)


def _titled(axes: Axes, panel: str, labels: Labels) -> Axes:
    axes.set_title(labels.say(f"picture-{panel}"))
    return axes
