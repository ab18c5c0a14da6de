"""Whether a position is sound. One that comes from a file is checked before anybody plays on from it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING

from .errors import BadSave, Refused
from .events import SPECTATOR
from .state import State

if TYPE_CHECKING:
    from .game import Game


def complaints(g: State) -> Iterator[str]:
    """What is wrong with a position: components not in exactly one zone, or else the complaints of the census."""
    lying = Counter(back for zone in g.zones for back in zone)
    there = range(len(g.face))
    doubled = sorted(back for back, times in lying.items() if times > 1)
    missing = sorted(set(there) - set(lying))
    if doubled or missing or len(lying) > len(there):
        yield f"components lying twice {doubled}, nowhere {missing}"
    else:
        yield from g.plan.census(g)


def check(game: Game) -> Game:
    """The game, if nothing in it is lost or doubled, and its questions and views can be computed; if not, a refusal."""
    try:
        wrong = next(_misshapen(game), None) or next(complaints(game._state), None)
        if wrong is None:
            _look_at(game)
    except Refused:
        raise
    except Exception as error:  # damage can make any rule fail
        wrong = type(error).__name__
    if wrong is not None:
        raise BadSave("save-not-understood", what=wrong)
    return game


def _misshapen(game: Game) -> Iterator[str]:
    """Fields of the wrong size, and heaps of unknown viewers. An array keeps its first size, unless it began empty."""
    g = game._state
    fresh = g.plan.begin(game.players, g.seed)
    for name in g.__struct_fields__:
        size = len(getattr(fresh, name)) if name == "zones" or isinstance(getattr(fresh, name), bytearray) else 0
        if size and len(getattr(g, name)) != size:
            yield name
    if not all(0 <= heap.viewer <= SPECTATOR and heap.least >= 0 for heap in g.heaps):
        yield "heaps"


def _look_at(game: Game) -> None:
    """Call everything that only reads the position: any of it may fail if the position is damaged."""
    game.truth()
    for choice in game.choices:
        game.view(choice.seat)
        game.refusals(choice.seat)
    for seat in range(game.players):
        game.asides(seat)
    if game.over:
        _ = game.outcome
