"""The shortest ways over free spaces."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from .layout import Space

if TYPE_CHECKING:
    from .board import Board


class Ways:
    """The shortest ways from a space to spaces next to others."""

    def __init__(self, board: Board, space: Space, free: int, barred: int) -> None:
        self._board, self._space, self._free, self._barred = board, space, free, barred
        self._rings: tuple[int, ...] = ()
        """The free floor ring by ring, as far as somebody asked. It is replaced and never changed."""
        self._straight: dict[Space, Sequence[int]] = {}
        self._found: dict[Space, Sequence[int]] = {}

    def to(self, target: Space) -> Sequence[int]:
        """By steps: the spaces on shortest ways to a space next to the target; empty if there is no way."""
        known = self._found.get(target)
        if known is None:
            known = self._straight_to(target)
            if not known:
                beside = self._board.next_to(target, self._barred)
                known = pruned(self._board, self._flooded_to(beside), beside, self._barred)
            self._found[target] = known
        return known

    def reach(self, target: Space) -> bool:
        """Whether there is a way to a space next to the target."""
        return bool(self._straight_to(target) or self._flooded_to(self._board.next_to(target, self._barred)))

    def _straight_to(self, target: Space) -> Sequence[int]:
        """The ways, if they are no longer than on bare boards."""
        if self._barred:
            return ()
        known = self._straight.get(target)
        if known is None:
            known, spaces = self._board.straight(self._space, target)
            if spaces & ~self._free:
                known = self._past_those_in_the_way(list(known))
            self._straight[target] = known
        return known

    def _past_those_in_the_way(self, rings: list[int]) -> Sequence[int]:
        """Ways of the bare boards without the spaces that lead nowhere; empty if nothing is left.

        Only the ways around somebody change: before the first and after the last of them the rings are as they were.
        """
        board, free = self._board, self._free
        barred = [step for step, ring in enumerate(rings) if ring & ~free]
        first, last, step = barred[0], barred[-1], barred[0]
        while step < len(rings):
            here = rings[step] & free & (board.around(rings[step - 1]) if step else rings[step])
            if not here:
                return ()
            if step > last and here == rings[step]:
                break
            rings[step] = here
            step += 1
        for back in range(min(step, len(rings)) - 2, -1, -1):
            here = rings[back] & board.around(rings[back + 1])
            if back < first and here == rings[back]:
                break
            rings[back] = here
        return rings

    def _flooded_to(self, ends: int) -> Sequence[int]:
        """The free floor ring by ring, up to the first ring with one of these spaces."""
        rings = self._rings
        for steps, ring in enumerate(rings, 1):
            if ring & ends:
                return rings[:steps]
        if not ends & self._free:
            return ()
        front = rings[-1] if rings else 1 << self._space
        found = [*rings]
        for ring in self._board.rings(front, self._free & ~sum(rings), self._barred):
            found.append(ring)
            if ring & ends:
                self._rings = tuple(found)
                return self._rings
        self._rings = tuple(found)
        return ()


def pruned(board: Board, rings: Sequence[int], ends: int, barred: int) -> Sequence[int]:
    """Those spaces of some rings from which a way leads on to these ends in the last one."""
    found: list[int] = []
    back = ends
    for ring in reversed(rings):
        back = ring & (board.around(back, barred) if found else back)
        found.append(back)
    return found[::-1]
