"""The Nemesis family: a game is a list of parts."""

from .titles import Lockdown, Nemesis

game = Nemesis()
lockdown = Lockdown()

__all__ = ["game", "lockdown"]
