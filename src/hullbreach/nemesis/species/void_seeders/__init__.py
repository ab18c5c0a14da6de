"""The void seeders: they come to a mind as it breaks, do not die, and are called by three lairs."""

from .species import VoidSeeders

__all__ = ["VoidSeeders"]
