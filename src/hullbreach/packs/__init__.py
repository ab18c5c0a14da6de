"""Packs: folders with tables, texts in two languages and short functions that a game is played with."""

from .code import module_of
from .looks import CHOICES, Declared, Look, look_of
from .pack import BadPack, Pack, line_of, open_pack
from .shelf import find, installed, remembered
from .watch import Fault, Watch

__all__ = [
    "CHOICES",
    "BadPack",
    "Declared",
    "Fault",
    "Look",
    "Pack",
    "Watch",
    "find",
    "installed",
    "line_of",
    "look_of",
    "module_of",
    "open_pack",
    "remembered",
]
