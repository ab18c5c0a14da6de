"""The games that are installed, found through an entry point."""

from __future__ import annotations

from functools import cache
from importlib.metadata import entry_points
from typing import Any

GROUP = "hullbreach.games"
"""Under this a package names its games."""


@cache
def titles() -> dict[str, Any]:
    """Every game by its name, the first to begin with; what can be asked of each says `library.Title`."""
    found = {point.name: point.load() for point in entry_points(group=GROUP)}
    return dict(sorted(found.items(), key=lambda named: (named[1].place, named[0])))
