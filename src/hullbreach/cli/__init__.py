"""One command: hullbreach."""

from .main import main

__all__ = ["main"]
