"""Hullbreach plays survival-horror board games: the public face used by every client, bot, test and program."""

from .kernel import CLOCK, JUDGE, BadSave, BrokenRule, Choice, Game, Option, Refusal, Refused
from .library import games, load, new, replay

__version__ = "0.1.0"

__all__ = [
    "CLOCK",
    "JUDGE",
    "BadSave",
    "BrokenRule",
    "Choice",
    "Game",
    "Option",
    "Refusal",
    "Refused",
    "games",
    "load",
    "new",
    "replay",
]
