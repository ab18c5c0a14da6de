"""Players that are programs: they see a seat's view and a question, both plain data, and answer with an option id."""

from __future__ import annotations

from collections.abc import Mapping

from ..kernel import Refused
from ..library import title
from .anything import Anything
from .bot import Asked, Bot, Offered, View, answer_of

RANDOM = "random"
"""The bot that plays every game."""
_ANYTHING = Anything()


def bots_of(game: str) -> Mapping[str, Bot]:
    """Every bot that plays a game, by name; none of them remembers anything, so one of each serves all seats."""
    return {RANDOM: _ANYTHING, **title(game).bots}


def bot_of(game: str, name: str = "") -> Bot:
    """The bot of this name, or the usual one."""
    found = bots_of(game).get(name or title(game).usual_bot)
    if found is None:
        raise Refused("unknown-bot", bot=name, bots=list(bots_of(game)))
    return found


__all__ = ["RANDOM", "Asked", "Bot", "Offered", "View", "answer_of", "bot_of", "bots_of"]
