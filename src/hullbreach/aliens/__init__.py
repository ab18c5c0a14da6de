"""Aliens: Another Glorious Day in the Corps."""

from .titles import ALIENS as game

__all__ = ["game"]
