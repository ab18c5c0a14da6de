"""Packs: folders with tables, texts in two languages and short functions that a game is played with."""

from .code import line_to_blame, module_of
from .pack import BadPack, Pack, line_of, open_pack
from .shelf import find, installed, remembered

__all__ = ["BadPack", "Pack", "find", "installed", "line_of", "line_to_blame", "module_of", "open_pack", "remembered"]
