"""Packs: folders with tables, texts in two languages and short functions that a game is played with."""

from .code import line_to_blame, module_of
from .looks import CHOICES, Declared, Look, look_of
from .pack import BadPack, Pack, line_of, open_pack
from .shelf import find, installed, remembered

__all__ = [
    "CHOICES",
    "BadPack",
    "Declared",
    "Look",
    "Pack",
    "find",
    "installed",
    "line_of",
    "line_to_blame",
    "look_of",
    "module_of",
    "open_pack",
    "remembered",
]
