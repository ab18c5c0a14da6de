"""A rule-of-thumb player of the Nemesis family: stays alive, works on its objective, and leaves in time."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from ....bots.bot import Asked, Offered, View
from .evaluation.acting import is_to_lay_down, worth_of_action
from .evaluation.mind import Mind
from .evaluation.replying import worth_of_reply
from .evaluation.using import worth_of_use

WHIM = 0.05
"""How much chance decides between answers that are worth about the same."""


class Survivor:
    """A bot that assesses the view, values each option, and takes the best.

    `mind_of` gives its assessment of a view at the site that it knows.
    """

    def __init__(self, mind_of: Callable[[View, int], Mind]) -> None:
        self._mind_of = mind_of

    def choose(self, view: View, choice: Asked, rng: Random) -> str:
        """The option with the highest value."""
        options = choice.options
        if len(options) == 1:
            return options[0].id
        mind = self._mind_of(view, choice.seat)
        for aside in choice.asides if choice.ask == "ask-action" else ():
            if is_to_lay_down(aside, mind):
                return aside.id
        return max(options, key=lambda option: _worth(option, choice, mind) + WHIM * rng.random()).id


def _worth(option: Offered, choice: Asked, mind: Mind) -> float:
    if choice.ask == "ask-action":
        return worth_of_action(option, mind)
    if choice.ask == "ask-use":
        return worth_of_use(option, mind)
    return worth_of_reply(option, choice, mind)
