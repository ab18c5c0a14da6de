"""What a bot is, and what it is handed: a seat's view, a question as plain data, and dice of its own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, NamedTuple, Protocol

View = Any
"""Everything a seat may see, as `game.sight(seat)` gives it."""


class Offered(NamedTuple):
    """One answer a bot may give: its id, and how many cards must be paid for it."""

    id: str
    cost: int = 0

    @property
    def verb(self) -> str:
        """What is done, without what it concerns."""
        return self.id.partition("/")[0]

    @property
    def about(self) -> list[str]:
        """What it concerns: `room:7`, `card:search`, `seat:2` …"""
        return self.id.split("/")[1:]

    def named(self, sort: str) -> str:
        """The first thing of this sort it concerns, without the sort: `named("card")` is `search`."""
        for reference in self.about:
            kind, _, name = reference.partition(":")
            if kind == sort:
                return name
        return ""


class Asked(NamedTuple):
    """A question to a seat, without the effects its answers would have: a bot is to think, not to peek."""

    seat: int
    ask: str
    args: Mapping[str, Any]
    options: Sequence[Offered]
    asides: Sequence[Offered] = ()
    """What the seat may do besides answering, after which it is asked again."""


class Bot(Protocol):
    """A program that answers for a seat."""

    def choose(self, view: View, choice: Asked, rng: Random) -> str:
        """The id of one of the options, or of an aside."""
        ...


class _Option(Protocol):
    @property
    def id(self) -> str: ...
    @property
    def cost(self) -> int: ...


class Choice(Protocol):
    """A question as an engine has it."""

    @property
    def seat(self) -> int: ...
    @property
    def ask(self) -> str: ...
    @property
    def args(self) -> Mapping[str, Any]: ...
    @property
    def options(self) -> Sequence[_Option]: ...


class Shows(Protocol):
    """A game, of which a bot gets nothing but the view and the asides of its seat."""

    def sight(self, seat: int | None = None) -> View: ...
    def asides(self, seat: int) -> Sequence[_Option]: ...


def answer_of(bot: Bot, game: Shows, choice: Choice, rng: Random) -> str:
    """What a bot says to a question, having seen what its seat sees and nothing else."""
    seat = choice.seat
    options = [Offered(option.id, option.cost) for option in choice.options]
    asides = [Offered(aside.id) for aside in game.asides(seat)]
    return bot.choose(game.sight(seat), Asked(seat, choice.ask, dict(choice.args), options, asides), rng)
