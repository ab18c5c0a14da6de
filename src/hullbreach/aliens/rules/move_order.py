"""Aliens and blips that move one after another, the closest to a character first."""

from __future__ import annotations

from collections.abc import Iterable

from ...kernel import Effect, Effects, Option, Question
from ..position import OFF, Mover, Position
from .alien_movement import Advance, nearest, ref_of
from .choices import chosen_by_rank


class MoveInOrder(Effect, tag="aliens/move-in-order"):
    """The closest moves first; among equals the highest rank decides."""

    rule = "aliens/choice/highest-rank"
    movers: tuple[Mover, ...]
    speed: int
    attacks: bool

    def one_by_one(self, g: Position) -> Effects:
        waiting = there(g, self.movers)
        if not waiting:
            return None
        first = nearest(g, waiting)
        if len(first) > 1:
            return [chosen_by_rank(g, WhoMoves, tuple(waiting), self.speed, self.attacks)]
        return moved(waiting, first[0], self.speed, self.attacks)


def there(g: Position, movers: Iterable[Mover]) -> list[Mover]:
    """Those that are still on the boards."""
    return [mover for mover in movers if g.mover_at(mover) != OFF]


def moved(waiting: Iterable[Mover], first: Mover, speed: int, attacks: bool) -> list[Effect]:
    """One moves, and then the others."""
    rest = tuple(mover for mover in waiting if mover != first)
    return [Advance(first, speed, attacks), MoveInOrder(rest, speed, attacks)]


class WhoMoves(Question, tag="aliens/who-moves"):
    """Which of several equally close ones moves first."""

    rule = "aliens/choice/highest-rank"
    ask = "ask-which-blip-moves"
    movers: tuple[Mover, ...]
    speed: int
    attacks: bool

    def _options(self, g: Position) -> Iterable[Option]:
        for mover in nearest(g, there(g, self.movers)):
            yield Option(f"next/{ref_of(g, mover)}", tuple(moved(self.movers, mover, self.speed, self.attacks)))

    def _lapses(self, g: Position) -> bool:
        return not there(g, self.movers)
