"""The position of a game of the Nemesis family, one subject a file: the place, the intruders, the crew, the round."""

from .flow import Position

__all__ = ["Position"]
