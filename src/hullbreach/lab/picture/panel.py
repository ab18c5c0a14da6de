"""One panel of the sheet."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from matplotlib.axes import Axes


class Panel(NamedTuple):
    """What is shown under a title of its own, `picture-NAME`."""

    name: str
    rows: float
    """How high it is, in rows of the sheet."""
    draw: Callable[[Axes], None]
