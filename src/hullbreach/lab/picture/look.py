"""The look of a picture: dark, quiet, and no meaning in colour alone."""

from __future__ import annotations

from typing import Any

from matplotlib.axes import Axes

BACKGROUND = "#0a0f14"
PANEL = "#111920"
LINE = "#22303b"
INK = "#e6ebee"
DIM = "#93a3ad"
WARNING = "#ff8a3d"
RED = "#c8553d"

STYLE: Any = {
    "font.family": "DejaVu Sans",  # comes with matplotlib and has every French letter
    "font.size": 11,
    "text.color": INK,
    "text.parse_math": False,
    "figure.facecolor": BACKGROUND,
    "savefig.facecolor": BACKGROUND,
    "axes.facecolor": PANEL,
    "axes.edgecolor": LINE,
    "axes.labelcolor": DIM,
    "axes.titlecolor": INK,
    "axes.titlelocation": "left",
    "axes.titlesize": 13,
    "axes.titleweight": "bold",
    "axes.titlepad": 10,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.axisbelow": True,
    "axes.grid.axis": "x",
    "grid.color": LINE,
    "grid.linewidth": 0.6,
    "xtick.color": LINE,
    "xtick.labelcolor": DIM,
    "ytick.color": LINE,
    "ytick.labelcolor": INK,
    "ytick.major.size": 0,
    "hatch.linewidth": 0.8,
    "svg.fonttype": "none",  # letters stay letters, for readers and for search
    "svg.hashsalt": "hullbreach",  # the same games give the same file
    "pdf.fonttype": 42,
}
"""What matplotlib is told before anything is drawn."""


def fill(colour: str, pattern: str) -> dict[str, Any]:
    """How a bar is filled: plainly, or with a pattern on the ground."""
    return {"facecolor": PANEL, "edgecolor": colour, "hatch": pattern} if pattern else {"facecolor": colour}


def rows(axes: Axes, labels: list[str]) -> range:
    """Make room for these rows, the first on top; their heights are returned."""
    axes.set_ylim(len(labels) - 0.4, -0.6)
    axes.set_yticks(range(len(labels)), labels)
    return range(len(labels))
