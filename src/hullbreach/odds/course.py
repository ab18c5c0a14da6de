"""What follows from one option in one imagined game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from ..kernel import Choice, Event, Game, State
from .signs import Signs

MOST = 40
"""So many questions are answered at most before an option has had its say."""
Script = Mapping[str, tuple[str, ...]]
"""Results of chance fixed beforehand, by the name of their source."""
UNSCRIPTED: Script = {}


class Course(NamedTuple):
    """What an option brought: its events, how many of them came before anything that was not scripted, or all did."""

    events: Sequence[Mapping[str, Any]]
    sure: int
    settled: bool


class Witness(list[Event]):
    """Hears events, and whether each came before chance was used or something hidden came to light for the seat."""

    def __init__(self, state: State, seat: int) -> None:
        super().__init__()
        self.sure: list[bool] = []
        self._state = state
        self._seat = seat
        self._chance = state.drawn + len(state.script)
        self._known = self._seen()
        self._settled = True

    def append(self, event: Event) -> None:
        super().append(event)
        self.sure.append(self.settled)

    @property
    def settled(self) -> bool:
        """Whether nothing but the script has decided so far."""
        if self._settled:
            chance = self._state.drawn + len(self._state.script)
            self._settled = chance == self._chance and not self._seen() & ~self._known
        return self._settled

    def _seen(self) -> int:
        """Which hidden components the seat has seen, as a mask."""
        seen = self._state.seen
        return int.from_bytes(seen, "big") & int.from_bytes(bytes([1 << self._seat]) * len(seen), "big")


def course_of(world: Game, option: str, seat: int, signs: Signs, script: Script = UNSCRIPTED) -> Course:
    """Answer the option, then whatever needs no deciding, until something else begins.

    What is answered so is told as well: that somebody could have decided otherwise may be worth knowing.
    """
    game = world.clone(keep_history=False)
    state = game._state
    state.script = dict(script)
    state.told = told = Witness(state, seat)
    game.answer(option, seat)
    for _ in range(MOST):
        goes_on = None if any(event.kind in signs.ends for event in told) else _goes_on(game, signs)
        if goes_on is None:
            break
        choice, answer = goes_on
        told.append(Event(choice.ask, {}, choice.args, 1 << choice.seat, choice.rule))
        game.answer(answer, choice.seat)
    caused = next((nth for nth, event in enumerate(told) if event.kind in signs.ends), len(told))
    shown = [event.shown_to(seat) for event in told[:caused]]
    sure = sum(event is not None for event, sure in zip(shown, told.sure, strict=False) if sure)
    return Course([event for event in shown if event is not None], sure, told.settled)


def _goes_on(game: Game, signs: Signs) -> tuple[Choice, str] | None:
    """A question and an answer that decides nothing: the only one there is, or one that lets things go on."""
    return next(((choice, answer) for choice in game.choices if (answer := _plain_answer(choice, signs))), None)


def _plain_answer(choice: Choice, signs: Signs) -> str | None:
    if choice.ask in signs.turns:
        return None
    if len(choice.options) == 1:
        return choice.options[0].id
    return next((option.id for option in choice.options if option.verb in signs.routine), None)
