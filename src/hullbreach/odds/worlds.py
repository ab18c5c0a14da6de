"""Imagined games that together are fair: what is hidden lies as often in one place as in another like it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from random import Random

from ..kernel import Game, workbench

WORLDS = 60
"""Number of imagined games: every die of six or ten sides shows each side equally often."""


class Worlds:
    """Games that look the same to a seat. They depend on what it knows and never on the truth."""

    def __init__(self, game: Game, seat: int) -> None:
        self._game = game
        self._seat = seat
        self._imagined: dict[int, Game] = {}
        self.alone = len(game.choices) == 1
        """Whether nobody else is asked something now."""

    def __len__(self) -> int:
        return WORLDS

    def __getitem__(self, number: int) -> Game:
        if number not in self._imagined:
            self._imagined[number] = self._game.resample(self._seat, seed=number)
            if number and self.alone:  # others who are asked too must still have something to say
                self._turn(self._imagined[number], number)
        return self._imagined[number]

    def __iter__(self) -> Iterator[Game]:
        return (self[number] for number in range(WORLDS))

    def _turn(self, game: Game, number: int) -> None:
        """Deal what was dealt in the first game again, every family turned so far that in the end all is even.

        So two rooms of which nothing is known have the same odds. Where the seat knows what is among some cards, but
        not which is which, they stay as they were dealt.
        """
        first, state = workbench.position(self[0]), workbench.position(game)
        told_apart = {heap.family for heap in state.heaps if heap.viewer == self._seat}
        for family in sorted(set(state.family) - told_apart):
            backs = [back for back in state.plan.members(state, family) if not state.seen[back] >> self._seat & 1]
            if backs:
                turn = _turns(family, len(backs))[number]
                for back, like in zip(backs, (*backs[turn:], *backs[:turn]), strict=True):
                    state.face[back] = first.face[like]


@cache
def _turns(family: int, count: int) -> Sequence[int]:
    """How far a family of this size is turned in each game: every distance equally often, in random order."""
    turns = [number % count for number in range(WORLDS)]
    Random(family).shuffle(turns)
    return turns
