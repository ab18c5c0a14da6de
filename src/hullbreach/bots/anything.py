"""A bot that takes any option."""

from __future__ import annotations

from random import Random

from .bot import Asked, View


class Anything:
    """Takes any option, each as likely as the others."""

    def choose(self, view: View, choice: Asked, rng: Random) -> str:
        """Whatever comes to mind."""
        return rng.choice(choice.options).id
