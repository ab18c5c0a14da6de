"""The abilities of the characters, each in a file of its own."""

from __future__ import annotations

from .ability import Abilities
from .frost import Frost
from .gorman import Gorman
from .hicks import Hicks
from .hudson import Hudson
from .newt import Newt
from .ripley import Ripley
from .vasquez import Vasquez

ABILITIES: tuple[Abilities, ...] = (Gorman(), Hicks(), Hudson(), Vasquez(), Frost(), Ripley(), Newt())
"""By character."""
