"""What lives below Mars: hunters that the dark makes stronger."""

from .species import NightStalkers

__all__ = ["NightStalkers"]
