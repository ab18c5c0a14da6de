"""What an option may bring, from what the acting seat knows and nothing else."""

from .chances import Chance, odds

__all__ = ["Chance", "odds"]
