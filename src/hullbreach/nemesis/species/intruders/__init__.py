"""The intruders: larva, creeper, adult, breeder and queen, their bag, attacks, injuries and weaknesses."""

from .species import Intruders

__all__ = ["Intruders"]
