"""A question is an effect that computes its options from the position when somebody looks."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

import msgspec

from .effect import Effect, Effects, Seat
from .events import EVERYONE

if TYPE_CHECKING:
    from .state import State


class Option(msgspec.Struct, frozen=True, gc=False):
    """One answer. The id is `verb/type:value/…`; `then` are the effects it causes."""

    id: str
    then: tuple[Effect, ...] = ()
    rule: str = ""
    cost: int = 0
    """What it costs, in the unit of the game. People see it before they choose."""

    @property
    def verb(self) -> str:
        """The first part of the id: what is done."""
        return self.id.partition("/")[0]

    @property
    def about(self) -> tuple[str, ...]:
        """Typed references to what the option concerns: `room:7`, `card:search`, `seat:2` …"""
        return tuple(self.id.split("/")[1:])


class Refusal(msgspec.Struct, frozen=True, gc=False):
    """Something a seat might expect to do and cannot, with the rule that forbids it."""

    id: str
    rule: str


class Choice(msgspec.Struct, frozen=True, gc=False):
    """A question put to one seat: a message id with arguments, the rule, the options, and the number of the prompt."""

    seat: Seat
    ask: str
    rule: str
    options: Sequence[Option]
    args: Mapping[str, object]
    gather: str
    prompt: int


NOTHING: Mapping[str, object] = {}


class Waiting(Effect):
    """An effect that stays on top of the stack until seats have answered."""

    plain: ClassVar[bool] = False
    """Whether it asks only its own seat and an answer needs nothing special, like most questions."""

    def _asks(self, g: Any) -> Sequence[Question]:
        """The questions that are still open; empty if nobody needs to be asked."""
        raise NotImplementedError

    def _answered(self, g: Any, seat: Seat, option: Option) -> tuple[bool, Effects]:
        """Whether the question still waits afterwards, and what follows or replaces it."""
        raise NotImplementedError

    def _unasked(self, g: Any) -> Effects:
        """What follows when nobody is asked."""
        return None

    def _lapses(self, g: Any) -> bool:
        return False

    def _goes_on_as(self, now: Effect) -> bool:
        """Whether this other frame, left by an aside, is still the same question to those who are asked."""
        return False


class Question(Waiting):
    """One seat chooses one of the options."""

    seat: Seat

    ask: ClassVar[str] = ""
    decline: ClassVar[str] = "let"
    """The option id that means "no" inside a window (FirstOf)."""
    gather: ClassVar[str] = ""
    """A name shared by questions that a client may let people answer in one gesture."""

    def __init_subclass__(cls) -> None:
        cls.plain = cls._asks is Question._asks and cls._answered is Question._answered

    def _options(self, g: Any) -> Iterable[Option]:
        raise NotImplementedError

    def _refusals(self, g: Any) -> Iterable[Refusal]:
        return ()

    def _args(self, g: Any) -> Mapping[str, object]:
        """Arguments of the prompt's message."""
        return NOTHING

    def _asks(self, g: Any) -> Sequence[Question]:
        return (self,)

    def _answered(self, g: Any, seat: Seat, option: Option) -> tuple[bool, Effects]:
        return False, option.then


Arguments = Callable[[Any, Any], Mapping[str, object]]
Wording = tuple[Callable[[Any, Any], Iterable[Option]], Arguments | None, str, str, str]
"""How a class of questions is worded: its options, its message's arguments if it has any, ask, rule and gather."""
WORDINGS: dict[type[Question], Wording] = {}
"""The wordings used so far: to look a class up once is cheaper than each of its attributes at every question."""


def wording_of(cls: type[Question]) -> Wording:
    """How a class of questions is worded, computed once."""
    args = None if cls._args is Question._args else cls._args
    wording = WORDINGS[cls] = (cls._options, args, cls.ask, cls.rule, cls.gather)
    return wording


class Together(Waiting, tag="kernel/together"):
    """Several seats answer in secret. When all have, `_all_said` gets the answers in the order of `asks`."""

    asks: tuple[Question, ...]
    said: tuple[str, ...] = ()
    """The option ids in the order of `asks`; an empty string for a seat that has yet to answer."""

    def _all_said(self, g: Any, said: Sequence[Option]) -> Effects:
        return [effect for option in said for effect in option.then]

    def _said(self) -> tuple[str, ...]:
        return self.said or ("",) * len(self.asks)

    def _asks(self, g: Any) -> Sequence[Question]:
        return [ask for ask, said in zip(self.asks, self._said(), strict=True) if not said]

    def _saying(self, seat: Seat, option_id: str) -> Together:
        said = tuple(option_id if ask.seat == seat else old for ask, old in zip(self.asks, self._said(), strict=True))
        return msgspec.structs.replace(self, said=said)

    def _answered(self, g: Any, seat: Seat, option: Option) -> tuple[bool, Effects]:
        now = self._saying(seat, option.id)
        if not all(now.said):
            return True, (now,)
        options: list[Option] = []
        for ask, said in zip(now.asks, now.said, strict=True):
            found = next((o for o in ask._options(g) if o.id == said), None)
            if found is None:  # an aside has made the answer impossible: ask that seat again
                return True, (now._saying(ask.seat, ""),)
            options.append(found)
        g.learned_by = EVERYONE  # now everybody learns what the others said
        return False, self._all_said(g, options)

    def _unasked(self, g: Any) -> Effects:
        return self._all_said(g, ())


class FirstOf(Waiting, tag="kernel/first-of"):
    """A window: the first seat that does not decline goes ahead and the other questions fall away."""

    asks: tuple[Question, ...]
    declined: tuple[Seat, ...] = ()

    def _asks(self, g: Any) -> Sequence[Question]:
        if not self.declined and not any(g.orders):
            return self.asks
        return [ask for ask in self.asks if ask.seat not in self.declined and g.must_ask(ask.seat)]

    def _answered(self, g: Any, seat: Seat, option: Option) -> tuple[bool, Effects]:
        ask = next(ask for ask in self.asks if ask.seat == seat)
        if option.id != ask.decline:
            return False, option.then
        return True, (msgspec.structs.replace(self, declined=(*self.declined, seat)),)

    def _goes_on_as(self, now: Effect) -> bool:
        """Whether the other frame is this window after another seat has declined."""
        return isinstance(now, FirstOf) and now.asks == self.asks and now.declined[:-1] == self.declined != now.declined


class TimeOut(Effect, tag="kernel/time-out"):
    """Time is up for a seat in a window, so it declines."""

    seat: Seat

    def decline(self, g: State) -> Effects:
        window = g.stack.pop()[0]
        assert isinstance(window, FirstOf)
        return (msgspec.structs.replace(window, declined=(*window.declined, self.seat)),)


def time_outs(waiting: Waiting, g: State) -> list[Option]:
    """The options of the clock: it can decline for seats, so that a window does not wait for ever."""
    if not isinstance(waiting, FirstOf):
        return []
    return [Option(f"time-out/seat:{ask.seat}", (TimeOut(ask.seat),)) for ask in waiting._asks(g)]


class Moment(Effect, tag="kernel/moment"):
    """A public instant. Only seats that want to be stopped there are asked, and nobody else is delayed."""

    kind: str

    def holders_may_act(self, g: State) -> Effects:
        asks = [ask for seat in g.holders() if (ask := g.plan.moment(g, self.kind, seat)) is not None]
        return (FirstOf(tuple(asks)),) if asks else None
