"""The games that are installed, found through an entry point."""

from __future__ import annotations

from functools import cache
from importlib.metadata import entry_points
from typing import Any

GROUP = "hullbreach.games"
"""The entry-point group under which a package names its games."""


@cache
def titles() -> dict[str, Any]:
    """Every game by name, in the order of the shelf. Each is a `library.Title`."""
    found = {point.name: point.load() for point in entry_points(group=GROUP)}
    return dict(sorted(found.items(), key=lambda named: (named[1].place, named[0])))
