"""Packs: folders with tables, texts in two languages and short functions that a game is played with."""

from .code import module_of, place_to_blame
from .looks import CHOICES, Declared, Icon, Look, look_of
from .pack import Advice, BadPack, Pack, bad_rules, is_id, line_of, line_of_row, open_pack, read_toml
from .shelf import find, installed, remembered
from .watch import Fault, Watch

__all__ = [
    "CHOICES",
    "Advice",
    "BadPack",
    "Declared",
    "Fault",
    "Icon",
    "Look",
    "Pack",
    "Watch",
    "bad_rules",
    "find",
    "installed",
    "is_id",
    "line_of",
    "line_of_row",
    "look_of",
    "module_of",
    "open_pack",
    "place_to_blame",
    "read_toml",
    "remembered",
]
