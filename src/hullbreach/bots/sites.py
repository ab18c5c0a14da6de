"""The sites a survivor knows its way about, and how it tells from a view which one it is at."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from .asking import View
from .facility import habits as facility
from .ship import habits as ship
from .valuing.mind import Mind

SITES: Mapping[str, Callable[[View, int], Mind]] = {"engines": ship.mind_of, "facility": facility.mind_of}
"""By what only the view of a site has: the mind one has there."""


def mind_of(view: View, seat: int) -> Mind:
    """What a survivor has in mind who sees this."""
    return next(site for mark, site in SITES.items() if mark in view)(view, seat)
