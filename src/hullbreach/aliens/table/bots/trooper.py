"""A bot that plays as a squad: it goes where the mission wants it, shoots what presses, and stays together."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from ....bots.bot import Asked, Offered, View
from ...view.shapes import SideShown
from .actions import worth_of_action
from .drawn import Drawn, board_of, drawn
from .events import worth_of_event
from .ground import Ground
from .replies import worth_of_reply
from .situation import Situation

WHIM = 0.02
"""How much chance decides between answers that are worth about the same."""
A_CHOICE_OF_HEROES = 0.4
"""How much it decides who is the hero: everybody should be one now and then."""
AT_A_PAUSE = ("ask-event", "ask-moment")
MAY_WAIT = ("ask-action", "ask-which-grunt", "ask-next-grunt", "ask-call-it")
"""Questions beside which an event may be played."""


class Trooper:
    """Values each answer and takes the best. It knows the boards from its view, so it plays on those of any pack."""

    def __init__(self) -> None:
        self._grounds: dict[Drawn, Ground] = {}

    def choose(self, view: View, choice: Asked, rng: Random) -> str:
        """The answer with the highest value."""
        options = choice.options
        if len(options) == 1 and not choice.asides:
            return options[0].id
        now = Situation(view, self._ground(view.sides), choice.seat)
        if choice.ask in MAY_WAIT:
            for aside in choice.asides:
                if worth_of_event(now, aside, choice) > 0.1:
                    return aside.id
        if len(options) == 1:
            return options[0].id
        whim = A_CHOICE_OF_HEROES if choice.ask == "ask-hero" else WHIM
        return max(options, key=lambda option: _worth(now, option, choice) + whim * rng.random()).id

    def _ground(self, sides: Sequence[SideShown]) -> Ground:
        key = drawn(sides)
        known = self._grounds.get(key)
        if known is None:
            known = self._grounds[key] = Ground(board_of(sides))
        return known


def _worth(now: Situation, option: Offered, choice: Asked) -> float:
    if choice.ask == "ask-action":
        return worth_of_action(now, now.person[choice.args["who"]], option)
    if choice.ask in AT_A_PAUSE:
        return worth_of_event(now, option, choice)
    return worth_of_reply(now, option, choice)
