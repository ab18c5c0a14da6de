"""The Nemesis family: a game is a list of parts."""

from .game import Nemesis
from .lockdown import Lockdown

game = Nemesis()
lockdown = Lockdown()

__all__ = ["game", "lockdown"]
