"""The night stalkers, which live below Mars and are stronger in the dark."""

from .species import NightStalkers

__all__ = ["NightStalkers"]
