"""Where equally short ways differ in what they bring: blips that are spotted, and shots of sentry guns."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ..board.board import Board
from ..board.layout import Space, bits
from ..board.ways import pruned
from ..position import Mover, Position
from .sentries import guns_on_with

Met = tuple[tuple[int, ...], int, bool]
"""The guns that shoot, the other blips that are spotted, and whether the mover itself is."""


def through(board: Board, rings: Sequence[int], via: Iterable[Space], barred: int) -> Sequence[int]:
    """By steps: what is left of some ways if they lead through these spaces."""
    left = list(rings)
    for space in via:
        step = next(step for step, ring in enumerate(left) if ring >> space & 1)
        ahead = [1 << space]
        for ring in left[step + 1 :]:
            ahead.append(ring & board.around(ahead[-1], barred))
        left = [*pruned(board, left[: step + 1], 1 << space, barred), *ahead[1:]]
    return left


def fork(g: Position, mover: Mover, rings: Sequence[int], ends: int, barred: int) -> int:
    """The spaces of the first step at which the ways to these ends part for good; 0 if they all bring the same."""
    steps = Steps(g, mover)
    if not steps.may_differ(rings):
        return 0
    on_the_way = pruned(g.board, rings, ends, barred)
    if not steps.may_differ(on_the_way):
        return 0
    ahead: dict[Space, frozenset[Met]] = {}
    parts = 0
    for ring in reversed(on_the_way):
        behind: dict[Space, frozenset[Met]] = {}
        for space in bits(ring):
            here = steps.met(space)
            near = g.board.next_to(space, barred)
            onward = {then for to, brings in ahead.items() if near >> to & 1 for then in brings}
            behind[space] = frozenset(_joined(here, then) for then in onward) if ahead else frozenset((here,))
        if len(set(behind.values())) > 1:
            parts = ring
        ahead = behind
    return parts


class Steps:
    """What single steps of an alien or a blip bring."""

    def __init__(self, g: Position, mover: Mover) -> None:
        self._g, self._is_blip = g, mover < 0
        start = 1 << g.mover_at(mover)
        self._others, self._blips = g.occupied & ~start, g.blips & ~start
        self._spotted: dict[int, int] = {}
        """By open doors: the other blips that are seen then."""

    def may_differ(self, rings: Sequence[int]) -> bool:
        """Whether steps into spaces of one ring could bring different things.

        Mostly they cannot: without guns, and with nothing to be seen even if all doors on the ways were open at once.
        """
        g, either = self._g, 0
        for ring in rings:
            if ring & (ring - 1):
                either |= ring
        if not either or any(g.sentry_shots):
            return bool(either)
        to_be_seen = self._blips | either if self._is_blip else self._blips
        if not to_be_seen:
            return False
        doors = g.board.open_doors(self._others | either, g.barricades)
        return bool(g.board.seen_by(g.people, to_be_seen, g.standing, doors))

    def met(self, space: Space) -> Met:
        """What a step into this space brings."""
        g, board = self._g, self._g.board
        doors = board.open_doors(self._others | 1 << space, g.barricades)
        if doors not in self._spotted:
            self._spotted[doors] = board.seen_by(g.people, self._blips, g.standing, doors)
        is_seen = self._is_blip and bool(board.seen_by(g.people, 1 << space, g.standing, doors))
        return guns_on_with(g, space, doors), self._spotted[doors], is_seen


def _joined(one: Met, other: Met) -> Met:
    """What two parts of a way bring together."""
    return tuple(sorted(one[0] + other[0])), one[1] | other[1], one[2] or other[2]
