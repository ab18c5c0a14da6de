"""The carnomorphs, which feed on corpses, carcasses and eggs, grow, and change whom they bite."""

from .species import Carnomorphs

__all__ = ["Carnomorphs"]
