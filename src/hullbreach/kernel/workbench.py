"""Access to the true position of a game, to read and to change it, for tests, scenarios, measurements and odds.

None of it may reach a seat.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager

from . import soundness, stack
from .errors import BrokenRule
from .events import Event
from .game import Game
from .question import Choice
from .state import State, Watch


def position(game: Game) -> State:
    """The true position. To change it, use `changing`, unless the game is a throw-away copy."""
    return game._state


@contextmanager
def changing(game: Game) -> Iterator[State]:
    """Change the position by hand: whole, or not at all if anything in the block fails or the result is unsound.

    Effects put on the stack are carried out, and the record begins at this position.
    """
    before = game._state.clone(), game._choices, game._history, game._start
    told = len(game._log)
    try:
        yield game._state
        carry_on(game)
        for complaint in soundness.complaints(game._state):
            raise BrokenRule(f"unsound-position:{complaint}", stack.trace(game._state))
    except BaseException:
        game._state, game._choices, game._history, game._start = before
        del game._log[told:]
        game._shown.clear()
        raise


def carry_on(game: Game) -> None:
    """Carry out what is on the stack, up to the next question. The record begins here."""
    game._listen()
    stack.run(game._state)
    game._settle()
    game._begin_here()


def script(game: Game, results: Mapping[str, Sequence[str]]) -> None:
    """Fix the next results of sources of chance by name, after those that are fixed already."""
    state = game._state
    more = {source: (*state.script.get(source, ()), *values) for source, values in results.items() if values}
    state.script = {**state.script, **more}


def watch(game: Game, watcher: Watch) -> None:
    """Call this watcher whenever chance decides something that no script does."""
    game._state.watch = watcher


def listen(game: Game, ear: list[Event]) -> None:
    """Collect every event in this list, secrets included. A game with a history has its own `log`."""
    if game._history is not None:
        raise ValueError("a game that keeps its history listens to itself")
    game._state.event_sink = ear


def ask(game: Game) -> Sequence[Choice]:
    """The open questions, computed again."""
    return game._ask()


def clock(game: Game) -> int:
    """The number that grows from round to round."""
    return game._plan.clock(game._state)
