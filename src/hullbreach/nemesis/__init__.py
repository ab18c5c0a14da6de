"""The Nemesis family: a game is a list of parts."""

from .game import Nemesis

game = Nemesis()

__all__ = ["game"]
